import KanbanModel

/// Putting cards back, written down a second time with plain lists. No card is pinned here.
extension ReferenceBoard {
  enum RestoreVerdict: Equatable {
    case moved, unchanged
    case forbidden(ForbidReason)
  }

  /// The lists of a board without pinned cards that has given out so many. Those that are not listed have
  /// been taken off it.
  init(_ board: Board, cards: Int) {
    columns = board.numbers
    nextID = cards
  }

  /// What the resolver should say of a wish to put cards back, and the lists after that.
  func answer(to request: RestoreRequest) -> (verdict: RestoreVerdict, columns: [[Int]]) {
    var distinct: [CardChange] = []
    for change in request.cards where !distinct.contains(where: { $0.card == change.card }) {
      // Where a card is named twice, the first wish that can be meant counts.
      if isThere(change) { distinct.append(change) }
    }
    if distinct.isEmpty { return (.forbidden(.unknownCard), columns) }
    let wanted = distinct.filter { change in
      change.after.map { columns.indices.contains(Int($0.column.rawValue)) } ?? true
    }
    if wanted.isEmpty { return (.forbidden(.unknownColumn), columns) }
    let result = putBack(wanted)
    let isInPlace = wanted.allSatisfy { change in position(of: change.card) == change.after }
    return (isInPlace ? .unchanged : .moved, result)
  }

  private func isThere(_ change: CardChange) -> Bool {
    let id = Int(change.card.rawValue)
    return column(of: id) != nil || change.before == nil && id < nextID
  }

  private func position(of card: CardHandle) -> CardPosition? {
    for (number, list) in columns.enumerated() {
      if let index = list.firstIndex(of: Int(card.rawValue)) {
        return CardPosition(column: ColumnHandle(rawValue: Int32(number)), index: index)
      }
    }
    return nil
  }

  /// Takes all of them out, then puts them in one by one, from the top.
  private func putBack(_ changes: [CardChange]) -> [[Int]] {
    var result = columns.map { list in
      list.filter { id in !changes.contains { Int($0.card.rawValue) == id } }
    }
    for number in result.indices {
      let entering = changes.filter { $0.after?.column.rawValue == Int32(number) }
        .map { (index: $0.after?.index ?? 0, id: Int($0.card.rawValue)) }
        .sorted { $0 < $1 }
      var least = 0
      for (index, id) in entering {
        let place = min(max(index, least), result[number].count)
        result[number].insert(id, at: place)
        least = place + 1
      }
    }
    return result
  }
}
