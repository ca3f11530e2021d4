/// What a container shows and how it answers, made from the app's model: what a view's body is.
///
/// It is a value, made anew whenever the model has changed, so its closures hold the model as it was then. They
/// are asked often and must be quick and pure: equal questions get equal answers.
public struct ReorderContent<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: Sendable {
  /// The collections in the order in which they stand; every item is in one of them, once.
  public var collections: [ReorderCollection<ItemID, CollectionID>]
  /// False while nothing can be lifted, as during saving.
  public var isEnabled = true
  /// The selected items in the order of selection.
  public var selection: [ItemID] = []

  /// Which items are lifted together, in landing order.
  ///
  /// It gets the selection if the grabbed item is part of it, else the grabbed item alone, and may add items;
  /// an answer without the grabbed item lifts nothing. Nil lifts what it would get.
  public var dragContainer: (@Sendable (_ items: [ItemID]) -> [ItemID])?
  /// What the container answers to a drag that is over it; nil takes everything where it is.
  ///
  /// If it names another destination, or takes only some of the items, it is asked again about what has become
  /// of the drop.
  public var dropConfiguration:
    (@Sendable (DropSession<ItemID, CollectionID>) -> DropConfiguration<ItemID, CollectionID>)?

  /// How several items are pictured where no destination says otherwise.
  public var dragPreviewsFormation = DragDropPreviewsFormation.default
  /// How several items are pictured over the container; a collection's own formation beats it.
  public var dropPreviewsFormation: DragDropPreviewsFormation?
  /// Decides what the documentation of reordering leaves open of a destination that `dropConfiguration` names.
  public var policy = ReorderPolicy<ItemID>()

  /// Makes the content of a container that takes everything.
  public init(_ collections: [ReorderCollection<ItemID, CollectionID>]) { self.collections = collections }
}
