public import KanbanHost
public import KanbanModel
import KanbanScenario
import KanbanSimulation

/// A rule of an app's own, `rule NAME` in a file.
///
/// ```swift
/// Rule("no-blocked") { move, board in
///   move.cards.contains { board[$0]["tag"] == "blocked" } && move.column == "done"
///     ? .forbid("blocked cards cannot be done") : .allow
/// }
/// ```
///
/// It is asked whenever the target changes and at the release, so it is quick, and pure: equal boards and moves give
/// equal answers.
public struct Rule: Sendable {
  /// What a rule says of a move.
  public typealias Answer = BoardVerdict<String, String>

  let name: String
  let make: RuleRegistry.Factory

  /// A rule that may ask the run for the app.
  public init(
    _ name: String, judge: @escaping @Sendable (ProposedMove, ScenarioBoard, AppRun) -> Answer
  ) {
    self.name = name
    make = { names, _ in NamedRule(name: name, names: names, judgement: judge) }
  }

  /// A rule that needs nothing but the move and the board.
  public init(_ name: String, judge: @escaping @Sendable (ProposedMove, ScenarioBoard) -> Answer) {
    self.init(name) { move, board, _ in judge(move, board) }
  }

  /// The rules of an app as they stand under its board, so that one value serves the app and its files: what they
  /// judge, and what lifts together.
  public init(_ name: String, _ rules: BoardRules<String, String>) {
    self.name = name
    make = { names, board in
      rules.moveRule(
        named: name,
        cards: (0..<names.cardCount).lazy.map { number in
          let card = CardHandle(rawValue: Int32(number))
          return (card, names.id(of: card))
        },
        columns: names.columns.map { ($0, names.id(of: $0)) })
    }
  }
}

/// A move that a rule judges, in the ids of the file.
public struct ProposedMove: Hashable, Sendable {
  /// In landing order.
  public var cards: [String]
  /// The column that would take them.
  public var column: String
  /// Where the first of them would stand, counted without the moved cards.
  public var slot: Int
  /// Move or copy.
  public var operation: MoveOperation
  /// How the request came about.
  public var method: InputMethod
}

/// The board of a run in the ids of its file.
public struct ScenarioBoard: Sendable {
  let board: KanbanModel.Board
  let names: BoardNames

  /// The columns in board order, hidden ones included.
  public var columns: [String] { board.columns.map { names.id(of: $0) } }

  /// All cards, column by column.
  public var cards: [String] { columns.flatMap { cards(in: $0) } }

  /// The cards of a column from the top, hidden ones included; none if it is not on the board.
  public func cards(in column: String) -> [String] {
    guard let handle = names.column(named: column), board.contains(handle) else { return [] }
    return board.cards(in: handle).map { names.id(of: $0) }
  }

  /// The attributes of a card; none if it has none, or is not on the board.
  public subscript(card: String) -> Attributes {
    Attributes(pairs: names.card(named: card).map { names.attributes(of: $0) } ?? [])
  }

  /// The attributes of a card, `key=value` in a file.
  public struct Attributes: Sendable {
    let pairs: [(key: String, value: String)]

    /// The value of a key, nil if the card does not have it.
    public subscript(key: String) -> String? { pairs.first { $0.key == key }?.value }
  }
}

/// A rule of an app's own on the board of one run.
private struct NamedRule: MoveRule {
  let name: String
  let names: BoardNames
  let judgement: @Sendable (ProposedMove, ScenarioBoard, AppRun) -> Rule.Answer

  func judge(_ request: MoveRequest, on board: KanbanModel.Board) -> RuleAnswer {
    guard let run = AppRun.current else { return .allow }
    let move = ProposedMove(
      cards: request.cards.map { names.id(of: $0) }, column: names.id(of: request.destination.column),
      slot: request.destination.slot, operation: request.operation, method: request.method)
    func handles(_ cards: [String]) -> [CardHandle] { cards.compactMap { names.card(named: $0) } }
    switch judgement(move, ScenarioBoard(board: board, names: names), run) {
    case .allow: return .allow
    case .warn(let words): return .warn(words)
    case .forbid(let words): return .forbid(words)
    case .acceptOnly(let cards): return .acceptOnly(handles(cards))
    case .redirect(let column, let place):
      guard let column = names.column(named: column) else { return .forbid("there is no column \(column)") }
      return .redirect(destination(column, place, request, board))
    }
  }

  private func destination(
    _ column: ColumnHandle, _ place: BoardPlace<String>, _ request: MoveRequest, _ board: KanbanModel.Board
  ) -> Destination {
    let leaving = request.operation == .move ? request.cards : []
    let end = board.slot(of: .end, in: column, moving: leaving) ?? 0
    switch place {
    case .index(let index): return Destination(column: column, slot: index)
    case .end: return Destination(column: column, slot: end)
    case .before(let card):
      let anchor = names.card(named: card).map { Anchor.before($0) } ?? .end
      return Destination(column: column, slot: board.slot(of: anchor, in: column, moving: leaving) ?? end)
    }
  }
}
