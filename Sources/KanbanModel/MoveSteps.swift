/// Steps of a history that can be taken back, the newest first.
///
/// Each keeps what it did to its cards, and the orders of its columns before and after it: of each column the
/// newest order whole, older ones as what they have in common with the next.
struct MoveSteps: Sendable {
  private struct Step: Sendable {
    var changes: [CardChange]
    var columns: [ColumnHandle]
  }

  private var steps: [Step] = []
  /// Only looked up, never walked through.
  private var orders: [ColumnHandle: OrderStack] = [:]

  var count: Int { steps.count }

  /// Makes a change and remembers it, if it changes anything.
  ///
  /// - Parameters:
  ///   - columns: those that the change may touch.
  ///   - change: returns what it did.
  /// - Complexity: the change, and the lengths of the columns.
  @discardableResult
  mutating func make(
    on board: inout Board, touching columns: [ColumnHandle], by change: (inout Board) -> [CardChange]
  ) -> [CardChange] {
    for column in columns { orders[column, default: OrderStack()].push(column, of: board) }
    let changes = change(&board)
    if changes.isEmpty {
      for column in columns { _ = orders[column]?.pop() }
    } else {
      for column in columns { orders[column]?.push(column, of: board) }
      steps.append(Step(changes: changes, columns: columns))
    }
    return changes
  }

  /// Takes the newest step off, as the wish to take it back.
  ///
  /// - Complexity: the lengths of its columns.
  mutating func popLast() -> RestoreRequest? {
    guard let step = steps.popLast() else { return nil }
    var request = RestoreRequest(cards: step.changes.map(\.reversed), then: [], left: [])
    for column in step.columns {
      let left = orders[column]?.pop() ?? []
      let then = orders[column]?.pop() ?? []
      request.left?.append(ColumnOrder(column, entries: left))
      request.then.append(ColumnOrder(column, entries: then))
    }
    return request
  }
}

/// The orders that one column has had, the newest on top.
///
/// ```
/// A B C D      kept as  0..<1, B, 1..<3   of the next
/// A C D        kept whole
/// ```
private struct OrderStack: Sendable {
  private enum Part: Sendable {
    /// The entries of the next order at these indices.
    case shared(Range<Int32>)
    /// One that is not in the next order, or was pinned in one of the two only.
    case own(ColumnOrder.Entry)
  }

  private var newest: [ColumnOrder.Entry]?
  private var older: [[Part]] = []

  /// Puts the order that a column has now on top.
  ///
  /// - Complexity: the lengths of the two orders.
  mutating func push(_ column: ColumnHandle, of board: Board) {
    let order = board.order(of: column).entries
    if let newest {
      // Mostly nothing has happened since the last step.
      let isSame = newest == order
      older.append(
        isSame ? [.shared(0..<Int32(order.count))] : Self.parts(of: newest, in: order, of: column, board))
    }
    newest = order
  }

  /// Takes the newest order off.
  mutating func pop() -> [ColumnOrder.Entry] {
    guard let order = newest else { return [] }
    newest = older.popLast().map { parts in
      parts.flatMap { part -> [ColumnOrder.Entry] in
        switch part {
        case .shared(let range): Array(order[Int(range.lowerBound)..<Int(range.upperBound)])
        case .own(let entry): [entry]
        }
      }
    }
    return order
  }

  private static func parts(
    of old: [ColumnOrder.Entry], in order: [ColumnOrder.Entry], of column: ColumnHandle, _ board: Board
  ) -> [Part] {
    var parts: [Part] = []
    for entry in old {
      guard let position = board.position(of: entry.card), position.column == column,
        order[position.index] == entry
      else {
        parts.append(.own(entry))
        continue
      }
      let index = Int32(position.index)
      if case .shared(let range) = parts.last, range.upperBound == index {
        parts[parts.count - 1] = .shared(range.lowerBound..<index + 1)
      } else {
        parts.append(.shared(index..<index + 1))
      }
    }
    return parts
  }
}
