import KanbanGeometry
import KanbanModel

extension Scene {
  /// Lets a column make room for the lifted cards, if the gap goes where they would land.
  mutating func makeRoom(in column: ColumnHandle) {
    switch behaviour.placeholder {
    case .target: geometry.setDropColumn(column)
    case .home: break
    }
  }
}

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
