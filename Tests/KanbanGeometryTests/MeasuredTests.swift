import KanbanGeometry
import KanbanModel
import Testing

/// Frames that were measured in a real app, and how long they hold.
@Suite struct MeasuredTests {
  private func board() throws -> (BoardGeometry, [ColumnHandle], [CardHandle]) {
    var geometry = try BoardGeometry()
    let columns = try geometry.addColumns([
      (ColumnState(), ColumnShape(at: Point(x: 40, y: 30), width: 200, header: 20, body: .length(300))),
      (ColumnState(), ColumnShape(at: Point(x: 250, y: 35))),
      (ColumnState(), ColumnShape()),
    ])
    let cards = try geometry.addCards(
      [
        (CardState(), CardShape(height: 50, at: Point(x: 10, y: 100), width: 180)),
        (CardState(), CardShape(height: 30)),
        (CardState(), CardShape(height: 40, at: Point(x: 15, y: 300))),
      ], to: columns[0])
    return (geometry, columns, cards)
  }

  @Test func measuredAndComputedFramesMix() throws {
    let (geometry, columns, cards) = try board()
    #expect(geometry.frame(of: columns[0]) == Rect(x: 40, y: 30, width: 200, height: 320))
    #expect(geometry.frame(of: columns[1])?.origin == Point(x: 250, y: 35))
    #expect(geometry.frame(of: columns[2])?.origin == Point(x: 546, y: 16))
    #expect(geometry.frame(of: cards[0]) == Rect(x: 50, y: 150, width: 180, height: 50))
    #expect(geometry.columnFrame(of: cards[1]) == Rect(x: 12, y: 158, width: 176, height: 30))
    #expect(geometry.columnFrame(of: cards[2]) == Rect(x: 15, y: 300, width: 176, height: 40))
    #expect(geometry.contentHeight(of: columns[0]) == 352)
  }

  @Test func columnsAfterOneThatChangesItsWidthShift() throws {
    var (geometry, columns, _) = try board()
    geometry.update(columns[0]) { $0.isCollapsed = true }
    #expect(geometry.frame(of: columns[1])?.x == 106)
    #expect(geometry.frame(of: columns[2])?.x == 402)
    geometry.update(columns[0]) { $0.isHidden = true }
    #expect(geometry.frame(of: columns[1])?.x == 34)
    geometry.update(columns[0]) { $0 = ColumnState() }
    #expect(geometry.frame(of: columns[1])?.x == 250)
  }

  @Test func rightToLeftTheyShiftToTheRight() throws {
    var (geometry, columns, _) = try board()
    var metrics = geometry.metrics
    metrics.direction = .rightToLeft
    try geometry.setMetrics(metrics)
    #expect(geometry.frame(of: columns[1])?.x == 250)
    geometry.update(columns[0]) { $0.isCollapsed = true }
    #expect(geometry.frame(of: columns[1])?.x == 394)
    // The strip keeps its leading edge, the right one.
    #expect(geometry.frame(of: columns[0]) == Rect(x: 184, y: 30, width: 56, height: 320))
    geometry.update(columns[0]) { $0.isCollapsed = false }
    #expect(geometry.frame(of: columns[0])?.x == 40)
  }

  @Test func rightToLeftAStripThatWasMeasuredOpensToTheLeft() throws {
    var metrics = LayoutMetrics()
    metrics.direction = .rightToLeft
    var geometry = try BoardGeometry(metrics: metrics)
    let column = try geometry.addColumn(
      ColumnState(isCollapsed: true), shape: ColumnShape(at: Point(x: 700, y: 20), width: 200))
    #expect(geometry.frame(of: column)?.x == 700)
    geometry.update(column) { $0.isCollapsed = false }
    #expect(geometry.frame(of: column)?.x == 556)
  }

  @Test func afterAChangeTheCardsStackFromTheFirstMeasuredY() throws {
    var (geometry, _, cards) = try board()
    geometry.removeCard(cards[0])
    #expect(geometry.columnFrame(of: cards[1]) == Rect(x: 12, y: 100, width: 176, height: 30))
    #expect(geometry.columnFrame(of: cards[2]) == Rect(x: 12, y: 138, width: 176, height: 40))
    #expect(geometry.shape(of: cards[2]).origin == nil)
  }

  @Test func aMoveThatChangesNothingKeepsThem() throws {
    var (geometry, columns, cards) = try board()
    geometry.relocate([cards[1]], to: Destination(column: columns[0], slot: 1))
    #expect(geometry.columnFrame(of: cards[2])?.y == 300)
    try geometry.setShape(CardShape(height: 60, at: Point(x: 10, y: 90)), of: cards[0])
    #expect(geometry.columnFrame(of: cards[2])?.y == 300, "a new measurement is no change")
    try geometry.setHeight(70, of: cards[0])
    #expect(geometry.columnFrame(of: cards[1])?.y == 168)
    #expect(geometry.columnFrame(of: cards[2])?.y == 206)
  }

  @Test func aCardThatGoesElsewhereForgetsItsPlace() throws {
    var (geometry, columns, cards) = try board()
    geometry.relocate([cards[2]], to: Destination(column: columns[1], slot: 0))
    #expect(geometry.columnFrame(of: cards[2]) == Rect(x: 12, y: 12, width: 256, height: 40))
    #expect(geometry.columnFrame(of: cards[0])?.y == 100)
  }

  @Test func aCopyOfAMeasuredCardKeepsItsSizesAndHasNoPlaceOfItsOwn() throws {
    var (geometry, columns, cards) = try board()
    for (slot, target) in [(0, columns[1]), (3, columns[0])] {
      let request = MoveRequest(
        cards: [cards[0]], destination: Destination(column: target, slot: slot), operation: .copy,
        method: .host)
      var rules = MoveRules()
      rules.operations = [.move, .copy]
      guard
        case .moved(let move, _) = MoveResolver.resolve(request, on: geometry.board, rules: rules),
        let copy = geometry.apply(move).first
      else {
        Issue.record("\(target) takes no copy")
        continue
      }
      #expect(geometry.shape(of: copy) == CardShape(height: 50, width: 180))
    }
    #expect(geometry.board.cards(in: columns[1]).map { geometry.columnFrame(of: $0)?.y } == [12])
    // The column that has got a copy stacks its cards from the first measured y.
    #expect(
      geometry.board.cards(in: columns[0]).map { geometry.columnFrame(of: $0)?.y } == [100, 158, 196, 244])
  }

  @Test func laterOnesLieOnTop() throws {
    var geometry = try BoardGeometry()
    let below = try geometry.addColumn(shape: ColumnShape(at: .zero, width: 200))
    let above = try geometry.addColumn(shape: ColumnShape(at: Point(x: 100, y: 50), width: 200))
    let cards = try geometry.addCards(
      [
        (CardState(), CardShape(height: 100, at: Point(x: 0, y: 0), width: 90)),
        (CardState(), CardShape(height: 100, at: Point(x: 20, y: 50), width: 90)),
      ], to: below)
    #expect(geometry.hit(atPointer: Point(x: 30, y: 44 + 60)) == .card(cards[1], below))
    #expect(geometry.hit(atPointer: Point(x: 10, y: 44 + 60)) == .card(cards[0], below))
    #expect(geometry.hit(atPointer: Point(x: 105, y: 44 + 60)) == .body(above))
    #expect(geometry.column(atPointer: Point(x: 150, y: 20)) == below)
    #expect(geometry.column(atPointer: Point(x: 150, y: 60)) == above)
    var region = Region([try #require(geometry.frame(of: below))])
    region = geometry.unoccluded(region, of: below)
    #expect(!region.contains(Point(x: 150, y: 60)))
    #expect(region.contains(Point(x: 150, y: 20)))
  }
}
