/// How the cards of a column are laid out.
public enum Arrangement: Hashable, Sendable {
  /// One below the other.
  case columns
  /// So many a row, sharing the inner width equally; a row is as tall as its tallest card.
  case grid(Int)
  /// In rows, as many as fit, each as wide as its shape says.
  case wrap
  /// Each so many points below the one before and on top of it.
  case pile(Double)
}

/// How tall the body of a column is: its rectangle below the header.
public enum BodyHeight: Hashable, Sendable {
  /// The column reaches from the board's top padding to its bottom padding; the cards scroll inside.
  case fill
  /// The body has this height; the cards scroll inside.
  case length(Double)
  /// The body is as tall as its cards; the board scrolls.
  case fit
}

/// A length that may grow with the text size.
public enum ScalableLength: Hashable, Sendable {
  /// The same at every text size.
  case fixed(Double)
  /// The value at the size category `large`; see `TextScaling`.
  case scaled(Double)

  /// The length at the size category `large`.
  public var base: Double {
    switch self {
    case .fixed(let length), .scaled(let length): length
    }
  }
}
