import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Draws a snapshot from back to front: rulers, columns with their cards, what flies, what is carried, pointers.
struct Painter {
  /// The snapshot and its words; by reference, for a painter is copied often and these are large.
  let words: FrameWords
  let scale: FrameScale
  var canvas: Canvas

  init(words: FrameWords, scale: FrameScale, canvas: Canvas) {
    self.words = words
    self.scale = scale
    self.canvas = canvas
  }

  /// Draws everything.
  mutating func paint(showsPointers: Bool) {
    if showsPointers { canvas.pointerCells = words.snapshot.pointers.map(cells(of:)) }
    paintRulers(marks: showsPointers ? pointerMarks : [])
    canvas.clip = canvas.picture
    for column in words.board.columns { paintColumn(column) }
    for settlement in words.snapshot.settling { paintFlight(of: settlement) }
    paintGhost()
    if showsPointers { paintPointers() }
  }

  /// A rectangle of board space, counted from the viewport's top left corner.
  func viewportRect(_ rect: Rect) -> Rect { words.viewportRect(fromBoard: rect) }
}
