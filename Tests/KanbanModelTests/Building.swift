import KanbanModel

/// A board of the given columns, each with its cards' locks from the top, and the handles of both.
///
/// Cards are numbered through from 0, so that `[[.free, .pinned], [.free]]` has the cards 0 1 and 2.
func makeBoard(_ columns: [[CardLock]], limits: [Int?] = []) -> Board {
  var board = Board()
  for (number, locks) in columns.enumerated() {
    let limit = number < limits.count ? limits[number] : nil
    let column = board.addColumn(ColumnState(limit: limit.map { WIPLimit(count: $0) }))
    for lock in locks { board.addCard(CardState(lock: lock), to: column) }
  }
  return board
}

/// A board of columns with so many free cards each.
func makeBoard(counts: [Int], limits: [Int?] = []) -> Board {
  makeBoard(counts.map { Array(repeating: .free, count: $0) }, limits: limits)
}

/// One column written as a text: `a` is a free card, `P` a pinned one, `L` a locked one.
func makeBoard(_ texts: String..., limits: [Int?] = []) -> Board {
  makeBoard(
    texts.map { text in
      text.map { $0 == "P" ? .pinned : $0 == "L" ? .locked : .free }
    }, limits: limits)
}

/// The card with the given number.
func card(_ number: Int) -> CardHandle { CardHandle(rawValue: Int32(number)) }

/// The column with the given number.
func column(_ number: Int) -> ColumnHandle { ColumnHandle(rawValue: Int32(number)) }

/// A request to move (or copy) cards.
func request(
  _ cards: [Int], to target: Int, slot: Int, operation: MoveOperation = .move, earlier: Bool = false
) -> MoveRequest {
  MoveRequest(
    cards: cards.map(card), destination: Destination(column: column(target), slot: slot),
    operation: operation, method: .host, prefersEarlierSlot: earlier)
}

extension Board {
  /// The numbers of the cards, column by column.
  var numbers: [[Int]] { columns.map { cards(in: $0).map { Int($0.rawValue) } } }

  /// Resolves a request and carries the answer out; returns the answer.
  @discardableResult
  mutating func perform(_ request: MoveRequest, rules: MoveRules = MoveRules()) -> Resolution {
    let resolution = MoveResolver.resolve(request, on: self, rules: rules)
    if case .moved(let move, _) = resolution { apply(move) }
    return resolution
  }
}

extension Resolution {
  /// The move, if there is one.
  var move: Move? {
    guard case .moved(let move, _) = self else { return nil }
    return move
  }

  /// The reason of a refusal or of a warning.
  var reason: ForbidReason? {
    switch self {
    case .moved(_, let warning): warning
    case .unchanged: nil
    case .forbidden(let reason): reason
    }
  }

  var isForbidden: Bool {
    guard case .forbidden = self else { return false }
    return true
  }
}

/// Rules that offer moves and copies.
let movesAndCopies: MoveRules = {
  var rules = MoveRules()
  rules.operations = [.move, .copy]
  return rules
}()
