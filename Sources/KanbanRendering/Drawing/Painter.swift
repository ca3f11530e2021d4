import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Draws a snapshot from back to front: rulers, columns with their cards, what flies, what is carried, pointers.
struct Painter<Titles: BoardTitles> {
  let words: FrameWords<Titles>
  let scale: FrameScale
  var canvas: Canvas

  var snapshot: Snapshot { words.snapshot }
  var geometry: BoardGeometry { words.snapshot.geometry }
  var board: Board { words.snapshot.geometry.board }
  /// Where the gap is; without lifted cards it makes no difference.
  var placement: Placement { words.snapshot.placement ?? .home }

  /// Draws everything.
  mutating func paint(showsPointers: Bool) {
    paintRulers()
    canvas.clip = Canvas.picture(of: canvas.frame)
    for column in board.columns { paintColumn(column) }
    for settlement in snapshot.settling { paintFlight(of: settlement) }
    paintGhost()
    if showsPointers { paintPointers() }
  }

  /// A rectangle of board space, counted from the viewport's top left corner.
  func viewportRect(_ rect: Rect) -> Rect { geometry.viewportRect(fromBoard: rect) }
}
