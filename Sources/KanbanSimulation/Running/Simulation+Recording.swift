import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// From the effects of an event to the log.
extension Simulation {
  mutating func record(_ payload: LogEvent.Payload, _ places: LoggedPlaces = LoggedPlaces()) {
    log.record(payload, places, at: now)
  }

  /// Records a change of the host, which has been made.
  mutating func record(_ change: HostChange) {
    record(.changed(change), count.places(from: change.sources, to: change.destination, of: change.cards))
  }

  /// Records what an event has come to.
  mutating func record(_ effects: [Effect]) {
    let count = SlotCount(after: effects, on: scene.board) { machine.operation(in: scene) }
    for effect in effects {
      if case .lifted(let sources, _, _) = effect { carried = sources.map(\.card) }
      record(effect, count.places(of: effect, carrying: carried))
    }
  }

  private var count: SlotCount { SlotCount(board: scene.board) }

  private mutating func record(_ effect: Effect, _ places: LoggedPlaces) {
    switch effect {
    case .announced(let announcement):
      let text = phrases.text(of: announcement, titles: names)
      record(.announced(text))
      return
    case .copied(let move, let landed, _):
      isOutcomeNews = true
      nameCopies(landed, of: move.cards)
    case .moved, .unchanged, .forbidden, .cancelled: isOutcomeNews = true
    case .restored(let sources, let removed, _):
      names.release(removed)
      let board = scene.board
      for source in sources { names.revive(source.card) { board.contains($0) } }
    case .tapped, .abandoned, .lifted, .panned, .scrolled, .expanded, .collapsed, .settled, .returned,
      .selected:
      break
    case .targeted, .untargeted:
      record(.effect(effect), places)
      // Only where a pointer may mean what it meant before does the target say what a place means.
      if scene.behaviour.outside == .keep { sceneVersion += 1 }
      return
    case .pressed, .resolved, .focused, .ignored:
      record(.effect(effect), places)
      return
    }
    sceneVersion += 1
    record(.effect(effect), places)
  }

  /// Names the cards that a copy has put on the board.
  private mutating func nameCopies(_ landed: [CardHandle], of originals: [CardHandle]) {
    let board = scene.board
    for original in originals.prefix(landed.count) where names.cardCount < scene.board.cardTableCount {
      names.addCopy(of: original, unless: { board.contains($0) })
    }
  }
}

/// Counts the slots of events by the board that they left behind.
///
/// A move changes no count of the cards that it does not move, so the board after it serves for the events
/// before it, too; only copies have to be taken away.
private struct SlotCount {
  let board: Board
  /// The copies that landed with the counted events.
  var landed: [CardHandle] = []
  /// Whether the session moves or copies.
  var operation = MoveOperation.move

  init(board: Board) { self.board = board }

  /// Takes what the effects of one event, which have been carried out, say of each other.
  ///
  /// - Parameter current: what the session does, where no request says it.
  init(after effects: [Effect], on board: Board, current: () -> MoveOperation) {
    self.board = board
    var asked: MoveOperation?
    var isAboutSession = false
    for effect in effects {
      switch effect {
      case .copied(_, let landed, _): self.landed = landed
      case .resolved(let request, _): asked = request.operation
      case .targeted, .forbidden: isAboutSession = true
      case .pressed, .tapped, .panned, .abandoned, .lifted, .untargeted, .scrolled, .moved, .unchanged,
        .cancelled, .returned, .settled, .announced, .focused, .selected, .expanded, .collapsed, .restored,
        .ignored:
        break
      }
    }
    if let asked { operation = asked } else if isAboutSession { operation = current() }
  }

  /// The places that an effect speaks of; those of a target are counted without the carried cards.
  func places(of effect: Effect, carrying carried: [CardHandle]) -> LoggedPlaces {
    switch effect {
    case .lifted(let sources, _, _), .unchanged(let sources, _), .cancelled(let sources, _, _),
      .restored(let sources, _, _):
      places(from: sources, to: nil, of: sources.map(\.card))
    case .targeted(let target): places(from: [], to: target.destination, of: carried, by: operation)
    case .resolved(let request, let answer):
      places(
        from: sources(of: request, answer), to: request.destination, of: request.cards, by: request.operation)
    case .moved(let move, _), .copied(let move, _, _):
      places(from: move.sources, to: move.destination, of: move.cards, by: move.operation)
    case .forbidden(let sources, let destination, _, _):
      places(from: sources, to: destination, of: sources.map(\.card), by: operation)
    case .pressed, .tapped, .panned, .abandoned, .untargeted, .scrolled, .returned, .settled, .announced,
      .focused, .selected, .expanded, .collapsed, .ignored:
      LoggedPlaces()
    }
  }

  /// The places of cards, of which the first one's are told.
  func places(
    from sources: [MoveSource], to destination: Destination?, of cards: [CardHandle],
    by operation: MoveOperation = .move
  ) -> LoggedPlaces {
    var places = LoggedPlaces()
    if let source = sources.first?.position {
      let end = end(of: source.column, without: cards)
      places.source = LoggedPlace(column: source.column, index: source.index, end: end)
    }
    if let destination {
      let end = end(of: destination.column, without: operation == .copy ? [] : cards)
      places.destination = LoggedPlace(column: destination.column, index: destination.slot, end: end)
    }
    return places
  }

  private func end(of column: ColumnHandle, without cards: [CardHandle]) -> Int {
    board.slot(of: .end, in: column, moving: landed.isEmpty ? cards : cards + landed) ?? 0
  }

  /// Where the cards of a request stood when it was made; of an accepted one they have moved since.
  private func sources(of request: MoveRequest, _ answer: Resolution) -> [MoveSource] {
    switch answer {
    case .moved(let move, _): return move.sources
    case .unchanged, .forbidden:
      guard let first = request.cards.first, let position = board.position(of: first) else { return [] }
      return [MoveSource(card: first, position: position)]
    }
  }
}
