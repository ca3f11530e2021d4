import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Makes what each run of a file starts from: the profile, under the settings of the blocks, under the varied
/// ones.
struct SetupBuilder {
  private let layers: Layers
  private let board: BoardPlan
  private let rules: RulesPlan
  private let pointer: PointerKind
  /// The profile's values under those of the blocks.
  private let metrics: LayoutMetrics
  private let policies: Policies
  /// The last board that was laid out: runs that only differ in behaviour share it.
  private var laidOut: BoardGeometry?

  init(layers: Layers, profile: Profile, pointer: PointerKind, board: BoardPlan, rules: RulesPlan) {
    self.layers = layers
    self.board = board
    self.rules = rules
    self.pointer = pointer
    var metrics = profile.metrics
    for setting in layers.layout { metrics.apply(setting.value) }
    var policies = Policies(of: profile)
    for setting in layers.behaviour { policies.apply(setting.value) }
    self.metrics = metrics
    self.policies = policies
  }

  /// What a run with some varied settings starts from.
  ///
  /// - Throws: the first size that the geometry refuses.
  mutating func setup(varying settings: [Setting]) throws(GeometryError) -> ScenarioSetup {
    var metrics = metrics
    var policies = policies
    for setting in settings {
      switch setting {
      case .layout(let setting): metrics.apply(setting)
      case .behaviour(let setting): policies.apply(setting)
      }
    }
    var geometry = try laidOut(metrics)
    for setting in layers.layout { scroll(setting.value, in: &geometry) }
    for case .layout(let setting) in settings { scroll(setting, in: &geometry) }
    let ruleSets = rules.apply(to: &policies.rules, names: board.names, board: geometry.board)
    return ScenarioSetup(
      scene: Scene(geometry: geometry, rules: policies.rules, behaviour: policies.behaviour),
      names: board.names, ruleSets: ruleSets, phrases: policies.phrases, defaultPointer: pointer,
      frameRate: policies.frameRate, sampleRate: policies.sampleRate)
  }

  private mutating func laidOut(_ metrics: LayoutMetrics) throws(GeometryError) -> BoardGeometry {
    if let laidOut, laidOut.metrics == metrics { return laidOut }
    let geometry = try board.geometry(metrics)
    laidOut = geometry
    return geometry
  }

  /// Scrolls an area to its initial offset, which the geometry clamps to the extent.
  private func scroll(_ setting: LayoutSetting, in geometry: inout BoardGeometry) {
    guard case .scroll(let literal) = setting.value else { return }
    switch literal {
    case .board(_, let offset): geometry.scroll(.board, to: Point(offset))
    case .column(let name, let offset):
      guard let column = board.names.column(named: name.text) else { return }
      geometry.scroll(.column(column), to: Point(x: 0, y: offset.value))
    }
  }
}
