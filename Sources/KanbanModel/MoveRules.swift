/// Which columns an arrow of the rules names.
public enum ColumnPattern: Hashable, Sendable {
  /// Every column.
  case any
  /// One column.
  case column(ColumnHandle)

  func matches(_ column: ColumnHandle) -> Bool {
    switch self {
    case .any: true
    case .column(let named): named == column
    }
  }
}

/// An arrow of the rules: cards may, or may not, go from one column to another.
public struct Transition: Hashable, Sendable {
  /// The column that cards leave.
  public var source: ColumnPattern
  /// The column that cards enter.
  public var target: ColumnPattern
  /// The rule's own words for a refusal.
  public var words: String?

  /// Makes an arrow.
  public init(from source: ColumnPattern, to target: ColumnPattern, words: String? = nil) {
    self.source = source
    self.target = target
    self.words = words
  }

  func matches(from source: ColumnHandle, to target: ColumnHandle) -> Bool {
    self.source.matches(source) && self.target.matches(target)
  }
}

/// The moves that a limit judges.
public enum LimitScope: Hashable, Sendable {
  /// Moves that make the column's count grow: inside a column that is too full the order can be changed.
  case growth
  /// All moves after which the column holds more than its limit, those inside the column too.
  case everyMove
}

/// Everything that decides whether a move is allowed, for every input method alike.
public struct MoveRules: Sendable {
  /// The policy of limits that do not say one.
  public var limitPolicy: LimitPolicy = .prevent
  /// The moves that limits judge.
  public var limitScope: LimitScope = .growth
  /// The operations that are offered. Pointers and payloads ask for the one that the modifiers mean if it is
  /// offered, else for the other; keys, actions and menus ask for moves always, and are refused where only
  /// copies are offered.
  public var operations: Set<MoveOperation> = [.move]
  /// If any stands, only these arrows are allowed between different columns.
  public var allowed: [Transition] = []
  /// Arrows that are refused; they beat the allowed ones.
  public var forbidden: [Transition] = []
  /// Groups of which grabbing one card lifts all.
  public var liftGroups: [[CardHandle]] = [] {
    didSet { groupNumbers = Self.numbers(of: liftGroups) }
  }
  /// By card, the first group that holds it.
  private var groupNumbers: [CardHandle: Int] = [:]
  /// Rules in code, asked in order.
  public var custom: [any MoveRule] = []

  /// Makes rules that allow every move and offer no copy.
  public init() {}

  /// The first group that holds a card.
  ///
  /// - Complexity: constant.
  public func liftGroup(of card: CardHandle) -> [CardHandle]? { groupNumbers[card].map { liftGroups[$0] } }

  private static func numbers(of groups: [[CardHandle]]) -> [CardHandle: Int] {
    var numbers: [CardHandle: Int] = [:]
    for (number, group) in groups.enumerated() {
      for card in group where numbers[card] == nil { numbers[card] = number }
    }
    return numbers
  }
}

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
  /// - Returns: false if the rule does not follow attributes by itself, and is made anew where it reads any;
  ///   so by default.
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
