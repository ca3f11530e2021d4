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
