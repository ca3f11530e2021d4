public import KanbanGeometry
public import KanbanHost
public import KanbanInteraction

/// What a person sees of a container's drag now.
public struct ReorderFeedback<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// What the newest session is doing.
  public var phase: PhaseName
  /// The lifted items in landing order.
  public var lifted: [ItemID]
  /// Where the empty placeholder is: at the destination if a drop there is taken, else at home; nil for items
  /// from outside that are not taken where they are, and without a drag.
  public var placeholder: ReorderDifference<ItemID, CollectionID>.Destination?
  /// The placeholder's rectangle, in the app's coordinates.
  public var placeholderFrame: Rect?
  /// The picture of the grabbed item under the pointer, in the app's coordinates.
  public var preview: Rect?
  /// How several pictures are laid out: as the hovered destination says, else as the source does.
  public var formation: DragDropPreviewsFormation
  /// What a drop now would do: `forbidden` if it is refused, `cancel` where nothing takes it.
  public var operation: DropOperation
  /// The number on the badge: the items that a drop now would take; all of them where none is taken.
  public var itemsCount: Int
}

extension ReorderContainer {
  /// What a person sees now.
  ///
  /// - Complexity: the lifted items, and what `dropConfiguration` does.
  public var feedback: ReorderFeedback<ItemID, CollectionID> {
    let shown = controller.feedback
    let target = shown.target.flatMap { target in target.column.map { (column: $0, target: target) } }
    var operation = DropOperation.cancel
    var count = shown.lifted.count
    if let (collection, target) = target {
      let answer = judge.answer(to: shown.lifted, at: destination(at: target.index, in: collection))
      switch target.decision {
      case .forbid: operation = .forbidden
      case .accept, .warn:
        operation = target.isHome ? .move : answer.operation
        count = min(answer.acceptedItemCount ?? count, count)
      }
    }
    let hovered = content.collections.first { $0.id == target?.column }
    let formation =
      target == nil ? nil : hovered?.dropPreviewsFormation ?? content.dropPreviewsFormation
    return ReorderFeedback(
      phase: shown.phase, lifted: shown.lifted,
      placeholder: shown.gap.flatMap { gap in gap.column.map { destination(at: gap.index, in: $0) } },
      placeholderFrame: shown.gap?.column == nil ? nil : shown.gapFrame, preview: shown.ghost?.frame,
      formation: formation ?? content.dragPreviewsFormation, operation: operation, itemsCount: count)
  }

  /// The items of a collection as the container knows them.
  public func items(in collection: CollectionID) -> [ItemID] { controller.order.cards(in: collection) }

  /// Where an item lies at rest, in the app's coordinates, not clipped; nil if the container does not show
  /// it.
  public func frame(of item: ItemID) -> Rect? { controller.frame(of: item) }

  /// Where a collection lies, in the app's coordinates; nil if the container does not show it.
  public func frame(ofCollection collection: CollectionID) -> Rect? {
    controller.frame(ofColumn: collection)
  }

  /// The container's view, in the app's coordinates.
  public var viewport: Rect {
    let metrics = controller.metrics
    return Rect(
      origin: metrics.origin,
      size: Size(
        width: metrics.viewportSize.width * metrics.zoom, height: metrics.viewportSize.height * metrics.zoom))
  }

  /// The earliest instant at which a timer is due, or nil: `timePassed` is to be sent then.
  public var nextWake: Instant? { controller.nextWake }

  /// Takes over rectangles of one layout pass; see `BoardController.measured(_:at:)`.
  public func measured(_ frames: BoardFrames<ItemID, CollectionID?>, at instant: Instant) {
    deliver(controller.measured(frames, at: instant), at: instant)
  }

  /// An index among the items that are not lifted, by id.
  func destination(at index: Int, in collection: CollectionID) -> Difference.Destination {
    let lifted = Set(controller.feedback.takenOut)
    let staying = controller.order.cards(in: collection).filter { !lifted.contains($0) }
    return Difference.Destination(
      position: index < staying.count ? .before(staying[index]) : .end, collectionID: collection)
  }
}
