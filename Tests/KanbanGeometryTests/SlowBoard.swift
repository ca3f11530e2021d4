import KanbanGeometry
import KanbanModel

/// The layout once more, by straight loops over everything and without memory of its own: what the fast one
/// is held against.
struct SlowBoard {
  let geometry: BoardGeometry
  /// Where the cards of columns stack whose measured places no longer hold.
  var starts: [ColumnHandle: Double] = [:]
  /// What stood before columns when they were measured: widths and number.
  var leads: [ColumnHandle: (width: Double, count: Int, own: Double)] = [:]

  /// What has been worked out already, so that a board is laid out once for all comparisons.
  private var known: [ColumnHandle: (frame: Rect?, body: Rect?, cards: [Placed])] = [:]
  let lifted: Set<CardHandle>

  init(
    _ geometry: BoardGeometry, starts: [ColumnHandle: Double] = [:],
    leads: [ColumnHandle: (width: Double, count: Int, own: Double)] = [:]
  ) {
    self.geometry = geometry
    self.starts = starts
    self.leads = leads
    lifted = Set(geometry.lifted.map { $0.leavesHole ? $0.cards : [] } ?? [])
    var known = known
    for column in geometry.board.columns {
      known[column] = (nil, nil, layOut(column, geometry.board.cards(in: column)))
    }
    self.known = known
    for column in geometry.board.columns {
      known[column]?.frame = findFrame(column)
      known[column]?.body = findBody(column)
    }
    self.known = known
  }

  func cards(_ column: ColumnHandle) -> [Placed] { known[column]?.cards ?? [] }
  func frame(_ column: ColumnHandle) -> Rect? { known[column]?.frame }
  func body(_ column: ColumnHandle) -> Rect? { known[column]?.body }

  var board: Board { geometry.board }
  var metrics: LayoutMetrics { geometry.metrics }
  var isMirrored: Bool { metrics.direction == .rightToLeft }

  /// A visible card with its index in the full list and its frame in column space.
  struct Placed {
    var card: CardHandle
    var index: Int
    var frame: Rect
    /// The frame of its row; its own in other arrangements than grid and wrap.
    var row: Rect
  }

  // MARK: Numbers of a column

  func openWidth(_ column: ColumnHandle) -> Double {
    geometry.shape(of: column).width
      ?? max(metrics.minColumnWidth, metrics.length(metrics.columnWidth))
  }

  func width(_ column: ColumnHandle) -> Double {
    board.state(of: column).isCollapsed ? metrics.collapsedWidth : openWidth(column)
  }

  func padding(_ column: ColumnHandle) -> Double {
    geometry.shape(of: column).padding ?? metrics.columnPadding
  }

  func spacing(_ column: ColumnHandle) -> Double {
    geometry.shape(of: column).spacing ?? metrics.cardSpacing
  }

  func arrangement(_ column: ColumnHandle) -> Arrangement {
    geometry.shape(of: column).arrangement ?? metrics.arrangement
  }

  func isFit(_ column: ColumnHandle) -> Bool {
    (geometry.shape(of: column).body ?? metrics.bodyHeight) == .fit
  }

  func height(_ card: CardHandle) -> Double {
    geometry.shape(of: card).height ?? metrics.length(metrics.cardHeight)
  }

  var shownColumns: [ColumnHandle] { board.columns.filter { !board.state(of: $0).isHidden } }

  func isOpen(_ column: ColumnHandle) -> Bool {
    !board.state(of: column).isHidden && !board.state(of: column).isCollapsed
  }

  // MARK: Cards

  /// The visible ones of some cards as if they stood in a column, and it were open.
  ///
  /// - Parameter isAfterDrop: true if their measured places have just ceased to hold.
  func layOut(_ column: ColumnHandle, _ cards: [CardHandle], isAfterDrop: Bool = false) -> [Placed] {
    let inner = max(0, openWidth(column) - 2 * padding(column))
    let visible = cards.enumerated().filter { !board.state(of: $0.element).isHidden }
    let isMeasured = !isAfterDrop && visible.contains { geometry.shape(of: $0.element).origin != nil }
    let measured = board.cards(in: column).filter { !board.state(of: $0).isHidden }
      .compactMap { geometry.shape(of: $0).origin?.y }.first
    let start = (isAfterDrop ? measured : nil) ?? starts[column] ?? padding(column)
    var placed: [Placed] = []
    var lead = padding(column)
    var rowTop = start
    for (number, (index, card)) in visible.enumerated() {
      let shape = geometry.shape(of: card)
      var width = shape.width ?? inner
      var y = start
      let rowBottom = placed.filter { $0.frame.minY == rowTop }.map(\.frame.maxY).max() ?? rowTop
      if isMeasured {
        lead = padding(column)
        y = placed.last.map { $0.frame.minY + $0.frame.height + spacing(column) } ?? start
      } else {
        switch arrangement(column) {
        case .columns:
          y = placed.last.map { $0.frame.minY + $0.frame.height + spacing(column) } ?? start
        case .pile(let pitch): y = start + Double(number) * pitch
        case .grid(let count):
          let cell = max(0, (inner - Double(count - 1) * spacing(column)) / Double(count))
          width = cell
          lead = padding(column) + Double(number % count) * (cell + spacing(column))
          if number > 0, number % count == 0 { rowTop = rowBottom + spacing(column) }
          y = rowTop
        case .wrap:
          if let last = placed.last {
            lead = leadOfEnd(last.frame, column) + spacing(column)
            if lead + width > padding(column) + inner {
              lead = padding(column)
              rowTop = rowBottom + spacing(column)
            }
          }
          y = rowTop
        }
      }
      let x = isMirrored ? openWidth(column) - lead - width : lead
      let origin = (isAfterDrop ? nil : shape.origin) ?? Point(x: x, y: y)
      let frame = Rect(origin: origin, size: Size(width: width, height: height(card)))
      placed.append(Placed(card: card, index: index, frame: frame, row: frame))
    }
    return withRows(placed, column, isMeasured: isMeasured)
  }

  private func leadOfEnd(_ frame: Rect, _ column: ColumnHandle) -> Double {
    isMirrored ? openWidth(column) - frame.minX : frame.maxX
  }

  /// Finds the rows: cards with one top; of measured frames those that begin above the row's bottom.
  private func withRows(_ placed: [Placed], _ column: ColumnHandle, isMeasured: Bool) -> [Placed] {
    switch arrangement(column) {
    case .columns, .pile: return placed
    case .grid, .wrap: break
    }
    var placed = placed
    var first = 0
    while first < placed.count {
      var end = first + 1
      var row = placed[first].frame
      while end < placed.count {
        let belongs =
          isMeasured ? placed[end].frame.minY < row.maxY : isSameRow(placed, first, end, column)
        guard belongs else { break }
        row.height = max(row.maxY, placed[end].frame.maxY) - row.minY
        end += 1
      }
      for index in first..<end { placed[index].row = row }
      first = end
    }
    return placed
  }

  private func isSameRow(_ placed: [Placed], _ first: Int, _ index: Int, _ column: ColumnHandle) -> Bool {
    if case .grid(let count) = arrangement(column) { return index / count == first / count }
    let end = leadOfEnd(placed[index - 1].frame, column) + spacing(column)
    let inner = max(0, openWidth(column) - 2 * padding(column))
    return end + placed[index].frame.width <= padding(column) + inner
  }

  func contentHeight(_ column: ColumnHandle) -> Double {
    guard let bottom = cards(column).map(\.frame.maxY).max() else {
      return padding(column) + metrics.emptyHeight + padding(column)
    }
    return bottom + padding(column)
  }
}
