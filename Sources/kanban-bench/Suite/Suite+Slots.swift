import AllocationCounter
import KanbanGeometry
import KanbanModel

/// From a point to the slot that it means.
extension Suite {
  static var slots: [Benchmark] {
    [
      slot(.dozen, nanoseconds: 30), slot(.thousand), slot(.tenThousand, nanoseconds: 60),
      slot(.hundredThousand), slot(.million, nanoseconds: 150), unevenSlot(.dozen), unevenSlot(.tenThousand),
      unevenSlot(.million), slotPath(.dozen), slotPath(.tenThousand), slotPath(.million),
    ]
  }

  private static let pointCount = 65_536

  private static func slot(_ size: BoardSize, nanoseconds: Double? = nil) -> Benchmark {
    var targets: [Target] = [.ratio(3), .allocations(0)]
    if let nanoseconds { targets.insert(.processor(nanoseconds), at: 0) }
    return slot("slot/random", size, of: { size.geometry() }, targets: targets) {
      $0.randomPoints(count: pointCount, seed: 2)
    }
  }

  /// Cards of many heights, whose places nobody can tell from the first and the last.
  private static func unevenSlot(_ size: BoardSize) -> Benchmark {
    slot("slot/uneven", size, of: { size.unevenGeometry() }, targets: [.ratio(3), .allocations(0)]) {
      $0.randomPoints(count: pointCount, seed: 2)
    }
  }

  private static func slotPath(_ size: BoardSize) -> Benchmark {
    slot("slot/path", size, of: { size.geometry() }, targets: [.allocations(0)]) {
      $0.pathPoints(count: pointCount)
    }
  }

  private static func slot(
    _ name: String, _ size: BoardSize, of geometry: @escaping () -> BoardGeometry?, targets: [Target],
    points: @escaping (BoardGeometry) -> [Point]
  ) -> Benchmark {
    Benchmark(name: name, cards: size.cards, operationCount: pointCount, targets: targets) {
      guard let geometry = geometry() else { return nil }
      let points = points(geometry)
      let searches = TwoSearches(geometry)
      return Workload(reference: { searches.run(points, count: pointCount) }) {
        var sum = 0
        for point in points {
          if let target = geometry.midpointTarget(atPointer: point) { sum &+= target.destination.slot }
        }
        consume_number(Int64(sum))
      }
    }
  }
}
