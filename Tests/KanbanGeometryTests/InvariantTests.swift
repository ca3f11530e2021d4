import KanbanGeometry
import KanbanModel
import Testing

@Suite("The invariants of a layout")
struct InvariantTests {
  /// Two columns with three cards and one.
  private let geometry: BoardGeometry
  private let first: ColumnHandle
  private let second: ColumnHandle

  init() throws {
    var geometry = try BoardGeometry()
    first = try geometry.addColumn()
    second = try geometry.addColumn()
    try geometry.addCards(3, to: first)
    try geometry.addCard(to: second)
    self.geometry = geometry
  }

  @Test("hold on random boards after random changes", arguments: 0..<60)
  func randomBoards(seed: UInt64) throws {
    var random = try RandomBoard(seed: 3_000_000 + seed)
    for _ in 0..<8 {
      try random.mutate()
      random.scroll()
      random.lift()
      #expect(random.geometry.brokenInvariant() == nil)
    }
  }

  @Test("name the column that is laid out with other cards than it has")
  func otherCards() {
    var board = geometry.board
    board.addCard(to: second)
    #expect(geometry.brokenInvariant(asLayoutOf: board) == .otherCards(second))
    board = geometry.board
    board.update(board.cards(in: first)[1]) { $0.isHidden = true }
    #expect(geometry.brokenInvariant(asLayoutOf: board) == .otherCards(first))
    #expect(geometry.brokenInvariant(asLayoutOf: geometry.board) == nil)
  }

  @Test("name a column that is not laid out, is shown too much, or stands elsewhere")
  func otherColumns() {
    var board = geometry.board
    board.addColumn()
    #expect(geometry.brokenInvariant(asLayoutOf: board) == .otherColumns)
    board = geometry.board
    board.update(first) { $0.isHidden = true }
    #expect(geometry.brokenInvariant(asLayoutOf: board) == .otherColumns)
    board = geometry.board
    board.setColumnOrder([second, first])
    #expect(geometry.brokenInvariant(asLayoutOf: board) == .otherColumns)
  }

  @Test("name a lift whose cards are gone, or whose home is elsewhere")
  func strayLifts() {
    var geometry = geometry
    let card = geometry.board.cards(in: second)[0]
    geometry.setLifted(Lifted(card))
    #expect(geometry.brokenInvariant() == nil)
    var board = geometry.board
    board.removeCard(card)
    board.insertCard(at: Destination(column: second, slot: 0))
    #expect(geometry.brokenInvariant(asLayoutOf: board) == .otherCards(second))
    geometry.setLifted(Lifted(cards: [card], grabbed: card, leavesHole: false))
    #expect(geometry.brokenInvariant(asLayoutOf: board) == .strayLift)
  }
}
