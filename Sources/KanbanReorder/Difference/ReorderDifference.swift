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
