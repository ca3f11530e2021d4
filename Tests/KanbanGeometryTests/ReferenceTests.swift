import KanbanGeometry
import KanbanModel
import TestSupport
import Testing

/// The fast layout against the slow one, on random boards and after every random change.
@Suite struct ReferenceTests {
  /// 8 groups of boards, each compared as built and after each of two changes.
  static let boardsInGroup: UInt64 = 840

  @Test(arguments: 0..<8 as Range<UInt64>)
  func fastAndSlowAgreeOnRandomBoards(group: UInt64) throws {
    for seed in group * Self.boardsInGroup..<(group + 1) * Self.boardsInGroup {
      var random = try RandomBoard(seed: seed)
      random.scroll()
      random.lift()
      compare(&random, "seed \(seed)")
      for change in 1...2 {
        try random.mutate()
        compare(&random, "seed \(seed), change \(change)")
      }
    }
  }

  /// Every small column, and one or two cards over each of its slots.
  @Test(arguments: [.columns, .grid(1), .grid(2), .grid(3), .wrap, .pile(20)] as [Arrangement])
  func fastAndSlowAgreeOnTheRoomForADrop(_ arrangement: Arrangement) throws {
    let heights = [20.0, 48, 90]
    var lists: [[Double]] = [[]]
    for length in 1...3 {
      lists += lists.filter { $0.count == length - 1 }.flatMap { list in heights.map { list + [$0] } }
    }
    for list in lists {
      for run in [[30.0], [70, 48]] {
        var geometry = try BoardGeometry(metrics: LayoutMetrics())
        let source = try geometry.addColumn()
        let shape = ColumnShape(width: 200, body: .length(50), arrangement: arrangement)
        let target = try geometry.addColumn(shape: shape)
        let lifted = try run.map { try geometry.addCard(shape: CardShape(height: $0, width: 60), to: source) }
        for height in list {
          try geometry.addCard(shape: CardShape(height: height, width: height), to: target)
        }
        for leavesHole in [true, false] {
          geometry.setLifted(Lifted(cards: lifted, grabbed: lifted[0], leavesHole: leavesHole))
          for slot in 0...list.count {
            geometry.setDropPlace(Destination(column: target, slot: slot))
            let name = "\(arrangement) \(list) \(run) at \(slot)"
            Comparison(fast: geometry, slow: SlowBoard(geometry), name: name).compareExtents()
            geometry.scroll(.column(target), to: Point(x: 0, y: 1_000))
          }
          geometry.setDropPlace(nil)
        }
      }
    }
  }

  private func compare(_ random: inout RandomBoard, _ name: String) {
    let comparison = Comparison(fast: random.geometry, slow: random.slow, name: name)
    comparison.compareFrames()
    comparison.compareExtents()
    for _ in 0..<3 {
      let viewport = Point(x: random.random.grid(-10...900), y: random.random.grid(-10...500))
      comparison.comparePoint(random.geometry.pointerPoint(fromViewport: viewport))
    }
  }
}

/// One board, laid out twice.
private struct Comparison {
  let fast: BoardGeometry
  let slow: SlowBoard
  let name: String

  /// Records a difference; `#expect` would take most of the time of all these comparisons.
  func same<Value: Equatable>(_ fast: Value, _ slow: Value, _ what: @autoclosure () -> String) {
    if fast != slow { Issue.record("\(name): \(what()): fast \(fast), slow \(slow)") }
  }

  func compareFrames() {
    same(fast.contentRect, slow.contentRect, "content")
    for column in fast.board.columns {
      same(fast.frame(of: column), slow.frame(column), "frame of \(column)")
      same(fast.bodyFrame(of: column), slow.body(column), "body of \(column)")
      same(fast.contentHeight(of: column), slow.contentHeight(column), "content of \(column)")
      compareCards(of: column)
    }
  }

  private func compareCards(of column: ColumnHandle) {
    let placed = slow.cards(column)
    let body = slow.body(column)
    for card in fast.board.cards(in: column) {
      let frame = placed.first { $0.card == card }.flatMap { slow.boardFrame($0, column) }
      same(fast.frame(of: card), frame, "frame of \(card)")
      let clipped = body.flatMap { frame?.intersection($0)?.intersection(slow.viewport) }
      same(fast.clippedFrame(of: card), clipped, "clipped frame of \(card)")
    }
    let shown = slow.isOpen(column) ? placed.map(\.card) : []
    same(Array(fast.shownCards(in: column)), shown, "shown cards of \(column)")
    let window = body?.intersection(slow.viewport)
    let inside = shown.indices.filter { place in
      guard let window, let frame = slow.boardFrame(placed[place], column) else { return false }
      return frame.minY < window.maxY && frame.maxY > window.minY
    }
    let run = inside.first.flatMap { first in inside.last.map { Array(shown[first...$0]) } } ?? []
    same(Array(fast.visibleCards(in: column)), run, "visible cards of \(column)")
  }

  func compareExtents() {
    let most = slow.maxOffset
    same(fast.maxOffset(of: .board), most, "extent")
    let offset = fast.offset(of: .board)
    same(offset, Point(x: min(max(offset.x, 0), most.x), y: min(max(offset.y, 0), most.y)), "offset")
    for column in fast.board.columns {
      let most = slow.maxOffset(column)
      same(fast.maxOffset(of: .column(column)).y, most, "extent of \(column)")
      same(slow.offset(column), min(max(slow.offset(column), 0), most), "offset of \(column)")
    }
  }

  func comparePoint(_ pointer: Point) {
    let point = fast.boardPoint(fromPointer: pointer)
    let isInside = slow.viewport.containsClosed(point)
    same(fast.isInViewport(pointer: pointer), isInside, "\(pointer) in viewport")
    let hit = slow.hit(point)
    same(fast.hit(atBoard: point), hit, "hit at \(point)")
    same(fast.hit(atPointer: pointer), isInside ? hit : .outside, "hit at \(pointer)")
    for outside in [false, true] {
      let expected = isInside ? slow.column(point, outsideNearest: outside) : nil
      same(fast.column(atPointer: pointer, outsideNearest: outside), expected, "column at \(pointer)")
      let target = fast.midpointTarget(atPointer: pointer, outsideNearest: outside)
      let slot = expected.map { Destination(column: $0, slot: slow.slot(point, $0)) }
      same(target?.destination, slot, "target at \(pointer)")
      same(target?.isHome, expected.map { slow.isInHole(point, $0) }, "home at \(pointer)")
    }
    for column in fast.board.columns {
      same(fast.midpointSlot(atBoard: point, in: column), slow.slot(point, column), "slot at \(point)")
      same(
        fast.slotInPlace(atBoard: point, in: column), slow.slotInPlace(point, column), "in place at \(point)")
      same(fast.isInHole(point, in: column), slow.isInHole(point, column), "hole at \(point)")
      let y = fast.columnPoint(fromBoard: point, in: column).y
      let middles = slow.undragged(column).map(\.frame.midY)
      let atOrAbove = fast.undraggedCount(in: column, middlesAtOrAbove: y)
      same(atOrAbove, middles.count { $0 <= y }, "middles at or above \(y) of \(column)")
      let above = fast.undraggedCount(in: column, middlesAbove: y)
      same(above, middles.count { $0 < y }, "middles above \(y) of \(column)")
    }
  }
}
