import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanRendering
import TestSupport
import Testing

@Suite("Frames are true to scale")
struct TruthTests {
  @Test("In 2,000 random states every card's cells lie within one cell of its displayed rectangle")
  func cardsAreWhereTheyAre() throws {
    var random = SplitMix64(seed: 1)
    for number in 0..<2_000 {
      let state = try RandomState(&random, isDragging: number % 2 == 1)
      let frame = state.frame()
      var allowed: [CardHandle: Rect] = [:]
      for (card, rect) in state.visibleCards() {
        allowed[card] = Rect(
          x: rect.x - frame.cell.width, y: rect.y - frame.cell.height,
          width: rect.width + 2 * frame.cell.width, height: rect.height + 2 * frame.cell.height)
      }
      for row in frame.pictureRows {
        for column in frame.pictureColumns {
          guard case .card(let card) = frame.subject(column: column, row: row) else { continue }
          let cell = Self.rect(column, row, frame)
          let bounds = try #require(allowed[card], "state \(number): \(card) is not visible\n\(frame.golden)")
          // Of millions of cells only those that are wrong are worth an expectation.
          guard !bounds.outset(by: 0.000_001).contains(cell) else { continue }
          Issue.record("state \(number): \(card) at \(cell), not in \(bounds)\n\(frame.golden)")
        }
      }
    }
  }

  @Test("Cards that are not covered are drawn: in 500 idle states none is missing")
  func nothingIsMissing() throws {
    var random = SplitMix64(seed: 2)
    for number in 0..<500 {
      let state = try RandomState(&random, isDragging: false)
      if case .pile = state.world.geometry.metrics.arrangement { continue }
      let frame = state.frame()
      var drawn: Set<CardHandle> = []
      for row in frame.pictureRows {
        for column in frame.pictureColumns {
          if case .card(let card) = frame.subject(column: column, row: row) { drawn.insert(card) }
        }
      }
      for (card, rect) in state.visibleCards()
      where rect.width > 2 * frame.cell.width && rect.height > 2 * frame.cell.height {
        #expect(drawn.contains(card), "state \(number): \(card) \(rect)\n\(frame.golden)")
      }
    }
  }

  @Test("In 2,000 idle states the cell under a point away from every edge shows what the hit test names")
  func hitsAgree() throws {
    var random = SplitMix64(seed: 3)
    var checked = 0
    for number in 0..<2_000 {
      var state = try RandomState(&random, isDragging: false)
      let points = (0..<6).map { _ in
        Point(
          x: Double.random(in: 0..<state.viewport.width, using: &random),
          y: Double.random(in: 0..<state.viewport.height, using: &random))
      }
      // The pointers stand on the points, but their layer is off.
      state.snapshot.pointers = points.enumerated().map {
        PointerState(sample: PointerSample(pointer: $0.offset, point: $0.element), isDown: true)
      }
      let frame = state.frame(showsPointers: false)
      let outlines = state.outlines()
      for point in points {
        let isNearEdge = outlines.contains { Self.isNear(point, to: $0, within: frame.cell) }
        guard !isNearEdge else { continue }
        checked += 1
        let column = Int(point.x / frame.cell.width) + frame.pictureColumns.lowerBound
        let row = Int(point.y / frame.cell.height) + frame.pictureRows.lowerBound
        let expected: FrameSubject =
          switch state.world.geometry.hit(atPointer: point) {
          case .outside, .board: .none
          case .header(let column), .body(let column), .strip(let column): .column(column)
          case .card(let card, _): .card(card)
          }
        #expect(
          frame.subject(column: column, row: row) == expected, "state \(number) at \(point)\n\(frame.golden)")
      }
    }
    #expect(checked > 2_000)
  }

  /// A cell in viewport points.
  private static func rect(_ column: Int, _ row: Int, _ frame: Frame) -> Rect {
    Rect(
      x: Double(column - frame.pictureColumns.lowerBound) * frame.cell.width,
      y: Double(row - frame.pictureRows.lowerBound) * frame.cell.height, width: frame.cell.width,
      height: frame.cell.height)
  }

  /// True if an edge of a rectangle is at most one cell away.
  private static func isNear(_ point: Point, to rect: Rect, within cell: CellSize) -> Bool {
    let (x, y) = (cell.width, cell.height)
    let isInside =
      point.x > rect.minX + x && point.x < rect.maxX - x && point.y > rect.minY + y && point.y < rect.maxY - y
    let isOutside =
      point.x < rect.minX - x || point.x > rect.maxX + x || point.y < rect.minY - y || point.y > rect.maxY + y
    return !isInside && !isOutside
  }
}

/// A random board, scrolled, with or without lifted cards.
struct RandomState {
  var world: World
  var snapshot: Snapshot
  var viewport: Size
  var cell: CellSize?

  init(_ random: inout SplitMix64, isDragging: Bool) throws {
    var metrics = LayoutMetrics()
    func length(_ range: ClosedRange<Double>, _ random: inout SplitMix64) -> Double {
      (Double.random(in: range, using: &random) * 64).rounded(.down) / 64
    }
    viewport = Size(width: length(200...900, &random), height: length(120...700, &random))
    metrics.viewportSize = viewport
    metrics.columnWidth = .scaled(length(130...320, &random))
    metrics.columnPadding = length(10...20, &random)
    metrics.cardSpacing = length(0...20, &random)
    metrics.headerHeight = .fixed(length(20...90, &random))
    metrics.direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    metrics.bodyHeight = [.fill, .fill, .fit].randomElement(using: &random) ?? .fill
    let arrangements: [Arrangement] = [.columns, .columns, .grid(2), .wrap, .pile(24)]
    metrics.arrangement = arrangements.randomElement(using: &random) ?? .columns
    world = try World(metrics)
    for column in 0..<Int.random(in: 1...5, using: &random) {
      let isCollapsed = Int.random(in: 0..<6, using: &random) == 0
      let handle = try world.add("Column \(column)", [], ColumnState(isCollapsed: isCollapsed))
      var cards: [(CardState, CardShape)] = []
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        let height = Bool.random(using: &random) ? nil : length(0...160, &random)
        let isHidden = Int.random(in: 0..<8, using: &random) == 0
        cards.append((CardState(isHidden: isHidden), CardShape(height: height)))
      }
      for (index, card) in try world.geometry.addCards(cards, to: handle).enumerated() {
        world.cards[card] = "Card \(column).\(index)"
      }
      let offset = length(0...400, &random)
      world.geometry.scroll(.column(handle), to: Point(x: 0, y: offset))
    }
    world.geometry.scroll(.board, to: Point(x: length(0...600, &random), y: length(0...600, &random)))
    cell =
      Bool.random(using: &random)
      ? nil : CellSize(width: length(4...14, &random), height: length(10...30, &random))
    snapshot = world.idle()
    guard isDragging, let card = world.cards.keys.sorted().randomElement(using: &random),
      world.geometry.frame(of: card) != nil,
      let column = world.geometry.board.columns.randomElement(using: &random)
    else { return }
    let slot = Int.random(in: 0...world.geometry.board.cards(in: column).count, using: &random)
    let decision: Decision = Bool.random(using: &random) ? .accept : .forbid(.lockedColumn(column))
    snapshot = try world.dragging(
      [card.rawValue], grabbed: card.rawValue,
      at: Point(x: length(0...900, &random), y: length(0...700, &random)),
      over: .at(column.rawValue, slot, decision))
  }

  func frame(showsPointers: Bool = true) -> Frame {
    var options = FrameOptions(cell: cell)
    options.showsPointers = showsPointers
    return world.frame(snapshot, nil, options)
  }

  /// The displayed rectangles, clipped as a person sees them, in viewport points.
  func visibleCards() -> [(card: CardHandle, rect: Rect)] {
    let geometry = snapshot.geometry
    let placement = snapshot.placement ?? .home
    let window = Rect(origin: .zero, size: viewport)
    var result: [(card: CardHandle, rect: Rect)] = []
    for column in geometry.board.columns {
      guard let frame = geometry.displayFrame(of: column, placement: placement),
        let header = geometry.headerFrame(of: column)
      else { continue }
      let body = Rect(x: frame.x, y: header.maxY, width: frame.width, height: frame.maxY - header.maxY)
      for card in geometry.board.cards(in: column) {
        guard let rect = geometry.displayFrame(of: card, placement: placement),
          let clipped = rect.intersection(body),
          let visible = geometry.viewportRect(fromBoard: clipped).intersection(window)
        else { continue }
        result.append((card, visible))
      }
    }
    return result
  }

  /// All rectangles with edges that a frame shows, in viewport points.
  func outlines() -> [Rect] {
    let geometry = snapshot.geometry
    var result: [Rect] = []
    for column in geometry.board.columns {
      let parts = [
        geometry.frame(of: column), geometry.headerFrame(of: column), geometry.bodyFrame(of: column),
      ]
      result +=
        parts.compactMap { $0 } + geometry.board.cards(in: column).compactMap { geometry.frame(of: $0) }
    }
    return result.map { geometry.viewportRect(fromBoard: $0) }
  }
}
