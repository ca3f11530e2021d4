import KanbanText

/// Text and pointers: a pointer stands where it is, and words stand beside it.
extension Canvas {
  /// The columns of the first pointer that stands in a run of cells.
  func pointer(in columns: Range<Int>, _ row: Int) -> Range<Int>? {
    var first: Range<Int>?
    for cells in pointerCells where cells.top == row {
      let place = cells.left..<cells.right
      if place.overlaps(columns), place.lowerBound < (first?.lowerBound ?? .max) { first = place }
    }
    return first
  }

  /// Writes text so that a pointer hides none of it, as far as there is room.
  ///
  /// ```
  /// Write the spe@      a pointer on a word: the word stands behind it
  /// Write the    @ spec
  /// Write@the spec      a pointer between two words: nothing to do
  /// Write th@e spec     no room to move a word: the word is parted
  /// Write the sp@c      no room at all
  /// ```
  ///
  /// - Returns: the number of cells that the text takes, the pointer's included.
  mutating func displayText(
    _ text: DisplayText, _ column: Int, _ row: Int, limit: Int, around pointer: Range<Int>, _ role: FrameRole
  ) -> Int {
    let start = max(0, pointer.lowerBound - column)
    let end = pointer.upperBound - column
    guard let parts = text.parted(at: start, end, limit: limit) else {
      return displayText(text, column, row, limit: limit, role)
    }
    let used = displayText(parts.head, column, row, limit: parts.head.width, role)
    self.row(GlyphCode.space, (column + used)..<(column + parts.tailStart), row, role)
    let room = limit - parts.tailStart
    guard room > 0 else { return parts.tailStart }
    let place = column + parts.tailStart
    guard let next = self.pointer(in: place..<(place + room), row) else {
      return parts.tailStart + displayText(parts.tail, place, row, limit: room, role)
    }
    return parts.tailStart + displayText(parts.tail, place, row, limit: room, around: next, role)
  }

  /// Where words of a width stand that no pointer hides: at a wanted column, else as near as possible to its
  /// left, else to its right; at the wanted one if all of the bounds is too small.
  func freeColumn(for width: Int, at wanted: Int, _ row: Int, within bounds: Range<Int>) -> Int {
    guard !pointerCells.isEmpty, let pointer = pointer(in: wanted..<(wanted + width), row) else {
      return wanted
    }
    let left = pointer.lowerBound - width
    if left >= bounds.lowerBound { return freeColumn(for: width, at: left, row, within: bounds) }
    let right = pointer.upperBound
    return right + width <= bounds.upperBound && self.pointer(in: right..<(right + width), row) == nil
      ? right : wanted
  }
}

extension DisplayText {
  /// A text in two parts, the second of which begins behind some cells.
  struct Parts {
    var head: DisplayText
    var tail: DisplayText
    /// The cell of the tail, counted from the head's.
    var tailStart: Int
  }

  /// Parts the text before cells `start ..< end`; nil if these hide nothing of it, or if there is no room.
  func parted(at start: Int, _ end: Int, limit: Int) -> Parts? {
    guard !isBlank(start..<end) else { return nil }
    let word = parts(behind: lastWord(before: start), at: end + 1)
    if word.tailStart + word.tail.width <= limit { return word }
    let letter = parts(behind: letterCount(within: start), at: end)
    return letter.tailStart + letter.tail.width <= limit || width > limit ? letter : nil
  }

  /// True if only spaces stand in some cells, or nothing.
  private func isBlank(_ cells: Range<Int>) -> Bool {
    var place = 0
    for character in characters {
      if place >= cells.upperBound { break }
      if place + character.width > cells.lowerBound, character.text != " " { return false }
      place += character.width
    }
    return true
  }

  /// The number of characters before a word that begins before a cell.
  private func lastWord(before cell: Int) -> Int {
    characters.prefix(letterCount(within: cell) + 1).lastIndex { $0.text == " " } ?? 0
  }

  /// The number of characters that fit into some cells.
  private func letterCount(within limit: Int) -> Int {
    var used = 0
    return characters.firstIndex { character in
      used += character.width
      return used > limit
    } ?? characters.count
  }

  /// The first characters, and those behind them without a space at the start.
  private func parts(behind count: Int, at tailStart: Int) -> Parts {
    var tail = characters[count...]
    if tail.first?.text == " " { tail = tail.dropFirst() }
    return Parts(head: DisplayText(characters[..<count]), tail: DisplayText(tail), tailStart: tailStart)
  }
}
