import KanbanGeometry
public import KanbanModel

extension Profile {
  /// The board of `BoardsOfOrigin` A: cards go to the end of another column, and nowhere else.
  public static let swiftUIBlock = Profile(
    "swiftui-block",
    summary: "a SwiftUI board: cards go to the end of another column, nothing scrolls by itself",
    [
      .value(\.metrics.textStyle, .body, from: "\(block): scaled with the Body text style"),
      .value(\.metrics.columnWidth, .scaled(220), from: "\(block): base 220"),
      .value(\.metrics.minColumnWidth, 120, from: "\(block): then at least 120"),
      .value(\.metrics.columnSpacing, 12, from: "\(block): columns 12 apart"),
      .value(\.metrics.boardPadding, 16, from: "\(block): board padding 16"),
      .value(\.metrics.columnPadding, 12, from: "\(block): padding 12 all round"),
      .value(
        \.metrics.headerHeight, .fixed(32), from: "chosen: with the padding the first card starts at 44"),
      .value(\.metrics.cardHeight, .fixed(44), from: chosen),
      .value(\.metrics.cardSpacing, 10, from: "\(block): cards 10 apart"),
      .value(\.metrics.emptyHeight, 60, from: "\(block): a hint at least 60 tall"),
      .value(\.metrics.bodyHeight, .fit, from: "\(block): a column is as tall as its content"),
      .value(\.behaviour.targeting, .columnEnd, from: "\(block): the column's own frame, its end"),
      .value(\.behaviour.outside, .none, from: "\(block): outside all columns there is no target"),
      .value(\.behaviour.placeholder, .home, from: "\(block): the column is highlighted; no gap is told of"),
      .value(\.behaviour.autoscroll, nil, from: "\(block): no autoscroll of its own"),
      .value(\.behaviour.springLoading, nil, from: "\(block): no spring loading"),
      .value(\.rules.operations, [.move], from: "\(block): the move"),
      .value(\.behaviour.dropDuration, .milliseconds(300), from: "\(block): animated for 0.3 s"),
      .value(\.behaviour.returnDuration, .milliseconds(300), from: "chosen: as the drop"),
      .value(\.behaviour.crossing, .exitFirst, from: "\(block): the order of exit and enter does not matter"),
      .value(\.behaviour.keyboardColumn, .end, from: "\(block): to the end of another column"),
      .look(
        "preview-width", "column width - 24", from: "\(block): drag preview width, here the ghost's frame"),
      .look("empty-hint", "Drop cards here", from: "\(block): an empty column shows a hint"),
      .value(\.rules.custom, [OtherColumnRule(), ColumnEndRule()], from: "\(block): another column's end"),
    ])

  private static let block = "the SwiftUI block Kanban board"
}

/// Takes only cards that come from another column: there is no order to change inside one.
///
/// Of several cards, those that are in the column already stay; if all are, the move is refused.
public struct OtherColumnRule: MoveRule {
  /// The name of the rule.
  public let name = "other-column"
  /// The order inside a column cannot be changed.
  public let allowsReordering = false

  /// Makes the rule.
  public init() {}

  /// Accepts the cards of other columns.
  public func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer {
    let coming = request.cards.filter { board.position(of: $0)?.column != request.destination.column }
    if coming.isEmpty { return .forbid(nil) }
    return coming.count == request.cards.count ? .allow : .acceptOnly(coming)
  }
}

/// Puts cards at the end of their column, wherever in it they were meant to go.
public struct ColumnEndRule: MoveRule {
  /// The name of the rule.
  public let name = "column-end"

  /// Makes the rule.
  public init() {}

  /// Redirects to the end of the destination.
  ///
  /// - Complexity: the number of moved cards.
  public func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer {
    let column = request.destination.column
    let isMove = request.operation == .move
    let leaving = isMove ? request.cards.filter { board.position(of: $0)?.column == column }.count : 0
    let end = board.cards(in: column).count - leaving
    return request.destination.slot == end
      ? .allow : .redirect(Destination(column: column, slot: end))
  }
}
