import KanbanGeometry
import KanbanInteraction

extension Painter {
  /// Draws every pointer at its place, and its digit on the rulers and in the margin.
  ///
  /// ```
  ///            mouse  touch  pen
  /// pressed      @     (@)    /@
  /// up           ^     (^)    /^
  /// ```
  mutating func paintPointers() {
    for state in words.snapshot.pointers {
      let place = cell(of: state)
      canvas.clip = canvas.picture
      canvas.subject = FrameSubject.pointerCode
      paintPointer(state, place.column, place.row)
      paintMarks(of: state, place.column, place.row)
    }
  }

  /// The columns of the rulers that show the pointers' digits.
  var pointerMarks: [Int] { words.snapshot.pointers.map { nearColumn(cell(of: $0).column) } }

  private func nearColumn(_ column: Int) -> Int {
    min(max(column, canvas.picture.left), canvas.picture.right - 1)
  }

  /// The cell of a pointer; outside the picture if the pointer is outside the viewport.
  private func cell(of state: PointerState) -> (column: Int, row: Int) {
    let place = scale.cell(at: words.geometry.viewportPoint(fromPointer: state.sample.point))
    guard words.geometry.isInViewport(pointer: state.sample.point) else { return place }
    // The viewport holds its right and bottom edge, the cells do not.
    return (min(place.column, canvas.picture.right - 1), min(place.row, canvas.picture.bottom - 1))
  }

  /// The cells that show a pointer: those of its kind's marks included.
  func cells(of state: PointerState) -> CellRect {
    let place = cell(of: state)
    let marks: (before: Int, after: Int) =
      switch state.sample.kind {
      case .mouse: (0, 0)
      case .touch: (1, 1)
      case .pen: (1, 0)
      }
    return CellRect(
      left: place.column - marks.before, top: place.row, right: place.column + marks.after + 1,
      bottom: place.row + 1)
  }

  private mutating func paintPointer(_ state: PointerState, _ column: Int, _ row: Int) {
    let role: FrameRole = state.isDown ? .pointerDown : .pointerUp
    canvas.put(state.isDown ? Symbol.pointerDown.glyph : Symbol.pointerUp.glyph, column, row, role)
    switch state.sample.kind {
    case .mouse: break
    case .touch:
      canvas.put(0x28, column - 1, row, role)
      canvas.put(0x29, column + 1, row, role)
    case .pen: canvas.put(0x2F, column - 1, row, role)
    }
  }

  /// Marks a pointer's column on both rulers and its row in the margin; one outside at the nearest cell.
  private mutating func paintMarks(of state: PointerState, _ column: Int, _ row: Int) {
    let picture = canvas.picture
    canvas.clip = canvas.grid
    canvas.subject = FrameSubject.noneCode
    let digit = UInt32(0x30 + abs(state.sample.pointer % 10))
    let nearColumn = nearColumn(column)
    let nearRow = min(max(row, picture.top), picture.bottom - 1)
    canvas.put(digit, nearColumn, picture.top - 1, .rulerMark)
    canvas.put(digit, nearColumn, picture.bottom, .rulerMark)
    let margin = picture.right + 1
    let isTaken = canvas.glyph(margin, nearRow) != GlyphCode.space
    canvas.put(digit, isTaken ? margin + 1 : margin, nearRow, .rulerMark)
  }
}
