extension Array {
  /// Carries a difference out on a container's only collection. No item is ever lost or doubled.
  ///
  /// - Parameters:
  ///   - difference: what a drop changed.
  ///   - itemID: the id of an item.
  ///   - policy: decides where the documentation of reordering is silent.
  /// - Returns: false if the array is as it was.
  /// - Complexity: the length of the array.
  @discardableResult
  public mutating func apply<ItemID: Hashable & Sendable>(
    difference: ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>,
    itemID: KeyPath<Element, ItemID>, policy: ReorderPolicy<ItemID> = ReorderPolicy()
  ) -> Bool {
    let only = IDCollection(
      id: ReorderableSingleCollectionIdentifier(), items: map { $0[keyPath: itemID] })
    guard let order = difference.order(of: [only], policy: policy)?.first else { return false }
    self = order.map { self[$0.index] }
    return true
  }
}

extension Array where Element: Identifiable, Element.ID: Sendable {
  /// Carries a difference out on a container's only collection. No item is ever lost or doubled.
  ///
  /// ```swift
  /// var letters = ["a", "b", "c"].map(Letter.init)
  /// letters.apply(difference: ReorderDifference(sources: ["c"], destination: .init(position: .before("a"))))
  /// // c a b
  /// ```
  ///
  /// - Parameters:
  ///   - difference: what a drop changed.
  ///   - policy: decides where the documentation of reordering is silent.
  /// - Returns: false if the array is as it was.
  /// - Complexity: the length of the array.
  @discardableResult
  public mutating func apply(
    difference: ReorderDifference<Element.ID, ReorderableSingleCollectionIdentifier>,
    policy: ReorderPolicy<Element.ID> = ReorderPolicy()
  ) -> Bool {
    apply(difference: difference, itemID: \.id, policy: policy)
  }
}

extension Array where Element: Identifiable, Element.ID: Sendable {
  /// Carries a difference out on sections that hold their items. No item is ever lost or doubled.
  ///
  /// - Parameters:
  ///   - difference: what a drop changed; its collection ids are the ids of the sections.
  ///   - items: the items of a section.
  ///   - policy: decides where the documentation of reordering is silent.
  /// - Returns: false if all sections are as they were.
  /// - Complexity: the number of items.
  @discardableResult
  public mutating func apply<Item: Identifiable>(
    difference: ReorderDifference<Item.ID, Element.ID>, items: WritableKeyPath<Element, [Item]>,
    policy: ReorderPolicy<Item.ID> = ReorderPolicy()
  ) -> Bool where Item.ID: Sendable {
    let collections = map { IDCollection(id: $0.id, items: $0[keyPath: items].map(\.id)) }
    guard let order = difference.order(of: collections, policy: policy) else { return false }
    let before = map { $0[keyPath: items] }
    for (section, places) in order.enumerated() {
      self[section][keyPath: items] = places.map { before[$0.collection][$0.index] }
    }
    return true
  }
}

extension Dictionary where Key: Sendable {
  /// Carries a difference out on collections that are kept by their ids. No item is ever lost or doubled.
  ///
  /// Under `ReorderPolicy.SourceOrder.document` the collections count in the order in which the sources name
  /// them first, since a dictionary has none.
  ///
  /// - Parameters:
  ///   - difference: what a drop changed.
  ///   - itemID: the id of an item.
  ///   - policy: decides where the documentation of reordering is silent.
  /// - Returns: false if all collections are as they were.
  /// - Complexity: the number of items.
  @discardableResult
  public mutating func apply<Item, ItemID: Hashable & Sendable>(
    difference: ReorderDifference<ItemID, Key>, itemID: KeyPath<Item, ItemID>,
    policy: ReorderPolicy<ItemID> = ReorderPolicy()
  ) -> Bool where Value == [Item] {
    let ids = mapValues { $0.map { $0[keyPath: itemID] } }
    let touched = Self.collections(of: difference, in: ids)
    guard let order = difference.order(of: touched, policy: policy) else { return false }
    let before = self
    for (collection, places) in zip(touched, order) {
      self[collection.id] = places.compactMap { before[touched[$0.collection].id]?[$0.index] }
    }
    return true
  }

  /// The collections that a difference touches: those of the sources, as they name them first, and the
  /// destination if it is none of these; then, in any order, those of sources that are in several
  /// collections, by which they are known to name none.
  private static func collections<ItemID>(
    of difference: ReorderDifference<ItemID, Key>, in ids: [Key: [ItemID]]
  ) -> [IDCollection<ItemID, Key>] {
    let wanted = Set(difference.sources)
    var homes: [ItemID: [Key]] = [:]
    for (collection, items) in ids {
      for item in items where wanted.contains(item) { homes[item, default: []].append(collection) }
    }
    var seen = Set<Key>()
    var result: [IDCollection<ItemID, Key>] = []
    func add(_ collection: Key) {
      guard let items = ids[collection], seen.insert(collection).inserted else { return }
      result.append(IDCollection(id: collection, items: items))
    }
    for source in difference.sources {
      if let collections = homes[source], collections.count == 1 { add(collections[0]) }
    }
    add(difference.destination.collectionID)
    for source in difference.sources { homes[source]?.forEach(add) }
    return result
  }
}

extension Dictionary where Key: Sendable {
  /// Carries a difference out on collections that are kept by their ids. No item is ever lost or doubled.
  ///
  /// - Parameters:
  ///   - difference: what a drop changed.
  ///   - policy: decides where the documentation of reordering is silent.
  /// - Returns: false if all collections are as they were.
  /// - Complexity: the number of items.
  @discardableResult
  public mutating func apply<Item: Identifiable>(
    difference: ReorderDifference<Item.ID, Key>, policy: ReorderPolicy<Item.ID> = ReorderPolicy()
  ) -> Bool where Value == [Item], Item.ID: Sendable {
    apply(difference: difference, itemID: \Item.id, policy: policy)
  }
}
