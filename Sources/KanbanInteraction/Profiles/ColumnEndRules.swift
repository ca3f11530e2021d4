public import KanbanModel

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
