/// An input: something that a person or the host does.
package struct Step: Sendable {
  /// What stands before the verb.
  package var pointer: PointerWords?
  /// The verb, with what stands behind it.
  package var use: FormUse
  package var range: SourceRange

  package var argument: Argument { use.argument }
}

/// `[POINTER] [KIND] [BUTTON]`: what is left out is nil, and something is there.
package struct PointerWords: Sendable {
  /// 1 to 99; left out it is 1.
  package var number: Located<Int>?
  package var kind: ListedWord?
  package var button: ListedWord?
  package var range: SourceRange
}

/// A key: a named one, or one that types a character.
package enum KeyWord: Sendable, Hashable {
  case named(ListedWord)
  case character(Character)
}
