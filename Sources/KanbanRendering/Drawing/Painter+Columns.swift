import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanText

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
    guard let displayed = words.displayFrame(of: column) else { return }
    let frame = viewportRect(displayed)
    let picture = canvas.picture
    var rect = scale.rect(frame)
    rect.bottom = max(rect.top, scale.endRow(frame.maxY))
    guard !rect.intersection(picture).isEmpty else { return }
    canvas.clip = picture
    canvas.subject = FrameSubject.code(of: column)
    canvas.fill(rect, .column)
    if words.board.state(of: column).isCollapsed {
      paintStrip(column, rect)
    } else {
      let top = words.bodyFrame(of: column).map { viewportRect($0).y } ?? frame.y
      var body = rect
      body.top = min(max(scale.row(top), rect.top), rect.bottom)
      let window = Rect(x: frame.x, y: top, width: frame.width, height: max(0, frame.maxY - top))
        .intersection(Rect(origin: .zero, size: words.geometry.metrics.viewportSize))
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
    guard let target = words.snapshot.target, target.destination.column == column else {
      return (.column, .column)
    }
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
    let rule = cells.body.top - 1
    let label = words.targetLabel(in: column)
    paintTitle(of: column, rect, rule > rect.top ? nil : label)
    if rule > rect.top {
      canvas.put(style.teeLeft.glyph, rect.left, rule, role)
      canvas.row(style.top.glyph, (rect.left + 1)..<(rect.right - 1), rule, role)
      canvas.put(style.teeRight.glyph, rect.right - 1, rule, role)
      paintRuleWords(of: column, label, rect, row: rule)
    }
    if rect.height > 2, words.canScroll(.column(column), towards: .bottom) {
      paintHint(words.hiddenLabel(.bottom, in: column), rect, row: rect.bottom - 1, room: rect.width - 6)
    }
    if let motion = words.autoscroll(of: column) { paintMotion(towards: motion.edge, cells) }
  }

  /// Writes title and count into the upper edge, and between them words for which there is no other row.
  private mutating func paintTitle(of column: ColumnHandle, _ rect: CellRect, _ label: Label?) {
    let (count, isOver) = words.countText(of: column)
    let countLeft =
      1
      + canvas.freeColumn(
        for: count.utf8.count + 2, at: rect.right - 4 - count.utf8.count, rect.top,
        within: (rect.left + 2)..<(rect.right - 1))
    let room = countLeft - rect.left - 8
    var titleWidth = max(0, min(rect.width - 6, countLeft - rect.left - 5))
    if let label {
      titleWidth = min(titleWidth, max(4, room - min(Self.leastWords, label.shortest.utf8.count)))
    }
    canvas.put(GlyphCode.space, rect.left + 2, rect.top, .columnTitle)
    let used = canvas.text(
      words.title(of: column), rect.left + 3, rect.top, limit: titleWidth, .columnTitle)
    canvas.put(GlyphCode.space, rect.left + 3 + used, rect.top, .columnTitle)
    if let label {
      let text = label.text(fitting: room - used)
      paintWords(text, rect.left + 5 + used, rect.top, limit: room - used, label.role)
    }
    guard countLeft > rect.left + 2 else { return }
    let role: FrameRole = isOver ? .countOver : .count
    canvas.put(GlyphCode.space, countLeft - 1, rect.top, role)
    canvas.text(count, countLeft, rect.top, limit: count.utf8.count, role)
    canvas.put(GlyphCode.space, countLeft + count.utf8.count, rect.top, role)
  }

  /// The cells for which a column's title gives way to words beside it.
  private static let leastWords = 9

  /// Writes into the rule below the title what a release would do, and in the room that this leaves how the
  /// column scrolls by itself, or what lies above; the ghost hides the bottom edge too often.
  private mutating func paintRuleWords(
    of column: ColumnHandle, _ label: Label?, _ rect: CellRect, row: Int
  ) {
    var hint: Label?
    if let motion = words.autoscroll(of: column) {
      hint = words.motionLabel(motion)
    } else if words.canScroll(.column(column), towards: .top) {
      hint = words.hiddenLabel(.top, in: column)
    }
    var room = rect.width - 6
    if let label {
      let limit = room - (hint.map { $0.shortest.utf8.count + 1 } ?? 0)
      let text = label.text(fitting: limit)
      paintWords(text, rect.left + 2, row, limit: limit, label.role)
      room -= min(limit, Canvas.width(of: text)) + 1
    }
    if let hint { paintHint(hint, rect, row: row, room: room) }
  }

  /// Writes at the right end of an edge.
  private mutating func paintHint(_ label: Label, _ rect: CellRect, row: Int, room: Int) {
    let text = label.text(fitting: room)
    guard text.utf8.count <= room else { return }
    let left = canvas.freeColumn(
      for: text.utf8.count + 2, at: rect.right - 4 - text.utf8.count, row,
      within: (rect.right - 6 - room)..<(rect.right - 1))
    paintWords(text, left, row, limit: text.utf8.count, label.role)
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
      let left = rect.left + 1 + (inner - character.width + 1) / 2
      while canvas.pointer(in: left..<(left + character.width), row) != nil { row += 1 }
      guard row < rect.bottom - 1 else { return }
      canvas.text(character.text, left, row, limit: character.width, .columnTitle)
      row += 1
    }
  }
}
