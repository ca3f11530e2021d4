import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// The order of the columns, which a board can only be built in.
extension BoardController {
  /// Brings the columns into an order, now or when the open session has ended.
  ///
  /// - Returns: true if the order is another now.
  mutating func orderColumns(as order: [ColumnHandle]) -> Bool {
    guard scene.board.columns != order else {
      pendingOrder = nil
      return false
    }
    pendingOrder = order
    return orderColumnsIfIdle()
  }

  /// Carries out an order of columns that a session has kept waiting.
  @discardableResult
  mutating func orderColumnsIfIdle() -> Bool {
    guard let order = pendingOrder, machine.phaseName == .idle, machine.nextWake == nil else { return false }
    pendingOrder = nil
    let wanted = order.filter { scene.board.contains($0) }
    guard scene.board.columns != wanted, wanted.count == scene.board.columns.count else { return false }
    return rebuild(in: wanted)
  }

  /// Builds board and machine anew, with the columns in another order; what was done cannot be undone
  /// any more.
  private mutating func rebuild(in order: [ColumnHandle]) -> Bool {
    let old = scene
    guard var geometry = try? BoardGeometry(metrics: old.geometry.metrics) else { return false }
    var identities = identities
    var cards: [CardHandle: CardHandle] = [:]
    var columns: [(old: ColumnHandle, new: ColumnHandle)] = []
    for column in order {
      let state = old.board.state(of: column)
      let list = old.board.cards(in: column)
      let shapes = list.map { (state: old.board.state(of: $0), shape: old.geometry.shape(of: $0)) }
      guard let new = try? geometry.addColumn(state, shape: old.geometry.shape(of: column)),
        let newCards = try? geometry.addCards(shapes, to: new)
      else { return false }
      columns.append((column, new))
      for (card, newCard) in zip(list, newCards) { cards[card] = newCard }
    }
    scene.rules = MoveRules()
    identities.renumber(cards: cards, columns: columns)
    for (column, new) in columns {
      geometry.scroll(.column(new), to: old.geometry.offset(of: .column(column)))
    }
    geometry.scroll(.board, to: old.geometry.offset(of: .board))
    self.identities = identities
    scene.geometry = geometry
    scene.focus = old.focus.flatMap { cards[$0] }
    scene.selection = old.selection.compactMap { cards[$0] }
    measuredCards = Set(measuredCards.compactMap { cards[$0] })
    unnamedCopies = []
    scrollOrders = ScrollOrders()
    machine = DragMachine()
    var ignored: [KanbanInteraction.Effect] = []
    machine.handle(.modifiersChanged(modifiers), at: now, in: &scene, effects: &ignored)
    lowerRules()
    return true
  }
}

extension Identities {
  /// Gives all ids the handles of another board.
  ///
  /// - Parameters:
  ///   - cards: the new handle of each card that stays.
  ///   - columns: the old and the new handle of each column that stays.
  mutating func renumber(
    cards: [CardHandle: CardHandle], columns: [(old: ColumnHandle, new: ColumnHandle)]
  ) {
    var result = Identities()
    for (old, new) in cards.sorted(by: { $0.value < $1.value }) {
      if let id = id(of: old) { result.bind(new, to: id, title: title(of: old)) }
    }
    for (old, new) in columns {
      guard let id = id(of: old) else { continue }
      result.bind(new, to: id, title: title(of: old), state: toldState(of: old))
    }
    self = result
  }
}
