/// The one function from a request, a board and its rules to an answer.
///
/// Pointer drags, move mode, accessibility actions, menus, payloads and program calls all come here, so
/// that they can never behave differently. Nothing is changed; `Board.apply` carries the answer out.
public enum MoveResolver {
  /// Answers a request.
  ///
  /// The checks go from what makes the request meaningless to what merely refuses it: unknown card,
  /// unknown column, already there (`unchanged`), locked card, locked column, operation, transition,
  /// registered rule, limit. The first that applies gives the reason.
  ///
  /// - Complexity: the lengths of the columns that are left and entered.
  public static func resolve(_ request: MoveRequest, on board: Board, rules: MoveRules) -> Resolution {
    var request = request
    request.cards = withoutRepeats(request.cards)
    if let unknown = unknownPart(of: request, on: board) { return .forbidden(unknown) }
    if isInPlace(move(for: request, on: board), on: board) { return .unchanged }

    let opinion = CustomOpinion(of: rules.custom, on: &request, board: board)
    if let unknown = unknownPart(of: request, on: board) { return .forbidden(opinion.refusal ?? unknown) }
    let move = move(for: request, on: board)
    if isInPlace(move, on: board) { return .unchanged }

    if let refusal = builtInRefusal(of: request, on: board, rules: rules) ?? opinion.refusal {
      return .forbidden(refusal)
    }
    guard let overflow = overflow(of: request, on: board) else {
      return .moved(move, warning: opinion.warning)
    }
    switch overflow.limit.policy ?? rules.limitPolicy {
    case .prevent: return .forbidden(overflow.reason)
    case .warn: return .moved(move, warning: opinion.warning ?? overflow.reason)
    }
  }

  /// The cards in their order, each once.
  private static func withoutRepeats(_ cards: [CardHandle]) -> [CardHandle] {
    guard cards.count > 1 else { return cards }
    var seen = Set<CardHandle>()
    return cards.filter { seen.insert($0).inserted }
  }

  private static func unknownPart(of request: MoveRequest, on board: Board) -> ForbidReason? {
    guard !request.cards.isEmpty, request.cards.allSatisfy({ board.contains($0) }) else {
      return .unknownCard
    }
    return board.contains(request.destination.column) ? nil : .unknownColumn
  }
}

// MARK: - The move that a request stands for

extension MoveResolver {
  /// The request with its slot made real: clamped, and moved off pinned cards.
  private static func move(for request: MoveRequest, on board: Board) -> Move {
    let leaving = request.operation == .move ? request.cards : []
    let column = request.destination.column
    let slot = board.freeSlot(
      request.destination.slot, in: column, moving: leaving,
      preferringEarlier: request.prefersEarlierSlot)
    return Move(
      sources: request.cards.compactMap { card in
        board.position(of: card).map { MoveSource(card: card, position: $0) }
      },
      destination: Destination(column: column, slot: slot),
      anchor: board.anchor(at: slot, in: column, moving: leaving),
      operation: request.operation, method: request.method)
  }

  /// True if applying the move would leave the board as it is.
  private static func isInPlace(_ move: Move, on board: Board) -> Bool {
    guard move.operation == .move,
      move.sources.allSatisfy({ $0.position.column == move.destination.column })
    else { return false }
    if move.sources.count == 1 { return move.sources[0].position.index == move.destination.slot }
    let cards = move.cards
    let column = move.destination.column
    return board.order(of: column, without: cards, inserting: cards, at: move.destination.slot)
      == board.cards(in: column)
  }
}

// MARK: - Checks

extension MoveResolver {
  /// What locks, operations and arrows refuse.
  private static func builtInRefusal(
    of request: MoveRequest, on board: Board, rules: MoveRules
  ) -> ForbidReason? {
    if let locked = request.cards.first(where: { board.state(of: $0).lock != .free }) {
      return .lockedCard(locked)
    }
    let target = request.destination.column
    var sources: [ColumnHandle] = []
    for card in request.cards {
      guard let source = board.position(of: card)?.column, source != target else { continue }
      if !sources.contains(source) { sources.append(source) }
    }
    let crossed = sources.isEmpty ? [] : sources + [target]
    if let locked = crossed.first(where: { board.state(of: $0).isLocked }) {
      return .lockedColumn(locked)
    }
    if !rules.operations.contains(request.operation) { return .operation(request.operation) }
    for source in sources {
      if let refusal = refusal(from: source, to: target, rules: rules) { return refusal }
    }
    return nil
  }

  private static func refusal(
    from source: ColumnHandle, to target: ColumnHandle, rules: MoveRules
  ) -> ForbidReason? {
    if let arrow = rules.forbidden.first(where: { $0.matches(from: source, to: target) }) {
      return .transition(source: source, target: target, words: arrow.words)
    }
    let isAllowed =
      rules.allowed.isEmpty || rules.allowed.contains { $0.matches(from: source, to: target) }
    return isAllowed ? nil : .transition(source: source, target: target, words: nil)
  }

  /// The limit that the request would break, if the column's count grows at all.
  private static func overflow(
    of request: MoveRequest, on board: Board
  ) -> (limit: WIPLimit, reason: ForbidReason)? {
    let column = request.destination.column
    guard let limit = board.state(of: column).limit else { return nil }
    let staying = request.operation == .move ? board.movedCount(request.cards, in: column) : 0
    let growth = request.cards.count - staying
    let wouldBe = board.cards(in: column).count + growth
    guard growth > 0, wouldBe > limit.count else { return nil }
    return (limit, .wipLimit(column: column, limit: limit.count, wouldBe: wouldBe))
  }
}

/// What the registered rules say, taken together; they may also have rewritten the request.
private struct CustomOpinion {
  private(set) var refusal: ForbidReason?
  private(set) var warning: ForbidReason?

  init(of rules: [any MoveRule], on request: inout MoveRequest, board: Board) {
    for rule in rules where refusal == nil {
      switch rule.judge(request, on: board) {
      case .allow: break
      case .warn(let words): warning = warning ?? .rule(name: rule.name, words: words)
      case .forbid(let words): refusal = .rule(name: rule.name, words: words)
      case .redirect(let destination): request.destination = destination
      case .acceptOnly(let accepted):
        request.cards = request.cards.filter(accepted.contains)
        if request.cards.isEmpty { refusal = .rule(name: rule.name, words: nil) }
      }
    }
  }
}
