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

/// Every pointer as it was last seen, in the order of first sight.
struct PointerTable: Sendable {
  private var entries: [Entry] = []

  private struct Entry {
    var sample: PointerSample
    var held: HeldButtons = []
  }

  /// The pointers as they are shown.
  var states: [PointerState] { entries.map { PointerState(sample: $0.sample, isDown: !$0.held.isEmpty) } }

  /// The pointer that hovers: the last one that is not down.
  var hovering: PointerSample? {
    entries.last { $0.held.isEmpty && $0.sample.kind != .touch }?.sample
  }

  /// Takes note of what an event says of a pointer.
  mutating func note(_ event: InputEvent) {
    switch event {
    case .pointerMoved(let sample): see(sample)
    case .pointerPressed(let sample, let button): entries[see(sample)].held.insert(HeldButtons(button))
    case .payloadEntered(let sample, _): entries[see(sample)].held.insert(HeldButtons(.left))
    case .pointerReleased(let sample, let button):
      entries[see(sample)].held.remove(HeldButtons(button))
    case .pointerHovered(let sample): entries[see(sample)].held = []
    case .pointerCancelled(let pointer, _):
      guard let index = index(of: pointer) else { break }
      entries[index].held = []
    case .wheelTurned, .keyPressed, .modifiersChanged, .focusLost, .actionChosen, .moveRequested, .focusMoved,
      .selectionChanged, .sceneChanged, .undoRequested, .redoRequested, .timePassed:
      break
    }
  }

  /// Remembers a pointer where it is seen now, and returns its index.
  @discardableResult
  private mutating func see(_ sample: PointerSample) -> Int {
    guard let index = index(of: sample.pointer) else {
      entries.append(Entry(sample: sample))
      return entries.count - 1
    }
    entries[index].sample = sample
    return index
  }

  private func index(of pointer: Int) -> Int? { entries.firstIndex { $0.sample.pointer == pointer } }
}

/// The buttons that a pointer holds down.
private struct HeldButtons: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ button: PointerButton) {
    switch button {
    case .left: rawValue = 1
    case .right: rawValue = 2
    case .middle: rawValue = 4
    }
  }
}
