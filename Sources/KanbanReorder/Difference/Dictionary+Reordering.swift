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
  /// destination if it is none of these; then, in any order, those of sources that are in several collections,
  /// by which they are known to name none.
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
