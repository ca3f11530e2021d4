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
    /// Index into the recording's moments: what is seen there.
    var moment: Int
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
    // As wide as the widest time, so that the bar does not move while time goes on.
    let time = now.words
    let padding = String(repeating: " ", count: max(0, end.words.count + 4 - time.count))
    let label = " \(padding)\(time) of \(end.words)"
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

  /// Indices of the marks of some kinds that lie at a moment or behind it.
  ///
  /// - Parameter last: the mark that was gone to; it and those before it are behind.
  func marks(
    from moment: Int, _ now: Instant, behind last: Int?, _ kinds: Set<Mark.Kind>
  ) -> some Collection<Int> {
    marks.indices.lazy.filter { index in
      let mark = marks[index]
      return kinds.contains(mark.kind) && index > last ?? -1 && mark.moment >= moment && mark.instant >= now
    }
  }
}
