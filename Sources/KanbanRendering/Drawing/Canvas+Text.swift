import KanbanText

extension Canvas {
  /// Writes text from a column on, cut with an ellipsis to at most `limit` cells, and around a pointer.
  ///
  /// - Returns: the number of cells that the text takes, clipped ones and those of a pointer in it included.
  @discardableResult
  mutating func text(_ text: String, _ column: Int, _ row: Int, limit: Int, _ role: FrameRole) -> Int {
    guard limit > 0 else { return 0 }
    if let pointer = pointer(in: column..<(column + limit), row) {
      return displayText(DisplayText(text), column, row, limit: limit, around: pointer, role)
    }
    guard let used = plainText(text, column, row, limit: limit, role) else {
      return displayText(DisplayText(text, enough: limit), column, row, limit: limit, role)
    }
    return used
  }

  /// The number of cells that a text takes.
  static func width(of text: String) -> Int {
    text.isPrintableASCII ? text.utf8.count : DisplayText(text).width
  }

  /// The way of text that is printable ASCII; nil if it is not.
  private mutating func plainText(
    _ text: String, _ column: Int, _ row: Int, limit: Int, _ role: FrameRole
  ) -> Int? {
    guard text.isPrintableASCII else { return nil }
    let bytes = text.utf8
    let isCut = bytes.count > limit
    let shown = isCut ? limit - 1 : bytes.count
    if isCut {
      put(bytes.prefix(shown), column, row, role)
      put(Symbol.ellipsis.glyph, column + shown, row, role)
    } else {
      put(bytes, column, row, role)
    }
    return isCut ? limit : shown
  }

  mutating func displayText(
    _ text: DisplayText, _ column: Int, _ row: Int, limit: Int, _ role: FrameRole
  ) -> Int {
    var used = 0
    let isCut = text.width > limit
    for character in text.characters {
      guard used + character.width <= (isCut ? limit - 1 : limit) else { break }
      if character.width == 2 {
        putWide(glyph(of: character), column + used, row, role)
      } else {
        put(glyph(of: character), column + used, row, role)
      }
      used += character.width
    }
    guard isCut else { return used }
    put(Symbol.ellipsis.glyph, column + used, row, role)
    return used + 1
  }

  /// The number under which the frame keeps a character.
  private mutating func glyph(of character: DisplayCharacter) -> UInt32 {
    let scalars = character.text.unicodeScalars
    if let first = scalars.first, scalars.count == 1 { return first.value }
    if let known = clusters.firstIndex(of: character.text) {
      return GlyphCode.firstCluster + UInt32(known)
    }
    guard clusters.count < GlyphCode.mostClusters else { return 0x3F }
    clusters.append(character.text)
    return GlyphCode.firstCluster + UInt32(clusters.count - 1)
  }
}
