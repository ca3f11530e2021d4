import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// A small board, for asking the same move by every method.
struct SmallBoard {
  /// As `TestBench` reads it; cards are c0, c1, ... from the first column's top.
  var text: String

  /// All boards of a number of columns: 1 ... 4 cards spread over them, at most one locked thing.
  static func all(columns: Int) -> [SmallBoard] {
    spreads(columns: columns).flatMap { counts in
      // Nothing locked, a locked or pinned card, or a locked column.
      let locks = 0...(2 * counts.reduce(0, +) + columns)
      return locks.map { SmallBoard(text: text(counts, lock: $0)) }
    }
  }

  private static func spreads(columns: Int) -> [[Int]] {
    var spreads: [[Int]] = [[]]
    for _ in 0..<columns { spreads = spreads.flatMap { spread in (0...4).map { spread + [$0] } } }
    return spreads.filter { (1...4).contains($0.reduce(0, +)) }
  }

  private static func text(_ counts: [Int], lock: Int) -> String {
    let cards = counts.reduce(0, +)
    var number = 0
    return counts.enumerated().map { column, count in
      let flags = lock == 2 * cards + 1 + column ? "(locked) " : ""
      let names = (0..<count).map { _ in
        number += 1
        return "c\(number - 1)" + (lock == 2 * number - 1 ? "*" : lock == 2 * number ? "!" : "")
      }
      return flags + names.joined(separator: " ")
    }.joined(separator: " | ")
  }
}

/// A limit on the column that a move goes to, with the policy of the board.
struct DestinationLimit: Sendable {
  var count: Int?
  var policy = LimitPolicy.prevent

  /// None, and 0 ... 3 under both policies.
  static let all: [DestinationLimit] =
    [DestinationLimit(count: nil)] + (0...3).map { DestinationLimit(count: $0) }
    + (0...3).map { DestinationLimit(count: $0, policy: .warn) }

  func set(on column: ColumnHandle, of bench: inout TestBench) {
    bench.scene.rules.limitPolicy = policy
    guard let count else { return }
    bench.scene.geometry.update(column) { $0.limit = WIPLimit(count: count) }
  }
}
