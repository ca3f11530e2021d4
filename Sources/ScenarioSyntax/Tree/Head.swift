/// A statement above the blocks.
package struct HeadStatement: Sendable {
  package enum Kind: Sendable {
    case title(Located<String>)
    case tags([Name])
    case profile(Name)
    case pointer(Located<PointerKindWord>)
    /// The path of another file whose blocks are used, relative to this one.
    case use(Located<String>)
    /// The file runs once a setting; all settings have the same key.
    case vary(key: Located<String>, settings: [FormUse])
    case xfail(Located<String>)
    case skip(Located<String>)
  }

  package var kind: Kind
  package var range: SourceRange
}
