import KanbanHost
public import KanbanInteraction
import KanbanModel

/// What a container shows and how it answers, made from the app's model: what a view's body is.
///
/// It is a value, made anew whenever the model has changed, so its closures hold the model as it was then.
/// They are asked often and must be quick and pure: equal questions get equal answers.
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
  /// If it names another destination, or takes only some of the items, it is asked again about what has
  /// become of the drop.
  public var dropConfiguration:
    (@Sendable (DropSession<ItemID, CollectionID>) -> DropConfiguration<ItemID, CollectionID>)?

  /// How several items are pictured where no destination says otherwise.
  public var dragPreviewsFormation = DragDropPreviewsFormation.default
  /// How several items are pictured over the container; a collection's own formation beats it.
  public var dropPreviewsFormation: DragDropPreviewsFormation?
  /// Decides what the documentation of reordering leaves open of a destination that `dropConfiguration`
  /// names.
  public var policy = ReorderPolicy<ItemID>()

  /// Makes the content of a container that takes everything.
  public init(_ collections: [ReorderCollection<ItemID, CollectionID>]) { self.collections = collections }
}

/// One of the collections of a container: what a `ForEach` that is `reorderable(collectionID:)` shows.
public struct ReorderCollection<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>:
  Identifiable, Hashable, Sendable
{
  /// Tells the collections of the container apart.
  public var id: CollectionID
  /// What the collection is called where something is spoken.
  public var title: String
  /// The items in their order.
  public var items: [Item]
  /// How several items are pictured over this collection; nil leaves it to the container.
  public var dropPreviewsFormation: DragDropPreviewsFormation?

  /// An item of a collection.
  public struct Item: Identifiable, Hashable, Sendable {
    /// Tells the items of the container apart.
    public var id: ItemID
    /// What the item is called where something is spoken.
    public var title: String
    /// False for an item that cannot be lifted; others may pass it.
    public var isReorderable: Bool

    /// Makes an item.
    public init(id: ItemID, title: String = "", isReorderable: Bool = true) {
      self.id = id
      self.title = title
      self.isReorderable = isReorderable
    }
  }

  /// Makes a collection of items.
  public init(
    id: CollectionID, title: String = "", items: [Item],
    dropPreviewsFormation: DragDropPreviewsFormation? = nil
  ) {
    self.id = id
    self.title = title
    self.items = items
    self.dropPreviewsFormation = dropPreviewsFormation
  }

  /// Makes a collection of an app's own elements.
  ///
  /// - Parameters:
  ///   - id: tells the collections apart.
  ///   - title: what it is called.
  ///   - elements: the app's elements in their order.
  ///   - isReorderable: false for those that cannot be lifted.
  public init<Element: Identifiable>(
    id: CollectionID, title: String = "", _ elements: [Element],
    isReorderable: (Element) -> Bool = { _ in true }
  ) where Element.ID == ItemID {
    self.init(
      id: id, title: title,
      items: elements.map { Item(id: $0.id, title: "\($0.id)", isReorderable: isReorderable($0)) })
  }
}

/// A collection as a column of the core; without an id it holds the items of drags from outside, unseen.
struct Shelf<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: BoardColumn {
  /// An item as a card of the core.
  struct Card: BoardCard {
    var id: ItemID
    var title: String
    var lock: CardLock
  }

  var id: CollectionID?
  var title: String
  var cards: [Card]
  var isHidden: Bool { id == nil }

  init(_ collection: ReorderCollection<ItemID, CollectionID>) {
    id = collection.id
    title = collection.title
    cards = collection.items.map {
      Card(id: $0.id, title: $0.title, lock: $0.isReorderable ? .free : .locked)
    }
  }

  init(outside items: [ItemID]) {
    id = nil
    title = ""
    cards = items.map { Card(id: $0, title: "\($0)", lock: .free) }
  }
}

/// How the pictures of several dragged items are laid out.
public enum DragDropPreviewsFormation: Hashable, Sendable, CaseIterable {
  /// What the system chooses: a pile with the first item on top.
  case `default`
  /// As they stood.
  case none
  /// One below the other, left edges aligned.
  case list
  /// On top of each other, turned.
  case pile
  /// Overlapping diagonally.
  case stack

  /// The formation of the core that is shown.
  public var shown: Formation {
    switch self {
    case .default, .pile: .pile
    case .none: .none
    case .list: .list
    case .stack: .stack
    }
  }
}
