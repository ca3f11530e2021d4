import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// The machine's effects in the app's ids and coordinates.
extension BoardController {
  mutating func translate(_ effect: KanbanInteraction.Effect, into effects: inout [Effect]) {
    switch effect {
    case .pressed(_, let card): effects.append(.pressed(card.flatMap { identities.id(of: $0) }))
    case .tapped(_, let card): effects.append(.tapped(card.flatMap { identities.id(of: $0) }))
    case .panned(_, let area): effects.append(.panned(area.flatMap { boardArea($0) }))
    case .abandoned(_, let card, let reason):
      effects.append(.abandoned(card.flatMap { identities.id(of: $0) }, reason))
    case .lifted(let sources, let method, _):
      effects.append(.lifted(identities.ids(of: sources.map(\.card)), method))
    case .targeted(let target): effects.append(.targeted(boardTarget(target)))
    case .untargeted: effects.append(.targeted(nil))
    case .scrolled(let area, let offset):
      scrollOrders.add(area, offset, at: now)
      if let area = boardArea(area) { effects.append(.scroll(area, to: offset)) }
    case .resolved: break
    case .moved(let move, let warning):
      if let boardMove = boardMove(move) {
        effects.append(.moved(boardMove, warning: warning.map { refusal($0, of: move) }))
      }
    case .copied(let move, let landed, let warning):
      unnamedCopies += landed
      if let boardMove = boardMove(move) {
        effects.append(.copied(boardMove, warning: warning.map { refusal($0, of: move) }))
      }
    case .unchanged(let sources, let method):
      effects.append(.unchanged(identities.ids(of: sources.map(\.card)), method))
    case .forbidden(let sources, let destination, let reason, let method):
      let cards = sources.map(\.card)
      guard let column = identities.id(of: destination.column) else { break }
      let refusal = refusal(reason, for: cards, in: destination.column)
      effects.append(.refused(identities.ids(of: cards), column: column, refusal, method))
    case .cancelled(let sources, let reason, let method):
      effects.append(.cancelled(identities.ids(of: sources.map(\.card)), reason, method))
    case .returned(let cards): effects.append(.returned(identities.ids(of: cards)))
    case .settled(let cards): effects.append(.settled(identities.ids(of: cards)))
    case .announced(let announcement):
      let words = phrases.text(of: announcement, titles: identities)
      effects.append(.announced(words))
    case .focused(let card): effects.append(.focused(card.flatMap { identities.id(of: $0) }))
    case .selected(let cards): effects.append(.selected(identities.ids(of: cards)))
    case .expanded(let column):
      if let column = identities.id(of: column) { effects.append(.expanded(column)) }
    case .collapsed(let column):
      if let column = identities.id(of: column) { effects.append(.collapsed(column)) }
    case .restored(let places, let removed, let isRedo):
      for source in places { identities.revive(source.card) }
      for card in removed { identities.release(card) }
      let restoration = Restoration(
        places: boardSources(places), removed: identities.ids(of: removed), isRedo: isRedo,
        orders: orders(of: places.map(\.position.column)))
      effects.append(.restored(restoration))
    case .ignored(let reason, _): effects.append(.ignored(reason))
    }
  }

  /// A move in the app's ids; nil if its column is unknown.
  func boardMove(_ move: KanbanModel.Move) -> Move? {
    guard let column = identities.id(of: move.destination.column) else { return nil }
    return Move(
      sources: boardSources(move.sources), column: column, index: move.destination.slot,
      anchor: boardAnchor(move.anchor), operation: move.operation, method: move.method)
  }

  private func boardSources(_ sources: [MoveSource]) -> [BoardMoveSource<CardID, ColumnID>] {
    sources.compactMap { source in
      guard let card = identities.id(of: source.card),
        let column = identities.id(of: source.position.column)
      else { return nil }
      return BoardMoveSource(card: card, column: column, index: source.position.index)
    }
  }

  /// The orders of columns; left out are those with a copy that the app has not named yet.
  private func orders(of columns: [ColumnHandle]) -> [ColumnID: [CardID]] {
    var orders: [ColumnID: [CardID]] = [:]
    for column in columns.withoutRepeats() {
      let cards = scene.board.cards(in: column)
      let ids = identities.ids(of: cards)
      if let id = identities.id(of: column), ids.count == cards.count { orders[id] = ids }
    }
    return orders
  }

  func boardAnchor(_ anchor: Anchor) -> BoardAnchor<CardID> {
    switch anchor {
    case .before(let card): identities.id(of: card).map { .before($0) } ?? .end
    case .end: .end
    }
  }

  private func boardArea(_ area: ScrollArea) -> BoardArea<ColumnID>? {
    switch area {
    case .board: .board
    case .column(let column): identities.id(of: column).map { .column($0) }
    }
  }

  // MARK: Reasons

  /// The warning of a move.
  func refusal(_ reason: ForbidReason, of move: KanbanModel.Move) -> BoardRefusal<CardID, ColumnID> {
    refusal(reason, for: move.cards, in: move.destination.column)
  }

  /// A reason with its words.
  ///
  /// - Parameters:
  ///   - cards: the cards that were to go.
  ///   - column: where they were to go.
  func refusal(
    _ reason: ForbidReason, for cards: [CardHandle], in column: ColumnHandle
  ) -> BoardRefusal<CardID, ColumnID> {
    let words = phrases.text(of: reason, for: cards, in: column, titles: identities)
    return BoardRefusal(reason: identities.reason(reason), words: words)
  }

  func boardTarget(_ target: Target) -> BoardTarget<CardID, ColumnID>? {
    let place = target.destination
    guard let column = identities.id(of: place.column) else { return nil }
    let cards = scene.geometry.lifted?.cards ?? []
    let decision: BoardDecision<CardID, ColumnID> =
      switch target.decision {
      case .accept: .accept
      case .warn(let reason): .warn(refusal(reason, for: cards, in: place.column))
      case .forbid(let reason): .forbid(refusal(reason, for: cards, in: place.column))
      }
    return BoardTarget(
      column: column, index: place.slot, isHome: target.place.isHome, decision: decision)
  }
}
