/// Turns cells into text for a terminal, with as few escape codes as their roles allow.
struct CellWriter {
  let style: ScreenStyle
  private(set) var text = ""
  /// The colours that the terminal has now; empty for its own.
  private var colours = ""
  /// The role of the text that right-to-left letters stand in; nil after other text.
  private var rightToLeftRole: FrameRole?

  init(style: ScreenStyle) { self.style = style }

  /// Writes a cell; nothing for the second half of a wide character.
  mutating func write(_ cell: PackedCell, of frame: Frame) {
    guard cell.width > 0 else { return }
    setColours(cell.glyph == GlyphCode.space ? colours : style.theme.parameters(of: cell.role))
    let characters = frame.text(of: cell, in: style.repertoire)
    if style.repertoire == .unicode, Direction.isRightToLeft(cell, characters) {
      rightToLeftRole = cell.role
    } else if let role = rightToLeftRole, role != cell.role || cell.glyph >= GlyphCode.firstSymbol {
      endRightToLeft()
    }
    text += characters
  }

  /// Ends what right-to-left letters began and gives the terminal its own colours back.
  mutating func rest() {
    endRightToLeft()
    setColours("")
  }

  /// Writes something that is neither a cell nor a text from outside: an escape code, a line end.
  mutating func control(_ sequence: String) {
    endRightToLeft()
    text += sequence
  }

  /// Selects the colours of a role.
  mutating func setRole(_ role: FrameRole) { setColours(style.theme.parameters(of: role)) }

  private mutating func endRightToLeft() {
    if rightToLeftRole != nil { text += Direction.leftToRightMark }
    rightToLeftRole = nil
  }

  private mutating func setColours(_ wanted: String) {
    guard wanted != colours else { return }
    text += wanted.isEmpty ? "\u{1B}[0m" : "\u{1B}[0;\(wanted)m"
    colours = wanted
  }
}

extension ScreenStyle {
  /// A text made harmless, in the colours of a role: for lines around a frame that look like it.
  public func text(_ text: some StringProtocol, role: FrameRole) -> String {
    let words = repertoire == .ascii ? Frame.ascii(String(text)) : DisplayText(text).string
    var writer = CellWriter(style: self)
    writer.setRole(role)
    writer.control(words)
    writer.rest()
    return writer.text
  }
}

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
