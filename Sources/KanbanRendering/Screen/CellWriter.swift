import KanbanText

/// Turns cells into text for a terminal, with as few escape codes as their roles allow.
struct CellWriter {
  let style: ScreenStyle
  /// What has been written, in UTF-8.
  private var bytes: [UInt8] = []
  private let palette: RolePalette
  private let faces: [SymbolFace]
  /// The colours that the terminal has now, as a group of the palette.
  private var colours = RolePalette.plainGroup
  /// The role of the text that right-to-left letters stand in; nil after other text.
  private var rightToLeftRole: FrameRole?

  init(style: ScreenStyle) {
    self.style = style
    palette = RolePalette.of(style.theme)
    faces = SymbolFace.all(in: style.repertoire)
  }

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Forgets what has been written; the colours stay.
  mutating func removeText() { bytes.removeAll(keepingCapacity: true) }

  /// Writes a cell; nothing for the second half of a wide character.
  mutating func write(_ cell: PackedCell, of frame: Frame) {
    let glyph = cell.glyph
    guard rightToLeftRole == nil, glyph < GlyphCode.firstCluster,
      glyph < 0x7F || glyph >= GlyphCode.firstSymbol, glyph != GlyphCode.continuationCode
    else { return writeAny(cell, of: frame) }
    if glyph != GlyphCode.space { setColours(palette.groups[cell.roleIndex]) }
    guard glyph >= GlyphCode.firstSymbol else { return bytes.append(UInt8(truncatingIfNeeded: glyph)) }
    let face = faces[Int(glyph - GlyphCode.firstSymbol)]
    bytes.append(face.first)
    guard face.count > 1 else { return }
    bytes.append(face.second)
    if face.count > 2 { bytes.append(face.third) }
  }

  /// Writes a cell that is neither printable ASCII nor a symbol, or that follows right-to-left letters.
  private mutating func writeAny(_ cell: PackedCell, of frame: Frame) {
    guard cell.width > 0 else { return }
    if cell.glyph != GlyphCode.space { setColours(palette.groups[cell.roleIndex]) }
    let characters = frame.text(of: cell, in: style.repertoire)
    if style.repertoire == .unicode, Direction.isRightToLeft(cell, characters) {
      rightToLeftRole = cell.role
    } else if let role = rightToLeftRole, role != cell.role || cell.glyph >= GlyphCode.firstSymbol {
      endRightToLeft()
    }
    bytes.append(contentsOf: characters.utf8)
  }

  /// Ends what right-to-left letters began and gives the terminal its own colours back.
  mutating func rest() {
    endRightToLeft()
    setColours(RolePalette.plainGroup)
  }

  /// Writes something that is neither a cell nor a text from outside: an escape code, a line end.
  mutating func control(_ sequence: String) {
    endRightToLeft()
    bytes.append(contentsOf: sequence.utf8)
  }

  /// Selects the colours of a role.
  mutating func setRole(_ role: FrameRole) { setColours(palette.groups[Int(role.rawValue)]) }

  private mutating func endRightToLeft() {
    if rightToLeftRole != nil { bytes.append(contentsOf: Direction.leftToRightMark.utf8) }
    rightToLeftRole = nil
  }

  private mutating func setColours(_ wanted: UInt8) {
    guard wanted != colours else { return }
    bytes.append(contentsOf: palette.sequences[Int(wanted)])
    colours = wanted
  }
}

/// The UTF-8 of a symbol, at most three bytes.
private struct SymbolFace {
  var count: UInt8
  var first: UInt8
  var second: UInt8 = 0
  var third: UInt8 = 0

  private init(_ scalar: Unicode.Scalar) {
    let bytes = Array(String(Character(scalar)).utf8)
    count = UInt8(min(3, bytes.count))
    first = bytes[0]
    if bytes.count > 1 { second = bytes[1] }
    if bytes.count > 2 { third = bytes[2] }
  }

  /// The faces of all symbols, in their order.
  static func all(in repertoire: Repertoire) -> [SymbolFace] {
    switch repertoire {
    case .ascii: ascii
    case .unicode: unicode
    }
  }

  private static let ascii = Symbol.allCases.map { SymbolFace(Unicode.Scalar($0.ascii)) }
  private static let unicode = Symbol.allCases.map { SymbolFace($0.unicode) }
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
