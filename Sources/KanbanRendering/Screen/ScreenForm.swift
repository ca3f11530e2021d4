/// The form of a frame for people: box drawing and colours.
extension Frame {
  /// The rows of the screen form, without line ends, all of the same display width.
  public func screenLines(style: ScreenStyle = ScreenStyle()) -> [String] {
    var writer = CellWriter(style: style)
    return (0..<height).map { row in
      writer.removeText()
      for index in (row * width)..<((row + 1) * width) { writer.write(cells[index], of: self) }
      writer.rest()
      return writer.text
    }
  }

  /// The caption, broken between words into lines that fit the width of the frame or the given one, each
  /// filled up with spaces.
  public func captionLines(style: ScreenStyle = ScreenStyle(), width: Int? = nil) -> [String] {
    let limit = max(8, width ?? self.width)
    let words = style.repertoire == .ascii ? Self.ascii(caption) : caption
    let ellipsis = style.repertoire == .ascii ? "~" : "…"
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words.split(separator: " ") {
      let text = DisplayText(word).truncated(to: limit, ellipsis: ellipsis)
      if used > 0, used + 1 + text.width > limit {
        lines.append(DisplayText(line).padded(to: limit))
        line = ""
        used = 0
      }
      line += used == 0 ? text.string : " " + text.string
      used += text.width + (used == 0 ? 0 : 1)
    }
    if used > 0 { lines.append(DisplayText(line).padded(to: limit)) }
    return lines
  }

  /// A text in plain ASCII, as it stands in goldens.
  static func ascii(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendAscii(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
