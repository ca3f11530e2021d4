import KanbanGeometry
import KanbanModel

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
