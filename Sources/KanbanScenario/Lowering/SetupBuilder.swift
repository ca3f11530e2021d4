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
  private let values: SettingValues
  /// The board of the file's first run; runs that only differ in behaviour share it.
  private let first: BoardGeometry

  /// Lays the board out for the first run, and checks the sizes of the others.
  ///
  /// - Parameter runs: the varied settings of each run, at least one.
  /// - Throws: the first size that the geometry refuses in any run.
  init(
    layers: Layers, profile: Profile, pointer: PointerKind, board: BoardPlan, rules: RulesPlan,
    runs: [[FormUse]]
  ) throws(GeometryError) {
    self.layers = layers
    self.board = board
    self.rules = rules
    self.pointer = pointer
    var values = SettingValues(of: profile)
    for setting in layers.layout + layers.behaviour { values.apply(setting.value) }
    self.values = values
    first = try board.geometry(Self.varied(values, by: runs[0]).profile.metrics)
    // What a board is laid out with is the same in all runs but for the metrics.
    for settings in runs.dropFirst() { try Self.varied(values, by: settings).profile.metrics.validate() }
  }

  /// What a run with some varied settings starts from: one of those that were checked.
  ///
  /// - Complexity: the number of cards; constant for the layout of the first run.
  func setup(varying settings: [FormUse]) -> ScenarioSetup {
    let values = Self.varied(values, by: settings)
    var geometry = laidOut(values.profile.metrics)
    for setting in layers.layout { scroll(setting.value, in: &geometry) }
    for setting in settings { scroll(setting, in: &geometry) }
    var moveRules = values.profile.rules
    let ruleSets = rules.apply(to: &moveRules, names: board.names, board: geometry.board)
    return ScenarioSetup(
      scene: Scene(geometry: geometry, rules: moveRules, behaviour: values.profile.behaviour),
      names: board.names, ruleSets: ruleSets, phrases: values.profile.phrases, defaultPointer: pointer,
      frameRate: values.frameRate, sampleRate: values.sampleRate)
  }

  private static func varied(_ values: SettingValues, by settings: [FormUse]) -> SettingValues {
    var values = values
    for setting in settings { values.apply(setting) }
    return values
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
  private func scroll(_ setting: FormUse, in geometry: inout BoardGeometry) {
    switch InitialOffset(setting) {
    case .board(let offset, _): geometry.scroll(.board, to: offset)
    case .column(let name, let y, _):
      guard let column = board.names.column(named: name.text) else { return }
      geometry.scroll(.column(column), to: Point(x: 0, y: y))
    case nil: break
    }
  }
}
