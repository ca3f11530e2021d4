import KanbanGeometry
import KanbanModel

extension SlowBoard {
  /// What lies under a point of board space.
  func hit(_ point: Point) -> Hit {
    for column in shownColumns.reversed() {
      guard let frame = frame(column), frame.contains(point), let body = body(column) else { continue }
      if board.state(of: column).isCollapsed { return .strip(column) }
      if point.y < body.minY { return .header(column) }
      for placed in cards(column).reversed() where boardFrame(placed, column)?.contains(point) == true {
        return .card(placed.card, column)
      }
      return .body(column)
    }
    return .board
  }

  /// The column that a point of board space means, the viewport not looked at.
  func column(_ point: Point, outsideNearest: Bool) -> ColumnHandle? {
    for column in shownColumns.reversed() where frame(column)?.contains(point) == true { return column }
    guard outsideNearest || contentRect.contains(point) else { return nil }
    var best: (column: ColumnHandle, x: Double, y: Double)?
    for column in shownColumns {
      guard let frame = frame(column), frame.width > 0, frame.height > 0 else { continue }
      let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
      let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
      if let best, (best.x, best.y) <= (x, y) { continue }
      best = (column, x, y)
    }
    return best?.column
  }

  /// The visible cards that are not lifted.
  func undragged(_ column: ColumnHandle) -> [Placed] { cards(column).filter { !lifted.contains($0.card) } }

  func endSlot(_ column: ColumnHandle) -> Int {
    board.cards(in: column).filter { !lifted.contains($0) }.count
  }

  /// The slot after a card, by removing the lifted cards and looking for it.
  func slot(after placed: Placed?, _ column: ColumnHandle) -> Int {
    guard let placed else { return 0 }
    let staying = board.cards(in: column).filter { !lifted.contains($0) }
    return (staying.firstIndex(of: placed.card) ?? -2) + 1
  }

  func slot(_ point: Point, _ column: ColumnHandle) -> Int {
    guard isOpen(column), let body = body(column) else { return endSlot(column) }
    if case .pile = arrangement(column) { return endSlot(column) }
    let y = min(max(point.y, body.minY), body.maxY) - body.minY + offset(column)
    let x = point.x - body.minX
    let undragged = undragged(column)
    let count = undragged.count { placed in
      switch arrangement(column) {
      case .columns, .pile: return placed.frame.midY <= y
      case .grid, .wrap:
        if placed.row.maxY <= y { return true }
        let isBefore = isMirrored ? placed.frame.midX >= x : placed.frame.midX <= x
        return placed.row.minY <= y && isBefore
      }
    }
    return slot(after: count == 0 ? nil : undragged[count - 1], column)
  }

  /// Every card counts where it stands, lifted or not; what is lifted above the place is then taken off.
  func slotInPlace(_ point: Point, _ column: ColumnHandle) -> Int {
    guard isOpen(column), let body = body(column) else { return endSlot(column) }
    switch arrangement(column) {
    case .grid, .wrap, .pile: return slot(point, column)
    case .columns: break
    }
    let y = point.y - body.minY + offset(column)
    let visible = cards(column)
    let count = visible.count { $0.frame.midY <= y }
    guard count > 0 else { return 0 }
    let list = board.cards(in: column)
    let end = (list.firstIndex(of: visible[count - 1].card) ?? -2) + 1
    return list.prefix(end).count { !lifted.contains($0) }
  }

  func isInHole(_ point: Point, _ column: ColumnHandle) -> Bool {
    guard let lift = geometry.lifted, lift.leavesHole, isOpen(column), let body = body(column),
      let placed = cards(column).first(where: { $0.card == lift.grabbed })
    else { return false }
    let y = min(max(point.y, body.minY), body.maxY) - body.minY + offset(column)
    let hole = placed.frame.outset(by: spacing(column) / 2)
    guard y >= hole.minY, y < hole.maxY else { return false }
    switch arrangement(column) {
    case .columns, .pile: return true
    case .grid, .wrap: return point.x - body.minX >= hole.minX && point.x - body.minX < hole.maxX
    }
  }
}
