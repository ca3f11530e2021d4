import KanbanGeometry
import KanbanInteraction
import KanbanModel
import TestSupport
import Testing

@Suite struct EnteredTargetingTests {
  /// Two columns with cards of some heights, the first card of the first column lifted or another one.
  private func geometry(
    _ heights: [[Double]], lifting lifted: [Int] = [], grabbed: Int = 0,
    _ change: (inout LayoutMetrics) -> Void = { _ in }
  ) throws -> BoardGeometry {
    var metrics = LayoutMetrics()
    metrics.viewportSize.height = 2_000
    change(&metrics)
    var geometry = try BoardGeometry(Board(), metrics: metrics)
    for column in heights {
      let handle = try geometry.addColumn(ColumnState())
      try geometry.addCards(column.map { (CardState(), CardShape(height: $0)) }, to: handle)
    }
    if !lifted.isEmpty {
      let cards = lifted.map { CardHandle(rawValue: Int32($0)) }
      geometry.setLifted(Lifted(cards: cards, grabbed: CardHandle(rawValue: Int32(grabbed))))
    }
    return geometry
  }

  private func target(_ x: Double, _ y: Double, _ geometry: BoardGeometry) -> TargetPlace? {
    var behaviour = Behaviour()
    behaviour.targeting = .entered
    return TargetFinder.place(for: Point(x: x, y: y), grip: nil, in: geometry, behaviour: behaviour)
  }

  private func slot(_ y: Double, _ geometry: BoardGeometry) -> Int? {
    target(156, y, geometry)?.destination.slot
  }

  @Test func `a card makes room once a fifth of it is entered, or 24 of a tall one`() throws {
    // The hole at 72, then 100 tall at 128, then 300 tall at 236.
    let geometry = try geometry([[48, 100, 300], []], lifting: [0])
    #expect(slot(138, geometry) == 0)
    #expect(slot(147.9, geometry) == 0)
    #expect(slot(148, geometry) == 1)
    #expect(slot(153, geometry) == 1)
    #expect(slot(259.9, geometry) == 1)
    #expect(slot(260, geometry) == 2)
    #expect(target(156, 90, geometry)?.isHome == true)
    #expect(target(156, 138, geometry)?.isHome == true)
  }

  @Test func `upwards it makes room from below`() throws {
    // 100 tall from 72 to 172, the hole at 180.
    let geometry = try geometry([[100, 48], []], lifting: [1], grabbed: 1)
    #expect(slot(152.1, geometry) == 1)
    #expect(slot(152, geometry) == 0)
  }

  @Test func `in another column a card makes room at once, and below all is the end`() throws {
    let geometry = try geometry([[48], [100, 100]], lifting: [0])
    #expect(target(452, 72, geometry)?.destination.slot == 0)
    #expect(target(452, 171, geometry)?.destination.slot == 0)
    #expect(target(452, 181, geometry)?.destination.slot == 1)
    #expect(target(452, 300, geometry)?.destination.slot == 2)
    #expect(target(452, 40, geometry)?.destination.slot == 0)
  }

  @Test func `in a grid the cell under the pointer is taken, whichever half of it`() throws {
    let geometry = try geometry([[48, 48, 48, 48, 48, 48], []], lifting: [1], grabbed: 1) {
      $0.arrangement = .grid(3)
    }
    // Cells 80 wide from 28, 116 and 204; the hole is the second one.
    #expect(target(30, 90, geometry)?.destination.slot == 0)
    #expect(target(106, 90, geometry)?.destination.slot == 0)
    #expect(target(206, 90, geometry)?.destination.slot == 2)
    #expect(target(280, 90, geometry)?.destination.slot == 2)
    #expect(target(30, 150, geometry)?.destination.slot == 3)
    #expect(target(130, 90, geometry)?.isHome == true)
  }

  @Test func `a pile is always entered at its end, and a copy has no home`() throws {
    let pile = try geometry([[48], [48, 48]], lifting: [0]) { $0.arrangement = .pile(20) }
    #expect(target(452, 80, pile)?.destination.slot == 2)
    var copy = try geometry([[48, 48], []])
    copy.setLifted(
      Lifted(cards: [CardHandle(rawValue: 0)], grabbed: CardHandle(rawValue: 0), leavesHole: false))
    #expect(slot(80, copy) == 0)
    #expect(slot(170, copy) == 1)
    #expect(target(156, 80, copy)?.isHome == false)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `down a column the slots never decrease, and every slot is reached`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let heights = (0..<8).map { _ in Double(10 + random.below(120)) }
    let lifted = Set((0..<3).map { _ in random.below(8) }).sorted()
    let grabbed = lifted[random.below(lifted.count)]
    let geometry = try geometry([heights, []], lifting: lifted, grabbed: grabbed)
    var slots: [Int] = []
    for y in 60...1_200 {
      if let slot = slot(Double(y), geometry) { slots.append(slot) }
    }
    #expect(zip(slots, slots.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(slots) == Set(0...8 - lifted.count))
  }
}
