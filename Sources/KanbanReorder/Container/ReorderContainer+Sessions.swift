import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel

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
