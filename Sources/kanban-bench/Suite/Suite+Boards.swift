import AllocationCounter
import KanbanGeometry
import KanbanModel

/// Boards as values: making them, changing them, copying them.
extension Suite {
  static var boards: [Benchmark] {
    BoardSize.growing.map { build($0) } + [BoardSize.thousand, .million].map { mutate($0) }
      + [BoardSize.dozen, .million].map { copy($0) } + [BoardSize.dozen, .million].map { copyAndChange($0) }
  }

  /// A board with its layout; an operation is a card.
  private static func build(_ size: BoardSize) -> Benchmark {
    let targets: [Target] = size.cards > 100_000 ? [.processor(100), .footprint(100)] : []
    let rounds = max(20_000 / size.cards, 1)
    return Benchmark(
      name: "board/build-a-card", cards: size.cards, operationCount: rounds * size.cards, targets: targets
    ) {
      var workload = Workload {
        for _ in 0..<rounds { consume_number(Int64(size.geometry()?.board.columns.count ?? 0)) }
      }
      if size.cards > 100_000, Resources.allocatedBytes != nil {
        workload.footprint = { footprint(of: size) }
      }
      return workload
    }
  }

  private static func footprint(of size: BoardSize) -> Double {
    let before = Resources.allocatedBytes ?? 0
    let geometry = size.geometry()
    let bytes = (Resources.allocatedBytes ?? 0) - before
    consume_number(Int64(geometry?.board.columns.count ?? 0))
    return Double(bytes) / Double(size.cards)
  }

  /// A card of a column of 1,000 goes from its end to its start, and the layout follows.
  private static func mutate(_ size: BoardSize) -> Benchmark {
    let columns = BoardSize(columns: size.cards / 1_000, cardsInColumn: 1_000)
    return Benchmark(name: "board/mutate", cards: size.cards, operationCount: 200) {
      guard let geometry = columns.geometry() else { return nil }
      let column = geometry.column(0)
      let box = Box(geometry)
      return Workload {
        for _ in 0..<200 {
          let card = box.value.card(.max, in: column)
          box.value.relocate([card], to: Destination(column: column, slot: 0))
        }
      }
    }
  }

  /// A copy that nobody changes.
  private static func copy(_ size: BoardSize) -> Benchmark {
    Benchmark(name: "board/copy", cards: size.cards, operationCount: 10_000) {
      guard let geometry = size.geometry() else { return nil }
      let box = Box(geometry)
      var copies = Array(repeating: geometry, count: 4)
      return Workload {
        for number in 0..<10_000 { copies[number & 3] = box.value }
        consume_number(Int64(copies.count))
      }
    }
  }

  /// A copy of which one card is moved: the tables that it shares are copied then.
  private static func copyAndChange(_ size: BoardSize) -> Benchmark {
    Benchmark(name: "board/copy-and-change", cards: size.cards, operationCount: 20) {
      guard let geometry = size.geometry() else { return nil }
      let column = geometry.column(0)
      let card = geometry.card(.max, in: column)
      return Workload {
        for _ in 0..<20 {
          var copy = geometry
          copy.relocate([card], to: Destination(column: column, slot: 0))
          consume_number(Int64(copy.board.columns.count))
        }
      }
    }
  }
}
