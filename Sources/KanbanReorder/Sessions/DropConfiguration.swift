/// What a destination answers to a drag that is over it.
public struct DropConfiguration<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// What a drop would do. One that the session does not suggest counts as `forbidden`; of those suggested, a
  /// container lands items by `move` and `copy`.
  public var operation: DropOperation
  /// Where the items would land; nil for the place that the container has found.
  public var destination: ReorderDifference<ItemID, CollectionID>.Destination?
  /// How many of the items are taken, from the first; nil for all. The others return.
  public var acceptedItemCount: Int?

  /// Makes an answer.
  public init(
    operation: DropOperation, destination: ReorderDifference<ItemID, CollectionID>.Destination? = nil,
    acceptedItemCount: Int? = nil
  ) {
    self.operation = operation
    self.destination = destination
    self.acceptedItemCount = acceptedItemCount
  }
}
