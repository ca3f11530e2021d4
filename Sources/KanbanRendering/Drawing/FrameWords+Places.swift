import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Where things are. A painter asks here and not the geometry: to reach into that through a reference which it
/// could change meanwhile, it would copy all of it, each time.
extension FrameWords {
  /// Where the gap is; without lifted cards it makes no difference.
  var placement: Placement { snapshot.placement ?? .home }

  @inline(never)
  func displayFrame(of column: ColumnHandle) -> Rect? {
    geometry.displayFrame(of: column, placement: placement)
  }

  @inline(never)
  func bodyFrame(of column: ColumnHandle) -> Rect? { geometry.bodyFrame(of: column) }

  /// The cards of a column that can be seen, with their frames.
  @inline(never)
  func displayCards(in column: ColumnHandle) -> [(card: CardHandle, frame: Rect)] {
    geometry.displayCards(in: column, placement: placement, onlyVisible: true)
  }

  /// The gap for the lifted cards.
  @inline(never)
  func placeholderFrame() -> Rect? { geometry.placeholderFrame(placement: placement) }

  @inline(never)
  func canScroll(_ area: ScrollArea, towards edge: Edge) -> Bool { geometry.canScroll(area, towards: edge) }

  /// A rectangle of board space, counted from the viewport's top left corner.
  @inline(never)
  func viewportRect(fromBoard rect: Rect) -> Rect { geometry.viewportRect(fromBoard: rect) }
}
