import KanbanGeometry
import KanbanModel
import Testing

/// The example of the scenario language: todo with two cards, doing with one, both 280 wide.
struct StandardBoard {
  var geometry: BoardGeometry
  let todo: ColumnHandle
  let doing: ColumnHandle
  let first: CardHandle
  let second: CardHandle
  let third: CardHandle

  init(_ change: (inout LayoutMetrics) -> Void = { _ in }) throws {
    var metrics = LayoutMetrics()
    change(&metrics)
    geometry = try BoardGeometry(metrics: metrics)
    todo = try geometry.addColumn()
    doing = try geometry.addColumn()
    first = try geometry.addCard(to: todo)
    second = try geometry.addCard(to: todo)
    third = try geometry.addCard(to: doing)
  }
}

@Suite struct StandardBoardTests {
  @Test func framesAreThoseOfTheExample() throws {
    let board = try StandardBoard()
    let geometry = board.geometry
    #expect(geometry.frame(of: board.first) == Rect(x: 28, y: 72, width: 256, height: 48))
    #expect(geometry.frame(of: board.second) == Rect(x: 28, y: 128, width: 256, height: 48))
    #expect(geometry.frame(of: board.doing) == Rect(x: 312, y: 16, width: 280, height: 568))
    #expect(geometry.headerFrame(of: board.doing) == Rect(x: 312, y: 16, width: 280, height: 44))
    #expect(geometry.bodyFrame(of: board.doing) == Rect(x: 312, y: 60, width: 280, height: 524))
    #expect(geometry.contentRect == Rect(x: 0, y: 0, width: 608, height: 600))
    #expect(geometry.maxOffset(of: .board) == .zero)
  }

  @Test func slotsAreThoseOfTheExample() throws {
    var board = try StandardBoard()
    board.geometry.setLifted(Lifted(board.first))
    let geometry = board.geometry
    #expect(
      geometry.slotBreaks(for: 1, in: board.doing) == [Rect(x: 312, y: 96, width: 280, height: 488)])
    let aim = geometry.slotRegion(for: 1, in: board.doing).firstRectangle()
    #expect(aim?.center == Point(x: 452, y: 340))
    #expect(geometry.column(atPointer: Point(x: 304, y: 200)) == board.todo, "a tie: the earlier column")
    #expect(geometry.midpointSlot(atBoard: Point(x: 230, y: 157), in: board.todo) == 1)
    #expect(geometry.isInHole(Point(x: 200, y: 68), in: board.todo))
    #expect(!geometry.isInHole(Point(x: 200, y: 67), in: board.todo))
    #expect(!geometry.isInHole(Point(x: 200, y: 124), in: board.todo))
    #expect(geometry.homeDestination == Destination(column: board.todo, slot: 0))
  }

  @Test func hitsAreTopmostFirst() throws {
    let board = try StandardBoard()
    let geometry = board.geometry
    #expect(geometry.hit(atPointer: Point(x: 28, y: 72)) == .card(board.first, board.todo))
    #expect(geometry.hit(atPointer: Point(x: 284, y: 72)) == .body(board.todo))
    #expect(geometry.hit(atPointer: Point(x: 16, y: 16)) == .header(board.todo))
    #expect(geometry.hit(atPointer: Point(x: 304, y: 16)) == .board)
    #expect(geometry.hit(atPointer: Point(x: 800, y: 600)) == .board, "the viewport is closed all round")
    #expect(geometry.hit(atPointer: Point(x: 801, y: 600)) == .outside)
  }

  @Test func aTargetMakesRoomAndAnEmptyColumnHasItsDropArea() throws {
    var board = try StandardBoard()
    let empty = try board.geometry.addColumn()
    #expect(board.geometry.contentHeight(of: empty) == 84)
    board.geometry.setLifted(Lifted(cards: [board.first, board.second], grabbed: board.first))
    #expect(board.geometry.liftedExtent(at: Destination(column: empty, slot: 0)) == 112)
    #expect(board.geometry.liftedExtent(at: Destination(column: board.todo, slot: 0)) == 0)
  }

  @Test func aCollapsedColumnIsAStripAndOthersMoveUp() throws {
    var board = try StandardBoard()
    board.geometry.update(board.todo) { $0.isCollapsed = true }
    #expect(board.geometry.frame(of: board.todo) == Rect(x: 16, y: 16, width: 56, height: 568))
    #expect(board.geometry.bodyFrame(of: board.todo) == board.geometry.frame(of: board.todo))
    #expect(board.geometry.frame(of: board.doing)?.x == 88)
    #expect(board.geometry.frame(of: board.first) == nil)
    #expect(board.geometry.hit(atPointer: Point(x: 20, y: 20)) == .strip(board.todo))
    #expect(board.geometry.midpointSlot(atBoard: Point(x: 20, y: 20), in: board.todo) == 2)
  }

  @Test func aColumnTakesTheShapeThatIsSet() throws {
    var board = try StandardBoard()
    let shape = ColumnShape(width: 200, header: 30, body: .length(300))
    try board.geometry.setShape(shape, of: board.todo)
    #expect(board.geometry.shape(of: board.todo) == shape)
    #expect(board.geometry.frame(of: board.todo) == Rect(x: 16, y: 16, width: 200, height: 330))
    #expect(board.geometry.bodyFrame(of: board.todo) == Rect(x: 16, y: 46, width: 200, height: 300))
    #expect(board.geometry.frame(of: board.doing)?.x == 232)
  }

  /// The first system of `BoardsOfOrigin`: base 150, padding 16, 12 apart, at 2 pixels a point.
  @Test(
    arguments: zip(
      SizeCategory.allCases, [129.5, 136.5, 143, 150, 163.5, 177.5, 197.5, 232, 272.5, 327.5, 382, 422.5]))
  func theSwiftUIBlock(category: SizeCategory, width: Double) throws {
    var metrics = LayoutMetrics()
    metrics.sizeCategory = category
    metrics.columnWidth = .scaled(150)
    metrics.columnSpacing = 12
    metrics.cardSpacing = 10
    metrics.headerHeight = .fixed(32)
    metrics.cardHeight = .fixed(44)
    metrics.bodyHeight = .fit
    var geometry = try BoardGeometry(metrics: metrics)
    let columns = try geometry.addColumns(Array(repeating: (ColumnState(), ColumnShape()), count: 3))
    let cards = try geometry.addCards(3, to: columns[0])
    try geometry.addCards(1, to: columns[1])
    for (number, column) in columns.enumerated() {
      #expect(geometry.frame(of: column)?.x == 16 + Double(number) * (width + 12))
      #expect(geometry.frame(of: column)?.width == width)
    }
    #expect(geometry.frame(of: cards[0]) == Rect(x: 28, y: 60, width: width - 24, height: 44))
    #expect(geometry.frame(of: cards[2])?.y == 168)
    #expect(columns.map { geometry.frame(of: $0)?.height } == [208, 100, 116])
    #expect(geometry.contentRect == Rect(x: 0, y: 0, width: 56 + 3 * width, height: 240))
    #expect(geometry.maxOffset(of: .board) == Point(x: max(0, 56 + 3 * width - 800), y: 0))
  }

  @Test func theHoleOfAGridReachesHalfTheSpacingToAllSides() throws {
    var metrics = LayoutMetrics()
    metrics.arrangement = .grid(2)
    var geometry = try BoardGeometry(metrics: metrics)
    let column = try geometry.addColumn()
    let cards = try geometry.addCards(6, to: column)
    geometry.setLifted(Lifted(cards[2]))
    let frame = try #require(geometry.frame(of: cards[2]))
    let hole = frame.outset(by: metrics.cardSpacing / 2)
    #expect(geometry.holeFrame == hole)
    // The upper and left edges belong to it, the others do not.
    for (x, isInX) in [
      (hole.minX - 0.5, false), (hole.minX, true), (hole.maxX - 0.5, true), (hole.maxX, false),
    ] {
      for (y, isInY) in [
        (hole.minY - 0.5, false), (hole.minY, true), (hole.maxY - 0.5, true), (hole.maxY, false),
      ] {
        #expect(geometry.isInHole(Point(x: x, y: y), in: column) == (isInX && isInY), "\(x), \(y)")
      }
    }
    #expect(!geometry.isInHole(hole.center, in: try geometry.addColumn()))
  }

  @Test func aStripIsRevealedWholeAndItsCardsStayWhereTheyAre() throws {
    var geometry = try BoardGeometry()
    let columns = try geometry.addColumns(Array(repeating: (ColumnState(), ColumnShape()), count: 5))
    try geometry.addCards(30, to: columns[4])
    geometry.update(columns[4]) { $0.isCollapsed = true }
    // Four columns of 280 and a strip of 56, 16 apart and before, in a viewport of 800.
    let place = try #require(geometry.revealOffsets(for: 9, in: columns[4]))
    #expect(place == (Point(x: 16 + 4 * 296 + 56 - 800, y: 0), 0))
    geometry.update(columns[4]) { $0.isHidden = true }
    #expect(geometry.revealOffsets(for: 9, in: columns[4]) == nil)
  }

  @Test func columnsAreCountedFromAHiddenOneAsFromBetweenItsNeighbours() throws {
    var geometry = try BoardGeometry()
    let columns = try geometry.addColumns(Array(repeating: (ColumnState(), ColumnShape()), count: 6))
    for hidden in [0, 3, 5] { geometry.update(columns[hidden]) { $0.isHidden = true } }
    func places(from column: Int) -> [Int?] {
      (-3...3).map { offset in
        geometry.shownColumn(from: columns[column], by: offset).flatMap { columns.firstIndex(of: $0) }
      }
    }
    #expect(places(from: 0) == [nil, nil, nil, nil, 1, 2, 4])
    #expect(places(from: 1) == [nil, nil, nil, nil, 2, 4, nil])
    #expect(places(from: 2) == [nil, nil, 1, nil, 4, nil, nil])
    #expect(places(from: 3) == [nil, 1, 2, nil, 4, nil, nil])
    #expect(places(from: 4) == [nil, 1, 2, nil, nil, nil, nil])
    #expect(places(from: 5) == [1, 2, 4, nil, nil, nil, nil])
    geometry.removeColumn(columns[2])
    #expect(places(from: 2) == Array(repeating: nil, count: 7))
    #expect(places(from: 3) == [nil, nil, 1, nil, 4, nil, nil])
  }
}
