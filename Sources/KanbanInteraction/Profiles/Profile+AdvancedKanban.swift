import KanbanGeometry
import KanbanModel

extension Profile {
  /// The board of `BoardsOfOrigin` B, with the keyboard of its accessibility guide (D).
  public static let advancedKanban = Profile(
    name: "advanced-kanban",
    summary: "a SwiftUI board that reorders: always a target, limits that warn, steps from column to column",
    metrics: advancedMetrics, behaviour: advancedBehaviour, rules: advancedRules, phrases: advancedPhrases,
    values: advancedValues)

  private static let advancedMetrics: LayoutMetrics = {
    var metrics = LayoutMetrics()
    metrics.columnWidth = .fixed(280)
    metrics.minColumnWidth = 0
    metrics.collapsedWidth = 56
    metrics.columnSpacing = 16
    metrics.boardPadding = 16
    metrics.columnPadding = 12
    metrics.cardSpacing = 8
    metrics.emptyHeight = 60
    metrics.bodyHeight = .fill
    return metrics
  }()

  private static let advancedBehaviour: Behaviour = {
    var behaviour = Behaviour()
    behaviour.targeting = .nearestZone
    behaviour.outside = .keep
    behaviour.mouseThreshold = 2
    behaviour.touchThreshold = 10
    behaviour.autoscroll?.band = 60
    behaviour.autoscroll?.stepping = ColumnStepping(
      every: TimeSpan(microseconds: 333_333), over: .milliseconds(300))
    behaviour.springLoading = nil
    behaviour.dropDuration = .milliseconds(350)
    behaviour.returnDuration = .milliseconds(350)
    behaviour.keyboardCommit = .live
    behaviour.keyboardColumn = .end
    return behaviour
  }()

  private static let advancedRules: MoveRules = {
    var rules = MoveRules()
    rules.limitPolicy = .warn
    rules.limitScope = .everyMove
    return rules
  }()

  private static let advancedPhrases: Phrases = {
    var phrases = Phrases()
    phrases.untitledColumn = Phrases.columnNoun
    return phrases
  }()

  private static let advancedValues: [ProfileValue] = [
    .layout("column-width", "fixed 280", "\(board): column width 280, whatever the text size"),
    .layout("min-column-width", "0", "\(board): no minimum"),
    .layout("collapsed-width", "56", "\(board): collapsed 56"),
    .layout("column-spacing", "16", "\(board): columns 2 x 8 apart"),
    .layout("board-padding", "16", "\(board): board padding 2 x 8"),
    .layout("column-padding", "12", "\(board): card list padding 12"),
    .layout("header-height", "44", "chosen: with the header's padding of 12, one line of text at 20"),
    .layout("card-height", "48", chosen),
    .layout("card-spacing", "8", "\(board): card spacing 8"),
    .layout("empty-height", "60", "\(board): empty drop zone 60 tall"),
    .layout("body-height", "fill", "\(board): each column scrolls vertically"),
    .behaviour("targeting", "nearest-zone", "\(board): the first zone with the pointer, else the nearest"),
    .behaviour("outside", "keep", "\(board): the target is kept if nothing resolves"),
    .behaviour("mouse-threshold", "2", "\(board): minimum distance 2 with a pointer (macOS)"),
    .behaviour("touch-threshold", "10", "\(board): minimum distance 10 with touch"),
    .behaviour(
      "autoscroll", "band 60 step 333333us over 300ms",
      "\(board): band 60, looked at every 1/3 s, animated 0.3 s ease-out"),
    .behaviour("wip", "warn", "\(board): warn is the default"),
    .behaviour("wip-reorder", "judged", "\(board): also for a reorder inside a column that is over it"),
    .behaviour("spring-loading", "off", "\(board): no spring loading"),
    .behaviour("operations", "move", "\(board): the result is a move"),
    .behaviour("drop-duration", "350ms", "\(board): a spring, response 0.35, damping 0.8"),
    .behaviour("return-duration", "350ms", "\(board): a spring, response 0.35, damping 0.8"),
    .behaviour("keyboard-commit", "live", "\(guide): moves are applied as they are made, Escape undoes all"),
    .behaviour("keyboard-column", "end", "\(guide): Left and Right go to the end of the column"),
    .behaviour("untitled-column", "noun", "\(board): without a title, \"column <id>\""),
    .look("ghost-opacity", "0.85", "\(board): ghost opacity"),
    .look("spring-response", "0.35", "\(board): drop and return"),
    .look("spring-damping", "0.8", "\(board): drop and return"),
    .look("header-padding", "12", "\(board): column header padding"),
  ]

  private static let board = "AdvancedKanban"
  private static let guide = "AdvancedKanban's accessibility guide"
}
