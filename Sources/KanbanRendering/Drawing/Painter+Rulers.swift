import KanbanGeometry

/// The border: rulers above and below, and how much of the board lies beyond the viewport.
extension Painter {
  /// Draws the border with a tick at every hundred board points.
  ///
  /// - Parameter marks: the columns of the rulers that will hold a pointer's digit; words move aside for them.
  mutating func paintRulers(marks: [Int]) {
    canvas.clip = canvas.grid
    let picture = canvas.picture
    paintRuler(picture.top - 1, tick: .tickDown, left: .frameTopLeft, right: .frameTopRight)
    paintRuler(picture.bottom, tick: .tickUp, left: .frameBottomLeft, right: .frameBottomRight)
    canvas.column(Symbol.frameSide.glyph, picture.left - 1, picture.top..<picture.bottom, .ruler)
    canvas.column(Symbol.frameSide.glyph, picture.right, picture.top..<picture.bottom, .ruler)
    paintBoardScroll(picture, marks)
  }

  private mutating func paintRuler(_ row: Int, tick: Symbol, left: Symbol, right: Symbol) {
    let picture = canvas.picture
    canvas.put(left.glyph, picture.left - 1, row, .ruler)
    canvas.row(Symbol.rule.glyph, picture.left..<picture.right, row, .ruler)
    canvas.put(right.glyph, picture.right, row, .ruler)
    var x = 100.0
    while scale.cell(at: Point(x: x, y: 0)).column < picture.right {
      canvas.put(tick.glyph, scale.cell(at: Point(x: x, y: 0)).column, row, .ruler)
      x += max(100, scale.cell.width)
    }
  }

  /// Arrows where the board can scroll; with the rate where it does.
  private mutating func paintBoardScroll(_ picture: CellRect, _ marks: [Int]) {
    for edge in Edge.allCases {
      let rate = words.boardRate(towards: edge)
      guard rate > 0 || words.canScroll(.board, towards: edge) else { continue }
      let role: FrameRole = rate > 0 ? .autoscroll : .scrollHint
      let text = words.edgeText(edge, rate: rate)
      let row = edge == .bottom ? picture.bottom : picture.top - 1
      let middle = picture.left + (picture.width - text.utf8.count) / 2
      let left =
        switch edge {
        case .left: Self.place(text, picture.left + 1, picture, step: 1, marks)
        case .right: Self.place(text, picture.right - 1 - text.utf8.count, picture, step: -1, marks)
        case .top, .bottom: Self.place(text, middle, picture, step: 1, marks)
        }
      canvas.text(text, left, row, limit: max(0, canvas.width - left), role)
    }
  }

  /// The first place from a wanted one on where words leave the marks free; the wanted one if there is none.
  private static func place(
    _ text: String, _ wanted: Int, _ picture: CellRect, step: Int, _ marks: [Int]
  ) -> Int {
    var left = wanted
    while left >= picture.left, left + text.utf8.count <= picture.right {
      let cells = left..<(left + text.utf8.count)
      if !marks.contains(where: cells.contains) { return left }
      left += step
    }
    return wanted
  }
}
