import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// From the effects of an event to the log.
extension Simulation {
  mutating func record(_ payload: LogEvent.Payload) { log.record(payload, at: now) }

  mutating func record(_ effect: Effect) {
    switch effect {
    case .announced(let announcement):
      let text = phrases.text(of: announcement, titles: names)
      record(.announced(text))
      return
    case .copied(let move, let landed, _):
      isOutcomeNews = true
      nameCopies(landed, of: move.cards)
    case .moved, .unchanged, .forbidden, .cancelled: isOutcomeNews = true
    case .restored(let sources, _, _):
      let board = scene.board
      for source in sources { names.revive(source.card) { board.contains($0) } }
    case .tapped, .abandoned, .lifted, .panned, .scrolled, .expanded, .collapsed, .settled, .returned,
      .selected:
      break
    case .targeted, .untargeted:
      record(.effect(effect))
      // Only where a pointer may mean what it meant before does the target say what a place means.
      if scene.behaviour.outside == .keep { sceneVersion += 1 }
      return
    case .pressed, .resolved, .focused, .ignored:
      record(.effect(effect))
      return
    }
    sceneVersion += 1
    record(.effect(effect))
  }

  /// Names the cards that a copy has put on the board.
  private mutating func nameCopies(_ landed: [CardHandle], of originals: [CardHandle]) {
    let board = scene.board
    for original in originals.prefix(landed.count) where names.cardCount < scene.board.cardTableCount {
      names.addCopy(of: original, unless: { board.contains($0) })
    }
  }
}
