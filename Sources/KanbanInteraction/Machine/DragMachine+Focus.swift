import KanbanGeometry
import KanbanModel

/// Focus, selection, undo: what the host or a key asks of the scene itself.
extension DragMachine {
  func setFocus(_ card: CardHandle?, in scene: inout Scene, effects: inout [Effect]) {
    guard card != scene.focus else { return }
    scene.focus = card
    effects.append(.focused(card))
  }

  func setSelection(_ cards: [CardHandle], in scene: inout Scene, effects: inout [Effect]) {
    guard cards != scene.selection else { return }
    scene.selection = cards
    effects.append(.selected(cards))
  }

  /// Moves the focus off a card that is gone: to the next visible card of its column, else the previous,
  /// else none; and takes cards that are gone out of the selection.
  mutating func reconcileFocus(in scene: inout Scene, effects: inout [Effect]) {
    if let focus = scene.focus, !scene.board.contains(focus) {
      setFocus(scene.cardNear(focusPosition), in: &scene, effects: &effects)
    }
    let board = scene.board
    setSelection(scene.selection.filter { board.contains($0) }, in: &scene, effects: &effects)
  }

  /// Undo or redo of the newest move: the resolver is asked to put the cards back, limits notwithstanding.
  mutating func restore(isRedo: Bool, in scene: inout Scene, effects: inout [Effect]) -> Phase {
    let areas = ScrolledAreas(ofAll: scene.geometry)
    let restored =
      isRedo ? scene.geometry.redo(&history) : scene.geometry.undo(&history)
    guard let restored else { return ignore(.nothingToUndo, effects: &effects) }
    switch restored.answer {
    case .moved: break
    case .unchanged: return ignore(.inPlace, effects: &effects)
    case .forbidden(.unknownColumn): return ignore(.unknownColumn, effects: &effects)
    case .forbidden: return ignore(.unknownCard, effects: &effects)
    }
    let changes = restored.changes
    let gone = changes.filter { $0.after == nil }.map(\.card)
    settle(where: { $0.cards.contains(where: gone.contains) }, effects: &effects)
    effects.append(
      .restored(
        changes.compactMap { change in
          change.after.map { MoveSource(card: change.card, position: $0) }
        }, removed: gone, isRedo: isRedo))
    areas.report(changesIn: scene.geometry, effects: &effects)
    reconcileFocus(in: &scene, effects: &effects)
    return .idle
  }
}

extension Scene {
  /// The cards that can have the focus, in board order: those of visible, open columns.
  var focusableCards: [CardHandle] {
    board.columns.filter { !board.state(of: $0).isHidden && !board.state(of: $0).isCollapsed }
      .flatMap { board.cards(in: $0) }
      .filter { !board.state(of: $0).isHidden }
  }

  /// The card that Tab (or Shift-Tab) goes to; nil at the end.
  func cardAfterFocus(backwards: Bool) -> CardHandle? {
    let cards = focusableCards
    guard let focus, board.contains(focus) else { return backwards ? cards.last : cards.first }
    // The focus may be on a card that Tab does not come to, in a collapsed column.
    let order = board.inBoardOrder(cards.filter { $0 != focus } + [focus])
    guard let index = order.firstIndex(of: focus) else { return nil }
    let next = backwards ? index - 1 : index + 1
    return order.indices.contains(next) ? order[next] : nil
  }

  /// The visible card that now stands at a place or after it, else the one before it.
  func cardNear(_ position: CardPosition?) -> CardHandle? {
    guard let position, board.contains(position.column) else { return nil }
    let cards = board.cards(in: position.column)
    let place = min(position.index, cards.count)
    func isVisible(_ card: CardHandle) -> Bool { !board.state(of: card).isHidden }
    return cards[place...].first(where: isVisible) ?? cards[..<place].last(where: isVisible)
  }
}
