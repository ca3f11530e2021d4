import AllocationCounter
import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// What belongs to a session besides its moves: scrolling, the drop, the answer of the rules.
extension Suite {
  static var sessions: [Benchmark] {
    [BoardSize.thousand, .hundredThousand, .million].map { autoscroll($0) }
      + BoardSize.growing.map { drop($0) } + [BoardSize.dozen, .million].map { resolve($0) }
  }

  /// A frame while the pointer rests in the lower band of a column.
  private static func autoscroll(_ size: BoardSize) -> Benchmark {
    let tickCount = size.cardsInColumn * 3
    return Benchmark(name: "machine/autoscroll-tick", cards: size.cards, operationCount: tickCount) {
      guard let geometry = size.geometry(isWhole: false),
        let body = geometry.bodyFrame(of: geometry.column(0))
      else { return nil }
      var start = DragWorld(geometry)
      let card = geometry.card(0, in: geometry.column(0))
      start.lift(card, to: Point(x: body.midX, y: body.midY))
      start.lift(card, to: Point(x: body.midX, y: body.maxY - 30))
      let world = Box(start)
      return Workload {
        world.value = start
        world.value.tick(count: tickCount)
      }
    }
  }

  /// A press, two moves, a release and the settling, to another column and back.
  private static func drop(_ size: BoardSize) -> Benchmark {
    let dragCount = size.cards > 100_000 ? 200 : 1_000
    return Benchmark(name: "machine/lift-and-drop", cards: size.cards, operationCount: dragCount) {
      guard let geometry = size.geometry() else { return nil }
      let ends = [0, 1].map { geometry.middle(of: geometry.card(0, in: geometry.column($0))) }
      let world = Box(DragWorld(geometry))
      return Workload {
        for _ in 0..<(dragCount / 2) {
          world.value.drag(from: ends[0], to: Point(x: ends[1].x, y: ends[1].y - 10))
          world.value.drag(from: ends[1], to: Point(x: ends[0].x, y: ends[0].y - 10))
        }
      }
    }
  }

  /// A question to the rules.
  private static func resolve(_ size: BoardSize) -> Benchmark {
    let count = 20_000
    return Benchmark(name: "model/resolve", cards: size.cards, operationCount: count) {
      guard let geometry = size.geometry() else { return nil }
      let board = geometry.board
      let rules = MoveRules()
      let requests = [0, 1].map { slot in
        MoveRequest(
          cards: [geometry.card(slot, in: geometry.column(0))],
          destination: Destination(column: geometry.column(1), slot: slot), method: .pointer)
      }
      return Workload {
        var moved = 0
        for number in 0..<count {
          if case .moved = MoveResolver.resolve(requests[number & 1], on: board, rules: rules) { moved += 1 }
        }
        consume_number(Int64(moved))
      }
    }
  }
}
