public import KanbanModel

/// A board together with all that decides where its things are: metrics, shapes, scroll offsets, the lifted
/// cards. Every change keeps the layout in step, so that every query is answered from finished numbers.
///
/// Three spaces:
/// - *pointer space*: what input devices report;
/// - *board space*: minus the origin, divided by the zoom, plus the board's scroll offset;
/// - *column space*: from the column's left edge and the top of its scrolled content.
public struct BoardGeometry: Sendable {
  /// The columns and cards.
  public private(set) var board: Board
  /// The numbers of the layout.
  public private(set) var metrics: LayoutMetrics
  /// The cards that are being dragged, or nil.
  public private(set) var lifted: Lifted?
  /// The open column that the lifted cards are over, which makes room for them in its extent.
  public private(set) var dropColumn: ColumnHandle?

  /// Makes the geometry of a board, an empty one by default.
  ///
  /// - Throws: the first number of the metrics that is refused.
  /// - Complexity: the number of cards.
  public init(_ board: Board = Board(), metrics: LayoutMetrics = LayoutMetrics()) throws(GeometryError) {
    self.board = board
    self.metrics = metrics
  }
}
