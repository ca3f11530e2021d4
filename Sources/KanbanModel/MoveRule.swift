/// What a rule in code says of a move.
public enum RuleAnswer: Hashable, Sendable {
  /// No objection.
  case allow
  /// The move may be made, with these words.
  case warn(String)
  /// The move is refused, with these words.
  case forbid(String?)
  /// The cards go elsewhere; the other rules judge the new destination.
  case redirect(Destination)
  /// Only these of the cards are taken; the others stay where they are.
  case acceptOnly([CardHandle])
}

/// A rule in code, for what arrows and limits cannot say.
///
/// A rule is pure: equal boards and requests give equal answers, so that a trace can be replayed.
public protocol MoveRule: Sendable {
  /// The name under which the rule is registered and shown.
  var name: String { get }

  /// Judges a request whose cards and column are on the board.
  func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer

  /// The cards that lift together with a grabbed one, in board order; nil leaves it to the other rules.
  /// An empty list means that the card does not lift.
  func cardsLifted(with card: CardHandle, on board: Board) -> [CardHandle]?
}

extension MoveRule {
  /// No opinion.
  public func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer { .allow }

  /// No opinion.
  public func cardsLifted(with card: CardHandle, on board: Board) -> [CardHandle]? { nil }
}
