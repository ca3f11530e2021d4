/// How many terminal cells text takes: 0, 1 or 2 a character.
///
/// The rules are those of terminals that know grapheme clusters: a character is as wide as the scalar that it
/// begins with; an emoji presentation selector makes it 2. Widths of East Asian scalars come from
/// `WideRanges`, all else from the Unicode properties of the standard library.
package enum DisplayWidth {
  /// The width of a scalar that stands alone.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1 }
    if WideRanges.contains(value) { return 2 }
    if isTrailingJamo(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// The width of a character.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard scalars.count > 1 else { return of(first) }
    if first.properties.isEmoji, scalars.contains(emojiSelector) { return 2 }
    return scalars.lazy.map { of($0) }.first { $0 > 0 } ?? 0
  }

  /// The width of a text: the sum over its characters, nothing made visible first.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// The variation selector that asks for the picture of an emoji.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Hangul vowels and final consonants, which join the syllable before them.
  private static func isTrailingJamo(_ value: UInt32) -> Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }
}

/// The scalars that East Asian Width (UAX 11) calls wide or fullwidth, emoji left out.
private enum WideRanges {
  static func contains(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value)
  }

  /// In ascending order.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul Jamo, initial consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5,  // radicals
    0x2FF0...0x303E,  // ideographic description, CJK punctuation
    0x3041...0x3096, 0x3099...0x30FF,  // Hiragana, Katakana
    0x3105...0x312F, 0x3131...0x318E, 0x3190...0x31E5,  // Bopomofo, Hangul, strokes
    0x31EF...0x321E, 0x3220...0x3247, 0x3250...0x4DBF,  // enclosed, compatibility, extension A
    0x4E00...0xA48C, 0xA490...0xA4C6,  // unified ideographs, Yi
    0xA960...0xA97C,  // Hangul Jamo extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19, 0xFE30...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B,  // vertical and small forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // fullwidth forms
    0x16FE0...0x16FE4, 0x16FF0...0x16FF1, 0x17000...0x187F7, 0x18800...0x18CD5,  // Tangut, Khitan
    0x18D00...0x18D08, 0x1AFF0...0x1AFF3, 0x1AFF5...0x1AFFB, 0x1AFFD...0x1AFFE,
    0x1B000...0x1B122, 0x1B132...0x1B132, 0x1B150...0x1B152, 0x1B155...0x1B155, 0x1B164...0x1B167,
    0x1B170...0x1B2FB,  // Nushu
    0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251, 0x1F260...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,  // ideographs, supplementary planes
  ]
}
