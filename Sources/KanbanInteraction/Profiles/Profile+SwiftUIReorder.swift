import KanbanGeometry
import KanbanModel

extension Profile {
  /// The reorderable containers of `BoardsOfOrigin` C: collections of items, an order within and between them,
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
      "iOS 27: the view under the pointer makes room; CompatReorderable: after a fifth of it, at most 24"),
    .behaviour(
      "outside", "nearest", "CompatReorderable: a pointer beside the items keeps a target in the container"),
    .behaviour("mouse-threshold", "3", "UIKit: pointer movement hysteresis, undocumented"),
    .behaviour("touch-delay", "325ms", "UIKit: touch lift delay, undocumented"),
    .behaviour("touch-slop", "10", "UIKit: touch movement hysteresis, undocumented"),
    .behaviour(
      "autoscroll", "band 50 speed 1200pt/s curve uikit ramp 0ms beyond stop",
      "speed and curve of UIKit's scroll views, undocumented; band chosen, the real one was not found"),
    .behaviour("escape", "ignore", "iOS 27, a beta: Escape did not cancel; on macOS it does"),
    .behaviour("blur", "cancel", chosen),
    .behaviour("second-pointer", "ignore", "UIKit: by default other touches do not cancel"),
    .behaviour("spring-loading", "500ms", "SwiftUI: on by default; the delay was not found"),
    .behaviour("operations", "move", "iOS 27: inside a container moves need no permission"),
    .behaviour("order", "selection", "iOS 27: sources in the order of selection"),
    .behaviour("drop-duration", "340ms", "CompatReorderable: measured on iOS until the copy is seated"),
    .behaviour("return-duration", "340ms", "chosen: as the drop"),
    .behaviour("formation", "pile", "iOS 27: the default collapses into a pile"),
  ]
}
