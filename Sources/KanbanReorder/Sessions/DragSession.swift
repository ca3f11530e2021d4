public import KanbanGeometry

/// A drag as its source sees it.
public struct DragSession<ItemID: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// Tells the sessions of a container apart: 1 for the first.
  public var id: Int
  /// The dragged items in landing order.
  public var draggedItemIDs: [ItemID]
  /// The index among them of the one under the pointer.
  public var draggedItemIndex: Int
  /// Where the pointer is, from the top left corner of the container's viewport, in board points.
  public var location: Point
  /// How far the session has come.
  public var phase: Phase

  /// How far a session has come.
  public enum Phase: Hashable, Sendable {
    /// The items were just lifted.
    case initial
    /// The pointer came to a new place.
    case active
    /// The items were let go, and are on their way to rest.
    case ending(DropOperation)
    /// The items are at rest. After `move` of items from outside, their source removes the originals.
    case ended(DropOperation)
    /// The destination has all that it gets of items from outside.
    case dataTransferCompleted
  }
}

/// A drag as the container sees it that it is over.
public struct DropSession<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>:
  Identifiable, Hashable, Sendable
{
  /// Tells the sessions of a container apart: 1 for the first.
  public var id: Int
  /// The dragged items in landing order.
  public var itemIDs: [ItemID]
  /// The drag's other side; nil if it began in another app.
  public var localSession: DragSession<ItemID>?
  /// Where the pointer is, from the top left corner of the container's viewport, in board points.
  public var location: Point
  /// The size of the container's viewport, in board points.
  public var size: Size
  /// How far the session has come.
  public var phase: Phase
  /// What the source offers, with the held modifiers taken into account.
  public var suggestedOperations: DropOperation.Set
  /// Where the items would land; nil while there is no such place: outside the container, and where it has no
  /// collection.
  public var reorderDestination: ReorderDifference<ItemID, CollectionID>.Destination?

  /// The number of dragged items.
  public var itemsCount: Int { itemIDs.count }

  /// How far a session has come.
  public enum Phase: Hashable, Sendable {
    /// The pointer came into the container.
    case entering
    /// The pointer is in the container.
    case active
    /// The pointer left the container.
    case exiting
    /// The items were let go.
    case ended(DropOperation)
    /// The container has all that it gets of items from outside.
    case dataTransferCompleted
  }
}
