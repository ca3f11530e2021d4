import KanbanGeometry

extension BoardGeometry {
  /// Takes away the room that a column has made for lifted cards, unless that would scroll something.
  mutating func giveDropRoomBack() {
    guard let column = dropColumn else { return }
    let areas: [ScrollArea] = [.board, .column(column)]
    let before = areas.map { offset(of: $0) }
    setDropColumn(nil)
    guard areas.map({ offset(of: $0) }) != before else { return }
    setDropColumn(column)
    for (area, offset) in zip(areas, before) { scroll(area, to: offset) }
  }
}
