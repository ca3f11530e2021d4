/// Letters that read from right to left, which terminals may reorder.
///
/// Terminals that do so reorder the run between two left-to-right characters. A mark after each title with such
/// letters keeps the frame's lines out of it; where nothing is reordered the mark is not seen.
enum Direction {
  /// U+200E, invisible and without width.
  static let leftToRightMark = "\u{200E}"

  static func isRightToLeft(_ cell: PackedCell, _ characters: String) -> Bool {
    guard cell.glyph >= 0x590, cell.glyph < GlyphCode.firstSymbol || cell.glyph >= GlyphCode.firstCluster
    else { return false }
    return characters.unicodeScalars.contains(where: isRightToLeft)
  }

  /// Hebrew, Arabic, Syriac, Thaana, N'Ko and the other scripts of those blocks (UAX 9, types R and AL).
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
