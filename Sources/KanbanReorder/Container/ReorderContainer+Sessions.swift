import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel

/// What the core reports, told to the app.
extension ReorderContainer {
  /// Carries effects out in their order. The core has finished before the first closure is called, so a
  /// closure may call the container.
  func deliver(_ effects: [BoardEffect<ItemID, CollectionID?>], at instant: Instant) {
    for effect in effects {
      switch effect {
      case .lifted(let items, let method): begin(items, method)
      case .moved(let move, _): land(move, at: instant)
      case .cancelled(let items, .noTarget, .payload): append(items, at: instant)
      case .unchanged, .cancelled: end(.cancel)
      case .refused: end(.forbidden)
      // The app's model is the truth: it knows of no undo of the core's.
      case .copied, .restored: refresh(at: instant)
      case .scroll, .announced, .expanded, .collapsed, .focused, .selected, .targeted, .exited, .entered,
        .gapMoved, .pressed, .tapped, .panned, .abandoned, .returned, .settled, .ignored:
        break
      }
    }
  }

  /// One drop: the model changes once, and is read again.
  private func land(_ move: BoardMove<ItemID, CollectionID?>, at instant: Instant) {
    guard let collection = move.column else { return }
    let position: Difference.Destination.Position =
      switch move.anchor {
      case .before(let item): .before(item)
      case .end: .end
      }
    let destination = Difference.Destination(position: position, collectionID: collection)
    if sessions.open?.outside != nil {
      let operation = judge.answer(to: move.cards, at: destination).operation
      let session = facts.dropSession(move.cards, to: destination, .ended(operation))
      end(operation) { insert?(move.cards, session) }
    } else {
      end(.move) { self.move(Difference(sources: move.cards, destination: destination)) }
    }
    refresh(at: instant)
  }

  /// Items from outside were let go where the container has no place for them, as it has no collection: it
  /// still takes them, for the app to append.
  private func append(_ items: [ItemID], at instant: Instant) {
    let answer = judge.answer(to: items, at: nil)
    guard viewport.containsClosed(pointer.point), answer.operation != .forbidden else { return end(.cancel) }
    let taken = Array(items.prefix(max(answer.acceptedItemCount ?? items.count, 0)))
    let session = facts.dropSession(taken, to: nil, .ended(answer.operation))
    end(answer.operation) { insert?(taken, session) }
    refresh(at: instant)
  }
}

/// The phases of sessions, told in this order; what stands in brackets only for items from outside that were
/// taken:
///
/// ```
/// drag  initial            active             ending                 ended  [dataTransferCompleted]
/// drop         entering            active             …       ended         [dataTransferCompleted]
///                                          move or insert ┘
/// ```
extension ReorderContainer {
  /// Items were lifted.
  func begin(_ items: [ItemID], _ method: InputMethod) {
    sessions.count += 1
    sessions.pointer = method == .keyboard ? nil : pointer.pointer
    sessions.open = ReorderSession(
      id: sessions.count, items: items, grabbed: controller.feedback.ghost?.grabbed ?? items.first,
      outside: method == .payload ? sessions.arriving : nil, point: pointer.point)
    sessions.arriving = nil
    tellDrag(.initial)
    if method != .keyboard { tellPlace() }
  }

  /// Tells where the pointer of the open session is, if it is elsewhere.
  func tellMotion() {
    guard let session = sessions.open, sessions.pointer != nil, session.point != pointer.point else { return }
    sessions.open?.point = pointer.point
    sessions.open?.items = controller.feedback.lifted
    tellDrag(.active)
    tellPlace()
  }

  /// The session has come to its one end.
  ///
  /// - Parameter change: changes the app's model.
  func end(_ operation: DropOperation, _ change: () -> Void = {}) {
    guard var session = sessions.open else { return change() }
    session.operation = operation
    sessions.open?.operation = operation
    tellDrag(.ending(operation))
    change()
    if session.isInside { tellDrop(.ended(operation)) }
    sessions.open = nil
    sessions.pointer = nil
    sessions.resting.append(session)
  }

  /// Tells the ends of sessions whose items have come to rest, and lets those from outside go.
  func tellRest(at instant: Instant) {
    guard !sessions.resting.isEmpty else { return }
    let moving = Set(controller.feedback.settling.flatMap(\.cards))
    let ended = sessions.resting.filter { moving.isDisjoint(with: $0.items) }
    guard !ended.isEmpty else { return }
    sessions.resting.removeAll { session in ended.contains { $0.id == session.id } }
    for session in ended {
      let facts = facts(of: session)
      onDragSessionUpdated?(facts.dragSession(session.items, .ended(session.operation)))
      let isTaken = session.operation == .move || session.operation == .copy
      guard session.outside != nil, isTaken else { continue }
      onDragSessionUpdated?(facts.dragSession(session.items, .dataTransferCompleted))
      onDropSessionUpdated?(facts.dropSession(session.items, to: nil, .dataTransferCompleted))
    }
    if ended.contains(where: { $0.outside != nil }) { refresh(at: instant) }
  }
}

// MARK: - Telling

extension ReorderContainer {
  private func tellDrag(_ phase: Drag.Phase) {
    guard let session = sessions.open else { return }
    onDragSessionUpdated?(facts(of: session).dragSession(session.items, phase))
  }

  private func tellDrop(_ phase: Drop.Phase) {
    guard let session = sessions.open else { return }
    onDropSessionUpdated?(facts(of: session).dropSession(session.items, to: landing, phase))
  }

  /// Tells whether the pointer is over the container.
  private func tellPlace() {
    guard let session = sessions.open else { return }
    let isInside = viewport.containsClosed(pointer.point)
    sessions.open?.isInside = isInside
    switch (session.isInside, isInside) {
    case (false, true): tellDrop(.entering)
    case (true, true): tellDrop(.active)
    case (true, false): tellDrop(.exiting)
    case (false, false): break
    }
  }

  /// Where the items would land now.
  private var landing: Difference.Destination? {
    controller.feedback.target.flatMap { target in
      target.column.map { destination(at: target.index, in: $0) }
    }
  }
}

/// A drag over a container, from the lift until its items are at rest.
struct ReorderSession<ItemID: Hashable & Sendable>: Sendable {
  var id: Int
  /// In landing order; once it has ended, those that it ended with.
  var items: [ItemID]
  /// The item under the pointer.
  var grabbed: ItemID?
  /// Nil for items of the container's own.
  var outside: OutsideItems<ItemID>?
  /// True while the pointer is in the container's viewport.
  var isInside = false
  /// The place that was told last, in the app's coordinates.
  var point: Point
  /// What became of it; `cancel` while it is open.
  var operation = DropOperation.cancel
}

/// The sessions of a container.
struct ReorderSessions<ItemID: Hashable & Sendable>: Sendable {
  var open: ReorderSession<ItemID>?
  /// Those whose items are on their way to rest, oldest first.
  var resting: [ReorderSession<ItemID>] = []
  /// The number of sessions so far.
  var count = 0
  /// The pointer of the open session; nil without one, and in move mode.
  var pointer: Int?
  /// Items from outside whose session is about to open.
  var arriving: OutsideItems<ItemID>?

  /// The items from outside that are carried, or on their way to rest.
  var itemsFromOutside: [ItemID] {
    let sessions = resting + (open.map { [$0] } ?? [])
    return (sessions.compactMap(\.outside).flatMap(\.items) + (arriving?.items ?? [])).withoutRepeats()
  }
}
