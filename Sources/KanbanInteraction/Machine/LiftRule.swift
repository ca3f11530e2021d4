package import KanbanGeometry
public import KanbanModel

/// Which press lifts, and what lifts with it.
enum LiftRule {
  /// Where a press would hold a card, or why it would not.
  static func grip(at pointer: Point, hit: Hit, in scene: Scene) -> Result<Grip, IgnoreError> {
    switch hit {
    case .outside: return .ignored(.outside)
    case .board, .body: return .ignored(.emptySpace)
    case .header: return .ignored(.header)
    case .strip: return .ignored(.collapsedColumn)
    case .card(let card, _):
      guard let frame = scene.geometry.frame(of: card) else { return .ignored(.emptySpace) }
      let offset = scene.geometry.boardPoint(fromPointer: pointer) - frame.origin
      if let reason = refusal(of: card, heldAt: offset, in: scene) { return .ignored(reason) }
      return .success(Grip(card: card, offset: offset, size: frame.size))
    }
  }

  private static func refusal(
    of card: CardHandle, heldAt offset: Point, in scene: Scene
  ) -> IgnoreReason? {
    let shape = scene.geometry.shape(of: card)
    if scene.board.state(of: card).lock != .free { return .lockedCard }
    if shape.interactive?.contains(offset) == true { return .interactive }
    if shape.handle?.contains(offset) == false { return .noHandle }
    return cards(with: card, in: scene).isEmpty ? .notLiftable : nil
  }

  /// What lifts when it is time to, of a card that was pressed before, with the card's present size; or why
  /// nothing does: what concerns the card comes before where it was pressed.
  static func lift(
    of grip: Grip, in scene: Scene
  ) -> Result<(cards: [CardHandle], size: Size), IgnoreError> {
    if scene.board.state(of: grip.card).lock != .free { return .ignored(.lockedCard) }
    let cards = cards(with: grip.card, in: scene)
    guard !cards.isEmpty, let frame = scene.geometry.frame(of: grip.card) else {
      return .ignored(.notLiftable)
    }
    let shape = scene.geometry.shape(of: grip.card)
    if shape.handle?.contains(grip.offset) == false { return .ignored(.noHandle) }
    if shape.interactive?.contains(grip.offset) == true { return .ignored(.interactive) }
    return .success((cards, frame.size))
  }

  /// The cards that lift when `card` is grabbed, in landing order; locked ones never do, nor does a hidden
  /// card lift others.
  ///
  /// What a rule says comes first, then a group that lifts together, then the selection if it holds the
  /// card, else the card alone.
  static func cards(with card: CardHandle, in scene: Scene) -> [CardHandle] {
    let board = scene.board
    if board.state(of: card).lock != .free || !board.isShown(card) { return [] }
    for rule in scene.rules.custom {
      guard let cards = rule.cardsLifted(with: card, on: board) else { continue }
      return cards.contains(card) ? free(cards, on: board) : []
    }
    if let group = scene.rules.liftGroup(of: card) {
      return landingOrder(of: free(group, on: board), in: scene, as: .board)
    }
    guard scene.selection.contains(card) else { return [card] }
    return landingOrder(of: board.movable(scene.selection), in: scene, as: scene.behaviour.order)
  }

  /// The cards of a list that are on the board and not locked, each once.
  static func free(_ cards: [CardHandle], on board: Board) -> [CardHandle] {
    cards.withoutRepeats().filter { board.contains($0) && board.state(of: $0).lock == .free }
  }

  /// The cards in the order in which they land.
  static func landingOrder(
    of cards: [CardHandle], in scene: Scene, as order: LandingOrder
  ) -> [CardHandle] {
    switch order {
    case .selection: cards
    case .board: scene.board.inBoardOrder(cards)
    }
  }
}

extension Result where Failure == IgnoreError {
  /// Nothing, because of a reason.
  fileprivate static func ignored(_ reason: IgnoreReason) -> Self { .failure(IgnoreError(reason: reason)) }
}

extension Scene {
  /// The cards that a press on a card would lift, in landing order; empty if it does not lift.
  public func cardsLifted(with card: CardHandle) -> [CardHandle] { LiftRule.cards(with: card, in: self) }

  /// Why a press at a point of pointer space lifts nothing; nil where it would hold a card.
  package func refusal(ofPressAt point: Point) -> IgnoreReason? {
    switch LiftRule.grip(at: point, hit: geometry.hit(atPointer: point), in: self) {
    case .success: nil
    case .failure(let error): error.reason
    }
  }
}

extension Board {
  /// The cards of a selection that a person can take along, each once, whatever the input: those that can be
  /// seen and are not locked.
  func movable(_ cards: [CardHandle]) -> [CardHandle] {
    LiftRule.free(cards.filter { isShown($0) }, on: self)
  }

  /// True for a card that can be seen: neither the card nor its column is filtered out.
  func isShown(_ card: CardHandle) -> Bool {
    guard let column = position(of: card)?.column else { return false }
    return !state(of: card).isHidden && !state(of: column).isHidden
  }

  /// Cards of this board sorted by column, then from the top.
  ///
  /// - Complexity: the number of columns, and sorting the cards.
  public func inBoardOrder(_ cards: [CardHandle]) -> [CardHandle] {
    guard cards.count > 1 else { return cards }
    var ranks = [Int](repeating: 0, count: columnTableCount)
    for (rank, column) in columns.enumerated() { ranks[column.tableIndex] = rank }
    func key(_ card: CardHandle) -> (Int, Int) {
      guard let position = position(of: card) else { return (Int.max, 0) }
      return (ranks[position.column.tableIndex], position.index)
    }
    return cards.sorted { key($0) < key($1) }
  }
}
