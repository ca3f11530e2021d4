import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import TestSupport
import Testing

@Suite struct ConservationTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `No card is lost or doubled, whatever happens during drags`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var behaviour = Behaviour()
    if seed % 3 == 0 { behaviour.keyboardCommit = .live }
    var app = try TestApp(randomLanes(&random), behaviour: behaviour, isLazy: seed % 2 == 0)
    var expected = Set(app.columns.flatMap(\.cards).map(\.id))
    var fresh = 100
    for _ in 0..<250 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...3: app.move(anyPoint(&random))
      case 4: app.press(cardPoint(app, &random))
      case 5: app.release(anyPoint(&random))
      case 6: app.wait(milliseconds: Int64.random(in: 1...400, using: &random))
      case 7:
        app.key([.space, .up, .down, .left, .right, .escape, .tab].randomElement(using: &random) ?? .tab)
      case 8:
        app.send([.undoRequested, .redoRequested, .focusLost].randomElement(using: &random) ?? .focusLost)
      case 9:
        let card = app.columns.flatMap(\.cards).randomElement(using: &random)?.id ?? 0
        let action = app.controller.actions(for: [card]).randomElement(using: &random)?.action ?? .moveUp
        app.send(.actionChosen(action, cards: [card]))
      default: expected = edit(&app, expected, &fresh, &random)
      }
      let ids = app.columns.flatMap(\.cards).map(\.id)
      #expect(ids.count == Set(ids).count)
      #expect(Set(ids) == expected)
      let order = app.controller.order
      for lane in app.columns { #expect(order.cards(in: lane.id) == lane.cards.map(\.id)) }
    }
    #expect(app.moves.count > 3)
  }

  /// A change by someone else; returns the cards that must be there afterwards.
  private func edit(
    _ app: inout TestApp, _ expected: Set<Int>, _ fresh: inout Int, _ random: inout SplitMix64
  ) -> Set<Int> {
    var expected = expected
    var lanes = app.columns
    let lane = Int.random(in: lanes.indices, using: &random)
    let count = lanes[lane].cards.count
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      fresh += 1
      lanes[lane].cards.insert(Item(id: fresh), at: Int.random(in: 0...count, using: &random))
      expected.insert(fresh)
    case 1 where count > 0:
      expected.remove(lanes[lane].cards.remove(at: Int.random(in: 0..<count, using: &random)).id)
    case 2 where count > 0:
      let card = lanes[lane].cards.remove(at: Int.random(in: 0..<count, using: &random))
      lanes[Int.random(in: lanes.indices, using: &random)].cards.append(card)
    case 3: lanes[lane].isCollapsed.toggle()
    case 4: lanes.shuffle(using: &random)
    default: lanes[lane].limit = [nil, 0, 2, 5].randomElement(using: &random) ?? nil
    }
    app.edit { $0 = lanes }
    return expected
  }

  private func anyPoint(_ random: inout SplitMix64) -> Point {
    Point(x: .random(in: 40...780, using: &random), y: .random(in: 70...500, using: &random))
  }

  private func cardPoint(_ app: TestApp, _ random: inout SplitMix64) -> Point {
    let shown = app.displayed().cards
    let card = shown.keys.sorted().randomElement(using: &random)
    return card.flatMap { shown[$0] }?.center ?? anyPoint(&random)
  }
}
