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
