import KanbanGeometry
import KanbanModel
import Testing

/// Numbers that no layout can be made of are refused, and no question is answered by a trap.
@Suite struct BadInputTests {
  typealias Change = @Sendable (inout LayoutMetrics, Double) -> Void

  static let lengths: [(LayoutQuantity, Change)] = [
    (.viewport, { $0.viewportSize.width = $1 }), (.viewport, { $0.viewportSize.height = $1 }),
    (.columnWidth, { $0.columnWidth = .scaled($1) }), (.minColumnWidth, { $0.minColumnWidth = $1 }),
    (.collapsedWidth, { $0.collapsedWidth = $1 }), (.columnSpacing, { $0.columnSpacing = $1 }),
    (.boardPadding, { $0.boardPadding = $1 }), (.columnPadding, { $0.columnPadding = $1 }),
    (.headerHeight, { $0.headerHeight = .fixed($1) }), (.cardHeight, { $0.cardHeight = .scaled($1) }),
    (.cardSpacing, { $0.cardSpacing = $1 }), (.emptyHeight, { $0.emptyHeight = $1 }),
    (.bodyHeight, { $0.bodyHeight = .length($1) }), (.pilePitch, { $0.arrangement = .pile($1) }),
  ]

  private func refusal(_ change: (inout LayoutMetrics) -> Void) -> GeometryError? {
    var metrics = LayoutMetrics()
    change(&metrics)
    do {
      _ = try BoardGeometry(metrics: metrics)
      return nil
    } catch {
      return error
    }
  }

  @Test func everyLengthHasItsBounds() {
    for (quantity, change) in Self.lengths {
      #expect(refusal { change(&$0, .nan) } == .notFinite(quantity))
      #expect(refusal { change(&$0, .infinity) } == .notFinite(quantity))
      #expect(refusal { change(&$0, -0.25) } == .tooSmall(quantity, least: 0))
      #expect(refusal { change(&$0, 1_000_001) } == .tooLarge(quantity, most: GeometryLimits.length))
      #expect(refusal { change(&$0, 0) } == nil)
      #expect(refusal { change(&$0, GeometryLimits.length) } == nil)
    }
  }

  @Test func otherNumbersHaveTheirs() {
    #expect(refusal { $0.zoom = 0 } == .tooSmall(.zoom, least: GeometryLimits.leastZoom))
    #expect(refusal { $0.zoom = 2048 } == .tooLarge(.zoom, most: GeometryLimits.mostZoom))
    #expect(refusal { $0.zoom = .nan } == .notFinite(.zoom))
    #expect(refusal { $0.origin.x = -.infinity } == .notFinite(.origin))
    #expect(refusal { $0.origin.y = 1e9 } == .tooLarge(.origin, most: GeometryLimits.coordinate))
    #expect(refusal { $0.displayScale = 0 } == .tooSmall(.displayScale, least: 1))
    #expect(refusal { $0.displayScale = 99 } == .tooLarge(.displayScale, most: 16))
    #expect(refusal { $0.arrangement = .grid(0) } == .tooSmall(.gridCount, least: 1))
    #expect(refusal { $0.arrangement = .grid(1_001) } == .tooLarge(.gridCount, most: 1_000))
    #expect(refusal { $0.viewportSize = .zero } == nil)
  }

  @Test func refusedShapesChangeNothing() throws {
    var board = try StandardBoard()
    let card = board.first
    let before = board.geometry.frame(of: card)
    #expect(throws: GeometryError.tooSmall(.cardHeight, least: 0)) {
      try board.geometry.setShape(CardShape(height: -1), of: card)
    }
    #expect(throws: GeometryError.notFinite(.cardHeight)) {
      try board.geometry.setHeight(.nan, of: card)
    }
    #expect(throws: GeometryError.notFinite(.position)) {
      try board.geometry.setShape(CardShape(at: Point(x: .nan, y: 0)), of: card)
    }
    #expect(throws: GeometryError.tooSmall(.handle, least: 0)) {
      try board.geometry.setShape(CardShape(handle: Rect(x: 0, y: 0, width: -1, height: 0)), of: card)
    }
    #expect(throws: GeometryError.tooSmall(.columnWidth, least: 0)) {
      try board.geometry.setShape(ColumnShape(width: -1), of: board.todo)
    }
    #expect(throws: GeometryError.tooSmall(.cardHeight, least: 0)) {
      try board.geometry.insertCard(
        shape: CardShape(height: -1), at: Destination(column: board.todo, slot: 0))
    }
    #expect(throws: GeometryError.tooMany(.cardCount, most: GeometryLimits.cardCount)) {
      try board.geometry.addCards(.max, to: board.todo)
    }
    var metrics = board.geometry.metrics
    metrics.columnWidth = .scaled(.infinity)
    #expect(throws: GeometryError.notFinite(.columnWidth)) { try board.geometry.setMetrics(metrics) }
    #expect(board.geometry.frame(of: card) == before)
    #expect(board.geometry.board.cardCount == 3)
  }

  static let columnLengths: [(LayoutQuantity, @Sendable (inout ColumnShape, Double) -> Void)] = [
    (.columnWidth, { $0.width = $1 }), (.headerHeight, { $0.header = $1 }),
    (.columnPadding, { $0.padding = $1 }),
    (.cardSpacing, { $0.spacing = $1 }), (.bodyHeight, { $0.body = .length($1) }),
    (.pilePitch, { $0.arrangement = .pile($1) }),
  ]
  static let cardLengths: [(LayoutQuantity, @Sendable (inout CardShape, Double) -> Void)] = [
    (.cardHeight, { $0.height = $1 }), (.cardWidth, { $0.width = $1 }),
    (.handle, { $0.handle = Rect(x: 0, y: 0, width: $1, height: 0) }),
    (.interactive, { $0.interactive = Rect(x: 0, y: 0, width: 0, height: $1) }),
  ]

  @Test func everyLengthOfAShapeHasItsBounds() throws {
    let board = try StandardBoard()
    func refusal(_ change: (inout BoardGeometry) throws(GeometryError) -> Void) -> GeometryError? {
      var geometry = board.geometry
      do {
        try change(&geometry)
        return nil
      } catch {
        #expect(geometry.frame(of: board.doing) == board.geometry.frame(of: board.doing))
        return error
      }
    }
    for (number, isRefused) in [
      (Double.nan, true), (-.infinity, true), (-0.25, true), (0, false), (7, false),
    ] {
      for (quantity, change) in Self.columnLengths {
        var shape = ColumnShape()
        change(&shape, number)
        let refused = number.isFinite ? GeometryError.tooSmall(quantity, least: 0) : .notFinite(quantity)
        let wanted = isRefused ? refused : nil
        #expect(
          refusal { geometry throws(GeometryError) in try geometry.setShape(shape, of: board.todo) } == wanted
        )
        #expect(
          refusal { geometry throws(GeometryError) in try geometry.setLengths(shape, of: board.todo) }
            == wanted)
        #expect(
          refusal { geometry throws(GeometryError) in _ = try geometry.addColumn(shape: shape) } == wanted)
      }
      for (quantity, change) in Self.cardLengths {
        var shape = CardShape()
        change(&shape, number)
        let refused = number.isFinite ? GeometryError.tooSmall(quantity, least: 0) : .notFinite(quantity)
        let wanted = isRefused ? refused : nil
        #expect(
          refusal { geometry throws(GeometryError) in try geometry.setShape(shape, of: board.first) }
            == wanted)
      }
    }
  }

  @Test func theMostColumnsAreTakenAndNotOneMore() throws {
    let full = GeometryError.tooMany(.columnCount, most: GeometryLimits.columnCount)
    // Those that are gone count, since handles are never given out again.
    var board = Board()
    for _ in 1..<GeometryLimits.columnCount { board.removeColumn(board.addColumn()) }
    var geometry = try BoardGeometry(board)
    #expect(throws: full) {
      try geometry.addColumns([(ColumnState(), ColumnShape()), (ColumnState(), ColumnShape())])
    }
    try geometry.addColumn()
    #expect(throws: full) { try geometry.addColumn() }
    board.addColumn()
    #expect(try BoardGeometry(board).board.columns.count == 1)
    board.addColumn()
    #expect(throws: full) { try BoardGeometry(board) }
  }

  @Test func theMostCardsCountOverSeveralCalls() throws {
    var board = try StandardBoard()
    let full = GeometryError.tooMany(.cardCount, most: GeometryLimits.cardCount)
    // With the three that the board has, one too many.
    #expect(throws: full) { try board.geometry.addCards(GeometryLimits.cardCount - 2, to: board.todo) }
    // Those that are gone count, since handles are never given out again.
    board.geometry.removeCard(board.first)
    #expect(throws: full) { try board.geometry.addCards(GeometryLimits.cardCount - 2, to: board.todo) }
    try board.geometry.addCards(5, to: board.todo)
    #expect(throws: full) { try board.geometry.addCards(GeometryLimits.cardCount - 7, to: board.todo) }
    #expect(board.geometry.board.cardCount == 7)
  }

  @Test func pointsThatAreNoNumbersLieOutside() throws {
    var board = try StandardBoard()
    board.geometry.setLifted(Lifted(board.first))
    for number in [Double.nan, .infinity, -.infinity] {
      let point = Point(x: number, y: number)
      #expect(board.geometry.hit(atPointer: point) == .outside)
      #expect(board.geometry.hit(atBoard: point) == .board)
      #expect(board.geometry.column(atPointer: point, outsideNearest: true) == nil)
      #expect((0...1).contains(board.geometry.midpointSlot(atBoard: point, in: board.todo)))
      _ = board.geometry.isInHole(point, in: board.todo)
      let offset = board.geometry.scroll(.column(board.todo), to: point)
      #expect(offset == .zero)
    }
  }

  @Test func aNegativeZeroIsZero() throws {
    var metrics = LayoutMetrics()
    metrics.boardPadding = 0
    metrics.direction = .rightToLeft
    metrics.viewportSize.width = 280
    var geometry = try BoardGeometry(metrics: metrics)
    let column = try geometry.addColumn()
    #expect(geometry.frame(of: column)?.x == 0)
    #expect(geometry.hit(atBoard: Point(x: -0.0, y: 0)) == .header(column))
    #expect(geometry.column(atPointer: Point(x: -0.0, y: -0.0)) == column)
    #expect(geometry.viewportRect.x.sign == .plus)
  }

  /// Far from evenly spread, so that the numbers are searched.
  @Test func aNegativeZeroIsCountedAsZero() throws {
    var geometry = try BoardGeometry()
    let column = try geometry.addColumn()
    for y in [0.0, 0, 0, 0, 100] {
      try geometry.addCard(shape: CardShape(height: 0, at: Point(x: 0, y: y)), to: column)
    }
    for zero in [0.0, -0.0] {
      #expect(geometry.undraggedCount(in: column, middlesAtOrAbove: zero) == 4)
      #expect(geometry.undraggedCount(in: column, middlesAbove: zero) == 0)
    }
    #expect(geometry.undraggedCount(in: column, middlesAbove: 100) == 4)
    #expect(geometry.undraggedCount(in: column, middlesAtOrAbove: 100) == 5)
  }

  @Test func unknownHandlesHaveNoFrames() throws {
    var geometry = try StandardBoard().geometry
    for raw in [-1, 77] as [Int32] {
      let column = ColumnHandle(rawValue: raw)
      let card = CardHandle(rawValue: raw)
      #expect(geometry.frame(of: column) == nil && geometry.frame(of: card) == nil)
      #expect(geometry.midpointSlot(atBoard: .zero, in: column) == 0)
      #expect(geometry.slotBreaks(for: 0, in: column).isEmpty)
      #expect(geometry.displayCards(in: column, placement: .home).isEmpty)
      #expect(geometry.visibleCards(in: column).isEmpty)
      #expect(geometry.revealOffsets(for: card) == nil)
      #expect(geometry.shape(of: card) == CardShape())
      #expect(geometry.scroll(.column(column), to: Point(x: 1, y: 1)) == .zero)
      geometry.removeCard(card)
      geometry.removeColumn(column)
      geometry.relocate([card], to: Destination(column: column, slot: 3))
      geometry.setPositions([(card, CardPosition(column: column, index: 0))])
      geometry.update(card) { $0.isHidden = true }
      geometry.update(column) { $0.isHidden = true }
      geometry.setLifted(Lifted(card))
      #expect(geometry.lifted == nil)
      geometry.setDropPlace(Destination(column: column, slot: 0))
      #expect(geometry.dropPlace == nil)
    }
    #expect(geometry.board.cardCount == 3)
  }

  @Test func aBoardWithoutColumnsHasNothing() throws {
    var metrics = LayoutMetrics()
    metrics.viewportSize = .zero
    let geometry = try BoardGeometry(metrics: metrics)
    #expect(geometry.contentRect == Rect(x: 0, y: 0, width: 0, height: 0))
    #expect(geometry.hit(atPointer: .zero) == .board)
    #expect(geometry.column(atPointer: .zero, outsideNearest: true) == nil)
    #expect(geometry.maxOffset(of: .board) == .zero)
  }
}
