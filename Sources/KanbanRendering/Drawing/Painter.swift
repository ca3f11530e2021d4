import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Draws a snapshot from back to front: rulers, columns with their cards, what flies, what is carried, pointers.
struct Painter {
  let words: FrameWords
  let snapshot: Snapshot
  let geometry: BoardGeometry
  let board: Board
  let scale: FrameScale
  /// Where the gap is; without lifted cards it makes no difference.
  let placement: Placement
  var canvas: Canvas

  init(words: FrameWords, scale: FrameScale, canvas: Canvas) {
    self.words = words
    snapshot = words.snapshot
    geometry = words.geometry
    board = words.board
    self.scale = scale
    placement = words.snapshot.placement ?? .home
    self.canvas = canvas
  }

  /// Draws everything.
  mutating func paint(showsPointers: Bool) {
    if showsPointers { canvas.pointerCells = snapshot.pointers.map(cells(of:)) }
    paintRulers(marks: showsPointers ? pointerMarks : [])
    canvas.clip = canvas.picture
    for column in board.columns { paintColumn(column) }
    for settlement in snapshot.settling { paintFlight(of: settlement) }
    paintGhost()
    if showsPointers { paintPointers() }
  }

  /// A rectangle of board space, counted from the viewport's top left corner.
  func viewportRect(_ rect: Rect) -> Rect { geometry.viewportRect(fromBoard: rect) }
}
