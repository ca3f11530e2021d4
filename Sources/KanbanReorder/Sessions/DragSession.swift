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
