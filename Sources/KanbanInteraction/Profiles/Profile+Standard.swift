import KanbanGeometry
import KanbanModel

extension Profile {
  /// The product's own board. Its numbers are the defaults of the types themselves.
  public static let standard = Profile(
    "standard",
    summary: "columns of cards with their own scrolling, slots by card middles, limits that refuse",
    [
      .standard(\.metrics.viewportSize, from: chosen),
      .standard(\.metrics.origin, from: chosen),
      .standard(\.metrics.zoom, from: chosen),
      .standard(\.metrics.direction, from: chosen),
      .standard(\.metrics.platform, from: chosen),
      .standard(\.metrics.sizeCategory, from: "the default of iOS"),
      .standard(\.metrics.textStyle, from: "the SwiftUI block Kanban board: scaled with the Body text style"),
      .standard(\.metrics.displayScale, from: chosen),
      .standard(\.metrics.columnWidth, from: "AdvancedKanban: column width"),
      .standard(\.metrics.minColumnWidth, from: "the SwiftUI block Kanban board: at least 120"),
      .standard(\.metrics.collapsedWidth, from: "AdvancedKanban: collapsed width"),
      .standard(\.metrics.columnSpacing, from: "AdvancedKanban: columns 2 x 8 apart"),
      .standard(\.metrics.boardPadding, from: "AdvancedKanban: board padding 2 x 8"),
      .standard(\.metrics.columnPadding, from: "AdvancedKanban: card list padding"),
      .standard(\.metrics.headerHeight, from: chosen),
      .standard(\.metrics.cardHeight, from: chosen),
      .standard(\.metrics.cardSpacing, from: "AdvancedKanban: card spacing"),
      .standard(\.metrics.emptyHeight, from: "AdvancedKanban: empty drop zone"),
      .standard(\.metrics.bodyHeight, from: "AdvancedKanban: each column scrolls vertically"),
      .standard(\.metrics.arrangement, from: chosen),
      .standard(\.behaviour.targeting, from: chosen),
      .standard(\.behaviour.outside, from: chosen),
      .standard(\.behaviour.crossing, from: "SwiftUI: no order is documented"),
      .standard(\.behaviour.placeholder, from: chosen),
      .standard(
        \.behaviour.mouseThreshold, from: "UIKit: pointer movement hysteresis, undocumented; AppKit about 3"),
      .standard(\.behaviour.touchThreshold, from: chosen),
      .standard(\.behaviour.touchDelay, from: "UIKit: touch lift delay, undocumented"),
      .standard(\.behaviour.touchSlop, from: "UIKit: touch movement hysteresis, undocumented"),
      .standard(
        \.behaviour.autoscroll,
        from: "CompatReorderable, a backport of iOS 27: a zone of 60, 800 points a second, linear"),
      .standard(\.rules.limitPolicy, from: chosen),
      .standard(\.rules.limitScope, from: chosen),
      .standard(\.behaviour.escapeCancels, from: chosen),
      .standard(\.behaviour.blurCancels, from: chosen),
      .standard(\.behaviour.secondPointerCancels, from: chosen),
      .standard(\.behaviour.springLoading, from: chosen),
      .standard(\.rules.operations, from: chosen),
      .standard(\.behaviour.order, from: chosen),
      .standard(\.behaviour.dropDuration, from: "AdvancedKanban: a spring of response 0.35"),
      .standard(\.behaviour.returnDuration, from: "AdvancedKanban: a spring of response 0.35"),
      .standard(\.behaviour.reducesMotion, from: chosen),
      .standard(\.behaviour.keyboardCommit, from: chosen),
      .standard(\.behaviour.keyboardColumn, from: chosen),
      .standard(\.phrases.untitledColumn, from: chosen),
      .standard(\.behaviour.formation, from: chosen),
    ])

  /// The source of values that nothing outside determines.
  static let chosen = "chosen"
}
