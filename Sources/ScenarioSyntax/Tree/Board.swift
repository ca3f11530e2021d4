/// `column ID …` with the cards below it.
package struct ColumnDeclaration: Sendable {
  package var id: Name
  /// Left out: the id.
  package var title: Located<String>?
  package var words: [ColumnWord]
  package var cards: [CardDeclaration]
  /// The `column` line.
  package var range: SourceRange
}

/// A word of a `column` line; each kind stands at most once.
package struct ColumnWord: Sendable {
  package enum Kind: Sendable {
    /// The cards that may be in the column, and what happens beyond.
    case limit(Located<Int>, policy: Setting?)
    case collapsed, hidden, locked
    case at(PointLiteral)
    case width(Located<Double>)
    case header(Located<Double>)
    case padding(Located<Double>)
    case spacing(Located<Double>)
    case body(Located<Double>)
    case arrangement(Setting)
  }

  package var kind: Kind
  package var range: SourceRange
}

/// `card ID …` or `cards PREFIX a..b …`.
package struct CardDeclaration: Sendable {
  package enum Kind: Sendable {
    /// One card; a title left out is the id.
    case one(id: Name, title: Located<String>?)
    /// The cards `prefix` + number, for each number of the range, both ends included; at most
    /// 1,000,000 cards a file.
    case many(prefix: Name, numbers: Located<ClosedRange<Int>>)
  }

  package var kind: Kind
  package var words: [CardWord]
  package var range: SourceRange
}

/// A word of a `card` line; each kind stands at most once, attributes once a key.
package struct CardWord: Sendable {
  package enum Kind: Sendable {
    case height(Located<Double>)
    case locked, pinned, hidden
    case at(PointLiteral)
    case width(Located<Double>)
    case handle(RectangleLiteral)
    case interactive(RectangleLiteral)
    case attribute(Attribute)
  }

  package var kind: Kind
  package var range: SourceRange
}

/// `key=value`: an attribute that rule sets read.
package struct Attribute: Sendable, Hashable {
  package var key: Name
  /// The value as written, without quotes and escapes.
  package var value: Name
}

/// A word of `change ID …`, where the id may be a card's or a column's.
///
/// A word that both have (`locked`, `hidden`, `at`, `width`) is a shared one; which of the others fits is
/// decided once the id is known.
package struct ChangeWord: Sendable {
  package enum Kind: Sendable {
    case title(Located<String>)
    case locked, hidden
    case at(PointLiteral)
    case width(Located<Double>)
    /// A word that only columns have.
    case column(ColumnWord)
    /// A word that only cards have.
    case card(CardWord)
  }

  package var kind: Kind
  package var range: SourceRange
}
