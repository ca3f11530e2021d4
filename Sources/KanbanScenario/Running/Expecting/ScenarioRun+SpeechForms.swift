import KanbanInteraction
import KanbanModel
import KanbanRendering
import KanbanSimulation
import ScenarioSyntax

/// Expectations of what is spoken, offered and drawn.
extension ScenarioRun {
  func mismatch(ofValue name: Name, _ text: String) -> String? {
    let card = simulation.names.card(named: name.text)
    let place = card.flatMap { simulation.scene.value(of: $0) }
    let value = place.map { simulation.phrases.text(of: $0, titles: simulation.names) }
    return unless(value == text, "it is \(value?.quoted ?? "none")")
  }

  func mismatch(ofActions name: Name, _ titles: [String]) -> String? {
    let card = simulation.names.card(named: name.text)
    let actions = card.map { simulation.scene.actions(for: [$0]) } ?? []
    let offered = actions.map { simulation.phrases.name(of: $0, titles: simulation.names) }
    return unless(
      offered == titles,
      offered.isEmpty ? "none is offered" : "they are \(offered.map(\.quoted).joined(separator: ", "))")
  }

  func mismatch(ofGolden golden: GoldenFrame) -> String? {
    if golden.isMissing {
      return unless(false, "there are no golden lines yet; \"--update=missing\" writes them")
    }
    let actual = options.paint(simulation)
    var lines = golden.rows.map(\.text)
    if let caption = golden.caption { lines.append(caption.value) }
    switch FrameComparison(golden: lines, actual: actual) {
    case .equal: return nil
    case .different(let difference):
      return unless(
        false,
        "line \(difference.goldenLine + 1) is \(difference.actual?.quoted ?? "missing"), "
          + "not \(difference.expected?.quoted ?? "there")")
    }
  }
}
