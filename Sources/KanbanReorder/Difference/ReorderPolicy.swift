/// What happens where the documentation of reordering says nothing; each choice has a name and a default.
///
/// The defaults are those of `CompatReorderable`, an implementation for older systems whose tests pin them.
public struct ReorderPolicy<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// How several items are ordered where they land.
  public var order = SourceOrder.selection
  /// What an anchor means that is moved itself.
  public var selfAnchor = SelfAnchor.noMove
  /// What an anchor means that is not in the collection any more.
  public var vanishedAnchor = VanishedAnchor.end
  /// What happens if an item is gone, or its id names more than one.
  public var vanishedSource = VanishedSource.cancel

  /// Makes the default policy.
  public init() {}

  /// How several items are ordered where they land.
  public enum SourceOrder: Hashable, Sendable {
    /// As `ReorderDifference.sources` lists them: in the order of selection.
    case selection
    /// As they stood: collection by collection, from the first item.
    case document
  }

  /// What an anchor means that is moved itself.
  public enum SelfAnchor: Hashable, Sendable {
    /// Nothing moves.
    case noMove
    /// The next item of the collection that stays; the end if there is none.
    case nextSurvivor
    /// The end of the collection.
    case end
  }

  /// What an anchor means that is not in the collection any more.
  public enum VanishedAnchor: Hashable, Sendable {
    /// The end of the collection.
    case end
    /// The next item after it, in an order in which it still stood, that is in the collection and stays; the
    /// end if there is none.
    case nextSurvivor(inOrderOf: [ItemID])
    /// Nothing moves.
    case cancel
  }

  /// What happens if an item is gone, or its id names more than one.
  public enum VanishedSource: Hashable, Sendable {
    /// Nothing moves.
    case cancel
    /// The others move.
    case skip
  }
}

extension ReorderPolicy {
  /// The position that one in a collection comes to, or nil if nothing moves.
  ///
  /// - Parameters:
  ///   - items: the collection as it is, moved items included.
  ///   - moved: the moved items.
  /// - Complexity: the length of the collection, and of the order that a vanished anchor is sought in.
  func resolve<CollectionID>(
    _ position: ReorderDifference<ItemID, CollectionID>.Destination.Position, in items: [ItemID],
    moving moved: Set<ItemID>
  ) -> ReorderDifference<ItemID, CollectionID>.Destination.Position? {
    guard case .before(let anchor) = position else { return .end }
    if let index = items.firstIndex(of: anchor) {
      guard moved.contains(anchor) else { return position }
      switch selfAnchor {
      case .noMove: return nil
      case .nextSurvivor: return items[index...].first { !moved.contains($0) }.map { .before($0) } ?? .end
      case .end: return .end
      }
    }
    // An anchor that comes from another collection is moved, too: it names no place in this one.
    switch vanishedAnchor {
    case .end: return .end
    case .cancel: return nil
    case .nextSurvivor(let order):
      guard let index = order.firstIndex(of: anchor) else { return .end }
      let present = Set(items).subtracting(moved)
      return order[index...].first { present.contains($0) }.map { .before($0) } ?? .end
    }
  }
}
