public import KanbanInteraction

/// How the pictures of several dragged items are laid out.
public enum DragDropPreviewsFormation: Hashable, Sendable, CaseIterable {
  /// What the system chooses: a pile with the first item on top.
  case `default`
  /// As they stood.
  case none
  /// One below the other, left edges aligned.
  case list
  /// On top of each other, turned.
  case pile
  /// Overlapping diagonally.
  case stack

  /// The formation of the core that is shown.
  public var shown: Formation {
    switch self {
    case .default, .pile: .pile
    case .none: .none
    case .list: .list
    case .stack: .stack
    }
  }
}
