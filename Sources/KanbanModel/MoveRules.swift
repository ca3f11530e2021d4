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
