import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Aiming at cards and at parts of columns.
extension AimContext {
  /// The middle of the part of a card that can be pressed, or a quarter of the way into it from a side.
  func point(of card: CardHandle, part: Part?, _ range: SourceRange) throws(StepProblem) -> Point {
    var id: String { names.id(of: card).quoted }
    guard geometry.board.contains(card) else {
      throw StepProblem("\(id) is not on the board", at: range)
    }
    guard let clipped = geometry.clippedFrame(of: card) else {
      throw unseen(card, range)
    }
    guard let free = uncovered(clipped, of: card).firstRectangle(geometry.metrics.direction) else {
      throw StepProblem("\(id) is covered by \(coverWords(at: clipped.center))", at: range)
    }
    let point = geometry.pointerPoint(fromBoard: try Self.point(in: free, at: part, id, range))
    guard case .card(card, _) = geometry.hit(atPointer: point) else {
      throw StepProblem("no point of \(id) can be pressed", at: range)
    }
    return point
  }

  private func unseen(_ card: CardHandle, _ range: SourceRange) -> StepProblem {
    let words = "\(names.id(of: card).quoted) is not in view"
    func problem(_ advice: String) -> StepProblem { StepProblem("\(words); \(advice)", at: range) }
    if geometry.board.state(of: card).isHidden { return problem(first("show", names.id(of: card))) }
    guard let column = geometry.board.position(of: card)?.column else {
      return StepProblem(words, at: range)
    }
    let state = geometry.board.state(of: column)
    if state.isHidden { return problem(first("show", names.id(of: column))) }
    if state.isCollapsed { return problem(first("expand", names.id(of: column))) }
    return StepProblem(words, at: range, isOutOfView: true)
  }

  /// What later cards of its column and later columns leave of a card.
  private func uncovered(_ frame: Rect, of card: CardHandle) -> Region {
    guard let position = geometry.board.position(of: card) else { return Region() }
    var region = Region([frame])
    for other in geometry.cards(in: position.column, near: frame) {
      guard let place = geometry.board.position(of: other), place.index > position.index,
        let cover = geometry.frame(of: other), cover.intersection(frame) != nil
      else { continue }
      region.subtract(cover)
    }
    return geometry.unoccluded(region, of: position.column)
  }

  private static func point(
    in rect: Rect, at part: Part?, _ id: @autoclosure () -> String, _ range: SourceRange
  ) throws(StepProblem) -> Point {
    switch part {
    case nil, .centre: return rect.center
    case .top: return Point(x: rect.midX, y: rect.minY + rect.height / 4)
    case .bottom: return Point(x: rect.midX, y: rect.maxY - rect.height / 4)
    case .left: return Point(x: rect.minX + rect.width / 4, y: rect.midY)
    case .right: return Point(x: rect.maxX - rect.width / 4, y: rect.midY)
    case .header, .body:
      throw StepProblem("\(id()) is a card, and only columns have a header and a body", at: range)
    }
  }

  /// A part of a column.
  func point(
    of column: ColumnHandle, _ name: Name, _ part: Part?, _ range: SourceRange
  ) throws(StepProblem) -> Point {
    guard geometry.board.contains(column) else { throw unknown(name) }
    switch part {
    case .top: return try point(ofColumnEdge: .top, of: column, range)
    case .bottom: return try point(ofColumnEdge: .bottom, of: column, range)
    case .header: return try point(in: geometry.headerFrame(of: column), of: column, "header", range)
    case .body: return try point(in: geometry.bodyFrame(of: column), of: column, "body", range)
    case nil, .centre, .left, .right:
      throw StepProblem(
        "\(name.text.quoted) is a column: aim at its slots, header, body, top or bottom", at: range)
    }
  }

  private func point(
    in frame: Rect?, of column: ColumnHandle, _ part: String, _ range: SourceRange
  ) throws(StepProblem) -> Point {
    var id: String { names.id(of: column).quoted }
    guard let frame else {
      let advice = first(
        geometry.board.state(of: column).isHidden ? "show" : "expand", names.id(of: column))
      throw StepProblem("\(id) shows no \(part); \(advice)", at: range)
    }
    guard let visible = frame.intersection(geometry.viewportRect) else {
      throw StepProblem("the \(part) of \(id) is not in view", at: range, isOutOfView: true)
    }
    let free = geometry.unoccluded(Region([visible]), of: column)
    guard let rect = free.firstRectangle(geometry.metrics.direction) else {
      throw StepProblem("the \(part) of \(id) is covered by \(coverWords(at: visible.center))", at: range)
    }
    return pointer(atMiddleOf: rect)
  }
}
