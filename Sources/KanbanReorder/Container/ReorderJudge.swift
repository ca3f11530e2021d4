import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel

/// Items that come from outside the container, and what their source offers.
struct OutsideItems<ItemID: Hashable & Sendable>: Hashable, Sendable {
  var items: [ItemID]
  var configuration: DragConfiguration
  /// False if they come from another app.
  var isLocal: Bool
}

/// What is known of a session when the destination is asked.
struct SessionFacts<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: Sendable {
  typealias Destination = ReorderDifference<ItemID, CollectionID>.Destination

  var id: Int
  var grabbed: ItemID?
  /// Nil for items of the container's own.
  var outside: OutsideItems<ItemID>?
  /// In board points, from the viewport's top left corner.
  var location: Point
  var size: Size
  var modifiers: Modifiers

  var suggestedOperations: DropOperation.Set {
    guard let outside else { return .move }
    let configuration = outside.configuration
    let operations =
      outside.isLocal ? configuration.operationsWithinApp : configuration.operationsOutsideApp
    return operations.suggested(with: modifiers)
  }

  func dragSession(_ items: [ItemID], _ phase: DragSession<ItemID>.Phase) -> DragSession<ItemID> {
    DragSession(
      id: id, draggedItemIDs: items,
      draggedItemIndex: grabbed.flatMap { items.firstIndex(of: $0) } ?? 0, location: location, phase: phase)
  }

  func dropSession(
    _ items: [ItemID], to destination: Destination?, _ phase: DropSession<ItemID, CollectionID>.Phase
  ) -> DropSession<ItemID, CollectionID> {
    DropSession(
      id: id, itemIDs: items,
      localSession: outside?.isLocal == false ? nil : dragSession(items, phase.ofDrag), location: location,
      size: size, phase: phase, suggestedOperations: suggestedOperations, reorderDestination: destination)
  }
}

extension DropSession.Phase {
  /// The phase of the drag meanwhile.
  fileprivate var ofDrag: DragSession<ItemID>.Phase {
    switch self {
    case .entering, .active, .exiting: .active
    case .ended(let operation): .ending(operation)
    case .dataTransferCompleted: .dataTransferCompleted
    }
  }
}

/// The app's closures as a rule of the core: which items lift together, and what the destination answers.
struct ReorderJudge<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: Sendable {
  typealias Destination = ReorderDifference<ItemID, CollectionID>.Destination
  typealias Verdict = BoardVerdict<ItemID, CollectionID?>

  let content: ReorderContent<ItemID, CollectionID>
  let facts: SessionFacts<ItemID, CollectionID>
  /// True if items from outside are taken at all.
  let takesItemsFromOutside: Bool

  var rules: BoardRules<ItemID, CollectionID?> {
    var rules = BoardRules<ItemID, CollectionID?>()
    rules.judge = { self.verdict(on: $0) }
    rules.cardsLifted = { item, _ in self.itemsLifted(with: item) }
    return rules
  }

  private func itemsLifted(with item: ItemID) -> [ItemID] {
    guard content.isEnabled else { return [] }
    let asked = content.selection.contains(item) ? content.selection : [item]
    return content.dragContainer?(asked) ?? asked
  }

  /// What the destination answers, with what is not suggested turned into a refusal.
  func answer(
    to items: [ItemID], at destination: Destination?
  ) -> DropConfiguration<ItemID, CollectionID> {
    if facts.outside != nil, !takesItemsFromOutside { return DropConfiguration(operation: .forbidden) }
    let suggested = facts.suggestedOperations
    let session = facts.dropSession(items, to: destination, .active)
    var answer =
      content.dropConfiguration?(session)
      ?? DropConfiguration(operation: suggested.contains(.move) ? .move : .copy)
    switch answer.operation {
    case .move, .copy:
      if !suggested.contains(answer.operation.set) { answer.operation = .forbidden }
    case .cancel, .forbidden, .alias, .delete: answer.operation = .forbidden
    }
    return answer
  }

  private func verdict(on proposal: BoardProposal<ItemID, CollectionID?>) -> Verdict {
    guard let collection = proposal.column else { return .forbid(nil) }
    let staying = proposal.staying(in: collection)
    let place = Destination(
      position: proposal.index < staying.count ? .before(staying[proposal.index]) : .end,
      collectionID: collection)
    let answer = answer(to: proposal.cards, at: place)
    let count = answer.acceptedItemCount ?? proposal.cards.count
    guard answer.operation != .forbidden, count > 0 else { return .forbid(nil) }
    if count < proposal.cards.count { return .acceptOnly(Array(proposal.cards.prefix(count))) }
    return answer.destination.map { verdict(on: proposal, redirectedTo: $0) } ?? .allow
  }

  private func verdict(
    on proposal: BoardProposal<ItemID, CollectionID?>, redirectedTo destination: Destination
  ) -> Verdict {
    let collection = destination.collectionID
    guard content.collections.contains(where: { $0.id == collection }) else { return .forbid(nil) }
    let position = content.policy.resolve(
      destination.position, in: proposal.order.cards(in: collection), moving: Set(proposal.cards))
    guard let position else { return .forbid(nil) }
    let staying = proposal.staying(in: collection)
    let index: Int
    let target: BoardPlace<ItemID>
    switch position {
    case .before(let item):
      index = staying.firstIndex(of: item) ?? staying.count
      target = .before(item)
    case .end:
      index = staying.count
      target = .end
    }
    let isThere = collection == proposal.column && index == proposal.index
    return isThere ? .allow : .redirect(collection, target)
  }
}

extension BoardProposal {
  /// The cards of a column that do not move.
  fileprivate func staying<ID>(in column: ID) -> [CardID] where ColumnID == ID? {
    let moved = Set(cards)
    return order.cards(in: column).filter { !moved.contains($0) }
  }
}
