import KanbanGeometry
import KanbanModel
import TestSupport
import Testing

/// Changes of many things at once are the same changes one after another, at the cost of one.
@Suite struct BatchTests {
  @Test func shapesAtOnceAreShapesOneAfterAnother() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = try RandomBoard(seed: 2_000_000 + seed)
      let cards = (0..<5).compactMap { _ in random.anyCard() }
      let shapes = cards.map { (card: $0, shape: random.cardShape(measured: random.random.once(in: 3))) }
      let heights = cards.map { card -> (card: CardHandle, height: Double?) in
        (card, random.random.once(in: 3) ? nil : random.random.grid(0...90))
      }
      var apart = random.geometry
      for (card, shape) in shapes { try apart.setShape(shape, of: card) }
      var together = random.geometry
      try together.setShapes(shapes)
      expectSameFrames(together, apart, "seed \(seed)")
      for (card, height) in heights { try apart.setHeight(height, of: card) }
      try together.setHeights(heights)
      expectSameFrames(together, apart, "seed \(seed), heights")
    }
  }

  /// Cards that come and go one by one change the heights of columns that fit their cards.
  @Test(arguments: [false, true])
  func manyColumnsChangedOneByOneAreFoundAsIfBuiltAtOnce(overlapping: Bool) throws {
    var random = SplitMix64(seed: overlapping ? 91 : 90)
    for count in [1, 7, 8, 9, 16, 17, 40] {
      var metrics = LayoutMetrics()
      metrics.viewportSize = Size(width: 400, height: 300)
      metrics.bodyHeight = .fit
      let shapes = (0..<count).map { number in
        overlapping
          ? ColumnShape(at: Point(x: Double(number) * 60, y: Double(random.below(5)) * 30), width: 90)
          : ColumnShape(width: 90)
      }
      var apart = try BoardGeometry(metrics: metrics)
      let columns = try apart.addColumns(shapes.map { (ColumnState(), $0) })
      for _ in 0..<4 * count {
        let column = columns[random.below(count)]
        if random.once(in: 3), let card = apart.board.cards(in: column).first {
          apart.removeCard(card)
        } else {
          try apart.addCards(1 + random.below(3), to: column)
        }
      }
      let together = try BoardGeometry(
        apart.board, metrics: metrics, columnShapes: shapes, cardShapes: [])
      expectSameFrames(apart, together, "\(count) columns")
      for axis in [Point(x: 0, y: 0), Point(x: 9_999, y: 0), Point(x: 9_999, y: 9_999)] {
        var (first, second) = (apart, together)
        #expect(first.scroll(.board, to: axis) == second.scroll(.board, to: axis), "\(count) columns")
        for x in stride(from: 0.0, through: 400, by: 25) {
          for y in stride(from: 0.0, through: 300, by: 25) {
            let point = Point(x: x, y: y)
            #expect(first.hit(atPointer: point) == second.hit(atPointer: point), "\(count) columns, \(point)")
            #expect(
              first.column(atPointer: point, outsideNearest: true)
                == second.column(atPointer: point, outsideNearest: true), "\(count) columns, \(point)")
          }
        }
      }
    }
  }

  private func expectSameFrames(_ first: BoardGeometry, _ second: BoardGeometry, _ name: String) {
    #expect(first.contentRect == second.contentRect, "\(name)")
    for column in first.board.columns {
      #expect(first.frame(of: column) == second.frame(of: column), "\(name)")
      for card in first.board.cards(in: column) {
        #expect(first.shape(of: card) == second.shape(of: card), "\(name)")
        #expect(first.frame(of: card) == second.frame(of: card), "\(name)")
      }
    }
  }

  @Test func oneRefusedNumberRefusesAll() throws {
    var geometry = try BoardGeometry()
    let column = try geometry.addColumn()
    let cards = try geometry.addCards(2, to: column)
    let before = cards.map { geometry.frame(of: $0) }
    #expect(throws: GeometryError.tooSmall(.cardHeight, least: 0)) {
      try geometry.setShapes([(cards[0], CardShape(height: 9)), (cards[1], CardShape(height: -1))])
    }
    #expect(throws: GeometryError.notFinite(.cardHeight)) {
      try geometry.setHeights([(cards[0], 9), (cards[1], .nan)])
    }
    #expect(cards.map { geometry.frame(of: $0) } == before)
  }

  @Test func cardsThatAreGoneAreLeftOutAndTheLastShapeCounts() throws {
    var geometry = try BoardGeometry()
    let column = try geometry.addColumn()
    let cards = try geometry.addCards(2, to: column)
    geometry.removeCard(cards[0])
    try geometry.setShapes([
      (cards[0], CardShape(height: 9)), (cards[1], CardShape(height: 5)), (cards[1], CardShape(height: 7)),
      (CardHandle(rawValue: 99), CardShape(height: 3)),
    ])
    #expect(geometry.shape(of: cards[0]) == CardShape())
    #expect(geometry.frame(of: cards[1])?.height == 7)
    try geometry.setHeights([(cards[0], 9), (cards[1], 5), (cards[1], 6), (CardHandle(rawValue: -1), 3)])
    #expect(geometry.frame(of: cards[1])?.height == 6)
  }

  /// Laying the column out for each card would take minutes.
  @Test func tenThousandShapesInOneColumnAreLaidOutOnce() throws {
    var geometry = try BoardGeometry()
    let column = try geometry.addColumn(shape: ColumnShape(padding: 0, spacing: 0))
    let cards = try geometry.addCards(10_000, to: column)
    let time = try ContinuousClock().measure {
      try geometry.setShapes(cards.map { ($0, CardShape(height: 10)) })
      try geometry.setHeights(cards.map { ($0, 20) })
    }
    #expect(time < .seconds(10))
    #expect(geometry.contentHeight(of: column) == 200_000)
  }
}

// MARK: - The order of columns

extension BatchTests {
  @Test func columnsThatChangePlacesTakeTheirCardsAndOffsetsAlong() throws {
    var geometry = try BoardGeometry()
    let columns = try geometry.addColumns(
      [100, 200, 50].map { (ColumnState(), ColumnShape(width: $0, body: .length(60))) })
    let cards = try geometry.addCards(9, to: columns[2])
    geometry.scroll(.column(columns[2]), to: Point(x: 0, y: 30))
    let old = try #require(geometry.frame(of: cards[1]))
    geometry.setColumnOrder([columns[2], columns[0], columns[1]])
    #expect(geometry.board.columns == [columns[2], columns[0], columns[1]])
    #expect([2, 0, 1].map { geometry.frame(of: columns[$0])?.x } == [16, 82, 198])
    #expect(geometry.frame(of: cards[1]) == old.offsetBy(x: -332, y: 0))
    #expect(geometry.offset(of: .column(columns[2])).y == 30)
  }

  @Test func measuredColumnsShiftAlong() throws {
    var geometry = try BoardGeometry()
    let columns = try geometry.addColumns([
      (ColumnState(), ColumnShape(at: Point(x: 40, y: 30), width: 200)),
      (ColumnState(), ColumnShape(at: Point(x: 250, y: 35), width: 100)),
    ])
    geometry.setColumnOrder(columns.reversed())
    #expect(columns.map { geometry.frame(of: $0)?.origin } == [Point(x: 156, y: 30), Point(x: 34, y: 35)])
    geometry.setColumnOrder(columns)
    #expect(columns.map { geometry.frame(of: $0)?.origin } == [Point(x: 40, y: 30), Point(x: 250, y: 35)])
  }

  @Test func whatIsNoOrderOfTheColumnsChangesNothing() throws {
    var geometry = try BoardGeometry()
    let columns = try geometry.addColumns([(ColumnState(), ColumnShape()), (ColumnState(), ColumnShape())])
    let before = columns.map { geometry.frame(of: $0) }
    for order in [[], [columns[1]], [columns[1], columns[1]], [columns[1], ColumnHandle(rawValue: 7)]] {
      geometry.setColumnOrder(order)
      #expect(geometry.board.columns == columns)
      #expect(columns.map { geometry.frame(of: $0) } == before)
    }
  }
}
