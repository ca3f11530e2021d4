public import KanbanGeometry
public import KanbanInteraction
import KanbanModel

/// Frames that the app has measured.
extension BoardController {
  /// Takes over rectangles of one layout pass, and finds the target anew if they differ from what was known.
  ///
  /// While nothing is lifted, everything is taken as it is. While cards are lifted, the places that were
  /// known at the lift are frozen: an animated gap cannot shake the target. Cards that come into sight
  /// only then are taken over with the gap that `BoardFrames.shown` names taken out, and so are sizes that
  /// have changed. Cards that nobody has measured are estimated: with the mean height of the measured ones
  /// of their column, else with the metrics' card height.
  ///
  /// In grids, wraps and piles places are taken over once every visible card of the column has been reported
  /// at rest, and hold until its cards or their sizes change; from then on, and for columns of which only
  /// some cards are laid out, sizes are taken over and the metrics' arrangement says where the cards lie. So
  /// a lazy grid gives the metrics the spacing and padding that it uses.
  ///
  /// - Parameters:
  ///   - frames: in the app's coordinates, as displayed.
  ///   - instant: when they were measured.
  /// - Complexity: the columns, and the lengths of those of which cards are reported.
  public mutating func measured(_ frames: Frames, at instant: Instant) -> [Effect] {
    changingScene(at: instant) { controller in
      var isChanged = controller.takeViewport(frames.viewport)
      isChanged = controller.takeColumns(frames.columns) || isChanged
      return controller.takeCards(frames) || isChanged
    }
  }

  /// Where a card lies at rest, in the app's coordinates, not clipped; nil for hidden and unknown cards and
  /// those of strips.
  public func frame(of card: CardID) -> Rect? {
    identities.handle(of: card).flatMap { scene.geometry.frame(of: $0) }
      .map { scene.geometry.pointerRect(fromBoard: $0) }
  }

  /// Where a column lies, header included, in the app's coordinates; nil for hidden and unknown columns.
  public func frame(ofColumn column: ColumnID) -> Rect? {
    identities.handle(of: column).flatMap { scene.geometry.frame(of: $0) }
      .map { scene.geometry.pointerRect(fromBoard: $0) }
  }

  private mutating func takeViewport(_ viewport: Rect?) -> Bool {
    guard let viewport, viewport.isUsable else { return false }
    var metrics = scene.geometry.metrics
    metrics.origin = viewport.origin
    metrics.viewportSize = Size(
      width: viewport.width / metrics.zoom, height: viewport.height / metrics.zoom)
    guard metrics != scene.geometry.metrics, Rect(origin: .zero, size: metrics.viewportSize).isUsable else {
      return false
    }
    sound { () throws(GeometryError) in try scene.geometry.setMetrics(metrics) }
    return true
  }
}

// MARK: - Columns

extension BoardController {
  /// Takes the rectangles of columns over, in board order, since a column's place depends on those before it.
  private mutating func takeColumns(_ reported: [ColumnID: ColumnFrames]) -> Bool {
    guard !reported.isEmpty else { return false }
    var isChanged = false
    for column in scene.board.columns {
      guard let id = identities.id(of: column), let frames = reported[id], frames.frame.isUsable else {
        continue
      }
      isChanged = take(frames, of: column) || isChanged
    }
    return isChanged
  }

  private mutating func take(_ frames: ColumnFrames, of column: ColumnHandle) -> Bool {
    let geometry = scene.geometry
    let frame = geometry.boardRect(fromPointer: frames.frame)
    guard frame.isUsable else { return false }
    let isStrip = scene.board.state(of: column).isCollapsed
    var shape = geometry.shape(of: column)
    shape.origin = frame.origin
    if !isStrip {
      shape.width = frame.width
      let header = headerHeight(in: frames) ?? geometry.headerFrame(of: column)?.height ?? 0
      shape.header = min(header, frame.height)
      let body = frames.body.map { geometry.boardRect(fromPointer: $0) }
        .flatMap { $0.isUsable ? $0.height : nil }
      shape.body = geometry.metrics.bodyHeight == .fit ? nil : .length(body ?? max(0, frame.height - header))
    }
    let hasMoved = geometry.frame(of: column).map { $0.origin != frame.origin } ?? false
    guard hasMoved || shape != geometry.shape(of: column) else { return false }
    sound { () throws(GeometryError) in try scene.geometry.setShape(shape, of: column) }
    return true
  }

  /// The height of what is above the cards, in board points, if it was measured.
  private func headerHeight(in frames: ColumnFrames) -> Double? {
    let bottom: Double
    if let body = frames.body, body.isUsable {
      bottom = body.minY
    } else if let header = frames.header, header.isUsable {
      bottom = header.maxY
    } else {
      return nil
    }
    return max(0, bottom - frames.frame.minY) / scene.geometry.metrics.zoom
  }
}
