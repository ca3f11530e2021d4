import KanbanInteraction
import KanbanModel
import KanbanRendering
import KanbanSimulation
import ScenarioSyntax

/// Expectations of what is spoken, offered and drawn.
extension ScenarioRun {
  /// The value of a card is its place, that of a column the number of its cards.
  func mismatch(ofValue name: Name, _ text: String) -> String? {
    let scene = simulation.scene
    let value: String?
    if let card = simulation.names.card(named: name.text) {
      value = scene.value(of: card).map { simulation.phrases.text(of: $0, titles: simulation.names) }
    } else {
      value = simulation.names.column(named: name.text).flatMap { scene.cardCount(of: $0) }
        .map(simulation.phrases.cardCount)
    }
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
    guard let picture = golden.picture(of: report.label) else {
      let what =
        golden.isMissing ? "there are no golden lines yet" : "there is no picture of this variant yet"
      return unless(false, "\(what); \"--update=missing\" writes \(golden.isMissing ? "them" : "it")")
    }
    let actual = options.paint(simulation)
    switch FrameComparison(golden: picture.lines.map(\.value), actual: actual) {
    case .equal:
      return loaded.outdatedPictures[golden.range.start].flatMap {
        unless(false, "there is a picture of \($0.quoted), which is no variant; \"--update\" takes it out")
      }
    case .different(let difference): return unless(false, words(difference))
    }
  }

  private func words(_ difference: FrameDifference) -> String {
    let line = difference.goldenLine + 1
    switch (difference.expected, difference.actual) {
    case (let expected?, let actual?): return "line \(line) is \(actual.quoted), not \(expected.quoted)"
    case (let expected?, nil): return "line \(line) is missing, \(expected.quoted)"
    case (nil, let actual): return "line \(line) is one too many, \((actual ?? "").quoted)"
    }
  }
}
