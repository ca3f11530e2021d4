import KanbanInteraction
package import KanbanModel

/// The ids and titles of everything that has ever been on a scenario's board, by handle and back.
///
/// Handles are given out in the order of adding, so that the next one equals the board's next handle as
/// long as both grow together. Cards and columns have separate id spaces. A removed card keeps its names;
/// adding its id again makes the id mean the new card.
package struct BoardNames: BoardTitles {
  private struct Entry: Sendable {
    var id: String
    /// nil if it is the id.
    var title: String?
  }

  private var cards: [Entry] = []
  private var columnEntries: [Entry] = []
  /// Counts the titles that columns were given.
  package private(set) var columnTitleVersion = 0
  private var cardsByID: [String: CardHandle] = [:]
  private var columnsByID: [String: ColumnHandle] = [:]
  /// Only of cards that have any.
  private var attributes: [CardHandle: Attributes] = [:]
  /// By the id of the original: which numbers of copies are free.
  private var copyNumbers: [String: CopyNumbers] = [:]

  /// Makes names of an empty board.
  package init() {}

  /// Adds a card and gives it the next handle.
  @discardableResult
  package mutating func addCard(
    id: String, title: String, attributes: [(key: String, value: String)] = []
  ) -> CardHandle {
    let card = CardHandle(rawValue: Int32(cards.count))
    cards.append(Entry(id: id, title: title == id ? nil : title))
    cardsByID[id] = card
    if !attributes.isEmpty { self.attributes[card] = Attributes(attributes) }
    return card
  }

  /// Adds a column, perhaps one without a title, and gives it the next handle.
  @discardableResult
  package mutating func addColumn(id: String, title: String?) -> ColumnHandle {
    let column = ColumnHandle(rawValue: Int32(columnEntries.count))
    columnEntries.append(Entry(id: id, title: title))
    columnTitleVersion += 1
    columnsByID[id] = column
    return column
  }

  /// Makes room for the first cards, which are about to be added; does nothing once there are cards.
  package mutating func reserveCapacity(cards count: Int) {
    guard cards.isEmpty else { return }
    cards.reserveCapacity(count)
    // `Dictionary.reserveCapacity` is not specialised here, and costs more than it saves on small boards.
    cardsByID = Dictionary(minimumCapacity: count)
  }
}

// MARK: - Reading

extension BoardNames {
  /// How many cards have been named: the number of the next card handle.
  package var cardCount: Int { cards.count }

  /// The columns that have been named, in the order of their adding.
  package var columns: some Sequence<ColumnHandle> {
    columnEntries.indices.lazy.map { ColumnHandle(rawValue: Int32($0)) }
  }

  /// The id of a card.
  package func id(of card: CardHandle) -> String { cards[card.tableIndex].id }

  /// The id of a column.
  package func id(of column: ColumnHandle) -> String { columnEntries[column.tableIndex].id }

  /// The title of a card.
  package func title(of card: CardHandle) -> String {
    cards[card.tableIndex].title ?? cards[card.tableIndex].id
  }

  /// The title of a column.
  package func title(of column: ColumnHandle) -> String {
    columnEntries[column.tableIndex].title ?? columnEntries[column.tableIndex].id
  }

  /// The id of a column that was given no title.
  package func idOfUntitled(_ column: ColumnHandle) -> String? {
    columnEntries[column.tableIndex].title == nil ? columnEntries[column.tableIndex].id : nil
  }

  /// The newest card with the id, be it on the board or not.
  package func card(named id: String) -> CardHandle? { cardsByID[id] }

  /// The column with the id, be it on the board or not.
  package func column(named id: String) -> ColumnHandle? { columnsByID[id] }

  /// The attributes of a card, in the order in which they were given.
  package func attributes(of card: CardHandle) -> [(key: String, value: String)] {
    attributes[card]?.list ?? []
  }
}

// MARK: - Changing

extension BoardNames {
  /// Changes a card's title.
  package mutating func retitle(_ card: CardHandle, _ title: String) {
    cards[card.tableIndex].title = title
  }

  /// Changes a column's title.
  package mutating func retitle(_ column: ColumnHandle, _ title: String) {
    columnEntries[column.tableIndex].title = title
    columnTitleVersion += 1
  }

  /// Changes one attribute of a card, or adds it behind the others.
  package mutating func setAttribute(_ key: String, to value: String, of card: CardHandle) {
    attributes[card, default: Attributes()].set(key, to: value)
  }

  /// Lets the id of a copy that is on the board again mean it; if another card has it now, the copy gets the
  /// first one that is free, as a new copy would.
  package mutating func revive(_ copy: CardHandle, unless isTaken: (_ card: CardHandle) -> Bool) {
    let old = id(of: copy)
    guard let holder = cardsByID[old], holder != copy else { return }
    if isTaken(holder), let end = old.lastIndex(of: "-") {
      let title = title(of: copy)
      cards[copy.tableIndex].id = freeID(ofCopyOf: String(old[..<end]), unless: isTaken)
      cards[copy.tableIndex].title = title
    }
    cardsByID[id(of: copy)] = copy
  }

  /// Names a copy of a card `A1-2`, then `A1-3`: the first id that is free.
  ///
  /// - Parameters:
  ///   - card: the copied card.
  ///   - isTaken: whether a card keeps its id; one that an undo has taken off the board does not.
  @discardableResult
  package mutating func addCopy(
    of card: CardHandle, unless isTaken: (_ card: CardHandle) -> Bool = { _ in true }
  ) -> CardHandle {
    addCard(
      id: freeID(ofCopyOf: id(of: card), unless: isTaken), title: title(of: card),
      attributes: attributes(of: card))
  }

  private mutating func freeID(
    ofCopyOf original: String, unless isTaken: (_ card: CardHandle) -> Bool
  ) -> String {
    var numbers = copyNumbers[original] ?? CopyNumbers()
    var id: String
    repeat { id = "\(original)-\(numbers.take())" } while cardsByID[id].map(isTaken) ?? false
    copyNumbers[original] = numbers
    return id
  }

  /// Takes note of cards that have left the board: the ids of copies are free again.
  package mutating func release(_ cards: [CardHandle]) {
    if copyNumbers.isEmpty { return }
    for card in cards {
      let id = id(of: card)
      guard let dash = id.lastIndex(of: "-"), let number = Int(id[id.index(after: dash)...]) else { continue }
      copyNumbers[String(id[..<dash])]?.release(number)
    }
  }
}

/// The numbers from 2 that copies of a card may have, the lowest first.
private struct CopyNumbers: Sendable {
  /// All below are taken, but for those that are free again.
  private var next = 2
  /// Descending.
  private var free: [Int] = []

  /// Takes the lowest number.
  mutating func take() -> Int {
    if let number = free.popLast() { return number }
    defer { next += 1 }
    return next
  }

  /// Gives a number back.
  ///
  /// - Complexity: logarithmic, and the free numbers below it are moved.
  mutating func release(_ number: Int) {
    guard (2..<next).contains(number) else { return }
    var (low, high) = (0, free.count)
    while low < high {
      let middle = (low + high) / 2
      if free[middle] > number { low = middle + 1 } else { high = middle }
    }
    if low == free.count || free[low] != number { free.insert(number, at: low) }
  }
}

/// Attributes in the order in which they were given, found by their keys.
private struct Attributes: Sendable {
  private(set) var list: [(key: String, value: String)] = []
  /// Of the first with each key.
  private var places: [String: Int] = [:]

  init(_ list: [(key: String, value: String)] = []) {
    self.list = list
    for (place, attribute) in list.enumerated() where places[attribute.key] == nil {
      places[attribute.key] = place
    }
  }

  mutating func set(_ key: String, to value: String) {
    if let place = places[key] {
      list[place].value = value
    } else {
      places[key] = list.count
      list.append((key, value))
    }
  }
}
