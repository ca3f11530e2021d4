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
    for state in snapshot.pointers {
      let point = geometry.viewportPoint(fromPointer: state.sample.point)
      var place = scale.cell(at: point)
      if geometry.isInViewport(pointer: state.sample.point) {
        // The viewport holds its right and bottom edge, the cells do not.
        place = (min(place.column, canvas.picture.right - 1), min(place.row, canvas.picture.bottom - 1))
      }
      canvas.clip = canvas.picture
      canvas.subject = FrameSubject.pointerCode
      paintPointer(state, place.column, place.row)
      paintMarks(of: state, place.column, place.row)
    }
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
    let nearColumn = min(max(column, picture.left), picture.right - 1)
    let nearRow = min(max(row, picture.top), picture.bottom - 1)
    canvas.put(digit, nearColumn, picture.top - 1, .rulerMark)
    canvas.put(digit, nearColumn, picture.bottom, .rulerMark)
    let margin = picture.right + 1
    let isTaken = canvas.glyph(margin, nearRow) != GlyphCode.space
    canvas.put(digit, isTaken ? margin + 1 : margin, nearRow, .rulerMark)
  }
}
