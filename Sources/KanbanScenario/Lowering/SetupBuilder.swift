import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Makes what each run of a file starts from: the profile, under the settings of the blocks, under the varied
/// ones.
struct SetupBuilder: Sendable {
  private let layers: Layers
  private let board: BoardPlan
  private let rules: RulesPlan
  private let pointer: PointerKind
  /// The profile's values under those of the blocks.
  private let metrics: LayoutMetrics
  private let policies: Policies
  /// The board of the file's first run; runs that only differ in behaviour share it.
  private let first: BoardGeometry

  /// Lays the board out for the first run, and checks the sizes of the others.
  ///
  /// - Parameter runs: the varied settings of each run, at least one.
  /// - Throws: the first size that the geometry refuses in any run.
  init(
    layers: Layers, profile: Profile, pointer: PointerKind, board: BoardPlan, rules: RulesPlan,
    runs: [[Setting]]
  ) throws(GeometryError) {
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
    first = try board.geometry(Self.metrics(metrics, varying: runs[0]))
    // What a board is laid out with is the same in all runs but for the metrics.
    for settings in runs.dropFirst() { try Self.metrics(metrics, varying: settings).validate() }
  }

  /// What a run with some varied settings starts from: one of those that were checked.
  ///
  /// - Complexity: the number of cards; constant for the layout of the first run.
  func setup(varying settings: [Setting]) -> ScenarioSetup {
    var policies = policies
    for case .behaviour(let setting) in settings { policies.apply(setting) }
    var geometry = laidOut(Self.metrics(metrics, varying: settings))
    for setting in layers.layout { scroll(setting.value, in: &geometry) }
    for case .layout(let setting) in settings { scroll(setting, in: &geometry) }
    let ruleSets = rules.apply(to: &policies.rules, names: board.names, board: geometry.board)
    return ScenarioSetup(
      scene: Scene(geometry: geometry, rules: policies.rules, behaviour: policies.behaviour),
      names: board.names, ruleSets: ruleSets, phrases: policies.phrases, defaultPointer: pointer,
      frameRate: policies.frameRate, sampleRate: policies.sampleRate)
  }

  private static func metrics(_ metrics: LayoutMetrics, varying settings: [Setting]) -> LayoutMetrics {
    var metrics = metrics
    for case .layout(let setting) in settings { metrics.apply(setting) }
    return metrics
  }

  private func laidOut(_ metrics: LayoutMetrics) -> BoardGeometry {
    if first.metrics == metrics { return first }
    do throws(GeometryError) {
      return try board.geometry(metrics)
    } catch {
      preconditionFailure("the sizes of all runs are checked when a file is loaded: \(error)")
    }
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
