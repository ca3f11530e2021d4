import KanbanInteraction
import KanbanSimulation

/// The bar that shows where in the run a moment lies.
///
/// ```
/// [====o----!--------x---] 320ms of 1.2s
/// ```
struct Timeline {
  /// A place of the run that is worth going to.
  struct Mark: Hashable {
    /// What is there.
    enum Kind: Hashable {
      /// A phase of the scenario begins.
      case phase
      /// An expectation that holds.
      case expectation
      /// A refused target or drop.
      case refusal
      /// An expectation that fails.
      case failure

      var character: Character {
        switch self {
        case .phase: "|"
        case .expectation: "+"
        case .refusal: "x"
        case .failure: "!"
        }
      }

      /// Which of several marks in one cell is shown.
      var weight: Int {
        switch self {
        case .phase: 1
        case .expectation: 2
        case .refusal: 3
        case .failure: 4
        }
      }
    }

    var instant: Instant
    var kind: Kind
    /// What the mark stands for, in a line.
    var words: String
  }

  /// In the order of time.
  var marks: [Mark]
  /// The end of the run.
  var end: Instant

  /// The bar in a number of cells.
  func bar(at now: Instant, width: Int) -> String {
    let label = " \(now.words) of \(end.words)"
    let count = max(4, width - label.count - 2)
    var cells = [(character: Character, weight: Int)](repeating: ("-", 0), count: count)
    let position = cell(of: now, count)
    for index in 0..<position { cells[index] = ("=", 0) }
    for mark in marks {
      let index = cell(of: mark.instant, count)
      if mark.kind.weight > cells[index].weight { cells[index] = (mark.kind.character, mark.kind.weight) }
    }
    cells[position] = ("o", .max)
    return "[" + String(cells.map(\.character)) + "]" + label
  }

  private func cell(of instant: Instant, _ count: Int) -> Int {
    guard end.microseconds > 0 else { return 0 }
    let part = Double(min(instant, end).microseconds) / Double(end.microseconds)
    return min(count - 1, Int(part * Double(count - 1) + 0.5))
  }

  /// The first mark of some kinds behind an instant.
  func mark(after instant: Instant, _ kinds: Set<Mark.Kind>) -> Mark? {
    marks.first { $0.instant > instant && kinds.contains($0.kind) }
  }

  /// The marks of some kinds at an instant.
  func marks(at instant: Instant, _ kinds: Set<Mark.Kind>) -> [Mark] {
    marks.filter { $0.instant == instant && kinds.contains($0.kind) }
  }
}
