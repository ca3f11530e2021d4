public import KanbanGeometry
public import KanbanHost
public import KanbanInteraction
import KanbanModel

/// A container of reorderable collections without a screen: an app registers the closures that it gives to
/// SwiftUI, drives them with pointer events or whole traces, and sees what a person would have seen.
///
/// ```
///            handle(event, at:)  play(trace)  dragEntered(items)  refresh(at:)
///   test ─────────────────────────────────────────────────────────────────────▶ container
///   app  ◀── content · dragContainer · dropConfiguration · move · insert · on…SessionUpdated
/// ```
///
/// The app's model is not touched during a drag; `move` or `insert` is called once, on the drop, and then the
/// content is made anew. Targets and rules are those of `BoardController`; nothing is decided twice.
///
/// A container is a reference, since its closures may change the model that holds it. It is not for several
/// threads at once.
public final class ReorderContainer<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable> {
  /// What the container shows and how it answers.
  public typealias Content = ReorderContent<ItemID, CollectionID>
  /// One of its collections.
  public typealias Collection = ReorderCollection<ItemID, CollectionID>
  /// What a drop changed.
  public typealias Difference = ReorderDifference<ItemID, CollectionID>
  /// A drag as the container sees it.
  public typealias Drop = DropSession<ItemID, CollectionID>
  /// A drag as its source sees it.
  public typealias Drag = DragSession<ItemID>
  /// The answer to a drag.
  public typealias Configuration = DropConfiguration<ItemID, CollectionID>
  /// What happens; a collection that is nil holds items from outside while they are dragged.
  public typealias Event = BoardEvent<ItemID, CollectionID?>

  /// Called when items from outside were dropped, with the ones taken and where they land
  /// (`DropSession.reorderDestination`; nil means that they are to be appended). Without it the container
  /// only takes items of its own.
  public var insert: ((_ items: [ItemID], _ session: Drop) -> Void)?
  /// Called when a drag has come further: as its source sees it.
  public var onDragSessionUpdated: ((Drag) -> Void)?
  /// Called when a drag has come further: as the container sees it.
  public var onDropSessionUpdated: ((Drop) -> Void)?

  /// The content as it was last made.
  public internal(set) var content: Content

  let makeContent: () -> Content
  let move: (Difference) -> Void
  var controller: BoardController<Shelf<ItemID, CollectionID>>
  var sessions = ReorderSessions<ItemID>()
  /// The last place of the pointer that carries items, in the app's coordinates.
  var pointer = PointerSample(point: .zero)
  var modifiers: Modifiers = []
  /// The instant to which everything has been brought up.
  public var now: Instant { controller.now }

  /// Makes a container.
  ///
  /// - Parameters:
  ///   - metrics: the lengths that count until rectangles are measured, the arrangement of all collections,
  ///     and the viewport: the container's view.
  ///   - behaviour: the policies of interaction; those of the profile `swiftui-reorder` if left out.
  ///   - content: makes what the container shows from the model; called again after each change.
  ///   - move: carries a difference out on the model; called once, on the drop, and not at all if nothing
  ///     changes.
  /// - Throws: the first number of the metrics that is refused.
  public init(
    metrics: LayoutMetrics = Profile.swiftUIReorder.metrics,
    behaviour: Behaviour = Profile.swiftUIReorder.behaviour, content: @escaping () -> Content,
    move: @escaping (Difference) -> Void
  ) throws(GeometryError) {
    makeContent = content
    self.move = move
    self.content = content()
    controller = try BoardController(
      columns: self.content.collections.map { Shelf($0) }, metrics: metrics, behaviour: behaviour)
    select()
  }

  /// Takes one event. Everything is first brought up to the instant.
  ///
  /// - Complexity: for a pointer that moves, logarithmic in collections and items; with a
  ///   `dropConfiguration`, the length of the collection that is asked about, and what the closure does.
  public func handle(_ event: Event, at instant: Instant) {
    if case .pointerReleased(let sample, .left) = event, sample.pointer == sessions.pointer,
      sample.point != pointer.point
    {
      handle(.pointerMoved(sample), at: instant)
    }
    perform(.timePassed, at: instant)
    takeNote(of: event)
    controller.replaceRules(judge.rules)
    perform(event, at: instant)
    judgeAnew(at: instant)
    tellMotion()
    tellRest(at: instant)
  }

  /// Makes the content anew after the model has changed for a reason of the app's own: a sync, say. A drag
  /// goes on with what is left.
  ///
  /// - Complexity: the number of items.
  public func refresh(at instant: Instant) {
    content = makeContent()
    let known = Set(content.collections.flatMap { $0.items.map(\.id) })
    let outside = sessions.itemsFromOutside.filter { !known.contains($0) }
    controller.replaceRules(judge.rules)
    let shelves = content.collections.map { Shelf($0) }
    deliver(
      controller.update(
        columns: outside.isEmpty ? shelves : shelves + [Shelf(outside: outside)], at: instant), at: instant)
    select(at: instant)
    judgeAnew(at: instant)
  }

  /// Items from outside are carried over the container by a pointer that is down; those that the container
  /// has already are left out.
  ///
  /// - Parameters:
  ///   - items: in landing order.
  ///   - configuration: what their source offers.
  ///   - isLocal: false if they come from another app.
  ///   - sample: where the pointer is.
  ///   - instant: when.
  public func dragEntered(
    _ items: [ItemID], configuration: DragConfiguration = DragConfiguration(), isLocal: Bool = true,
    _ sample: PointerSample, at instant: Instant
  ) {
    let known = Set(content.collections.flatMap { $0.items.map(\.id) })
    let arriving = items.filter { !known.contains($0) }
    sessions.arriving = OutsideItems(items: arriving, configuration: configuration, isLocal: isLocal)
    refresh(at: instant)
    handle(.payloadEntered(sample, cards: arriving), at: instant)
    guard sessions.arriving != nil else { return }
    sessions.arriving = nil
    refresh(at: instant)
  }
}

// MARK: - Steps

extension ReorderContainer {
  /// The app's closures with what is known now.
  var judge: ReorderJudge<ItemID, CollectionID> {
    ReorderJudge(content: content, facts: facts, takesItemsFromOutside: insert != nil)
  }

  /// What is known of the open session, or of the one that would open now.
  var facts: SessionFacts<ItemID, CollectionID> {
    facts(
      of: sessions.open
        ?? ReorderSession(
          id: sessions.count + 1, items: [], outside: sessions.arriving, point: pointer.point))
  }

  /// What is known of a session.
  func facts(of session: ReorderSession<ItemID>) -> SessionFacts<ItemID, CollectionID> {
    let metrics = controller.metrics
    let place = session.point - metrics.origin
    return SessionFacts(
      id: session.id, grabbed: session.grabbed, outside: session.outside,
      location: Point(x: place.x / metrics.zoom, y: place.y / metrics.zoom), size: metrics.viewportSize,
      modifiers: modifiers)
  }

  func perform(_ event: Event, at instant: Instant) {
    deliver(controller.handle(event, at: instant), at: instant)
  }

  /// Asks the destination again: its answer may depend on where in a place the pointer is.
  private func judgeAnew(at instant: Instant) {
    guard sessions.open != nil, content.dropConfiguration != nil else { return }
    deliver(controller.setRules(judge.rules, at: instant), at: instant)
  }

  /// Hands the selection on. It is the app's own, so nothing of it is told.
  private func select(at instant: Instant = .zero) {
    _ = controller.handle(.selectionChanged(content.selection), at: instant)
  }

  private func takeNote(of event: Event) {
    switch event {
    case .pointerPressed(let sample, _), .payloadEntered(let sample, _):
      if sessions.open == nil { pointer = sample }
    case .pointerMoved(let sample), .pointerReleased(let sample, _), .pointerHovered(let sample):
      if sessions.open == nil || sample.pointer == sessions.pointer { pointer = sample }
    case .modifiersChanged(let held): modifiers = held
    case .pointerCancelled, .wheelTurned, .keyPressed, .focusLost, .actionChosen, .focusMoved,
      .selectionChanged, .undoRequested, .redoRequested, .timePassed:
      break
    }
  }
}
