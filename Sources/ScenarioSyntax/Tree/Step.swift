/// An input: something that a person or the host does.
///
/// The large kinds are indirect, so that a step is cheap to hand on.
package struct Step: Sendable {
  package enum Kind: Sendable {
    indirect case pointing(PointingStep)
    case wait(TimeLiteral)
    case key(Located<KeyWord>, modifiers: [Located<ModifierWord>])
    /// The modifiers held from here on; empty for `none`.
    case modifiers([Located<ModifierWord>])
    indirect case wheel(Place, by: PointLiteral)
    indirect case payload(PayloadStep)
    /// The selected cards; empty for `none`.
    case select([Name])
    case focus(Name)
    case action(CardOrSelection, title: Located<String>)
    case menu(CardOrSelection, title: Located<String>)
    indirect case insert(InsertStep)
    /// A card or a column; a card wins.
    case remove(Name)
    indirect case relocate(card: Name, to: Slot)
    /// A column's new limit, or nil for `none`.
    case limit(column: Name, Located<Int>?)
    case collapse(Name)
    case expand(Name)
    /// A card or a column; a card wins.
    case hide(Name)
    /// A card or a column; a card wins.
    case show(Name)
    case change(id: Name, words: [BoardWord])
    indirect case changeLayout(Setting)
    case resize(SizeLiteral)
    indirect case sizeCategory(Setting)
    indirect case scroll(Setting)
    case blur, undo, redo
  }

  package var kind: Kind
  package var range: SourceRange
}

/// A card, or `selection`.
package enum CardOrSelection: Sendable {
  case card(Name)
  case selection(SourceRange)
}

/// `insert CARD ["Title"] at SLOT [card words]`.
package struct InsertStep: Sendable {
  package var id: Name
  package var title: Located<String>?
  package var slot: Slot
  package var words: [BoardWord]
}

/// A key: a named one, or one that types a character.
package enum KeyWord: Sendable, Hashable {
  case named(NamedKey)
  case character(Character)
}
