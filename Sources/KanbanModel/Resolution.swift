/// The answer to a move request.
public enum Resolution: Hashable, Sendable {
  /// The move may be made; a warning does not stand in its way.
  case moved(Move, warning: ForbidReason?)
  /// The cards are there already: nothing changes, and nothing is refused.
  case unchanged
  /// The move is refused and nothing changes.
  case forbidden(ForbidReason)
}
