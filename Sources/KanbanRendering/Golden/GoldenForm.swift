import KanbanText

/// The form of a frame that stands in scenarios: plain ASCII, no colour, no escape code.
///
/// Each row is `|` picture `|`, digits of pointers may follow, then one line that begins with `=` says the
/// same in words. It never prints `..`, which elides in scenarios: neighbouring dots are drawn as colons.
/// Characters outside ASCII appear as `AsciiForm` says, in as many cells as they are wide.
extension Frame {
  /// The lines of the golden form, without line ends.
  public var goldenLines: [String] {
    var lines: [String] = []
    lines.reserveCapacity(height + 1)
    GoldenFaces.table.withUnsafeBufferPointer { faces in
      cells.withUnsafeBufferPointer { cells in
        for row in 0..<height {
          let rowCells = UnsafeBufferPointer(rebasing: cells[(row * width)..<((row + 1) * width)])
          lines.append(goldenLine(rowCells, faces))
        }
      }
    }
    lines.append(Self.goldenCaption(caption))
    return lines
  }

  /// The golden form with a line end after each line.
  public var golden: String { goldenLines.reduce(into: "") { $0 += $1 + "\n" } }

  /// A row, a byte a cell, without the spaces at its end.
  private func goldenLine(
    _ row: UnsafeBufferPointer<PackedCell>, _ faces: UnsafeBufferPointer<UInt8>
  ) -> String {
    var count = row.count
    while count > 0, row[count - 1].glyph == GlyphCode.space { count -= 1 }
    return String(unsafeUninitializedCapacity: row.count) { buffer in
      let bytes = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
      if !GoldenFaces.write(row, faces, to: bytes) { writeOthers(of: row, to: bytes) }
      GoldenFaces.separateDots(bytes)
      return count
    }
  }

  /// Writes the cells of which one byte does not tell all: as many bytes as the character has cells.
  private func writeOthers(
    of row: UnsafeBufferPointer<PackedCell>, to bytes: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in bytes.indices where bytes[index] == GoldenFaces.other && row[index].width > 0 {
      for (offset, byte) in text(of: row[index], in: .ascii).utf8.enumerated()
      where index + offset < bytes.count {
        bytes[index + offset] = byte
      }
    }
  }

  private static func goldenCaption(_ caption: String) -> String {
    var bytes: [UInt8] = [0x3D, 0x20]
    bytes.reserveCapacity(caption.utf8.count + 2)
    appendAscii(caption, to: &bytes)
    bytes.withUnsafeMutableBufferPointer { GoldenFaces.separateDots($0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text in plain ASCII; control characters, which no caption has, as spaces.
  static func appendAscii(_ text: String, to bytes: inout [UInt8]) {
    if text.isPrintableASCII {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for character in DisplayText(text).characters {
      let scalars = Array(character.text.unicodeScalars)
      bytes.append(contentsOf: AsciiForm.text(of: scalars, width: character.width).utf8)
    }
  }
}

/// The bytes that glyphs turn into, looked up in one step.
private enum GoldenFaces {
  /// Stands for glyphs of which one byte does not tell all.
  static let other: UInt8 = 0
  static let dot: UInt8 = 0x2E
  private static let colon: UInt8 = 0x3A
  private static let scalarCount: UInt32 = 0x80

  /// The printable ones of the first 128 scalars, then the symbols, then the one for all else.
  static let table: [UInt8] =
    (0..<UInt8(scalarCount)).map { $0 >= 0x20 && $0 < 0x7F ? $0 : other } + Symbol.asciiFaces + [other]

  /// Writes a byte a cell; false if there are cells of which one byte does not tell all.
  static func write(
    _ row: UnsafeBufferPointer<PackedCell>, _ table: UnsafeBufferPointer<UInt8>,
    to bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    // Bare addresses: this loop takes a fifth of the time of a golden frame.
    guard let cells = row.baseAddress, let faces = table.baseAddress, let target = bytes.baseAddress else {
      return true
    }
    let last = UInt32(truncatingIfNeeded: table.count &- 1)
    var others: UInt8 = 0
    var index = 0
    while index < bytes.count {
      let glyph = cells[index].glyph
      let place = glyph < scalarCount ? glyph : glyph &- GlyphCode.firstSymbol &+ scalarCount
      let face = faces[Int(truncatingIfNeeded: min(place, last))]
      target[index] = face
      others |= face == other ? 1 : 0
      index &+= 1
    }
    return others == 0
  }

  /// Turns dots that stand next to each other into colons.
  static func separateDots(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    guard hasNeighbouringDots(bytes) else { return }
    var isAfterDot = false
    for index in bytes.indices {
      let isDot = bytes[index] == dot
      if isDot, isAfterDot {
        bytes[index - 1] = colon
        bytes[index] = colon
      }
      isAfterDot = isDot
    }
  }

  /// A loop without a way out, which runs over many bytes at once: most lines have no such dots.
  private static func hasNeighbouringDots(_ bytes: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    var found: UInt8 = 0
    var index = 1
    while index < bytes.count {
      // Only two dots leave nothing.
      found |= (start[index] ^ dot) | (start[index &- 1] ^ dot) == 0 ? 1 : 0
      index &+= 1
    }
    return found != 0
  }
}
