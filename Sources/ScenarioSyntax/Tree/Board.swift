/// `column ID …` with the cards below it.
package struct ColumnDeclaration: Sendable {
  package var id: Name
  /// Left out: the id.
  package var title: Located<String>?
  package var words: [BoardWord]
  package var cards: [CardDeclaration]
  /// The `column` line.
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
  package var words: [BoardWord]
  package var range: SourceRange
}

/// A word of a `column`, `card` or `change` line.
package enum BoardWord: Sendable {
  case setting(FormUse)
  case attribute(Attribute)

  package var range: SourceRange {
    switch self {
    case .setting(let setting): setting.range
    case .attribute(let attribute): attribute.key.range.joined(attribute.value.range)
    }
  }

  /// The word with its argument; nil for an attribute.
  package var setting: FormUse? {
    if case .setting(let setting) = self { setting } else { nil }
  }
}

/// `key=value`: an attribute that rule sets read.
package struct Attribute: Sendable, Hashable {
  package var key: Name
  /// The value as written, without quotes and escapes.
  package var value: Name
}
