import KanbanGeometry
import KanbanModel

extension BoardGeometry {
  @discardableResult
  mutating func apply(_ move: Move, recordingIn history: inout MoveHistory) -> [CardHandle] { apply(move) }
  mutating func undo(_ history: inout MoveHistory) -> [CardChange]? { nil }
  mutating func redo(_ history: inout MoveHistory) -> [CardChange]? { nil }
  func arrangesInRows(_ column: ColumnHandle) -> Bool { false }
}
