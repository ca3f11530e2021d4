import KanbanGeometry
import KanbanModel
import Testing

/// Offsets, extents, and what brings a card into view.
@Suite struct ScrollTests {
  private func tall() throws -> StandardBoard {
    var board = try StandardBoard { $0.viewportSize = Size(width: 400, height: 300) }
    try board.geometry.addCards(10, to: board.todo)
    return board
  }

  @Test func offsetsAreClampedToTheContent() throws {
    var board = try tall()
    let most = board.geometry.maxOffset(of: .column(board.todo))
    #expect(most == Point(x: 0, y: 12 * 48 + 11 * 8 + 24 - (300 - 32 - 44)))
    #expect(board.geometry.scroll(.column(board.todo), to: Point(x: 9, y: 9_999)) == most)
    #expect(board.geometry.scroll(.board, to: Point(x: 9_999, y: 9_999)) == Point(x: 208, y: 0))
    #expect(board.geometry.canScroll(.board, towards: .left))
    #expect(!board.geometry.canScroll(.board, towards: .right))
    #expect(!board.geometry.canScroll(.column(board.todo), .vertical, .forward))
    #expect(board.geometry.boardPoint(fromPointer: .zero) == Point(x: 208, y: 0))
  }

  @Test func offsetsFollowEveryChange() throws {
    var board = try tall()
    let todo = ScrollArea.column(board.todo)
    board.geometry.scroll(todo, to: Point(x: 0, y: 9_999))
    board.geometry.scroll(.board, to: Point(x: 9_999, y: 0))
    let before = board.geometry.offset(of: todo).y
    board.geometry.removeCard(board.second)
    #expect(board.geometry.offset(of: todo).y == before - 56)
    var metrics = board.geometry.metrics
    metrics.viewportSize.height = 400
    try board.geometry.setMetrics(metrics)
    #expect(board.geometry.offset(of: todo).y == before - 156)
    board.geometry.removeColumn(board.doing)
    #expect(board.geometry.offset(of: .board) == .zero)
    board.geometry.update(board.todo) { $0.isCollapsed = true }
    #expect(board.geometry.offset(of: todo) == .zero)
  }

  @Test func aColumnThatIsGoneHasNoOffset() throws {
    var board = try tall()
    let todo = ScrollArea.column(board.todo)
    board.geometry.scroll(todo, to: Point(x: 0, y: 40))
    #expect(board.geometry.offset(of: todo) == Point(x: 0, y: 40))
    board.geometry.removeColumn(board.todo)
    #expect(board.geometry.offset(of: todo) == .zero)
    #expect(board.geometry.scroll(todo, to: Point(x: 0, y: 40)) == .zero)
    #expect(board.geometry.maxOffset(of: todo) == .zero)
    #expect(!board.geometry.canScroll(todo, towards: .bottom))
  }

  @Test func aTargetScrollsFurtherWhileCardsAreOverIt() throws {
    var board = try tall()
    let todo = ScrollArea.column(board.todo)
    let most = board.geometry.maxOffset(of: todo).y
    board.geometry.setLifted(Lifted(board.third))
    #expect(board.geometry.maxOffset(of: todo).y == most)
    board.geometry.setDropPlace(Destination(column: board.todo, slot: 0))
    #expect(board.geometry.maxOffset(of: todo).y == most + 56)
    board.geometry.scroll(todo, to: Point(x: 0, y: most + 56))
    board.geometry.setDropPlace(nil)
    #expect(board.geometry.offset(of: todo).y == most)
  }

  @Test func rightToLeftTheOffsetCountsFromTheRight() throws {
    var board = try tall()
    var metrics = board.geometry.metrics
    metrics.direction = .rightToLeft
    try board.geometry.setMetrics(metrics)
    #expect(board.geometry.frame(of: board.todo)?.minX == 104)
    #expect(board.geometry.scroll(.board, to: Point(x: 100, y: 0)) == Point(x: 100, y: 0))
    #expect(board.geometry.viewportRect.minX == -100)
    #expect(board.geometry.scrollDirection(towards: .left) == .forward)
    #expect(board.geometry.maxOffset(of: .board).x == 208)
  }

  @Test func revealingScrollsAsLittleAsPossible() throws {
    var board = try tall()
    let cards = board.geometry.board.cards(in: board.todo)
    let geometry = board.geometry
    #expect(try #require(geometry.revealOffsets(for: cards[0])) == (.zero, 0))
    // Card 5 ends at 12 + 6 x 48 + 5 x 8 = 340 in the content; the body is 224 tall.
    #expect(try #require(geometry.revealOffsets(for: cards[5])) == (.zero, 116))
    board.geometry.scroll(.column(board.todo), to: Point(x: 0, y: 200))
    #expect(try #require(board.geometry.revealOffsets(for: cards[1])).column == 68)
    // doing's card reaches from 324 to 580 and the viewport is 400 wide.
    #expect(try #require(geometry.revealOffsets(for: board.third)).board == Point(x: 180, y: 0))
  }

  @Test func aCardTallerThanTheBodyShowsItsTop() throws {
    var board = try tall()
    try board.geometry.setHeight(1_000, of: board.second)
    #expect(try #require(board.geometry.revealOffsets(for: board.second)).column == 68)
  }

  @Test func revealingASlotShowsItsGap() throws {
    var board = try tall()
    board.geometry.setLifted(Lifted(board.third))
    board.geometry.setDropPlace(Destination(column: board.todo, slot: 0))
    let end = try #require(board.geometry.revealOffsets(for: 12, in: board.todo))
    #expect(end.column == board.geometry.maxOffset(of: .column(board.todo)).y - 12)
    let start = try #require(board.geometry.revealOffsets(for: 0, in: board.todo))
    #expect(start.column == 0)
  }

  @Test func movesCopiesAndReturnsKeepSizes() throws {
    var board = try StandardBoard()
    try board.geometry.setHeight(100, of: board.first)
    let copy = MoveRequest(
      cards: [board.first], destination: Destination(column: board.doing, slot: 1), operation: .copy,
      method: .host)
    var rules = MoveRules()
    rules.operations = [.move, .copy]
    guard case .moved(let move, _) = MoveResolver.resolve(copy, on: board.geometry.board, rules: rules) else {
      Issue.record("the copy is refused")
      return
    }
    let landed = board.geometry.apply(move)
    #expect(landed.map { board.geometry.height(of: $0) } == [100])
    #expect(board.geometry.columnFrame(of: landed[0])?.y == 68)
    let home = try #require(board.geometry.board.position(of: board.first))
    board.geometry.relocate([board.first], to: Destination(column: board.doing, slot: 0))
    #expect(board.geometry.columnFrame(of: board.third)?.y == 120)
    board.geometry.setPositions([(board.first, home)])
    #expect(board.geometry.columnFrame(of: board.third)?.y == 12)
    #expect(board.geometry.columnFrame(of: board.second)?.y == 120)
  }
}
