import KanbanGeometry
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// What would bring a place into view.
extension AimContext {
  /// The steps that scroll a place into view, tried out.
  ///
  /// - Returns: nil if no scrolling helps.
  func scrollSteps(revealing place: Place) -> [String]? {
    guard let (column, offsets) = revealing(place) else { return nil }
    for (board, y) in offsets {
      let scrolled = scrolled(board: board, column, to: y)
      guard (try? scrolled.point(of: place)) != nil else { continue }
      var steps: [String] = []
      if scrolled.geometry.offset(of: .board) != geometry.offset(of: .board) {
        steps.append("scroll board \(Spelling.number(board.x)),\(Spelling.number(board.y))")
      }
      if scrolled.geometry.offset(of: .column(column)) != geometry.offset(of: .column(column)) {
        steps.append("scroll \(Spelling.name(names.id(of: column))) \(Spelling.number(y))")
      }
      return steps
    }
    return nil
  }

  /// Offsets of the board and of a place's column that may show it, round ones first.
  private func revealing(_ place: Place) -> (ColumnHandle, [(board: Point, column: Double)])? {
    guard let found = try? extent(of: place), let rect = found.rects.first else { return nil }
    let column = found.column
    let now = geometry.offset(of: .column(column)).y
    // The middle of the place in the middle of the body, and of what is then in view of the column.
    let y = found.isInBody ? now + rect.midY - found.body.midY : now
    let shown = scrolled(board: geometry.offset(of: .board), column, to: y)
    let offset = shown.geometry.boardOffset(revealing: column)
    let exact = (board: offset, column: shown.geometry.offset(of: .column(column)).y)
    let round = (
      board: Point(x: exact.board.x.rounded(), y: exact.board.y.rounded()), column: exact.column.rounded()
    )
    return (column, [round, exact])
  }
}
