import KanbanGeometry
import KanbanModel

extension Profile {
  /// The product's own board. Its numbers are the defaults of the types themselves.
  public static let standard = Profile(
    name: "standard",
    summary: "columns of cards with their own scrolling, slots by card middles, limits that refuse",
    metrics: LayoutMetrics(), behaviour: Behaviour(), rules: MoveRules(), phrases: Phrases(),
    values: standardValues)

  /// Every default of the scenario language's blocks, in their order.
  private static let standardValues: [ProfileValue] = [
    .layout("viewport", "800x600", chosen),
    .layout("origin", "0,0", chosen),
    .layout("zoom", "1", chosen),
    .layout("direction", "ltr", chosen),
    .layout("platform", "ios", chosen),
    .layout("size-category", "large", "the default of iOS"),
    .layout("text-style", "body", "the SwiftUI block Kanban board: scaled with the Body text style"),
    .layout("display-scale", "2", chosen),
    .layout("column-width", "280", "AdvancedKanban: column width"),
    .layout("min-column-width", "120", "the SwiftUI block Kanban board: at least 120"),
    .layout("collapsed-width", "56", "AdvancedKanban: collapsed width"),
    .layout("column-spacing", "16", "AdvancedKanban: columns 2 x 8 apart"),
    .layout("board-padding", "16", "AdvancedKanban: board padding 2 x 8"),
    .layout("column-padding", "12", "AdvancedKanban: card list padding"),
    .layout("header-height", "44", chosen),
    .layout("card-height", "48", chosen),
    .layout("card-spacing", "8", "AdvancedKanban: card spacing"),
    .layout("empty-height", "60", "AdvancedKanban: empty drop zone"),
    .layout("body-height", "fill", "AdvancedKanban: each column scrolls vertically"),
    .layout("arrangement", "columns", chosen),
    .behaviour("targeting", "midpoint", chosen),
    .behaviour("outside", "none", chosen),
    .behaviour("crossing", "exit-first", "SwiftUI: no order is documented"),
    .behaviour("placeholder", "target", chosen),
    .behaviour("mouse-threshold", "3", "UIKit: pointer movement hysteresis, undocumented; AppKit about 3"),
    .behaviour("touch-threshold", "off", chosen),
    .behaviour("touch-delay", "325ms", "UIKit: touch lift delay, undocumented"),
    .behaviour("touch-slop", "10", "UIKit: touch movement hysteresis, undocumented"),
    .behaviour(
      "autoscroll", "band 60 speed 800pt/s curve linear ramp 0ms beyond stop",
      "CompatReorderable, a backport of iOS 27: a zone of 60, 800 points a second, linear"),
    .behaviour("wip", "prevent", chosen),
    .behaviour("wip-reorder", "free", chosen),
    .behaviour("escape", "cancel", chosen),
    .behaviour("blur", "cancel", chosen),
    .behaviour("second-pointer", "ignore", chosen),
    .behaviour("spring-loading", "500ms", chosen),
    .behaviour("operations", "move", chosen),
    .behaviour("order", "board", chosen),
    .behaviour("drop-duration", "350ms", "AdvancedKanban: a spring of response 0.35"),
    .behaviour("return-duration", "350ms", "AdvancedKanban: a spring of response 0.35"),
    .behaviour("reduce-motion", "off", chosen),
    .behaviour("keyboard-commit", "return", chosen),
    .behaviour("keyboard-column", "same-index", chosen),
    .behaviour("untitled-column", "id", chosen),
    .behaviour("formation", "stack", chosen),
  ]

  /// The source of values that nothing outside determines.
  static let chosen = "chosen"
}
