import KanbanHost
import KanbanModel

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
