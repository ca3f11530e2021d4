import KanbanInteraction

/// What a drop does with the dragged items.
public enum DropOperation: Hashable, Sendable, CaseIterable {
  /// No data moves.
  case cancel
  /// The destination gets copies.
  case copy
  /// The destination does not take the items here or now; they return to where they came from.
  case forbidden
  /// The items leave their source.
  case move
  /// The destination gets references; macOS only.
  case alias
  /// The items are deleted; macOS only.
  case delete

  /// Several operations.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an operation.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No data moves.
    public static let cancel = Set(rawValue: 1 << 0)
    /// The destination gets copies.
    public static let copy = Set(rawValue: 1 << 1)
    /// The destination does not take the items.
    public static let forbidden = Set(rawValue: 1 << 2)
    /// The items leave their source.
    public static let move = Set(rawValue: 1 << 3)
    /// The destination gets references.
    public static let alias = Set(rawValue: 1 << 4)
    /// The items are deleted.
    public static let delete = Set(rawValue: 1 << 5)
  }

  /// The set of this operation alone.
  public var set: Set {
    switch self {
    case .cancel: .cancel
    case .copy: .copy
    case .forbidden: .forbidden
    case .move: .move
    case .alias: .alias
    case .delete: .delete
    }
  }
}

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

    /// The operations that are suggested while some modifiers are held: Option asks for a copy and Command
    /// for a move, if the source allows it; else the modifier does nothing.
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

/// What a destination answers to a drag that is over it.
public struct DropConfiguration<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// What a drop would do. One that the session does not suggest counts as `forbidden`; of those suggested, a
  /// container lands items by `move` and `copy`.
  public var operation: DropOperation
  /// Where the items would land; nil for the place that the container has found.
  public var destination: ReorderDifference<ItemID, CollectionID>.Destination?
  /// How many of the items are taken, from the first; nil for all. The others return.
  public var acceptedItemCount: Int?

  /// Makes an answer.
  public init(
    operation: DropOperation, destination: ReorderDifference<ItemID, CollectionID>.Destination? = nil,
    acceptedItemCount: Int? = nil
  ) {
    self.operation = operation
    self.destination = destination
    self.acceptedItemCount = acceptedItemCount
  }
}
