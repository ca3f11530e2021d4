import KanbanInteraction

/// What the source of a drag offers. It only suggests; the destination chooses.
///
/// Moves inside a container need none of this: a container always offers `move` for items of its own.
public struct DragConfiguration: Hashable, Sendable {
  /// What is offered to destinations of the same app: copies only, unless more is allowed.
  public var operationsWithinApp: Operations
  /// What is offered to other apps: copies only, unless more is allowed.
  public var operationsOutsideApp: Operations

  /// Makes a configuration that offers copies, and moves within the app if they are allowed.
  public init(allowMove: Bool = false) {
    self.init(operationsWithinApp: Operations(allowMove: allowMove))
  }

  /// Makes a configuration.
  public init(operationsWithinApp: Operations, operationsOutsideApp: Operations = Operations()) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Which operations are offered.
  public struct Operations: Hashable, Sendable {
    /// The destination may copy.
    public var allowCopy: Bool
    /// The destination may take the items away.
    public var allowMove: Bool
    /// The destination may delete the items; macOS only.
    public var allowDelete: Bool

    /// Makes the default: copies only.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }

    /// The operations that are suggested while some modifiers are held: Option asks for a copy and Command for
    /// a move, if the source allows it; else the modifier does nothing.
    func suggested(with modifiers: Modifiers) -> DropOperation.Set {
      var all: DropOperation.Set = []
      if allowCopy { all.insert(.copy) }
      if allowMove { all.insert(.move) }
      if allowDelete { all.insert(.delete) }
      var asked: DropOperation.Set = []
      if modifiers.contains(.option) { asked.insert(.copy) }
      if modifiers.contains(.command) { asked.insert(.move) }
      // Both together ask for an alias, which no source here offers.
      guard asked == .copy || asked == .move, all.isSuperset(of: asked) else { return all }
      return asked
    }
  }
}
