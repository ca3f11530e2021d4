/// The form of a frame that stands in scenarios: plain ASCII, no colour, no escape code.
///
/// Each row is `|` picture `|`, digits of pointers may follow, then one line that begins with `=` says the
/// same in words. It never prints `..`, which elides in scenarios: neighbouring dots are drawn as colons.
/// Characters outside ASCII appear as `AsciiForm` says, in as many cells as they are wide.
extension Frame {
  /// The lines of the golden form, without line ends.
  public var goldenLines: [String] {
    golden.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The golden form with a line end after each line.
  public var golden: String {
    var words: [UInt8] = [0x3D, 0x20]
    Self.appendAscii(caption, to: &words)
    words.append(0x0A)
    let capacity = (width + 1) * height + words.count
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      var end = 0
      for row in 0..<height {
        let start = end
        end = writeRow(row, buffer, at: end)
        while end > start, buffer[end - 1] == 0x20 { end -= 1 }
        Self.hideEllipses(buffer, start..<end)
        buffer[end] = 0x0A
        end += 1
      }
      let start = end
      for byte in words {
        buffer[end] = byte
        end += 1
      }
      Self.hideEllipses(buffer, start..<end)
      return end
    }
  }

  /// Writes a row, a byte a cell; returns the place after it.
  private func writeRow(_ row: Int, _ buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
    Symbol.asciiFaces.withUnsafeBufferPointer { faces in
      cells.withUnsafeBufferPointer { cells in
        var end = start
        for index in (row * width)..<((row + 1) * width) {
          let glyph = cells[index].glyph
          if glyph < 0x7F, glyph >= 0x20 {
            buffer[end] = UInt8(truncatingIfNeeded: glyph)
          } else if glyph >= GlyphCode.firstSymbol, glyph < GlyphCode.firstCluster {
            buffer[end] = faces[Int(glyph - GlyphCode.firstSymbol)]
          } else if cells[index].width > 0 {
            // As many bytes as cells; the second half of a wide character adds none.
            for (place, byte) in text(of: cells[index], in: .ascii).utf8.enumerated() {
              buffer[end + place] = byte
            }
            end += cells[index].width - 1
          } else {
            continue
          }
          end += 1
        }
        return end
      }
    }
  }

  /// Turns dots that stand next to each other into colons.
  private static func hideEllipses(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ range: Range<Int>) {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      if buffer[index] == 0x2E, buffer[index + 1] == 0x2E {
        while index < range.upperBound, buffer[index] == 0x2E {
          buffer[index] = 0x3A
          index += 1
        }
      }
      index += 1
    }
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
