/// Text made fit for a grid of cells: every character has a known width of 1 or 2 and cannot act on a terminal.
///
/// Whatever would move a cursor, change colours, reorder a line, or not be seen at all, is written out:
///
/// ```
/// control characters            a\n        a^J          C1 controls     {9b}
/// bidirectional controls        a\u{202e}  a{202e}      zero width      {200b}
/// marks without a base          \u{301}    {301}        unassigned      {e000}
/// towers of combining marks     base {+20}              other spaces    a space
/// ```
///
/// Accents, emoji and their sequences, wide characters and right-to-left letters stay as they are.
package struct DisplayText: Hashable, Sendable {
  /// The characters in order.
  package private(set) var characters: [DisplayCharacter] = []
  /// The number of cells.
  package private(set) var width = 0

  /// Makes text fit for cells; stops early once it is wider than `enough`.
  package init(_ text: some StringProtocol, enough: Int = .max) {
    for character in text {
      append(character)
      if width > enough { break }
    }
  }

  /// Makes text of characters that are fit already.
  package init(_ characters: ArraySlice<DisplayCharacter>) {
    self.characters = Array(characters)
    width = characters.reduce(0) { $0 + $1.width }
  }

  /// The text as a string.
  package var string: String { characters.reduce(into: "") { $0 += $1.text } }

  /// The text cut to at most `limit` cells; an ellipsis stands for what is left out.
  package func truncated(to limit: Int, ellipsis: String = "…") -> DisplayText {
    guard width > limit else { return self }
    guard limit > 0 else { return DisplayText("") }
    var result = DisplayText("")
    for character in characters {
      guard result.width + character.width < limit else { break }
      result.put(character)
    }
    result.put(DisplayCharacter(text: ellipsis, width: 1))
    return result
  }

  /// The text followed by spaces, exactly `width` cells wide; cut if it is longer.
  package func padded(to width: Int) -> String {
    let fitting = truncated(to: width)
    return fitting.string + String(repeating: " ", count: max(0, width - fitting.width))
  }

  private mutating func put(_ character: DisplayCharacter) {
    characters.append(character)
    width += character.width
  }

  private mutating func putWords(_ words: String) {
    for character in words { put(DisplayCharacter(text: String(character), width: 1)) }
  }

  private mutating func append(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    if scalars.count == 1, (0x20..<0x7F).contains(first.value) {
      put(DisplayCharacter(text: String(character), width: 1))
    } else if first.properties.generalCategory == .spaceSeparator, scalars.count == 1 {
      putWords(String(repeating: " ", count: DisplayWidth.of(first)))
    } else if scalars.count > Self.mostScalars, Self.isHarmless(first, startsCharacter: true) {
      put(DisplayCharacter(text: String(first), width: max(1, DisplayWidth.of(first))))
      putWords("{+\(scalars.count - 1)}")
    } else if Self.isHarmless(character) {
      put(DisplayCharacter(text: String(character), width: DisplayWidth.of(character)))
    } else {
      for scalar in scalars { putWords(Self.visible(scalar)) }
    }
  }

  /// The longest emoji sequences in use have ten scalars.
  private static let mostScalars = 12

  private static func isHarmless(_ character: Character) -> Bool {
    var startsCharacter = true
    for scalar in character.unicodeScalars {
      guard isHarmless(scalar, startsCharacter: startsCharacter) else { return false }
      startsCharacter = false
    }
    return true
  }

  private static func isHarmless(_ scalar: Unicode.Scalar, startsCharacter: Bool) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: return false
    case .format: return !startsCharacter && isJoiner(scalar)
    case .nonspacingMark, .enclosingMark, .spacingMark: return !startsCharacter
    default: return !startsCharacter || DisplayWidth.of(scalar) > 0
    }
  }

  /// Zero width (non-)joiners and the tags of flags, which have a meaning inside a character.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D || (0xE0020...0xE007F).contains(scalar.value)
  }

  /// A scalar in plain ASCII: `^J`, or its number in braces.
  private static func visible(_ scalar: Unicode.Scalar) -> String {
    if scalar.value < 0x20 || scalar.value == 0x7F {
      return "^" + String(Character(Unicode.Scalar(UInt8(scalar.value ^ 0x40))))
    }
    if scalar.isASCII { return String(Character(scalar)) }
    return "{" + String(scalar.value, radix: 16) + "}"
  }
}

/// A character with its number of cells.
package struct DisplayCharacter: Hashable, Sendable {
  /// One grapheme cluster.
  package var text: String
  /// 1 or 2.
  package var width: Int
}
