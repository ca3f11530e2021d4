import KanbanGeometry
public import KanbanModel

/// Accessibility actions and menu entries: the same requests as a drag.
extension Scene {
  /// The actions that are offered for some cards, in the order in which they are shown.
  ///
  /// An action is left out only where nothing could happen, and steps inside a column where a rule says that
  /// its order never changes; what a rule or a limit refuses stays offered. Several cards are taken as one
  /// run, without the hidden and the locked ones, as a drag takes them.
  public func actions(for cards: [CardHandle]) -> [CardAction] {
    let known = board.movable(cards)
    guard !known.isEmpty else { return [] }
    let steps: [CardAction] = rules.custom.allSatisfy(\.allowsReordering) ? [.moveUp, .moveDown] : []
    var actions = steps.filter { action in
      guard let request = request(for: action, on: known, method: .action) else { return false }
      return MoveResolver.resolve(request, on: board, rules: MoveRules()) != .unchanged
    }
    for column in board.columns where !board.state(of: column).isHidden {
      if known.contains(where: { board.position(of: $0)?.column != column }) {
        actions.append(.moveTo(column))
      }
    }
    return actions
  }

  /// The request that an action makes; nil where nothing could happen.
  func request(for action: CardAction, on cards: [CardHandle], method: InputMethod) -> MoveRequest? {
    destination(of: action, for: cards).map { destination in
      MoveRequest(
        cards: board.inBoardOrder(cards), destination: destination, method: method,
        prefersEarlierSlot: action == .moveUp)
    }
  }

  /// Where an action would put some cards; nil where nothing could happen.
  func destination(of action: CardAction, for cards: [CardHandle]) -> Destination? {
    switch action {
    case .moveTo(let column):
      return Destination(column: column, slot: staying(in: column, without: cards).count)
    case .moveUp, .moveDown:
      let columns = Set(cards.map { board.position(of: $0)?.column })
      guard columns.count == 1, let first = board.inBoardOrder(cards).first,
        let position = board.position(of: first)
      else { return nil }
      let column = position.column
      let above = board.cards(in: column).prefix(position.index)
      let row = above.count { !board.state(of: $0).isHidden && !cards.contains($0) }
      let next = action == .moveUp ? row - 1 : row + 1
      guard (0...visibleCount(before: .max, in: column, without: cards)).contains(next) else { return nil }
      return Destination(column: column, slot: slot(afterVisible: next, in: column, without: cards))
    }
  }
}

extension DragMachine {
  /// Carries out an action; a refused one says why.
  mutating func perform(
    _ action: CardAction, on cards: [CardHandle], method: InputMethod, at instant: Instant,
    in scene: inout Scene, effects: inout [Effect]
  ) {
    let taken = scene.board.movable(cards)
    guard scene.actions(for: taken).contains(action),
      let request = scene.request(for: action, on: taken, method: method)
    else {
      effects.append(.ignored(.notOffered, pointer: nil))
      return
    }
    carryOut(request, at: instant, in: &scene, effects: &effects)
  }

  /// Asks for a move that nothing was lifted for: an action, a menu entry, a call of the program.
  mutating func carryOut(
    _ request: MoveRequest, at instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) {
    let request = scene.board.settled(request)
    settle(where: { $0.cards.contains(where: request.cards.contains) }, effects: &effects)
    let landing = Landing(
      sources: scene.board.sources(of: request.cards), grabbed: request.cards.first, isHome: false,
      origin: nil, wasLifted: false)
    finish(request, landing, at: instant, in: &scene, effects: &effects)
  }
}
