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
    let restored =
      isRedo ? scene.geometry.redo(&history) : scene.geometry.undo(&history)
    guard let restored else {
      effects.append(.ignored(.nothingToUndo, pointer: nil))
      effects.append(.announced(isRedo ? .nothingToRedo : .nothingToUndo))
      return .idle
    }
    switch restored.answer {
    case .moved(let changes):
      settle(changes.filter { $0.after == nil }.map(\.card), effects: &effects)
      scene.reportScrolling(into: &effects)
      report(changes, restored.displaced, isRedo: isRedo, in: scene, effects: &effects)
      reconcileFocus(in: &scene, effects: &effects)
      return .idle
    case .unchanged: return ignore(.inPlace, effects: &effects)
    case .forbidden(.unknownColumn): return ignore(.unknownColumn, effects: &effects)
    case .forbidden: return ignore(.unknownCard, effects: &effects)
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
  func cardNear(_ position: CardPosition?) -> CardHandle? {
    guard let position, board.contains(position.column) else { return nil }
    let cards = board.cards(in: position.column)
    let place = min(position.index, cards.count)
    func isVisible(_ card: CardHandle) -> Bool { !board.state(of: card).isHidden }
    return cards[place...].first(where: isVisible) ?? cards[..<place].last(where: isVisible)
  }
}
