public import KanbanGeometry
public import KanbanModel

/// Everything that a session acts on: the board with its rectangles and offsets, and the policies.
///
/// The driver owns the scene and hands it in with each event. The machine scrolls it, changes the board
/// once for an accepted move, and keeps focus and selection; whatever else changes it (an edit by someone
/// else, a resize) is followed by the event `sceneChanged`.
public struct Scene: Sendable {
  /// The board, its layout and its scroll offsets.
  public var geometry: BoardGeometry
  /// What decides whether a move is allowed.
  public var rules: MoveRules
  /// The policies of interaction.
  public var behaviour: Behaviour
  /// The selected cards in the order of selection.
  public var selection: [CardHandle] = []
  /// The card that has the focus.
  public var focus: CardHandle?

  /// The board.
  public var board: Board { geometry.board }

  /// Makes a scene without focus and selection.
  public init(
    geometry: BoardGeometry, rules: MoveRules = MoveRules(), behaviour: Behaviour = Behaviour()
  ) {
    self.geometry = geometry
    _ = self.geometry.takeScrolledAreas()
    self.rules = rules
    self.behaviour = behaviour
  }

  /// Reports all that has scrolled and was not reported yet: by itself, by the machine, or clamped because
  /// the content or the viewport has become smaller.
  mutating func reportScrolling(into effects: inout [Effect]) {
    for area in geometry.takeScrolledAreas() {
      effects.append(.scrolled(area, to: geometry.offset(of: area)))
    }
  }
}

// MARK: - Room for a drop

extension Scene {
  /// Lets a column make room for the lifted cards at a slot, if the gap goes where they would land.
  mutating func makeRoom(at place: Destination) {
    switch behaviour.placeholder {
    case .target: geometry.setDropPlace(place)
    case .home: break
    }
  }
}

extension BoardGeometry {
  /// Takes away the room that a column has made for lifted cards, unless that would scroll something.
  mutating func giveDropRoomBack() {
    guard let place = dropPlace else { return }
    let areas: [ScrollArea] = [.board, .column(place.column)]
    let before = areas.map { offset(of: $0) }
    setDropPlace(nil)
    guard areas.map({ offset(of: $0) }) != before else { return }
    setDropPlace(place)
    for (area, offset) in zip(areas, before) { scroll(area, to: offset) }
  }
}

// MARK: - Focus and selection

extension Scene {
  /// Moves the focus, or takes it away.
  mutating func moveFocus(to card: CardHandle?, effects: inout [Effect]) {
    guard card != focus else { return }
    focus = card
    effects.append(.focused(card))
  }

  /// Changes the selection.
  mutating func select(_ cards: [CardHandle], effects: inout [Effect]) {
    guard cards != selection else { return }
    selection = cards
    effects.append(.selected(cards))
  }

  /// Moves the focus off a card that is gone: to the next visible card of its column, else the previous,
  /// else none; and takes cards that are gone out of the selection.
  ///
  /// - Parameter position: where the focused card stood.
  mutating func forgetGone(focusedAt position: CardPosition?, effects: inout [Effect]) {
    if let focus, !board.contains(focus) { moveFocus(to: cardNear(position), effects: &effects) }
    select(selection.filter { board.contains($0) }, effects: &effects)
  }

  /// The card that Tab (or Shift-Tab) goes to: the next visible one of the open columns; nil at the end.
  ///
  /// The focus may be on a card that Tab does not come to, in a collapsed column.
  ///
  /// - Complexity: logarithmic, and the number of columns without a visible card that are passed over.
  func cardAfterFocus(backwards: Bool) -> CardHandle? {
    var column = backwards ? geometry.shownColumns.last : geometry.shownColumns.first
    if let focus, let position = board.position(of: focus) {
      let cards = geometry.shownCards(in: position.column)
      let above = geometry.staying(in: position.column).visibleCount(before: position.index)
      let next = backwards ? above - 1 : above + (board.state(of: focus).isHidden ? 0 : 1)
      if cards.indices.contains(next) { return cards[next] }
      column = geometry.shownColumn(from: position.column, by: backwards ? -1 : 1)
    }
    while let open = column {
      let cards = geometry.shownCards(in: open)
      if let card = backwards ? cards.last : cards.first { return card }
      column = geometry.shownColumn(from: open, by: backwards ? -1 : 1)
    }
    return nil
  }

  /// The visible card that now stands at a place or after it, else the one before it.
  private func cardNear(_ position: CardPosition?) -> CardHandle? {
    guard let position, board.contains(position.column) else { return nil }
    let cards = board.cards(in: position.column)
    let place = min(position.index, cards.count)
    func isVisible(_ card: CardHandle) -> Bool { !board.state(of: card).isHidden }
    return cards[place...].first(where: isVisible) ?? cards[..<place].last(where: isVisible)
  }
}
