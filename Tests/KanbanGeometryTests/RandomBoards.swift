import KanbanGeometry
import KanbanModel
import TestSupport

/// A random board, changed at random, with the memory that the slow layout needs to follow it.
struct RandomBoard {
  var geometry: BoardGeometry
  var random: SplitMix64
  private var starts: [ColumnHandle: Double] = [:]
  private var leads: [ColumnHandle: (width: Double, count: Int, own: Double)] = [:]
  /// Measured frames and divisions by 3 have no exact mirror image.
  let isMirrorable: Bool

  init(seed: UInt64, mirrorable: Bool = false) throws {
    random = SplitMix64(seed: seed)
    isMirrorable = mirrorable
    geometry = try BoardGeometry(metrics: Self.metrics(&random, mirrorable: mirrorable))
    for _ in 0..<random.below(5) { try addColumn() }
  }

  var slow: SlowBoard { SlowBoard(geometry, starts: starts, leads: leads) }

  // MARK: Random parts

  static func metrics(_ random: inout SplitMix64, mirrorable: Bool) -> LayoutMetrics {
    var metrics = LayoutMetrics()
    metrics.viewportSize =
      random.once(in: 20)
      ? .zero : Size(width: random.grid(50...900), height: random.grid(20...500))
    metrics.origin = random.point(x: -50...50, y: -50...50)
    metrics.zoom = random.pick([0.5, 1, 1, 2, 4]) ?? 1
    metrics.direction = random.once(in: 3) ? .rightToLeft : .leftToRight
    metrics.displayScale = random.pick([1, 2]) ?? 1
    metrics.sizeCategory = random.pick(SizeCategory.allCases) ?? .large
    metrics.textStyle = random.pick(TextStyle.allCases) ?? .body
    metrics.columnWidth = .scaled(random.grid(20...200))
    metrics.minColumnWidth = random.grid(0...120)
    metrics.collapsedWidth = random.grid(0...40)
    metrics.columnSpacing = random.pick([0, 8, random.grid(0...30)]) ?? 0
    metrics.boardPadding = random.grid(0...20)
    metrics.columnPadding = random.grid(0...20)
    metrics.headerHeight = random.once(in: 3) ? .scaled(random.grid(0...40)) : .fixed(random.grid(0...40))
    metrics.cardHeight = random.once(in: 3) ? .scaled(random.grid(0...60)) : .fixed(random.grid(0...60))
    metrics.cardSpacing = random.pick([0, 8, random.grid(0...20)]) ?? 0
    metrics.emptyHeight = random.grid(0...60)
    metrics.bodyHeight = body(&random)
    metrics.arrangement = arrangement(&random, mirrorable: mirrorable)
    return metrics
  }

  static func body(_ random: inout SplitMix64) -> BodyHeight {
    random.pick([.fill, .fill, .fit, .length(random.grid(0...400))]) ?? .fill
  }

  static func arrangement(_ random: inout SplitMix64, mirrorable: Bool) -> Arrangement {
    let counts = mirrorable ? [1, 2, 4] : [1, 2, 3, 4]
    return random.pick([
      .columns, .columns, .columns, .grid(random.pick(counts) ?? 1), .wrap, .pile(random.grid(0...30)),
    ]) ?? .columns
  }

  mutating func columnShape() -> ColumnShape {
    var shape = ColumnShape()
    if !isMirrorable, random.once(in: 4) { shape.origin = random.point(x: -50...600, y: 0...200) }
    if random.once(in: 4) { shape.width = random.pick([0, random.grid(0...300)]) }
    if random.once(in: 6) { shape.header = random.grid(0...60) }
    if random.once(in: 6) { shape.padding = random.grid(0...30) }
    if random.once(in: 6) { shape.spacing = random.grid(0...30) }
    if random.once(in: 4) { shape.body = Self.body(&random) }
    if random.once(in: 4) { shape.arrangement = Self.arrangement(&random, mirrorable: isMirrorable) }
    return shape
  }

  mutating func columnState() -> ColumnState {
    ColumnState(isCollapsed: random.once(in: 8), isHidden: random.once(in: 8))
  }

  mutating func cardShape(measured: Bool) -> CardShape {
    var shape = CardShape()
    if random.once(in: 2) { shape.height = random.pick([0, random.grid(0...80), random.grid(0...300)]) }
    if random.once(in: 4) { shape.width = random.grid(0...200) }
    if measured, !isMirrorable { shape.origin = random.point(x: 0...100, y: 0...300) }
    return shape
  }

  private mutating func shapes(of cards: [CardHandle]) -> [(card: CardHandle, shape: CardShape)] {
    let isMeasured = random.once(in: 2)
    return cards.map { ($0, cardShape(measured: isMeasured)) }
  }

  mutating func cards() -> [(state: CardState, shape: CardShape)] {
    let isMeasured = random.once(in: 5)
    return (0..<random.below(7)).map { _ in
      (CardState(isHidden: random.once(in: 6)), cardShape(measured: isMeasured && !random.once(in: 3)))
    }
  }

  mutating func anyColumn() -> ColumnHandle? { random.pick(geometry.board.columns) }

  mutating func anyCard() -> CardHandle? {
    anyColumn().flatMap { random.pick(geometry.board.cards(in: $0)) }
  }

  mutating func anyDestination() -> Destination? {
    anyColumn().map { Destination(column: $0, slot: random.below(geometry.board.cards(in: $0).count + 1)) }
  }

  // MARK: Changes

  mutating func addColumn() throws {
    let shape = columnShape()
    let column = try geometry.addColumn(columnState(), shape: shape)
    if shape.origin != nil { leads[column] = slow.lead(before: column) }
    try geometry.addCards(cards(), to: column)
  }

  /// Lifts some cards of the board, or none.
  mutating func lift() {
    let cards = Set((0..<1 + random.below(3)).compactMap { _ in anyCard() }).sorted()
    guard let grabbed = random.pick(cards), !random.once(in: 4) else { return geometry.setLifted(nil) }
    geometry.setLifted(Lifted(cards: cards, grabbed: grabbed, leavesHole: !random.once(in: 8)))
  }

  mutating func scroll() {
    geometry.scroll(.board, to: random.point(x: 0...600, y: 0...300))
    for column in geometry.board.columns {
      geometry.scroll(.column(column), to: Point(x: 0, y: random.grid(-50...300)))
    }
  }

  /// One change of any kind.
  mutating func mutate() throws {
    switch random.below(18) {
    case 0: try addColumn()
    case 1: if let column = anyColumn() { geometry.removeColumn(column) }
    case 2: if let column = anyColumn() { geometry.update(column) { $0.isCollapsed.toggle() } }
    case 3: if let column = anyColumn() { geometry.update(column) { $0.isHidden.toggle() } }
    case 4:
      guard let column = anyColumn() else { return }
      let shape = columnShape()
      try geometry.setShape(shape, of: column)
      if shape.origin != nil { leads[column] = slow.lead(before: column) }
    case 5: if let column = anyColumn() { try geometry.addCards(cards(), to: column) }
    case 6: try geometry.setMetrics(Self.metrics(&random, mirrorable: isMirrorable))
    case 7: lift()
    case 8: geometry.setDropPlace(random.once(in: 3) ? nil : anyDestination())
    case 9: scroll()
    case 10: geometry.setColumnOrder(geometry.board.columns.shuffled(using: &random))
    default: try mutateCards()
    }
  }

  private mutating func mutateCards() throws {
    guard let card = anyCard() else { return }
    switch random.below(7) {
    case 0: changingCards { $0.update(card) { $0.isHidden.toggle() } }
    case 1:
      let other = anyCard() ?? card
      for column in Set([card, other].compactMap { geometry.board.position(of: $0)?.column }).sorted() {
        note([(column, firstMeasuredY(column))])
      }
      try geometry.setHeights([card, other].map { ($0, random.once(in: 3) ? nil : random.grid(0...100)) })
    case 2: try geometry.setShapes(shapes(of: [card, anyCard() ?? card, anyCard() ?? card]))
    case 3: changingCards { $0.removeCard(card) }
    case 4:
      guard let destination = anyDestination() else { return }
      let shape = cardShape(measured: random.once(in: 4))
      note([(destination.column, firstMeasuredY(destination.column))])
      try geometry.insertCard(CardState(isHidden: random.once(in: 6)), shape: shape, at: destination)
    default:
      guard let destination = anyDestination() else { return }
      let cards = Set([card, anyCard() ?? card]).sorted()
      changingCards { $0.relocate(cards, to: destination) }
    }
  }

  /// Makes a change and remembers the start of every column whose visible list it made another.
  private mutating func changingCards(_ change: (inout BoardGeometry) -> Void) {
    let before = geometry.board
    let tops = before.columns.map { ($0, firstMeasuredY($0)) }
    change(&geometry)
    let after = geometry.board
    note(
      tops.filter { column, _ in
        let old = before.cards(in: column)
        return old != after.cards(in: column)
          || old.contains { before.state(of: $0).isHidden != after.state(of: $0).isHidden }
      })
  }

  private mutating func note(_ tops: [(ColumnHandle, Double?)]) {
    for (column, top) in tops { starts[column] = top ?? starts[column] }
  }

  private func firstMeasuredY(_ column: ColumnHandle) -> Double? {
    geometry.board.cards(in: column).filter { !geometry.board.state(of: $0).isHidden }
      .lazy.compactMap { geometry.shape(of: $0).origin?.y }.first
  }
}
