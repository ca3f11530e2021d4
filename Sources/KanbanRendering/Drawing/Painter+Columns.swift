import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Where a column's parts are in the grid.
struct ColumnCells {
  /// The column in the viewport, in board points.
  var frame: Rect
  /// Its cells.
  var rect: CellRect
  /// The cells of its body.
  var body: CellRect
  /// The part of the body that is in the viewport, in board points; nil if none is.
  var window: Rect?
}

extension Painter {
  /// Draws a column with all that is in it.
  mutating func paintColumn(_ column: ColumnHandle) {
    guard let displayed = geometry.displayFrame(of: column, placement: placement) else { return }
    let frame = viewportRect(displayed)
    let picture = canvas.picture
    var rect = scale.rect(frame)
    rect.bottom = max(rect.top, scale.endRow(frame.maxY))
    guard !rect.intersection(picture).isEmpty else { return }
    canvas.clip = picture
    canvas.subject = FrameSubject.code(of: column)
    canvas.fill(rect, .column)
    if board.state(of: column).isCollapsed {
      paintStrip(column, rect)
    } else {
      let top = geometry.bodyFrame(of: column).map { viewportRect($0).y } ?? frame.y
      var body = rect
      body.top = min(max(scale.row(top), rect.top), rect.bottom)
      let window = Rect(x: frame.x, y: top, width: frame.width, height: max(0, frame.maxY - top))
        .intersection(Rect(origin: .zero, size: geometry.metrics.viewportSize))
      let cells = ColumnCells(frame: frame, rect: rect, body: body, window: window)
      paintCards(of: column, cells)
      canvas.clip = picture
      canvas.subject = FrameSubject.code(of: column)
      paintHeader(of: column, cells)
    }
    canvas.subject = FrameSubject.noneCode
  }

  /// The look of a column's frame: plain, or what the target there means.
  func look(of column: ColumnHandle) -> (style: BoxStyle, role: FrameRole) {
    guard let target = snapshot.target, target.destination.column == column else { return (.column, .column) }
    switch target.decision {
    case .accept: return (.target, .columnTarget)
    case .warn: return (.warned, .columnWarned)
    case .forbid: return (.refused, .columnRefused)
    }
  }

  /// Frame, title, count, the rule below the header with the target's words, and the scroll hints.
  private mutating func paintHeader(of column: ColumnHandle, _ cells: ColumnCells) {
    let (style, role) = look(of: column)
    let rect = cells.rect
    canvas.box(rect, style, role)
    guard rect.width > 4 else { return }
    paintTitle(of: column, rect)
    let rule = cells.body.top - 1
    if rule > rect.top {
      canvas.put(style.teeLeft.glyph, rect.left, rule, role)
      canvas.row(style.top.glyph, (rect.left + 1)..<(rect.right - 1), rule, role)
      canvas.put(style.teeRight.glyph, rect.right - 1, rule, role)
      let hintWidth = paintTopHint(of: column, rect, row: rule)
      if let (text, role) = words.targetText(in: column) {
        paintLabel(text, rect, row: rule, limit: rect.width - (hintWidth > 0 ? 5 : 6) - hintWidth, role)
      }
    }
    if rect.height > 2, geometry.canScroll(.column(column), towards: .bottom) {
      let text = words.hiddenText(.bottom, in: column)
      _ = paintHint(text, .scrollHint, rect, row: rect.bottom - 1)
    }
    if let motion = words.autoscroll(of: column) { paintMotion(towards: motion.edge, cells) }
  }

  private mutating func paintTitle(of column: ColumnHandle, _ rect: CellRect) {
    let (count, isOver) = words.countText(of: column)
    let width = rect.width - 4
    let countLeft = rect.right - 3 - count.utf8.count
    let titleWidth = max(0, min(width - 2, countLeft - rect.left - 5))
    canvas.put(GlyphCode.space, rect.left + 2, rect.top, .columnTitle)
    let used = canvas.text(
      words.title(of: column), rect.left + 3, rect.top, limit: titleWidth, .columnTitle)
    canvas.put(GlyphCode.space, rect.left + 3 + used, rect.top, .columnTitle)
    guard countLeft > rect.left + 2 else { return }
    let role: FrameRole = isOver ? .countOver : .count
    canvas.put(GlyphCode.space, countLeft - 1, rect.top, role)
    canvas.text(count, countLeft, rect.top, limit: count.utf8.count, role)
    canvas.put(GlyphCode.space, rect.right - 3, rect.top, role)
  }

  /// Says how the column scrolls by itself, or what lies above; the ghost hides the bottom edge too often.
  private mutating func paintTopHint(of column: ColumnHandle, _ rect: CellRect, row: Int) -> Int {
    if let motion = words.autoscroll(of: column) {
      let arrow = motion.edge == .top ? "^^" : "vv"
      return paintHint("\(arrow) \(Numbers.rounded(motion.rate)) pt/s", .autoscroll, rect, row: row)
    }
    guard geometry.canScroll(.column(column), towards: .top) else { return 0 }
    return paintHint(words.hiddenText(.top, in: column), .scrollHint, rect, row: row)
  }

  /// Writes at the right end of a rule; returns the number of cells taken.
  private mutating func paintHint(_ text: String, _ role: FrameRole, _ rect: CellRect, row: Int) -> Int {
    let left = rect.right - 3 - text.utf8.count
    guard left > rect.left + 2 else { return 0 }
    paintWords(text, left - 1, row, limit: text.utf8.count, role)
    return text.utf8.count + 2
  }

  /// Puts arrows into both sides of the column, in the half towards which it scrolls.
  private mutating func paintMotion(towards edge: Edge, _ cells: ColumnCells) {
    let middle = (cells.body.top + cells.rect.bottom) / 2
    let rows = edge == .top ? cells.body.top..<middle : middle..<(cells.rect.bottom - 1)
    let arrow = edge == .top ? Symbol.up.glyph : Symbol.down.glyph
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: 2) {
      canvas.put(arrow, cells.rect.left, row, .autoscroll)
      canvas.put(arrow, cells.rect.right - 1, row, .autoscroll)
    }
  }

  private mutating func paintLabel(
    _ text: String, _ rect: CellRect, row: Int, limit: Int, _ role: FrameRole
  ) {
    paintWords(text, rect.left + 2, row, limit: limit, role)
  }

  /// Text with a space on both sides.
  mutating func paintWords(_ text: String, _ column: Int, _ row: Int, limit: Int, _ role: FrameRole) {
    guard limit > 0 else { return }
    canvas.put(GlyphCode.space, column, row, role)
    let used = canvas.text(text, column + 1, row, limit: limit, role)
    canvas.put(GlyphCode.space, column + 1 + used, row, role)
  }

  /// A collapsed column: its count, and its title from top to bottom.
  private mutating func paintStrip(_ column: ColumnHandle, _ rect: CellRect) {
    let (style, role) = look(of: column)
    canvas.box(rect, style, role)
    guard rect.width > 2, rect.height > 2 else { return }
    let (count, isOver) = words.countText(of: column)
    let inner = rect.width - 2
    let shown = min(count.utf8.count, inner)
    canvas.text(
      count, rect.left + 1 + (inner - shown + 1) / 2, rect.top + 1, limit: inner, isOver ? .countOver : .count
    )
    var row = rect.top + 3
    for character in DisplayText(words.title(of: column)).characters.prefix(max(0, rect.height - 4)) {
      let offset = (inner - character.width + 1) / 2
      canvas.text(character.text, rect.left + 1 + offset, row, limit: character.width, .columnTitle)
      row += 1
    }
  }
}
