import KanbanGeometry
import KanbanModel

extension Profile {
  /// The reorderable containers of `facts/boards.md` C: collections of items, an order within and between them,
  /// one difference on the drop.
  ///
  /// Nothing is known of lengths, which are an app's own there: the layout is that of `standard`.
  public static let swiftUIReorder = Profile(
    name: "swiftui-reorder",
    summary: "SwiftUI's reorderable containers: one change on the drop, Escape does not cancel",
    metrics: LayoutMetrics(), behaviour: reorderBehaviour, rules: MoveRules(),
    phrases: Phrases(), values: reorderValues)

  private static let reorderBehaviour: Behaviour = {
    var behaviour = Behaviour()
    behaviour.targeting = .entered
    behaviour.outside = .nearest
    var autoscroll = AutoscrollPolicy()
    autoscroll.band = 50
    autoscroll.speed = 1200
    autoscroll.curve = .uikit
    behaviour.autoscroll = autoscroll
    behaviour.escapeCancels = false
    behaviour.order = .selection
    behaviour.dropDuration = .milliseconds(340)
    behaviour.returnDuration = .milliseconds(340)
    behaviour.formation = .pile
    return behaviour
  }()

  private static let reorderValues: [ProfileValue] = [
    .layout("arrangement", "columns", "chosen: piles, grids and rows are an app's own, as all lengths are"),
    .behaviour(
      "targeting", "entered",
      "facts/apple.md 1.2: the view under the pointer makes room; 1.8: after a fifth of it, at most 24"),
    .behaviour(
      "outside", "nearest", "facts/apple.md 1.8: a pointer beside the items keeps a target in the container"),
    .behaviour("mouse-threshold", "3", "facts/apple.md 4.1: pointer movement hysteresis"),
    .behaviour("touch-delay", "325ms", "facts/apple.md 4.1: touch lift delay"),
    .behaviour("touch-slop", "10", "facts/apple.md 4.1: touch movement hysteresis"),
    .behaviour(
      "autoscroll", "band 50 speed 1200pt/s curve uikit ramp 0ms beyond stop",
      "speed and curve facts/apple.md 4.2; band chosen, the real one was not found"),
    .behaviour("escape", "ignore", "facts/apple.md 4.5: Escape did not cancel; on macOS it does"),
    .behaviour("blur", "cancel", chosen),
    .behaviour("second-pointer", "ignore", "facts/apple.md 4.1: by default other touches do not cancel"),
    .behaviour("spring-loading", "500ms", "facts/apple.md 4.3: on by default; the delay was not found"),
    .behaviour("operations", "move", "facts/apple.md 1.6: inside a container moves need no permission"),
    .behaviour("order", "selection", "facts/apple.md 1.3: sources in the order of selection"),
    .behaviour("drop-duration", "340ms", "facts/apple.md 1.8: measured until the copy is seated"),
    .behaviour("return-duration", "340ms", "chosen: as the drop"),
    .behaviour("formation", "pile", "facts/apple.md 1.7: the default collapses into a pile"),
  ]
}
