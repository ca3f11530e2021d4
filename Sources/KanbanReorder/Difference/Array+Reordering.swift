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
