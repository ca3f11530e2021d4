import KanbanGeometry
import KanbanModel
import Testing

/// The fast layout against the slow one, on random boards and after every random change.
@Suite struct ReferenceTests {
  /// 8 groups of boards, each with two changes: 3 comparisons a board.
  static let boardsInGroup: UInt64 = 250

  @Test(arguments: 0..<8 as Range<UInt64>)
  func fastAndSlowAgreeOnRandomBoards(group: UInt64) throws {
    for seed in group * Self.boardsInGroup..<(group + 1) * Self.boardsInGroup {
      var random = try RandomBoard(seed: seed)
      random.scroll()
      random.lift()
      try compare(&random, "seed \(seed)")
      for change in 1...2 {
        try random.mutate()
        try compare(&random, "seed \(seed), change \(change)")
      }
    }
  }

  private func compare(_ random: inout RandomBoard, _ name: String) throws {
    let geometry = random.geometry
    let slow = random.slow
    compareFrames(geometry, slow, name)
    compareExtents(geometry, slow, name)
    for _ in 0..<6 {
      let viewport = geometry.pointerRect(fromViewport: Rect(origin: .zero, size: geometry.metrics.viewportSize))
      let pointer = Point(
        x: viewport.minX + random.random.grid(-10...900) * geometry.metrics.zoom,
        y: viewport.minY + random.random.grid(-10...500) * geometry.metrics.zoom)
      comparePoint(geometry, slow, pointer, "\(name), \(pointer)")
    }
  }

  private func compareFrames(_ geometry: BoardGeometry, _ slow: SlowBoard, _ name: String) {
    #expect(geometry.contentRect == slow.contentRect, "\(name)")
    for column in geometry.board.columns {
      #expect(geometry.frame(of: column) == slow.frame(column), "\(name) \(column)")
      #expect(geometry.bodyFrame(of: column) == slow.body(column), "\(name) \(column)")
      #expect(geometry.contentHeight(of: column) == slow.contentHeight(column), "\(name) \(column)")
      let placed = slow.cards(column)
      for card in geometry.board.cards(in: column) {
        let frame = placed.first { $0.card == card }.flatMap { slow.boardFrame($0, column) }
        #expect(geometry.frame(of: card) == frame, "\(name) \(column) \(card)")
        let clipped = slow.body(column).flatMap { frame?.intersection($0)?.intersection(slow.viewport) }
        #expect(geometry.clippedFrame(of: card) == clipped, "\(name) \(column) \(card)")
      }
      compareVisible(geometry, slow, column, name)
    }
  }

  private func compareVisible(
    _ geometry: BoardGeometry, _ slow: SlowBoard, _ column: ColumnHandle, _ name: String
  ) {
    let shown = slow.isOpen(column) ? slow.cards(column).map(\.card) : []
    #expect(Array(geometry.shownCards(in: column)) == shown, "\(name) \(column)")
    let window = slow.body(column)?.intersection(slow.viewport)
    let inside = shown.indices.filter { place in
      guard let window, let frame = geometry.frame(of: shown[place]) else { return false }
      return frame.minY < window.maxY && frame.maxY > window.minY
    }
    let run = inside.first.flatMap { first in inside.last.map { Array(shown[first...$0]) } } ?? []
    #expect(Array(geometry.visibleCards(in: column)) == run, "\(name) \(column)")
  }

  private func compareExtents(_ geometry: BoardGeometry, _ slow: SlowBoard, _ name: String) {
    #expect(geometry.maxOffset(of: .board) == slow.maxOffset, "\(name)")
    let offset = geometry.offset(of: .board)
    #expect(offset.x >= 0 && offset.x <= slow.maxOffset.x, "\(name)")
    #expect(offset.y >= 0 && offset.y <= slow.maxOffset.y, "\(name)")
    for column in geometry.board.columns {
      let most = slow.maxOffset(column)
      #expect(geometry.maxOffset(of: .column(column)).y == most, "\(name) \(column)")
      #expect(slow.offset(column) >= 0 && slow.offset(column) <= most, "\(name) \(column)")
    }
  }

  private func comparePoint(_ geometry: BoardGeometry, _ slow: SlowBoard, _ pointer: Point, _ name: String) {
    let point = geometry.boardPoint(fromPointer: pointer)
    let isInside = slow.viewport.containsClosed(point)
    #expect(geometry.isInViewport(pointer: pointer) == isInside, "\(name)")
    #expect(geometry.hit(atBoard: point) == slow.hit(point), "\(name)")
    #expect(geometry.hit(atPointer: pointer) == (isInside ? slow.hit(point) : .outside), "\(name)")
    for outside in [false, true] {
      let expected = isInside ? slow.column(point, outsideNearest: outside) : nil
      #expect(geometry.column(atPointer: pointer, outsideNearest: outside) == expected, "\(name)")
    }
    for column in geometry.board.columns {
      #expect(geometry.midpointSlot(atBoard: point, in: column) == slow.slot(point, column), "\(name) \(column)")
      #expect(geometry.isInHole(point, in: column) == slow.isInHole(point, column), "\(name) \(column)")
      let y = geometry.columnPoint(fromBoard: point, in: column).y
      let undragged = slow.undragged(column)
      #expect(
        geometry.undraggedCount(in: column, middlesAtOrAbove: y) == undragged.count { $0.frame.midY <= y },
        "\(name) \(column)")
      #expect(
        geometry.undraggedCount(in: column, middlesAbove: y) == undragged.count { $0.frame.midY < y },
        "\(name) \(column)")
    }
  }
}
