/// A step of one pointer, with the words before its verb.
package struct PointingStep: Sendable {
  package enum Action: Sendable {
    case drag(DragStep)
    case down(Place)
    case move(MoveTarget, MotionClauses)
    case up(Place?)
    case tap(Place)
    case hover(Place)
    case cancel(why: Located<String>?)
  }

  package var pointer: PointerWords
  package var action: Action
}

/// `[POINTER] [KIND] [BUTTON]`: what is left out is nil.
package struct PointerWords: Sendable {
  /// 1 to 99; left out it is 1.
  package var number: Located<Int>?
  package var kind: Located<PointerKindWord>?
  package var button: Located<ButtonWord>?
}

/// `drag WHAT to PLACE {clauses}`.
package struct DragStep: Sendable {
  package var source: DragSource
  package var destination: Place
  package var clauses: DragClauses
}

/// What a drag presses on.
package enum DragSource: Sendable {
  /// The first visible selected card.
  case selection(SourceRange)
  case place(Place)
}

/// `drag payload "text" … from PLACE to PLACE {clauses}`.
package struct PayloadStep: Sendable {
  /// At least one.
  package var texts: [Located<String>]
  package var origin: Place
  package var destination: Place
  package var clauses: DragClauses
}

/// The clauses of a drag; each at most once, in any order.
package struct DragClauses: Sendable {
  package var motion = MotionClauses()
  /// How long the pointer stays after the press.
  package var hold: TimeLiteral?
  /// How long the pointer stays before the finish.
  package var dwell: TimeLiteral?
  /// Left out it is a release.
  package var finish: Located<FinishWord>?
}

/// How a pointer moves to its place.
package struct MotionClauses: Sendable {
  package enum Pace: Sendable {
    /// `over T`: the time for the whole path.
    case over(TimeLiteral)
    /// `at SPEED`: points a second, more than 0.
    case speed(Located<Double>)
  }

  package enum Sampling: Sendable {
    /// `steps N`: equal samples, 1 to 100,000.
    case steps(Located<Int>)
    /// `every T`: more than 0.
    case every(TimeLiteral)
    case jump(SourceRange)
  }

  /// The places on the way, in order.
  package var via: [Place] = []
  /// `direct`: the pointer goes to what is in view only, and scrolls nothing on its way.
  package var direct: Located<ClauseWord>?
  package var pace: Pace?
  package var sampling: Sampling?
}

/// Where `move` goes.
package enum MoveTarget: Sendable {
  case place(Place)
  /// `by DX,DY`.
  case offset(PointLiteral)
}
