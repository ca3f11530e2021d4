import KanbanGeometry
import KanbanModel

/// The offsets of areas that are about to scroll, as they were.
struct ScrolledAreas {
  private let board: Point
  private var columns: [(column: ColumnHandle, offset: Point)] = []

  /// Remembers the board's offset, and that of a column.
  init(of geometry: BoardGeometry, column: ColumnHandle? = nil) {
    board = geometry.offset(of: .board)
    watch(column, in: geometry)
  }

  /// Remembers the offsets of the board and of all columns.
  ///
  /// - Complexity: the number of columns.
  init(ofAll geometry: BoardGeometry) {
    board = geometry.offset(of: .board)
    columns = geometry.board.columns.map { ($0, geometry.offset(of: .column($0))) }
  }

  /// Remembers a column's offset as well, unless it is remembered already.
  mutating func watch(_ column: ColumnHandle?, in geometry: BoardGeometry) {
    guard let column, !columns.contains(where: { $0.column == column }) else { return }
    columns.append((column, geometry.offset(of: .column(column))))
  }

  /// Reports what has changed since, columns before the board.
  func report(changesIn geometry: BoardGeometry, effects: inout [Effect]) {
    for (column, offset) in columns where geometry.board.contains(column) {
      let now = geometry.offset(of: .column(column))
      if now != offset { effects.append(.scrolled(.column(column), to: now)) }
    }
    let now = geometry.offset(of: .board)
    if now != board { effects.append(.scrolled(.board, to: now)) }
  }
}
