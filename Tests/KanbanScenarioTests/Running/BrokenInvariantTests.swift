import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import Testing

@Suite("Running: a broken invariant")
struct BrokenInvariantTests {
  @Test("is placed at the last event that was recorded, and at its instant")
  func place() throws {
    var geometry = try BoardGeometry(Board())
    let column = try geometry.addColumn(ColumnState())
    let card = try #require(try geometry.addCards(1, to: column).first)
    var names = BoardNames()
    names.addColumn(id: "todo", title: nil)
    names.addCard(id: "A1", title: "A1")
    var simulation = Simulation(scene: Scene(geometry: geometry), names: names)
    try simulation.feed(.focusMoved(card))
    try simulation.feed(.selectionChanged([card]))
    simulation.arrive(at: Instant(microseconds: 5_000))
    try simulation.finish()

    try simulation.catchUp()
    simulation.change { scene, _ in scene.geometry.setLifted(Lifted(cards: [card], grabbed: card)) }
    simulation.recordFailure("something else")
    simulation.arrive(at: Instant(microseconds: 7_000))
    let error = try #require(throws: SimulationError.self) { try simulation.finish() }
    guard case .brokenInvariant(let found) = error else {
      Issue.record("no invariant broke, but \(error)")
      return
    }
    #expect(found.invariant == .nothingLeft)
    #expect(found.event == 2)
    #expect(found.instant == Instant(microseconds: 7_000))
    #expect(found.words == "a placeholder or room for a drop outlived its session")
  }
}
