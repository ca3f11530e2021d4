import KanbanGeometry
import KanbanModel

extension Scene {
  /// Lets a column make room for the lifted cards at a slot, if the gap goes where they would land.
  mutating func makeRoom(at place: Destination) {
    switch behaviour.placeholder {
    case .target: geometry.setDropPlace(place)
    case .home: break
    }
  }
}

extension BoardGeometry {
  /// Takes away the room that a column has made for lifted cards, unless that would scroll something.
  mutating func giveDropRoomBack() {
    guard let place = dropPlace else { return }
    let areas: [ScrollArea] = [.board, .column(place.column)]
    let before = areas.map { offset(of: $0) }
    setDropPlace(nil)
    guard areas.map({ offset(of: $0) }) != before else { return }
    setDropPlace(place)
    for (area, offset) in zip(areas, before) { scroll(area, to: offset) }
  }
}
