import KanbanModel

/// What a reordering changed, by ids alone: which items go, and before which item or to which end.
///
/// It holds no index, so it stays true when the collections have changed since the drag began.
///
/// ```
/// a b c d e      sources [d, a], destination .before(c)
/// b d a c e      the anchor stands in the list without the sources; they land side by side
/// ```
public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The moved items in the order of selection; the first is to stand at the destination.
  public var sources: [ItemID]
  /// Where they go.
  public var destination: Destination

  /// Makes a difference.
  public init(sources: [ItemID], destination: Destination) {
    self.sources = sources
    self.destination = destination
  }

  /// A place in one of the collections.
  public struct Destination: Hashable, Sendable {
    /// The place in the collection.
    public var position: Position
    /// The collection.
    public var collectionID: CollectionID

    /// Makes a place in one of several collections.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }

    /// A place in a collection by the items that stay there.
    public enum Position: Hashable, Sendable {
      /// Directly before this item.
      case before(ItemID)
      /// After the last item of the collection.
      case end
    }
  }
}

/// Tells the one collection of a container that has no others.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  /// Makes the identifier; all are equal.
  public init() {}
}

extension ReorderDifference.Destination where CollectionID == ReorderableSingleCollectionIdentifier {
  /// Makes a place in the only collection.
  public init(position: Position) { self.init(position: position, collectionID: CollectionID()) }
}

/// Where an item stands: indices of a collection and of an item in it.
struct ItemPlace: Hashable {
  var collection: Int
  var index: Int
}

/// A collection by ids alone.
struct IDCollection<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable> {
  var id: CollectionID
  var items: [ItemID]
}

extension ReorderDifference {
  /// The order that collections come to: for each of them the present places of its items. It is a
  /// rearrangement of all the places, so whoever follows it loses nothing.
  ///
  /// The board of the core makes the change, as it does for a drop.
  ///
  /// - Returns: nil if nothing changes.
  /// - Complexity: the number of items.
  func order(
    of collections: [IDCollection<ItemID, CollectionID>], policy: ReorderPolicy<ItemID>
  ) -> [[ItemPlace]]? {
    let targetID = destination.collectionID
    guard let target = collections.firstIndex(where: { $0.id == targetID }) else { return nil }
    var places: [ItemID: [ItemPlace]] = [:]
    let wanted = Set(sources)
    for (collection, content) in collections.enumerated() {
      for (index, item) in content.items.enumerated() where wanted.contains(item) {
        places[item, default: []].append(ItemPlace(collection: collection, index: index))
      }
    }
    let known = sources.withoutRepeats().filter { places[$0]?.count == 1 }
    guard !known.isEmpty, policy.vanishedSource == .skip || known.count == wanted.count else { return nil }
    var moved = known.compactMap { places[$0]?.first }
    if policy.order == .document { moved.sort { ($0.collection, $0.index) < ($1.collection, $1.index) } }
    let items = collections[target].items
    let position = policy.resolve(destination.position, in: items, moving: Set(known))
    guard let position else { return nil }
    var place: ItemPlace?
    if case .before(let anchor) = position {
      place = items.firstIndex(of: anchor).map { ItemPlace(collection: target, index: $0) }
    }
    return Self.order(of: collections.map(\.items.count), moving: moved, before: place, in: target)
  }

  /// Moves places of collections of some lengths on a board of the core.
  private static func order(
    of counts: [Int], moving moved: [ItemPlace], before anchor: ItemPlace?, in target: Int
  ) -> [[ItemPlace]]? {
    var board = Board()
    var places: [ItemPlace] = []
    var cards: [[CardHandle]] = []
    for (collection, count) in counts.enumerated() {
      let column = board.addColumn()
      cards.append((0..<count).map { _ in board.addCard(to: column) })
      places += (0..<count).map { ItemPlace(collection: collection, index: $0) }
    }
    func card(_ place: ItemPlace) -> CardHandle { cards[place.collection][place.index] }
    let before = board
    board.apply(
      MoveDifference(
        sources: moved.map(card), column: board.columns[target],
        anchor: anchor.map { .before(card($0)) } ?? .end))
    let isChanged = board.columns.contains { board.cards(in: $0) != before.cards(in: $0) }
    guard isChanged else { return nil }
    // Cards have the handles 0, 1, 2 … in the order in which they were added, as the places have indices.
    return board.columns.map { board.cards(in: $0).map { places[Int($0.rawValue)] } }
  }
}
