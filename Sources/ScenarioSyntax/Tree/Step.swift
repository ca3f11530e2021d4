/// An input: something that a person or the host does.
///
/// The large kinds are indirect, so that a step is cheap to hand on.
package struct Step: Sendable {
  package enum Kind: Sendable {
    indirect case pointing(PointingStep)
    indirect case payload(PayloadStep)
    /// A step that has no pointer.
    indirect case other(FormUse)
  }

  package var kind: Kind
  package var range: SourceRange
}

/// A key: a named one, or one that types a character.
package enum KeyWord: Sendable, Hashable {
  case named(NamedKey)
  case character(Character)
}
