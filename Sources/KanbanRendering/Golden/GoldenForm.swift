/// The form of a frame that stands in scenarios: plain ASCII, no colour, no escape code.
///
/// Each row is `|` picture `|`, digits of pointers may follow, then one line that begins with `=` says the
/// same in words. It never prints `..`, which elides in scenarios: neighbouring dots are drawn as colons.
/// Characters outside ASCII appear as `AsciiForm` says, in as many cells as they are wide.
extension Frame {
  /// The lines of the golden form, without line ends.
  public var goldenLines: [String] {
    var text = golden
    return text.withUTF8 { bytes in
      bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The golden form with a line end after each line.
  public var golden: String {
    var words: [UInt8] = [0x3D, 0x20]
    Self.appendAscii(caption, to: &words)
    words.append(0x0A)
    let capacity = (width + 1) * height + words.count
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      var line = GoldenLine(buffer: buffer)
      Symbol.asciiFaces.withUnsafeBufferPointer { faces in
        cells.withUnsafeBufferPointer { cells in
          for row in 0..<height { write(cells[(row * width)..<((row + 1) * width)], faces, to: &line) }
        }
      }
      for byte in words { line.put(byte) }
      return line.end
    }
  }

  /// Writes a row, a byte a cell, without the spaces at its end.
  private func write(
    _ row: Slice<UnsafeBufferPointer<PackedCell>>, _ faces: UnsafeBufferPointer<UInt8>,
    to line: inout GoldenLine
  ) {
    let start = line.end
    for cell in row {
      let glyph = cell.glyph
      if glyph < 0x7F, glyph >= 0x20 {
        line.put(UInt8(truncatingIfNeeded: glyph))
      } else if glyph >= GlyphCode.firstSymbol, glyph < GlyphCode.firstCluster {
        line.put(faces[Int(glyph - GlyphCode.firstSymbol)])
      } else if cell.width > 0 {
        // As many bytes as the character has cells; the second half of a wide one adds none.
        for byte in text(of: cell, in: .ascii).utf8 { line.put(byte) }
      }
    }
    line.endLine(from: start)
  }

  /// Appends a text in plain ASCII; control characters, which no caption has, as spaces.
  static func appendAscii(_ text: String, to bytes: inout [UInt8]) {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for character in DisplayText(text).characters {
      let scalars = Array(character.text.unicodeScalars)
      bytes.append(contentsOf: AsciiForm.text(of: scalars, width: character.width).utf8)
    }
  }
}

/// Bytes on their way into a golden form; dots that stand next to each other turn into colons.
private struct GoldenLine {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var end = 0
  /// The place after the last dot that was to be written.
  private var dotEnd = -1

  init(buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  mutating func put(_ byte: UInt8) {
    buffer[end] = byte
    if byte == 0x2E {
      if dotEnd == end {
        buffer[end - 1] = 0x3A
        buffer[end] = 0x3A
      }
      dotEnd = end + 1
    }
    end += 1
  }

  /// Takes back the spaces of a row that begins at a place, and ends the line.
  mutating func endLine(from start: Int) {
    while end > start, buffer[end - 1] == 0x20 { end -= 1 }
    put(0x0A)
  }
}
