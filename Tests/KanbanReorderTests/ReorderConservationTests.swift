import KanbanReorder
import TestSupport
import Testing

private struct Item: Identifiable, Hashable {
  var id: Int
  /// Tells items apart that share an id.
  var serial: Int
}

private struct Section: Identifiable {
  var id: Int
  var items: [Item]
}

private typealias Difference = ReorderDifference<Int, Int>

/// Reordering as it is written by hand: everything is looked up again and again, and nothing is shared with
/// what is tested.
private struct Reference {
  var sections: [[Item]]

  func places(of id: Int) -> [(section: Int, index: Int)] {
    sections.indices.flatMap { section in
      sections[section].indices.filter { sections[section][$0].id == id }.map { (section, $0) }
    }
  }

  mutating func apply(_ difference: Difference, _ policy: ReorderPolicy<Int>) {
    let target = difference.destination.collectionID
    guard sections.indices.contains(target) else { return }
    var moved: [Int] = []
    for source in difference.sources where !moved.contains(source) {
      if places(of: source).count == 1 {
        moved.append(source)
      } else if policy.vanishedSource == .cancel {
        return
      }
    }
    guard !moved.isEmpty else { return }
    if policy.order == .document { moved = sections.flatMap { $0 }.map(\.id).filter { moved.contains($0) } }
    guard let anchor = anchor(of: difference.destination.position, in: target, moving: moved, policy) else {
      return
    }
    let block = moved.map { id in places(of: id).map { sections[$0.section][$0.index] }[0] }
    for section in sections.indices { sections[section].removeAll { moved.contains($0.id) } }
    let index = anchor.item.flatMap { id in sections[target].firstIndex { $0.id == id } }
    sections[target].insert(contentsOf: block, at: index ?? sections[target].count)
  }

  /// The item before which the block goes, an empty answer for the end; nil if nothing moves.
  private func anchor(
    of position: Difference.Destination.Position, in target: Int, moving moved: [Int],
    _ policy: ReorderPolicy<Int>
  ) -> (item: Int?, isThere: Bool)? {
    guard case .before(let anchor) = position else { return (nil, false) }
    let ids = sections[target].map(\.id)
    func next(in order: [Int]) -> Int? {
      guard let start = order.firstIndex(of: anchor) else { return nil }
      for id in order[start...] where ids.contains(id) && !moved.contains(id) { return id }
      return nil
    }
    if ids.contains(anchor) {
      guard moved.contains(anchor) else { return (anchor, true) }
      switch policy.selfAnchor {
      case .noMove: return nil
      case .nextSurvivor: return (next(in: ids), true)
      case .end: return (nil, false)
      }
    }
    switch policy.vanishedAnchor {
    case .end: return (nil, false)
    case .cancel: return nil
    case .nextSurvivor(let order): return (next(in: order), true)
    }
  }
}

@Suite struct ReorderConservationTests {
  /// Sections with few ids, so that requests name items that are gone, stand twice, or are their own anchor.
  private func sections(_ random: inout SplitMix64) -> [[Item]] {
    var serial = 0
    let repeats = Bool.random(using: &random)
    var ids = Array(0..<12).shuffled(using: &random)
    return (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
        serial += 1
        if repeats { return Item(id: Int.random(in: 0..<12, using: &random), serial: serial) }
        return ids.popLast().map { Item(id: $0, serial: serial) }
      }
    }
  }

  private func policy(_ random: inout SplitMix64) -> ReorderPolicy<Int> {
    var policy = ReorderPolicy<Int>()
    policy.order = Bool.random(using: &random) ? .selection : .document
    policy.selfAnchor = [.noMove, .nextSurvivor, .end].randomElement(using: &random) ?? .noMove
    let order = Array((0..<14).shuffled(using: &random).prefix(8))
    policy.vanishedAnchor =
      [.end, .cancel, .nextSurvivor(inOrderOf: order)].randomElement(using: &random) ?? .end
    policy.vanishedSource = Bool.random(using: &random) ? .cancel : .skip
    return policy
  }

  private func difference(_ count: Int, _ random: inout SplitMix64) -> Difference {
    let sources = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Int.random(in: 0..<14, using: &random)
    }
    let anchor = sources.first.map { [$0, Int.random(in: 0..<14, using: &random)] } ?? [3]
    let position: Difference.Destination.Position =
      Int.random(in: 0..<4, using: &random) == 0
      ? .end : .before(anchor.randomElement(using: &random) ?? 0)
    return Difference(
      sources: sources,
      destination: .init(position: position, collectionID: Int.random(in: 0...count, using: &random)))
  }

  @Test func `no item is lost or doubled, and all agree with reordering by hand`() {
    var random = SplitMix64(seed: 27)
    var changes = 0
    for _ in 0..<2_000 {
      let before = sections(&random)
      let policy = policy(&random)
      let difference = difference(before.count, &random)
      var reference = Reference(sections: before)
      reference.apply(difference, policy)

      var sections = before.enumerated().map { Section(id: $0, items: $1) }
      let isChanged = sections.apply(difference: difference, items: \.items, policy: policy)
      #expect(sections.map(\.items) == reference.sections, "\(difference) \(policy) on \(before)")
      #expect(isChanged == (reference.sections != before))
      #expect(
        sections.flatMap(\.items).map(\.serial).sorted() == before.flatMap { $0 }.map(\.serial).sorted())
      changes += isChanged ? 1 : 0

      if policy.order == .selection {
        var table = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($0, $1) })
        let isTableChanged = table.apply(difference: difference, policy: policy)
        #expect(isTableChanged == isChanged)
        #expect(before.indices.map { table[$0] ?? [] } == reference.sections)
      }
    }
    #expect(changes > 200)
  }
}
