public import KanbanModel

/// Everything that decides whether a move is allowed, in the app's ids; for every input method alike.
public struct BoardRules<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Sendable {
  /// The policy of limits that do not say one.
  public var limitPolicy: LimitPolicy = .prevent
  /// The operations that are offered.
  public var operations: Set<MoveOperation> = [.move]
  /// If any stands, only these arrows are allowed between different columns.
  public var allowed: [BoardArrow<ColumnID>] = []
  /// Arrows that are refused; they beat the allowed ones.
  public var forbidden: [BoardArrow<ColumnID>] = []
  /// Groups of which grabbing one card lifts all.
  public var liftGroups: [[CardID]] = []

  /// The app's own judgement of a move; nil for no opinion.
  ///
  /// It is asked whenever the target changes and at the release, so it must be quick, and pure: equal
  /// boards and proposals give equal verdicts.
  public var judge: (@Sendable (BoardProposal<CardID, ColumnID>) -> BoardVerdict<CardID, ColumnID>)?
  /// The cards that lift together with a grabbed one, in landing order; nil leaves it to the groups and
  /// the selection, an empty list means that the card does not lift. Pure as `judge` is.
  public var cardsLifted: (@Sendable (CardID, BoardOrder<CardID, ColumnID>) -> [CardID]?)?

  /// Makes rules that allow every move and offer no copy.
  public init() {}
}

/// A way from one column to another; nil stands for every column.
public struct BoardArrow<ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// The column that cards leave.
  public var source: ColumnID?
  /// The column that cards enter.
  public var target: ColumnID?
  /// The words for a refusal.
  public var words: String?

  /// Makes an arrow.
  public init(from source: ColumnID?, to target: ColumnID?, words: String? = nil) {
    self.source = source
    self.target = target
    self.words = words
  }
}

/// A move that the app's own rule judges.
public struct BoardProposal<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Sendable {
  /// The cards in landing order.
  public var cards: [CardID]
  /// The column that would take them.
  public var column: ColumnID
  /// Where the first of them would stand, counted without the moved cards.
  public var index: Int
  /// Move or copy.
  public var operation: MoveOperation
  /// How the request came about.
  public var method: InputMethod
  /// The board as it is now.
  public var order: BoardOrder<CardID, ColumnID>
}

/// What the app's own rule says of a move.
public enum BoardVerdict<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// No objection.
  case allow
  /// The move may be made, with these words.
  case warn(String)
  /// The move is refused, with these words.
  case forbid(String?)
  /// The cards go elsewhere; rules and limits judge the new place.
  case redirect(ColumnID, BoardPlace<CardID>)
  /// Only these of the cards are taken.
  case acceptOnly([CardID])
}

/// Which card is where, by id.
public struct BoardOrder<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Sendable {
  let board: Board
  let identities: Identities<CardID, ColumnID>

  /// The columns in board order, hidden ones included.
  public var columns: [ColumnID] { board.columns.compactMap { identities.id(of: $0) } }

  /// The cards of a column from the top, hidden ones included; none if the column is not on the board.
  ///
  /// - Complexity: the length of the column.
  public func cards(in column: ColumnID) -> [CardID] {
    identities.handle(of: column).map { identities.ids(of: board.cards(in: $0)) } ?? []
  }

  /// Where a card stands: its column and its index in the full list; nil if it is not on the board.
  public func position(of card: CardID) -> (column: ColumnID, index: Int)? {
    guard let handle = identities.handle(of: card), let position = board.position(of: handle),
      let column = identities.id(of: position.column)
    else { return nil }
    return (column, position.index)
  }
}

/// The app's rules in the core's handles, to be made anew whenever ids change.
extension BoardRules {
  func lowered(_ identities: Identities<CardID, ColumnID>) -> MoveRules {
    var rules = MoveRules()
    rules.limitPolicy = limitPolicy
    rules.operations = operations
    rules.allowed = allowed.map { $0.lowered(identities) }
    rules.forbidden = forbidden.map { $0.lowered(identities) }
    rules.liftGroups = liftGroups.map { identities.handles(of: $0) }
    if judge != nil || cardsLifted != nil {
      rules.custom = [AppRule(judgement: judge, lifting: cardsLifted, identities: identities)]
    }
    return rules
  }
}

extension BoardArrow {
  /// A column that is not on the board matches none, so that the arrow keeps its meaning for the others.
  fileprivate func lowered<CardID>(_ identities: Identities<CardID, ColumnID>) -> Transition {
    func pattern(_ column: ColumnID?) -> ColumnPattern {
      column.map { .column(identities.handle(of: $0) ?? .nowhere) } ?? .any
    }
    return Transition(from: pattern(source), to: pattern(target), words: words)
  }
}

/// The app's own judgement as a rule of the core.
struct AppRule<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: MoveRule {
  var name = "app"
  let judgement: (@Sendable (BoardProposal<CardID, ColumnID>) -> BoardVerdict<CardID, ColumnID>)?
  let lifting: (@Sendable (CardID, BoardOrder<CardID, ColumnID>) -> [CardID]?)?
  let identities: Identities<CardID, ColumnID>

  func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer {
    guard let judgement, let column = identities.id(of: request.destination.column) else { return .allow }
    let proposal = BoardProposal(
      cards: identities.ids(of: request.cards), column: column, index: request.destination.slot,
      operation: request.operation, method: request.method,
      order: BoardOrder(board: board, identities: identities))
    switch judgement(proposal) {
    case .allow: return .allow
    case .warn(let words): return .warn(words)
    case .forbid(let words): return .forbid(words)
    case .acceptOnly(let cards): return .acceptOnly(identities.handles(of: cards))
    case .redirect(let column, let place):
      let leaving = request.operation == .move ? request.cards : []
      return .redirect(identities.destination(column, place, moving: leaving, on: board))
    }
  }

  func cardsLifted(with card: CardHandle, on board: Board) -> [CardHandle]? {
    guard let lifting, let id = identities.id(of: card) else { return nil }
    return lifting(id, BoardOrder(board: board, identities: identities)).map {
      identities.handles(of: $0)
    }
  }
}

extension Identities {
  /// A place in the core's terms; an unknown column stays unknown, an anchor that is gone means the end.
  func destination(
    _ column: ColumnID, _ place: BoardPlace<CardID>, moving leaving: [CardHandle], on board: Board
  ) -> Destination {
    let column = handle(of: column) ?? .nowhere
    let anchor: Anchor
    switch place {
    case .index(let index): return Destination(column: column, slot: index)
    case .before(let card): anchor = handle(of: card).map { .before($0) } ?? .end
    case .end: anchor = .end
    }
    let slot =
      board.slot(of: anchor, in: column, moving: leaving)
      ?? board.slot(of: .end, in: column, moving: leaving)
    return Destination(column: column, slot: slot ?? 0)
  }
}
