import KanbanGeometry
import KanbanModel

extension Profile {
  /// The board of `BoardsOfOrigin` B, with the keyboard of its accessibility guide (D).
  public static let advancedKanban = Profile(
    "advanced-kanban",
    summary: "a SwiftUI board that reorders: always a target, limits that warn, steps from column to column",
    [
      .value(\.metrics.columnWidth, .fixed(280), from: "\(board): column width 280, whatever the text size"),
      .value(\.metrics.minColumnWidth, 0, from: "\(board): no minimum"),
      .value(\.metrics.collapsedWidth, 56, from: "\(board): collapsed 56"),
      .value(\.metrics.columnSpacing, 16, from: "\(board): columns 2 x 8 apart"),
      .value(\.metrics.boardPadding, 16, from: "\(board): board padding 2 x 8"),
      .value(\.metrics.columnPadding, 12, from: "\(board): card list padding 12"),
      .value(
        \.metrics.headerHeight, .fixed(44),
        from: "chosen: with the header's padding of 12, one line of text at 20"),
      .value(\.metrics.cardHeight, .fixed(48), from: chosen),
      .value(\.metrics.cardSpacing, 8, from: "\(board): card spacing 8"),
      .value(\.metrics.emptyHeight, 60, from: "\(board): empty drop zone 60 tall"),
      .value(\.metrics.bodyHeight, .fill, from: "\(board): each column scrolls vertically"),
      .value(
        \.behaviour.targeting, .nearestZone,
        from: "\(board): the first zone with the pointer, else the nearest"),
      .value(\.behaviour.outside, .keep, from: "\(board): the target is kept if nothing resolves"),
      .value(\.behaviour.mouseThreshold, 2, from: "\(board): minimum distance 2 with a pointer (macOS)"),
      .value(\.behaviour.touchThreshold, 10, from: "\(board): minimum distance 10 with touch"),
      .value(
        \.behaviour.autoscroll,
        AutoscrollPolicy(
          band: 60, stepping: ColumnStepping(every: TimeSpan(microseconds: 333_333), over: .milliseconds(300))
        ), from: "\(board): band 60, looked at every 1/3 s, animated 0.3 s ease-out"),
      .value(\.rules.limitPolicy, .warn, from: "\(board): warn is the default"),
      .value(
        \.rules.limitScope, .everyMove, from: "\(board): also for a reorder inside a column that is over it"),
      .value(\.behaviour.springLoading, nil, from: "\(board): no spring loading"),
      .value(\.rules.operations, [.move], from: "\(board): the result is a move"),
      .value(
        \.behaviour.dropDuration, .milliseconds(350), from: "\(board): a spring, response 0.35, damping 0.8"),
      .value(
        \.behaviour.returnDuration, .milliseconds(350), from: "\(board): a spring, response 0.35, damping 0.8"
      ),
      .value(
        \.behaviour.keyboardCommit, .live,
        from: "\(guide): moves are applied as they are made, Escape undoes all"),
      .value(\.behaviour.keyboardColumn, .end, from: "\(guide): Left and Right go to the end of the column"),
      .value(
        \.phrases.untitledColumn, Phrases.columnNoun, from: "\(board): without a title, \"column <id>\""),
      .look("ghost-opacity", "0.85", from: "\(board): ghost opacity"),
      .look("spring-response", "0.35", from: "\(board): drop and return"),
      .look("spring-damping", "0.8", from: "\(board): drop and return"),
      .look("header-padding", "12", from: "\(board): column header padding"),
    ])

  private static let board = "AdvancedKanban"
  private static let guide = "AdvancedKanban's accessibility guide"
}
