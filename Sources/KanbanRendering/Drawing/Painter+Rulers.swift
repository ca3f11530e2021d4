import KanbanGeometry

/// The border: rulers above and below, and how much of the board lies beyond the viewport.
extension Painter {
  /// Draws the border with a tick at every hundred board points.
  mutating func paintRulers() {
    canvas.clip = canvas.grid
    let picture = canvas.picture
    paintRuler(picture.top - 1, tick: .tickDown, left: .frameTopLeft, right: .frameTopRight)
    paintRuler(picture.bottom, tick: .tickUp, left: .frameBottomLeft, right: .frameBottomRight)
    canvas.column(Symbol.frameSide.glyph, picture.left - 1, picture.top..<picture.bottom, .ruler)
    canvas.column(Symbol.frameSide.glyph, picture.right, picture.top..<picture.bottom, .ruler)
    paintBoardScroll(picture)
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
  private mutating func paintBoardScroll(_ picture: CellRect) {
    for edge in Edge.allCases {
      let rate = words.boardRate(towards: edge)
      guard rate > 0 || geometry.canScroll(.board, towards: edge) else { continue }
      let role: FrameRole = rate > 0 ? .autoscroll : .scrollHint
      let text = words.edgeText(edge, rate: rate)
      let row = edge == .bottom ? picture.bottom : picture.top - 1
      switch edge {
      case .left: paintOnRuler(text, picture.left + 1, row, role)
      case .right: paintOnRuler(text, picture.right - 1 - text.utf8.count, row, role)
      case .top, .bottom:
        paintOnRuler(text, picture.left + (picture.width - text.utf8.count) / 2, row, role)
      }
    }
  }

  private mutating func paintOnRuler(_ text: String, _ column: Int, _ row: Int, _ role: FrameRole) {
    canvas.text(text, column, row, limit: max(0, canvas.width - column), role)
  }
}
