package import KanbanGeometry
import KanbanModel
import KanbanRendering

/// How wide a frame has to be so that the titles in it can be read.
package enum ReadableWidth {
  /// A narrower frame has no room for titles.
  private static let leastCells = 40
  /// A narrower column shows hardly a word of a title.
  private static let columnCells = 14.0

  /// The cells of a line, border and margin included: no more than a frame has in its usual scale.
  package static func cells(for geometry: BoardGeometry) -> Int {
    let viewport = geometry.metrics.viewportSize
    let widths = geometry.board.columns.filter { !geometry.isCollapsed($0) }
      .compactMap { geometry.frame(of: $0)?.width }.filter { $0 > 0 }
    func cells(_ scale: CellSize) -> Int { FrameOptions(cell: scale).frameSize(of: viewport).width }
    let usual = CellSize.standard
    let wanted = widths.min().map { cells(CellSize(width: $0 / columnCells, height: usual.height)) } ?? 0
    return min(cells(usual), max(leastCells, wanted))
  }
}
