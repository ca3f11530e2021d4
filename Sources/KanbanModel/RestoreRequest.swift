/// The wish to put cards back to where they stood at an earlier instant, *then*: what undo, redo and the
/// Escape of live move mode ask for, and what is carried out on an app's own list.
///
/// Each change says where its card has been left and where it stood then. A card that has been left off the
/// board, a copy whose landing was undone, comes back; one that stood nowhere then leaves the board.
package struct RestoreRequest: Sendable {
  /// The cards that are to be put back; of repeated ones the first counts.
  package var cards: [CardChange]
  /// The orders of then; of a column that is not among them only the old index is known.
  package var then: [ColumnOrder]
  /// The orders of the same columns when the cards had been left: while they hold, the orders of then come
  /// back exactly. Nil if that is not known.
  package var left: [ColumnOrder]?

  /// Makes a request.
  package init(cards: [CardChange], then: [ColumnOrder], left: [ColumnOrder]? = nil) {
    self.cards = cards
    self.then = then
    self.left = left
  }
}

/// The answer to the wish to put cards back.
public enum RestoreResolution: Hashable, Sendable {
  /// The cards have been put back: where they had been left, and where they stand now.
  case moved([CardChange])
  /// The cards are there already: nothing changes, and nothing is refused.
  case unchanged
  /// Nothing of the request is left: its cards (`unknownCard`) or their columns (`unknownColumn`) are gone.
  case forbidden(ForbidReason)
}

/// The cards of one column at one instant.
package struct ColumnOrder: Hashable, Sendable {
  /// A card, and whether it kept its index.
  package struct Entry: Hashable, Sendable {
    package var card: CardHandle
    package var isPinned: Bool
  }

  package var column: ColumnHandle
  /// From the top, hidden cards included.
  package var entries: [Entry]

  /// Makes an order of cards that are not known to be pinned; a handle that names no card only takes a place.
  package init(_ column: ColumnHandle, _ cards: [CardHandle]) {
    self.column = column
    entries = cards.map { Entry(card: $0, isPinned: false) }
  }

  init(_ column: ColumnHandle, entries: [Entry]) {
    self.column = column
    self.entries = entries
  }
}

extension Board {
  /// The order of a column now.
  ///
  /// - Complexity: the length of the column.
  package func order(of column: ColumnHandle) -> ColumnOrder {
    let hasPins = hasPinnedCards(in: column)
    return ColumnOrder(
      column,
      entries: cards(in: column).map { card in
        ColumnOrder.Entry(card: card, isPinned: hasPins && state(of: card).lock == .pinned)
      })
  }

  /// Puts cards back between their neighbours of then: the one function for undo, redo, Escape and an app's
  /// list.
  ///
  /// A card goes directly after the nearest earlier neighbour of then that is still in the column, else
  /// directly before the nearest later one, else to the old index as far as the column is long. Pinned cards
  /// are no neighbours and keep their index, hidden ones are. Several cards are put back in their order of
  /// then, and those already back count.
  ///
  /// ```
  /// then      A B C D     C is moved away, B goes, X comes
  /// now       X A D
  /// restored  X A C D
  /// ```
  ///
  /// Locks, rules and limits are not asked: putting back what a person or a rule had accepted once is no new
  /// move. Cards and columns that are gone are left out.
  ///
  /// - Complexity: the lengths of the columns touched, now and then, and n log n in the cards.
  package mutating func restore(_ request: RestoreRequest) -> RestoreResolution {
    var seen: Set<CardHandle> = []
    let known = request.cards.filter { change in
      let isThere = change.before == nil ? knows(change.card) : contains(change.card)
      return isThere && seen.insert(change.card).inserted
    }
    if known.isEmpty { return .forbidden(.unknownCard) }
    var changes = known.filter { $0.after.map { contains($0.column) } ?? true }
    if changes.isEmpty { return .forbidden(.unknownColumn) }

    for index in changes.indices { changes[index].before = position(of: changes[index].card) }
    let orders = ordersOfThen(request) ?? ordersBetweenNeighbours(changes, then: request.then)
    let isLeaving = changes.contains { $0.after == nil && $0.before != nil }
    if !isLeaving, orders.allSatisfy({ cards(in: $0.column) == $0.cards }) { return .unchanged }
    loseTrack(of: changes.filter { $0.after == nil }.map(\.card))
    setOrders(orders)
    for index in changes.indices { changes[index].after = position(of: changes[index].card) }
    return .moved(changes)
  }

  /// The columns that a request may change.
  package func columns(touchedBy request: RestoreRequest) -> [ColumnHandle] {
    let entered = request.cards.compactMap(\.after?.column).filter { contains($0) }
    return (columns(holding: request.cards.map(\.card)) + entered).withoutRepeats()
  }
}

// MARK: - The new orders

extension Board {
  /// The orders of then, if nothing has changed since the cards were left.
  private func ordersOfThen(
    _ request: RestoreRequest
  ) -> [(column: ColumnHandle, cards: [CardHandle])]? {
    guard let left = request.left else { return nil }
    guard left.allSatisfy({ contains($0.column) && order(of: $0.column) == $0 }) else { return nil }
    return request.then.map { ($0.column, $0.entries.map(\.card)) }
  }

  /// The orders of the columns that the cards leave and enter, with each card between its neighbours.
  private func ordersBetweenNeighbours(
    _ changes: [CardChange], then: [ColumnOrder]
  ) -> [(column: ColumnHandle, cards: [CardHandle])] {
    let leaving = Dictionary(grouping: changes) { $0.before?.column }
    let entering = Dictionary(grouping: changes) { $0.after?.column }
    let moved = Set(changes.map(\.card))
    let touched = changes.flatMap { [$0.before?.column, $0.after?.column].compactMap { $0 } }
    return touched.withoutRepeats().map { column in
      let (free, pins) = staying(in: column, without: (leaving[column] ?? []).map(\.card))
      var returning = ReturningCards(free: free, pinnedIndices: pins.map(\.index))
      let order = then.first { $0.column == column }?.entries ?? []
      let cards = (entering[column] ?? []).compactMap { change in
        change.after.map { (index: $0.index, card: change.card) }
      }
      returning.place(cards.sorted { ($0.index, $0.card) < ($1.index, $1.card) }, then: order) { card in
        position(of: card)?.column == column && !moved.contains(card) && state(of: card).lock != .pinned
      }
      return (column, Self.weave(returning.order, pins: pins))
    }
  }
}

/// The cards that flow in a column, and those that come back among them.
private struct ReturningCards {
  /// Where a card that comes back stands, with those directly behind it.
  private enum Place: Hashable {
    case after(CardHandle)
    case before(CardHandle)
    case oldIndex
  }

  let free: [CardHandle]
  let pinnedIndices: [Int]
  /// Only looked up, never walked through.
  private var runs: [Place: [CardHandle]] = [:]
  /// Of the first card, where no neighbour is left.
  private var oldIndex = 0

  init(free: [CardHandle], pinnedIndices: [Int]) {
    self.free = free
    self.pinnedIndices = pinnedIndices
  }

  /// Finds the places of cards that come back.
  ///
  /// - Parameters:
  ///   - cards: with their indices of then, ascending.
  ///   - order: the order of then.
  ///   - isNeighbour: true for the cards of `free`.
  mutating func place(
    _ cards: [(index: Int, card: CardHandle)], then order: [ColumnOrder.Entry],
    isNeighbour: (CardHandle) -> Bool
  ) {
    var seen = 0
    // A card that is back stands directly behind what this names, so that the next one comes behind it.
    var place: Place?
    for (index, card) in cards {
      while seen < min(index, order.count) {
        if isNeighbour(order[seen].card) { place = .after(order[seen].card) }
        seen += 1
      }
      let found =
        place ?? order[seen...].first { isNeighbour($0.card) }.map { .before($0.card) } ?? .oldIndex
      if place == nil { oldIndex = index }
      place = found
      runs[found, default: []].append(card)
    }
  }

  /// All cards that flow.
  var order: [CardHandle] {
    guard !runs.isEmpty else { return free }
    var result: [CardHandle] = []
    result.reserveCapacity(free.count + runs.count)
    for card in free {
      result += runs[.before(card)] ?? []
      result.append(card)
      result += runs[.after(card)] ?? []
    }
    guard let run = runs[.oldIndex] else { return result }
    let clamped = min(max(oldIndex, 0), free.count + pinnedIndices.count)
    result.insert(contentsOf: run, at: min(clamped - pinnedIndices.count { $0 < clamped }, free.count))
    return result
  }
}
