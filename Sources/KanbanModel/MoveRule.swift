/// What a rule in code says of a move.
public enum RuleAnswer: Hashable, Sendable {
  /// No objection.
  case allow
  /// The move may be made, with these words.
  case warn(String)
  /// The move is refused, with these words.
  case forbid(String?)
  /// The cards go elsewhere; all rules and limits judge the new destination. A rule redirects once.
  case redirect(Destination)
  /// Only these of the cards are taken, in their order; the others stay where they are. All rules and
  /// limits judge what is left.
  case acceptOnly([CardHandle])
}

/// A rule in code, for what arrows and limits cannot say.
///
/// A rule is pure: equal boards and requests give equal answers, so that a trace can be replayed.
public protocol MoveRule: Sendable {
  /// The name under which the rule is registered and shown.
  var name: String { get }

  /// False if the rule lets no card change its place inside its column, so that nobody offers such steps;
  /// true by default.
  var allowsReordering: Bool { get }

  /// Judges a request whose cards and column are on the board.
  func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer

  /// The cards that lift together with a grabbed one, in board order; nil leaves it to the other rules.
  /// An empty list means that the card does not lift.
  func cardsLifted(with card: CardHandle, on board: Board) -> [CardHandle]?

  /// Takes note that a card is new or has other attributes.
  ///
  /// - Returns: false if the rule does not follow attributes by itself, and is made anew where it reads any; so by
  ///   default.
  mutating func follow(_ card: CardHandle, attributes: [(key: String, value: String)]) -> Bool
}

extension MoveRule {
  /// The order inside a column can be changed.
  public var allowsReordering: Bool { true }

  /// No opinion.
  public func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer { .allow }

  /// No opinion.
  public func cardsLifted(with card: CardHandle, on board: Board) -> [CardHandle]? { nil }

  /// Does not follow.
  public mutating func follow(_ card: CardHandle, attributes: [(key: String, value: String)]) -> Bool {
    false
  }
}

/// What the registered rules say of a request, taken together.
///
/// They are asked in order until one refuses. When one rewrites the request, all of them are asked again
/// about what it has become, so that no rule is passed by; warnings about the old request are forgotten.
/// A rule redirects once at most, and narrowing the cards takes some away each time: it always ends.
struct RuleOpinion {
  /// The request as the rules have left it; its column or all its cards may be gone.
  private(set) var request: MoveRequest
  private(set) var refusal: ForbidReason?
  private(set) var warning: ForbidReason?

  init(of rules: [any MoveRule], on request: MoveRequest, board: Board) {
    self.request = request
    var redirecting = Set<Int>()
    var index = 0
    while index < rules.count, refusal == nil, board.contains(self.request.destination.column) {
      let rule = rules[index]
      switch rule.judge(self.request, on: board) {
      case .allow: index += 1
      case .warn(let words):
        warning = warning ?? .rule(name: rule.name, words: words)
        index += 1
      case .forbid(let words): refusal = .rule(name: rule.name, words: words)
      case .redirect(let destination):
        let isNew = destination != self.request.destination && redirecting.insert(index).inserted
        if isNew { self.request.destination = destination }
        index = next(after: index, isRewritten: isNew)
      case .acceptOnly(let accepted):
        let isNew = narrow(to: Set(accepted))
        if self.request.cards.isEmpty { refusal = .rule(name: rule.name, words: nil) }
        index = next(after: index, isRewritten: isNew)
      }
    }
  }

  /// Leaves out the cards that are not accepted; true if there were any.
  private mutating func narrow(to accepted: Set<CardHandle>) -> Bool {
    let count = request.cards.count
    request.cards.removeAll { !accepted.contains($0) }
    return request.cards.count < count
  }

  /// The rule to ask next: the first one again after the request was rewritten.
  private mutating func next(after index: Int, isRewritten: Bool) -> Int {
    guard isRewritten else { return index + 1 }
    warning = nil
    return 0
  }
}
