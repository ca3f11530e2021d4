public import KanbanGeometry

/// The kind of a pointing device; it decides how a lift begins.
public enum PointerKind: Hashable, Sendable, CaseIterable {
  /// A mouse or trackpad: lifts by distance.
  case mouse
  /// A finger: lifts by time, and scrolls when it moves early.
  case touch
  /// A pen: lifts by distance.
  case pen
}

/// A button of a mouse or pen; a finger only has the first.
public enum PointerButton: Hashable, Sendable, CaseIterable {
  /// The one that lifts.
  case left
  /// Usually the one that opens a menu.
  case right
  /// The wheel.
  case middle
}

/// Where a pointer is, and which one it is.
public struct PointerSample: Hashable, Sendable {
  /// Tells pointers apart while they are down; 1 for the first.
  public var pointer: Int
  /// The device.
  public var kind: PointerKind
  /// The place in pointer space.
  public var point: Point

  /// Makes a sample.
  public init(pointer: Int = 1, kind: PointerKind = .mouse, point: Point) {
    self.pointer = pointer
    self.kind = kind
    self.point = point
  }
}
