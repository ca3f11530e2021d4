import KanbanText

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
  /// filled up with spaces; an ellipsis ends it where it needs more lines than it may have.
  public func captionLines(
    style: ScreenStyle = ScreenStyle(), width: Int? = nil, atMost count: Int = .max
  ) -> [String] {
    let limit = max(8, width ?? self.width)
    let words = style.repertoire == .ascii ? Self.ascii(caption) : caption
    return DisplayText.lines(words, width: limit, atMost: count, ellipsis: style.ellipsis)
      .map { DisplayText($0).padded(to: limit) }
  }

  /// A text in plain ASCII, as it stands in goldens.
  static func ascii(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendAscii(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ScreenStyle {
  /// What stands for words that are left out.
  package var ellipsis: String { repertoire == .ascii ? "~" : "…" }
}
