import KanbanGeometry
import KanbanModel
import KanbanRendering

/// How wide a frame has to be so that the titles in it can be read.
enum ReadableWidth {
  /// A narrower frame has no room for titles.
  private static let leastCells = 40.0
  /// A narrower column shows hardly a word of a title.
  private static let columnCells = 14.0

  /// The cells of a line: no more than a frame has in its usual scale.
  static func cells(for geometry: BoardGeometry) -> Int {
    let viewport = geometry.metrics.viewportSize
    let widths = geometry.board.columns.filter { !geometry.isCollapsed($0) }
      .compactMap { geometry.frame(of: $0)?.width }.filter { $0 > 0 }
    let wanted = widths.min().map { viewport.width * columnCells / $0 } ?? 0
    let usual = viewport.width / CellSize.standard.width
    return Int(min(usual, max(leastCells, wanted)))
  }
}
