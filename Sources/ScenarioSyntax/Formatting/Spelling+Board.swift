// How the lines of `board` and `rules` are spelled in the canonical form.

extension ColumnDeclaration {
  var spelling: String {
    var parts = ["column", id.spelling()]
    if let title { parts.append(title.spelling) }
    parts += words.map(\.spelling)
    return parts.joined(separator: " ")
  }
}

extension CardDeclaration {
  var spelling: String {
    var parts: [String]
    switch kind {
    case .one(let id, let title):
      parts = ["card", id.spelling()]
      if let title { parts.append(title.spelling) }
    case .many(let prefix, let numbers):
      parts = ["cards", prefix.spelling(), "\(numbers.value.lowerBound)..\(numbers.value.upperBound)"]
    }
    parts += words.map(\.spelling)
    return parts.joined(separator: " ")
  }
}

extension BoardWord {
  var spelling: String {
    switch self {
    case .setting(let setting): setting.spelling
    case .attribute(let attribute): attribute.spelling
    }
  }
}

extension Attribute {
  /// `key=value`; a number stands as it was spelled, because rule sets read the text.
  var spelling: String {
    let bytes = Array(value.text.utf8)
    if case .number(let number) = ScannedNumber.scan(bytes, from: 0, to: bytes.count),
      number.end == bytes.count
    {
      return "\(key.spelling())=\(value.text)"
    }
    return "\(key.spelling())=\(value.spelling())"
  }
}

extension ColumnPattern {
  var spelling: String {
    switch self {
    case .column(let name): name.spelling()
    case .any: "*"
    }
  }
}
