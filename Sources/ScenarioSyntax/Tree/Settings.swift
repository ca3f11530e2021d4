/// One setting of `layout`.
package struct LayoutSetting: Sendable {
  /// A value of the shape that its key wants.
  package enum Value: Sendable {
    case viewport(SizeLiteral)
    case origin(PointLiteral)
    /// More than 0.
    case zoom(Located<Double>)
    case direction(Located<DirectionWord>)
    case platform(Located<PlatformWord>)
    case sizeCategory(Located<SizeCategoryWord>)
    case textStyle(Located<TextStyleWord>)
    /// 1, 2 or 3.
    case displayScale(Located<Int>)
    /// One of the keys whose value is a plain length: never negative.
    case length(LengthKey, Located<Double>)
    /// `column-width`, `header-height` and `card-height`.
    case scalableLength(ScalableLengthKey, ScalableLength)
    case bodyHeight(BodyHeight)
    case arrangement(ArrangementLiteral)
    case scroll(ScrollLiteral)
  }

  package enum LengthKey: Sendable, Hashable {
    case minColumnWidth, collapsedWidth
    case columnSpacing, boardPadding, columnPadding, cardSpacing, emptyHeight
  }

  package enum ScalableLengthKey: Sendable, Hashable {
    case columnWidth, headerHeight, cardHeight

    /// True if the length grows with the text size where no word says so.
    package var isScaledByDefault: Bool {
      switch self {
      case .columnWidth: true
      case .headerHeight, .cardHeight: false
      }
    }
  }

  package var key: Located<LayoutKey>
  package var value: Value
  package var range: SourceRange
}

/// A length that may grow with the text size: `N`, `scaled N` or `fixed N`.
package struct ScalableLength: Sendable {
  package var length: Located<Double>
  package var isScaled: Bool
}

/// The value of `body-height`.
package enum BodyHeight: Sendable {
  case fill(SourceRange)
  case fit(SourceRange)
  case length(Located<Double>)
}

/// The value of `arrangement`.
package struct ArrangementLiteral: Sendable {
  package enum Kind: Sendable {
    case columns
    /// Cards a row, from 1.
    case grid(Located<Int>)
    case wrap
    /// How far each card lies below the one before.
    case pile(Located<Double>)
  }

  package var kind: Kind
  package var range: SourceRange
}

/// A scroll area with an offset: `board x,y` or `COLUMN y`.
package enum ScrollLiteral: Sendable {
  case board(SourceRange, PointLiteral)
  case column(Name, Located<Double>)
}

/// One setting of `behaviour`.
package struct BehaviourSetting: Sendable {
  /// A value of the shape that its key wants.
  package enum Value: Sendable {
    /// `midpoint`, `edges`, or another strategy's name; which there are is not known here.
    case targeting(Name)
    case outside(Located<OutsideWord>)
    case crossing(Located<CrossingWord>)
    case placeholder(Located<PlaceholderWord>)
    case mouseThreshold(Located<Double>)
    case touchThreshold(OptionalLength)
    case touchDelay(TimeLiteral)
    case touchSlop(Located<Double>)
    case autoscroll(AutoscrollLiteral)
    case wip(Located<LimitPolicyWord>)
    case wipReorder(Located<LimitScopeWord>)
    case escape(Located<InterruptionWord>)
    case blur(Located<InterruptionWord>)
    case secondPointer(Located<InterruptionWord>)
    case springLoading(OptionalTime)
    /// At least one, none twice.
    case operations([Located<OperationWord>])
    case order(Located<OrderWord>)
    case dropDuration(TimeLiteral)
    case returnDuration(TimeLiteral)
    case reduceMotion(Located<SwitchWord>)
    case keyboardCommit(Located<KeyboardCommitWord>)
    case keyboardColumn(Located<KeyboardColumnWord>)
    case untitledColumn(Located<UntitledColumnWord>)
    case formation(Located<FormationWord>)
    /// Whole frames a second, 1 to 1,000.
    case frameRate(Located<Int>)
    /// Whole samples a second, 1 to 10,000.
    case sampleRate(Located<Int>)
  }

  package var key: Located<BehaviourKey>
  package var value: Value
  package var range: SourceRange
}

/// A time, or `off`.
package enum OptionalTime: Sendable {
  case off(SourceRange)
  case time(TimeLiteral)
}

/// A length, or `off`.
package enum OptionalLength: Sendable {
  case off(SourceRange)
  case length(Located<Double>)
}

/// The value of `autoscroll`.
package enum AutoscrollLiteral: Sendable {
  case off(SourceRange)
  /// The board and its columns flow.
  case flowing(AutoscrollWords)
  /// The board goes from column to column.
  case stepping(AutoscrollSteps)
}

/// `band L step T [over T]`, in any order.
package struct AutoscrollSteps: Sendable {
  package var band: Located<Double>
  /// Between two looks at the pointer, more than 0.
  package var step: TimeLiteral
  /// Of the way to a column.
  package var over: TimeLiteral?
  package var range: SourceRange
}

/// `band L speed S [curve C] [ramp T] [beyond B]`, in any order.
package struct AutoscrollWords: Sendable {
  package var band: Located<Double>
  /// Points a second.
  package var speed: Located<Double>
  package var curve: Located<CurveWord>?
  package var ramp: TimeLiteral?
  package var beyond: Located<BeyondWord>?
  package var range: SourceRange
}
