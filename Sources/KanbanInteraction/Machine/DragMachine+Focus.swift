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

  /// Undo or redo of the newest move: the cards go back between their neighbours, limits notwithstanding.
  mutating func restore(isRedo: Bool, in scene: inout Scene, effects: inout [Effect]) -> Phase {
    let areas = ScrolledAreas(ofAll: scene.geometry)
    let restored =
      isRedo ? scene.geometry.redo(&history) : scene.geometry.undo(&history)
    guard let restored else {
      effects.append(.ignored(.nothingToUndo, pointer: nil))
      effects.append(.announced(isRedo ? .nothingToRedo : .nothingToUndo))
      return .idle
    }
    switch restored.answer {
    case .moved(let changes):
      let gone = Set(changes.filter { $0.after == nil }.map(\.card))
      settle(where: { $0.cards.contains(where: gone.contains) }, effects: &effects)
      areas.report(changesIn: scene.geometry, effects: &effects)
      report(changes, restored.displaced, isRedo: isRedo, in: scene, effects: &effects)
      reconcileFocus(in: &scene, effects: &effects)
      return .idle
    case .unchanged: return ignore(.inPlace, staying: .idle, effects: &effects)
    case .forbidden(.unknownColumn): return ignore(.unknownColumn, staying: .idle, effects: &effects)
    case .forbidden: return ignore(.unknownCard, staying: .idle, effects: &effects)
    }
  }

  /// Says what has been put back, and where.
  private func report(
    _ changes: [CardChange], _ displaced: [CardChange], isRedo: Bool, in scene: Scene,
    effects: inout [Effect]
  ) {
    let places = (changes + displaced).compactMap { change in
      change.after.map { MoveSource(card: change.card, position: $0) }
    }
    let gone = changes.filter { $0.after == nil }.map(\.card)
    effects.append(.restored(places, removed: gone, isRedo: isRedo))
    let cards = changes.filter { $0.after != nil }.map(\.card)
    guard let place = scene.spokenPlace(ofRun: cards) else {
      effects.append(.announced(.copiesRemoved(gone)))
      return
    }
    let isCopy = changes.contains { $0.before == nil }
    effects.append(
      .announced(
        isCopy ? .copiedAgain(cards, place) : isRedo ? .movedAgain(cards, place) : .movedBack(cards, place)))
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
