/// What rule sets know of a card of a pack: its rank, its suit, and which side is up.
struct PlayingCard: Hashable, Sendable {
  enum Suit: String, CaseIterable, Sendable {
    case clubs, diamonds, hearts, spades

    var isRed: Bool { self == .diamonds || self == .hearts }
  }

  /// 1 for an ace to 13 for a king.
  var rank: Int
  var suit: Suit
  var isFaceUp: Bool

  static let king = 13
  private static let names = [1: "ace", 11: "jack", 12: "queen", 13: "king"]

  /// Reads the attributes `rank`, `suit` and `face`; nil without a rank and a suit.
  init?(_ attributes: [(key: String, value: String)]) {
    func value(_ key: String) -> String? { attributes.last { $0.key == key }?.value }
    guard let rank = value("rank").flatMap(Self.rank), let suit = value("suit").flatMap(Suit.init) else {
      return nil
    }
    self.rank = rank
    self.suit = suit
    isFaceUp = value("face") != "down"
  }

  /// A rank by its number or its name.
  private static func rank(_ word: String) -> Int? {
    if let number = Int(word), (1...king).contains(number) { return number }
    return names.first { $0.value == word }?.key
  }

  /// "red queen", "black 10".
  var words: String { (suit.isRed ? "red " : "black ") + (Self.names[rank] ?? "\(rank)") }
}
