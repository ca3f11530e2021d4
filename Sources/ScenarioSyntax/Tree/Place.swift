/// A place that a pointer goes to.
package struct Place: Sendable {
  package enum Kind: Sendable {
    case slot(Slot)
    /// A card, or a part of a card or column: which it is, is decided by the declared ids (a card wins).
    case item(Name, part: ListedWord?)
    case before(Name)
    case after(Name)
    case boardEdge(ListedWord)
    case point(PointLiteral)
  }

  package var kind: Kind
  package var range: SourceRange
}

/// `COLUMN[N]` or `COLUMN[end]`: an insertion place, counted without the dragged cards.
package struct Slot: Sendable, Hashable {
  package enum Index: Sendable, Hashable {
    case index(Int)
    case end
  }

  package var column: Name
  package var index: Located<Index>
  package var range: SourceRange

  package init(column: Name, index: Located<Index>, range: SourceRange) {
    self.column = column
    self.index = index
    self.range = range
  }
}
