/// A block with the range of its opening word.
package enum Block: Sendable {
  case layout(LayoutBlock)
  case behaviour(BehaviourBlock)
  case board(BoardBlock)
  case rules(RulesBlock)
}

/// `layout` … `end`.
package struct LayoutBlock: Sendable {
  /// In file order; no key twice, but for `scroll`, which stands once an area.
  package var settings: [FormUse]
  package var opening: SourceRange
  package var range: SourceRange
}

/// `behaviour` … `end`.
package struct BehaviourBlock: Sendable {
  /// In file order; no key twice.
  package var settings: [FormUse]
  package var opening: SourceRange
  package var range: SourceRange
}

/// `board` … `end`.
package struct BoardBlock: Sendable {
  package var columns: [ColumnDeclaration]
  package var opening: SourceRange
  package var range: SourceRange
}

/// `rules` … `end`.
package struct RulesBlock: Sendable {
  package var rules: [RuleStatement]
  package var opening: SourceRange
  package var range: SourceRange
}

/// A line of `rules`.
package struct RuleStatement: Sendable {
  package enum Kind: Sendable {
    /// The columns of an arrow chain, at least two: each arrow in it is allowed.
    case allow([ColumnPattern])
    /// The columns of an arrow chain, at least two, and the rule's own words.
    case forbid([ColumnPattern], reason: Located<String>?)
    /// Cards that lift together, at least two.
    case liftTogether([Name])
    /// A rule set registered by name.
    case rule(Name)
  }

  package var kind: Kind
  package var range: SourceRange
}

/// A column of an arrow, or `*`, which stands for any.
package enum ColumnPattern: Sendable {
  case column(Name)
  case any(SourceRange)
}
