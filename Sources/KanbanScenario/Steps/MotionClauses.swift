import KanbanGeometry
import KanbanInteraction
package import ScenarioSyntax

/// How a pointer moves to its place, as the clauses of `drag` and `move` say.
struct MotionClauses {
  enum Pace {
    /// The time for the whole way.
    case over(TimeSpan)
    /// Points a second.
    case speed(Double)
  }

  enum Sampling {
    /// So many samples, equally far from one another.
    case steps(Int)
    case every(TimeSpan)
    /// One sample at the place.
    case jump
  }

  /// The places on the way, in order.
  let via: [Place]
  /// Whether the pointer goes to what is in view only, and scrolls nothing on its way.
  let isDirect: Bool
  let pace: Pace?
  let sampling: Sampling?
}

/// The clauses of a drag.
struct DragClauses {
  let motion: MotionClauses
  /// How long the pointer stays after the press.
  let hold: TimeSpan?
  /// How long the pointer stays before the finish.
  let dwell: TimeSpan
  let finish: Finish
}

/// How a drag ends.
enum Finish: String, Sendable {
  case release, cancel, escape, hold
}

// MARK: - How they are written

/// In the canonical order: the way, then what happens in order of time.
private enum Clause: Int {
  case via, direct, hold, over, at, steps, every, jump, dwell, then
}

extension Shape {
  /// The clauses of a drag, to the end of its line.
  static let dragClauses = Shape.clauses(Clauses(ofDrag: true))
  /// The clauses of a move, to the end of its line.
  static let moveClauses = Shape.clauses(Clauses(ofDrag: false))
}

extension Clauses {
  fileprivate init(ofDrag isDrag: Bool) {
    self.init(.clauses)
    func indices(_ clauses: Clause...) -> [Int] { clauses.map(\.rawValue) }
    exclusive = [indices(.over, .at), indices(.steps, .every, .jump)]
    repeated = [(Clause.via.rawValue, "place")]
    if !isDrag { foreign = (indices(.hold, .dwell, .then), "belongs to a drag, not to a move") }
    endsLine = true
  }
}

extension WordList {
  /// The words of the clauses of a pointing step.
  package static let clauses = WordList(
    "a clause",
    [
      Word("via", "a place on the way, as often as wanted", rest: .place()),
      Word(
        "direct", "goes straight to a place, without autoscroll towards what is not in view", rest: .nothing),
      Word(
        "hold", "how long the pointer rests after the press; a touch rests for touch-delay if left out",
        rest: Coding<TimeSpan>.time.shape),
      Word("over", "how long the whole way takes; 200ms if left out", rest: Coding<TimeSpan>.time.shape),
      Word("at", "how fast the pointer goes, instead of how long the way takes", rest: .speed),
      Word("steps", "how many samples the way has", rest: .count("the number of steps", 1...100_000)),
      Word("every", "the time between two samples", rest: .positiveTime("the time between samples")),
      Word("jump", "one sample at the place, at once", rest: .nothing),
      Word(
        "dwell", "how long the pointer rests at the place before it is released",
        rest: Coding<TimeSpan>.time.shape),
      Word(
        "then", "how the drag ends: release, cancel, escape or hold", rest: .word(Choices.finishes.list)),
    ],
    synonyms: Synonyms([
      "over": "duration during in for", "at": "speed", "via": "through", "dwell": "pause wait rest",
      "hold": "delay longpress", "jump": "teleport instantly", "steps": "samples", "then": "finally",
    ]))
}

extension Choices<Finish> {
  fileprivate static let finishes = Choices(
    "a finish",
    [
      .release: "lets go; what a drag does if nothing is said", .cancel: "the system takes the pointer away",
      .escape: "presses Escape", .hold: "stays there, pressed",
    ],
    synonyms: Synonyms([
      "release": "drop up", "cancel": "abort", "escape": "esc", "hold": "keep stay",
    ]))
}

// MARK: - What was written

extension MotionClauses {
  /// What the argument of `Shape.dragClauses` or `Shape.moveClauses` says.
  init(_ argument: Argument) {
    via = argument.clause(.via)?.parts.map(\.place) ?? []
    isDirect = argument.clause(.direct) != nil
    if let time = argument.time(.over) {
      pace = .over(time)
    } else if case .speed(let speed)? = argument.clause(.at)?.value {
      pace = .speed(speed)
    } else {
      pace = nil
    }
    if case .count(let count)? = argument.clause(.steps)?.value {
      sampling = .steps(count)
    } else if let time = argument.time(.every) {
      sampling = .every(time)
    } else {
      sampling = argument.clause(.jump) == nil ? nil : .jump
    }
  }
}

extension DragClauses {
  /// What the argument of `Shape.dragClauses` says.
  init(_ argument: Argument) {
    motion = MotionClauses(argument)
    hold = argument.time(.hold)
    dwell = argument.time(.dwell) ?? .zero
    finish = argument.clause(.then).map { Choices.finishes.values[$0.word] } ?? .release
  }
}

extension Argument {
  fileprivate func clause(_ clause: Clause) -> Argument? {
    guard case .clauses(let values) = value else { unfit(value) }
    return values[clause.rawValue]
  }

  fileprivate func time(_ clause: Clause) -> TimeSpan? { self.clause(clause).map { TimeSpan($0.time) } }
}
