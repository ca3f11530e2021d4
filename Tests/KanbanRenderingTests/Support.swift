import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanRendering
import Testing

/// A board with titles, and snapshots of it.
struct World: BoardTitles {
  var geometry: BoardGeometry
  var cards: [CardHandle: String] = [:]
  var columns: [ColumnHandle: String] = [:]

  init(_ metrics: LayoutMetrics = LayoutMetrics()) throws { geometry = try BoardGeometry(metrics: metrics) }

  /// The board of the scenario language's example.
  static func example() throws -> World {
    var world = try World()
    try world.add("To do", ["Spec", "Tests"])
    try world.add("Doing", ["Merge"], ColumnState(limit: WIPLimit(count: 1)))
    return world
  }

  @discardableResult
  mutating func add(
    _ title: String, _ titles: [String], _ state: ColumnState = ColumnState(),
    shape: ColumnShape = ColumnShape()
  ) throws -> ColumnHandle {
    let column = try geometry.addColumn(state, shape: shape)
    columns[column] = title
    for title in titles { cards[try geometry.addCard(to: column)] = title }
    return column
  }

  func title(of card: CardHandle) -> String { cards[card] ?? "" }
  func title(of column: ColumnHandle) -> String { columns[column] ?? "" }

  /// Nothing happens.
  func idle(at milliseconds: Int64 = 0) -> Snapshot {
    Snapshot(instant: .zero + .milliseconds(milliseconds), geometry: geometry)
  }

  /// A mouse carries cards, grabbed in the middle.
  func dragging(
    _ cards: [Int32], grabbed: Int32, at point: Point, over target: Target?, formation: Formation = .stack,
    at milliseconds: Int64 = 320
  ) throws -> Snapshot {
    var geometry = geometry
    let handles = cards.map { CardHandle(rawValue: $0) }
    let card = CardHandle(rawValue: grabbed)
    geometry.setLifted(Lifted(cards: handles, grabbed: card))
    geometry.setDropPlace(target?.destination)
    let home = try #require(geometry.frame(of: card))
    var snapshot = Snapshot(instant: .zero + .milliseconds(milliseconds), geometry: geometry)
    snapshot.phase = .dragging
    snapshot.lifted = handles
    snapshot.method = .pointer
    snapshot.ghost = Ghost(
      frame: home.offsetBy(x: point.x - home.midX, y: point.y - home.midY), grabbed: card, cards: handles,
      formation: formation)
    snapshot.target = target
    snapshot.decision = target?.decision
    snapshot.placement = .home
    if let target, target.decision.isAcceptable { snapshot.placement = .at(target.destination) }
    snapshot.pointers = [PointerState(sample: PointerSample(point: point), isDown: true)]
    return snapshot
  }

  func frame(_ snapshot: Snapshot, _ announcement: String? = nil, _ options: FrameOptions = FrameOptions())
    -> Frame
  {
    Frame(of: snapshot, titles: self, announcement: announcement, options: options)
  }
}

extension Target {
  static func at(
    _ column: Int32, _ slot: Int, _ decision: Decision = .accept, isHome: Bool = false
  ) -> Target {
    Target(
      place: TargetPlace(
        destination: Destination(column: ColumnHandle(rawValue: column), slot: slot), isHome: isHome),
      decision: decision)
  }
}

/// Expects golden lines, elisions included.
func expectGolden(
  _ golden: String, _ frame: Frame, sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = golden.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let comparison = FrameComparison(golden: lines, actual: frame.goldenLines)
  #expect(comparison == .equal, "\n\(frame.golden)", sourceLocation: sourceLocation)
}
