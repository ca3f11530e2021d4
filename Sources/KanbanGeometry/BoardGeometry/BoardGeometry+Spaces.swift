public import KanbanModel

/// The conversions between the spaces. Nobody else adds an origin or an offset.
///
/// ```
/// pointer ── minus origin, divided by zoom ──> viewport ── plus board offset ──> board
/// board ── minus column's left and body's top, plus column offset ──> column
/// ```
extension BoardGeometry {
  /// Pointer space to viewport space: board points from the viewport's top left corner.
  public func viewportPoint(fromPointer point: Point) -> Point {
    let shifted = point - metrics.origin
    // Dividing by one changes nothing but takes its time.
    if _fastPath(metrics.zoom == 1) { return shifted }
    return Point(x: shifted.x / metrics.zoom, y: shifted.y / metrics.zoom)
  }

  /// Viewport space to pointer space.
  public func pointerPoint(fromViewport point: Point) -> Point {
    Point(x: point.x * metrics.zoom + metrics.origin.x, y: point.y * metrics.zoom + metrics.origin.y)
  }

  /// Viewport space to board space.
  public func boardPoint(fromViewport point: Point) -> Point { point + viewportRect.origin }

  /// Board space to viewport space.
  public func viewportPoint(fromBoard point: Point) -> Point { point - viewportRect.origin }

  /// Pointer space to board space.
  public func boardPoint(fromPointer point: Point) -> Point {
    boardPoint(fromViewport: viewportPoint(fromPointer: point))
  }

  /// Board space to pointer space.
  public func pointerPoint(fromBoard point: Point) -> Point {
    pointerPoint(fromViewport: viewportPoint(fromBoard: point))
  }

  /// Board space to column space; an unknown column leaves the point as it is.
  public func columnPoint(fromBoard point: Point, in column: ColumnHandle) -> Point {
    number(of: column).map { point - columns[$0].contentOrigin } ?? point
  }

  /// Column space to board space; an unknown column leaves the point as it is.
  public func boardPoint(fromColumn point: Point, in column: ColumnHandle) -> Point {
    number(of: column).map { point + columns[$0].contentOrigin } ?? point
  }

  /// The part of board space that is in the viewport.
  public var viewportRect: Rect {
    // Adding zero keeps a negative zero out of coordinates that are shown.
    Rect(
      origin: Point(x: metrics.direction.sign * boardOffset.x + 0, y: boardOffset.y),
      size: metrics.viewportSize)
  }

  /// True if a pointer is in the viewport, which is closed all round.
  public func isInViewport(pointer point: Point) -> Bool {
    let point = viewportPoint(fromPointer: point)
    return Rect(origin: .zero, size: metrics.viewportSize).containsClosed(point)
  }
}

// MARK: - Rectangles

extension BoardGeometry {
  /// Pointer space to viewport space.
  public func viewportRect(fromPointer rect: Rect) -> Rect {
    Rect(
      origin: viewportPoint(fromPointer: rect.origin),
      size: Size(width: rect.width / metrics.zoom, height: rect.height / metrics.zoom))
  }

  /// Viewport space to pointer space.
  public func pointerRect(fromViewport rect: Rect) -> Rect {
    Rect(
      origin: pointerPoint(fromViewport: rect.origin),
      size: Size(width: rect.width * metrics.zoom, height: rect.height * metrics.zoom))
  }

  /// Viewport space to board space.
  public func boardRect(fromViewport rect: Rect) -> Rect {
    Rect(origin: boardPoint(fromViewport: rect.origin), size: rect.size)
  }

  /// Board space to viewport space.
  public func viewportRect(fromBoard rect: Rect) -> Rect {
    Rect(origin: viewportPoint(fromBoard: rect.origin), size: rect.size)
  }

  /// Pointer space to board space.
  public func boardRect(fromPointer rect: Rect) -> Rect {
    boardRect(fromViewport: viewportRect(fromPointer: rect))
  }

  /// Board space to pointer space.
  public func pointerRect(fromBoard rect: Rect) -> Rect {
    pointerRect(fromViewport: viewportRect(fromBoard: rect))
  }

  /// Board space to column space; an unknown column leaves the rectangle as it is.
  public func columnRect(fromBoard rect: Rect, in column: ColumnHandle) -> Rect {
    Rect(origin: columnPoint(fromBoard: rect.origin, in: column), size: rect.size)
  }

  /// Column space to board space; an unknown column leaves the rectangle as it is.
  public func boardRect(fromColumn rect: Rect, in column: ColumnHandle) -> Rect {
    Rect(origin: boardPoint(fromColumn: rect.origin, in: column), size: rect.size)
  }
}
