import KanbanGeometry
import KanbanModel

extension Profile {
  /// The board of `BoardsOfOrigin` A: cards go to the end of another column, and nowhere else.
  public static let swiftUIBlock = Profile(
    name: "swiftui-block",
    summary: "a SwiftUI board: cards go to the end of another column, nothing scrolls by itself",
    metrics: blockMetrics, behaviour: blockBehaviour, rules: blockRules, phrases: Phrases(),
    values: blockValues)

  private static let blockMetrics: LayoutMetrics = {
    var metrics = LayoutMetrics()
    metrics.columnWidth = .scaled(220)
    metrics.minColumnWidth = 120
    metrics.columnSpacing = 12
    metrics.boardPadding = 16
    metrics.columnPadding = 12
    metrics.headerHeight = .fixed(32)
    metrics.cardHeight = .fixed(44)
    metrics.cardSpacing = 10
    metrics.emptyHeight = 60
    metrics.bodyHeight = .fit
    return metrics
  }()

  private static let blockBehaviour: Behaviour = {
    var behaviour = Behaviour()
    behaviour.targeting = .columnEnd
    behaviour.placeholder = .home
    behaviour.autoscroll = nil
    behaviour.springLoading = nil
    behaviour.dropDuration = .milliseconds(300)
    behaviour.returnDuration = .milliseconds(300)
    behaviour.keyboardColumn = .end
    return behaviour
  }()

  private static let blockRules: MoveRules = {
    var rules = MoveRules()
    rules.custom = [OtherColumnRule(), ColumnEndRule()]
    return rules
  }()

  private static let blockValues: [ProfileValue] = [
    .layout("text-style", "body", "\(block): scaled with the Body text style"),
    .layout("column-width", "220", "\(block): base 220"),
    .layout("min-column-width", "120", "\(block): then at least 120"),
    .layout("column-spacing", "12", "\(block): columns 12 apart"),
    .layout("board-padding", "16", "\(block): board padding 16"),
    .layout("column-padding", "12", "\(block): padding 12 all round"),
    .layout("header-height", "32", "chosen: with the padding the first card starts at 44"),
    .layout("card-height", "44", chosen),
    .layout("card-spacing", "10", "\(block): cards 10 apart"),
    .layout("empty-height", "60", "\(block): a hint at least 60 tall"),
    .layout("body-height", "fit", "\(block): a column is as tall as its content"),
    .behaviour("targeting", "column-end", "\(block): the column's own frame, its end"),
    .behaviour("outside", "none", "\(block): outside all columns there is no target"),
    .behaviour("placeholder", "home", "\(block): the column is highlighted; no gap is told of"),
    .behaviour("autoscroll", "off", "\(block): no autoscroll of its own"),
    .behaviour("spring-loading", "off", "\(block): no spring loading"),
    .behaviour("operations", "move", "\(block): the move"),
    .behaviour("drop-duration", "300ms", "\(block): animated for 0.3 s"),
    .behaviour("return-duration", "300ms", "chosen: as the drop"),
    .behaviour("crossing", "exit-first", "\(block): the order of exit and enter does not matter"),
    .behaviour("keyboard-column", "end", "\(block): to the end of another column"),
    .look("preview-width", "column width - 24", "\(block): drag preview width, here the ghost's frame"),
    .look("empty-hint", "Drop cards here", "\(block): an empty column shows a hint"),
  ]

  private static let block = "the SwiftUI block Kanban board"
}
