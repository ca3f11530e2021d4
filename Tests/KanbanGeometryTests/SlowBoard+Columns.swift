import KanbanGeometry
import KanbanModel

extension SlowBoard {
  /// The header's and the body's height.
  func heights(_ column: ColumnHandle) -> (header: Double, body: Double) {
    let header = geometry.shape(of: column).header ?? metrics.length(metrics.headerHeight)
    switch geometry.shape(of: column).body ?? metrics.bodyHeight {
    case .fill:
      let height = max(0, metrics.viewportSize.height - 2 * metrics.boardPadding)
      return (min(header, height), max(0, height - header))
    case .length(let body): return (header, body)
    case .fit where board.state(of: column).isCollapsed:
      return (header, padding(column) * 2 + metrics.emptyHeight)
    case .fit: return (header, contentHeight(column))
    }
  }

  func findFrame(_ column: ColumnHandle) -> Rect? {
    var end: Double?
    var before = (width: 0.0, count: 0)
    for other in shownColumns {
      let width = width(other)
      let (header, body) = heights(other)
      let lead = end.map { $0 + metrics.columnSpacing } ?? metrics.boardPadding
      var x = isMirrored ? metrics.viewportSize.width - lead - width : lead
      var y = metrics.boardPadding
      if let origin = geometry.shape(of: other).origin {
        let known = leads[other] ?? (0, 0, width)
        let shift =
          (before.width - known.width) + Double(before.count - known.count) * metrics.columnSpacing
        x = isMirrored ? origin.x + known.own - shift - width : origin.x + shift
        y = origin.y
      }
      if other == column { return Rect(x: x, y: y, width: width, height: header + body) }
      end = isMirrored ? metrics.viewportSize.width - x : x + width
      before.width += width
      before.count += 1
    }
    return nil
  }

  func findBody(_ column: ColumnHandle) -> Rect? {
    guard let frame = findFrame(column) else { return nil }
    if board.state(of: column).isCollapsed { return frame }
    let (header, body) = heights(column)
    return Rect(x: frame.x, y: frame.y + header, width: frame.width, height: body)
  }

  func lead(before column: ColumnHandle) -> (width: Double, count: Int, own: Double) {
    let before = board.columns.prefix { $0 != column }.filter { !board.state(of: $0).isHidden }
    return (before.reduce(0) { $0 + width($1) }, before.count, width(column))
  }

  func offset(_ column: ColumnHandle) -> Double { geometry.offset(of: .column(column)).y }

  func boardFrame(_ placed: Placed, _ column: ColumnHandle) -> Rect? {
    guard isOpen(column), let body = body(column) else { return nil }
    return placed.frame.offsetBy(x: body.minX, y: body.minY - offset(column))
  }

  var viewport: Rect {
    let offset = geometry.offset(of: .board)
    return Rect(origin: Point(x: isMirrored ? -offset.x : offset.x, y: offset.y), size: metrics.viewportSize)
  }

  // MARK: Extents

  var contentRect: Rect {
    let frames = shownColumns.compactMap { frame($0) }
    guard let first = frames.first else { return .zero }
    return frames.reduce(first) { $0.union($1) }.outset(by: metrics.boardPadding)
  }

  func dropExtent(_ column: ColumnHandle) -> Double {
    guard let place = geometry.dropPlace, column == place.column, isOpen(column), let lift = geometry.lifted
    else { return 0 }
    if lift.leavesHole, lift.cards.contains(where: { board.position(of: $0)?.column == column }) { return 0 }
    let run = lift.cards.filter { !board.state(of: $0).isHidden }
    guard case .columns = arrangement(column) else {
      if run.isEmpty { return 0 }
      var list = board.cards(in: column)
      list.insert(contentsOf: run, at: min(max(place.slot, 0), list.count))
      let bottom = layOut(column, list, isAfterDrop: true).map(\.frame.maxY).max() ?? 0
      return max(0, bottom + padding(column) - contentHeight(column))
    }
    return run.reduce(0) { $0 + height($1) + spacing(column) }
  }

  func maxOffset(_ column: ColumnHandle) -> Double {
    guard isOpen(column), !isFit(column) else { return 0 }
    return max(0, contentHeight(column) + dropExtent(column) - heights(column).body)
  }

  var maxOffset: Point {
    var most = Point.zero
    for column in shownColumns {
      guard let frame = frame(column) else { continue }
      let bottom = frame.maxY + (isFit(column) ? dropExtent(column) : 0)
      let far = isMirrored ? metrics.viewportSize.width - frame.minX : frame.maxX
      most.x = max(most.x, far + metrics.boardPadding - metrics.viewportSize.width)
      most.y = max(most.y, bottom + metrics.boardPadding - metrics.viewportSize.height)
    }
    return most
  }
}
