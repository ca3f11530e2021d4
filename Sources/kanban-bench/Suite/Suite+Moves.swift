import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// One move of a pointer through the whole machine.
extension Suite {
  static var moves: [Benchmark] {
    BoardSize.growing.map { staying($0) } + BoardSize.growing.map { changing($0) } + [
      moving("machine/move/path", .dozen), moving("machine/move/path", .million),
    ]
  }

  private static let moveCount = 100_000

  /// What the product allows a move: more on the largest board.
  private static func most(_ size: BoardSize) -> Double { size.cards > 100_000 ? 150 : 100 }

  /// The pointer trembles over one card: nothing changes.
  private static func staying(_ size: BoardSize) -> Benchmark {
    move("machine/move/stays", size, targets: [.processor(most(size)), .allocations(0)]) { geometry, middle in
      [-5.0, 3, -2, 6].map { Point(x: middle.x + $0, y: middle.y + 20 + $0) }
    }
  }

  /// The pointer goes to and fro between two places of a column: the resolver is asked at each move.
  private static func changing(_ size: BoardSize) -> Benchmark {
    move("machine/move/changes", size, targets: []) { _, middle in
      [middle, Point(x: middle.x, y: middle.y + 56)]
    }
  }

  /// The pointer goes over the whole board, a point a step.
  private static func moving(_ name: String, _ size: BoardSize) -> Benchmark {
    move(name, size, targets: [.processor(most(size))]) { geometry, _ in
      geometry.pathPoints(count: moveCount)
    }
  }

  private static func move(
    _ name: String, _ size: BoardSize, targets: [Target],
    points: @escaping (_ geometry: BoardGeometry, _ middle: Point) -> [Point]
  ) -> Benchmark {
    Benchmark(name: name, cards: size.cards, operationCount: moveCount, targets: targets) {
      guard let geometry = size.geometry() else { return nil }
      let column = geometry.column(size.columns / 2)
      let middle = geometry.middle(of: geometry.card(size.cardsInColumn / 2, in: column))
      let points = points(geometry, middle)
      let searches = TwoSearches(geometry)
      let world = Box(DragWorld(geometry))
      world.value.lift(geometry.card(0, in: geometry.column(0)), to: points[0])
      return Workload(reference: { searches.run(points, count: moveCount) }) {
        world.value.move(to: points, count: moveCount)
      }
    }
  }
}
