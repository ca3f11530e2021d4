// How steps are spelled in the canonical form.

extension Step {
  var spelling: String { (pointer.map { $0.spelling + " " } ?? "") + use.spelling }
}

extension PointerWords {
  var spelling: String {
    [number?.spelling, kind?.spelling, button?.spelling].compactMap { $0 }.joined(separator: " ")
  }
}

extension [Name] {
  /// Names of a list that may be `none` and that `within` ends.
  var listSpelling: String {
    isEmpty ? "none" : map { $0.spelling(besides: [.none, .within]) }.joined(separator: " ")
  }
}

extension KeyWord {
  var spelling: String {
    switch self {
    case .named(let key): key.spelling
    case .character(let character): Spelling.name(String(character))
    }
  }
}
