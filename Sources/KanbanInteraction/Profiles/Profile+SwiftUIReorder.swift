import KanbanGeometry
import KanbanModel

extension Profile {
  /// The reorderable containers of `BoardsOfOrigin` C: collections of items, an order within and between
  /// them, one difference on the drop.
  ///
  /// Nothing is known of lengths, which are an app's own there: the layout is that of `standard`.
  public static let swiftUIReorder = Profile(
    "swiftui-reorder",
    summary: "SwiftUI's reorderable containers: one change on the drop, Escape does not cancel",
    [
      .value(
        \.metrics.arrangement, .columns,
        from: "chosen: piles, grids and rows are an app's own, as all lengths are"),
      .value(
        \.behaviour.targeting, .entered,
        from:
          "iOS 27: the view under the pointer makes room; CompatReorderable: after a fifth of it, at most 24"),
      .value(
        \.behaviour.outside, .nearest,
        from: "CompatReorderable: a pointer beside the items keeps a target in the container"),
      .value(\.behaviour.mouseThreshold, 3, from: "UIKit: pointer movement hysteresis, undocumented"),
      .value(\.behaviour.touchDelay, .milliseconds(325), from: "UIKit: touch lift delay, undocumented"),
      .value(\.behaviour.touchSlop, 10, from: "UIKit: touch movement hysteresis, undocumented"),
      .value(
        \.behaviour.autoscroll, AutoscrollPolicy(band: 50, speed: 1200, curve: .uikit),
        from: "speed and curve of UIKit's scroll views, undocumented; band chosen, the real one was not found"
      ),
      .value(
        \.behaviour.escapeCancels, false, from: "iOS 27, a beta: Escape did not cancel; on macOS it does"),
      .value(\.behaviour.blurCancels, true, from: chosen),
      .value(\.behaviour.secondPointerCancels, false, from: "UIKit: by default other touches do not cancel"),
      .value(
        \.behaviour.springLoading, .milliseconds(500), from: "SwiftUI: on by default; the delay was not found"
      ),
      .value(\.rules.operations, [.move], from: "iOS 27: inside a container moves need no permission"),
      .value(\.behaviour.order, .selection, from: "iOS 27: sources in the order of selection"),
      .value(
        \.behaviour.dropDuration, .milliseconds(340),
        from: "CompatReorderable: measured on iOS until the copy is seated"),
      .value(\.behaviour.returnDuration, .milliseconds(340), from: "chosen: as the drop"),
      .value(\.behaviour.formation, .pile, from: "iOS 27: the default collapses into a pile"),
    ])
}
