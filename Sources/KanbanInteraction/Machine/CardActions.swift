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
    let columns = board.columns.filter { !board.state(of: $0).isHidden }
    let taken = board.movable(cards)
    return ([.moveUp, .moveDown] + columns.map { .moveTo($0) }).filter { isOffered($0, for: taken) }
  }

  /// True if an action is offered for some cards.
  ///
  /// - Complexity: the number of the cards, and what a step inside a column costs.
  package func offers(_ action: CardAction, for cards: [CardHandle]) -> Bool {
    isOffered(action, for: board.movable(cards))
  }

  /// True if an action is offered for some cards that a person can take along.
  fileprivate func isOffered(_ action: CardAction, for taken: [CardHandle]) -> Bool {
    guard !taken.isEmpty else { return false }
    switch action {
    case .moveTo(let column):
      return board.contains(column) && !board.state(of: column).isHidden
        && taken.contains { board.position(of: $0)?.column != column }
    case .moveUp, .moveDown:
      guard rules.custom.allSatisfy(\.allowsReordering),
        let request = request(for: action, on: taken, method: .action)
      else { return false }
      return MoveResolver.resolve(request, on: board, rules: MoveRules()) != .unchanged
    }
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
      return Destination(column: column, slot: geometry.staying(in: column, without: cards).count)
    case .moveUp, .moveDown:
      let columns = Set(cards.map { board.position(of: $0)?.column })
      guard columns.count == 1, let first = board.inBoardOrder(cards).first,
        let position = board.position(of: first)
      else { return nil }
      let column = position.column
      let staying = geometry.staying(in: column, without: cards)
      // Those above the first of the cards all stay.
      let row = staying.visibleCount(before: position.index)
      let next = action == .moveUp ? row - 1 : row + 1
      guard (0...staying.visibleCount).contains(next) else { return nil }
      return Destination(column: column, slot: staying.slot(afterVisible: next))
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
    guard scene.isOffered(action, for: taken),
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
    let request = scene.board.offPins(request)
    outcomes.settle(request.cards, effects: &effects)
    let landing = Landing(
      sources: scene.board.sources(of: request.cards), grabbed: request.cards.first, isHome: false,
      origin: .request)
    outcomes.finish(request, landing, at: instant, in: &scene, effects: &effects)
  }
}
