extension Phrases {
  /// The name of a column without a title, with the noun: "column doing" (`BoardsOfOrigin` B).
  package static let columnNoun: @Sendable (_ id: String) -> String = { "column \($0)" }
}
