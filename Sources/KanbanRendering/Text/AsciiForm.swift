import KanbanText

/// How characters outside ASCII appear in plain ASCII: in exactly as many cells as they are wide.
///
/// The letters come from the Unicode name of the character, so that a picture keeps its shape, the same title
/// always gives the same text, and most titles stay readable:
///
/// ```
/// é  LATIN SMALL LETTER E WITH ACUTE   e        か  HIRAGANA LETTER KA   ka
/// Д  CYRILLIC CAPITAL LETTER DE        D        🚀  ROCKET               ro
/// ש  HEBREW LETTER SHIN                s        設  U+8A2D, last digits  2d
/// ```
package enum AsciiForm {
  /// True if a reader recognises a text by its plain ASCII form: of its characters, spaces left out, at most a
  /// third are pictures or ideographs, of which nothing but letters without meaning is left.
  package static func isTelling(_ text: String) -> Bool {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
    let characters = DisplayText(text).characters.filter { $0.text != " " }
    let lost = characters.count { $0.text.unicodeScalars.first.map(isLost) ?? false }
    return 3 * lost <= characters.count
  }

  /// The replacement of a character.
  ///
  /// - Parameters:
  ///   - scalars: the character.
  ///   - width: its number of cells, 1 or 2.
  /// - Returns: exactly `width` printable ASCII characters.
  static func text(of scalars: [Unicode.Scalar], width: Int) -> String {
    var result = ""
    for scalar in scalars where result.utf8.count < width {
      guard !isInvisible(scalar) else { continue }
      result += letters(of: scalar).prefix(width - result.utf8.count)
    }
    return result + String(repeating: "_", count: max(0, width - result.utf8.count))
  }

  /// True if the ASCII form of a scalar neither looks nor sounds like it.
  private static func isLost(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII, signs[scalar] == nil else { return false }
    guard let name = scalar.properties.name else { return true }
    return !name.split(separator: " ").contains { letterWords.contains($0) }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && DisplayWidth.of(scalar) == 0
  }

  private static func letters(of scalar: Unicode.Scalar) -> String {
    if (0x20..<0x7F).contains(scalar.value) { return String(Character(scalar)) }
    if let sign = signs[scalar] { return sign }
    guard let name = scalar.properties.name, !name.contains("IDEOGRAPH") else {
      return String(String(scalar.value, radix: 16).suffix(2))
    }
    let words = name.split(separator: " ")
    guard let marker = words.firstIndex(where: { letterWords.contains($0) }) else {
      return words.joined().filter(\.isLetter).lowercased()
    }
    let letter = words[(marker + 1)...].first { !skippedWords.contains($0) } ?? words[marker]
    return words.contains("CAPITAL") ? String(letter) : letter.lowercased()
  }

  /// The words of a name after which the sound of the letter follows.
  private static let letterWords: Set<Substring> = ["LETTER", "SYLLABLE", "DIGIT", "LIGATURE"]
  private static let skippedWords: Set<Substring> = [
    "FINAL", "SMALL", "CAPITAL", "MEDIAL", "DOTLESS", "SHORT",
  ]

  /// Punctuation of ordinary prose.
  private static let signs: [Unicode.Scalar: String] = [
    "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "«": "<", "»": ">", "•": "*", "…": "~",
    "→": ">", "←": "<", "↑": "^", "↓": "v", "×": "x", "·": ".", "✓": "v", "✗": "x", "✔": "v", "✘": "x",
  ]
}
