/// Lays cards out in a column: the one place that knows the arrangements.
///
/// ```
///  columns      grid(2)       wrap          pile(L)
///  ┌────┐       ┌──┐┌──┐      ┌───┐┌─┐      ┌────┐
///  └────┘       └──┘└──┘      └───┘└─┘      │┌────┐  L below
///  ┌────┐       ┌──┐          ┌──────┐      └│    │  and on top
///  └────┘       └──┘          └──────┘       └────┘
/// ```
struct CardFlow: Sendable {
  var arrangement = Arrangement.columns
  var direction = LayoutDirection.leftToRight
  /// The open width of the column.
  var columnWidth = 0.0
  var padding = 0.0
  var spacing = 0.0
  /// The y of the first card, in column space.
  var start = 0.0

  /// A row of a grid or a wrap.
  struct Row: Sendable {
    /// The place of its first card among the visible ones.
    var first: Int
    var top: Double
    var bottom: Double
  }

  struct Result: Sendable {
    var frames: CardFrames
    /// The rows of a grid or a wrap, from the top, none overlapping; empty in other arrangements.
    var rows: [Row] = []
  }

  /// The width between the paddings.
  var innerWidth: Double { max(0, columnWidth - 2 * padding) }

  /// Finds the frames of the visible cards of a column.
  ///
  /// A column with a measured card is laid out card by card: measured ones stay, the others stack.
  ///
  /// - Complexity: the number of cards.
  func place(_ items: [CardItem]) -> Result {
    if items.contains(where: { $0.origin != nil }) { return placeMeasured(items) }
    switch arrangement {
    case .columns: return Result(frames: placeStack(items))
    case .grid(let count): return placeGrid(items, count)
    case .wrap: return placeWrap(items)
    case .pile(let pitch): return Result(frames: placePile(items, pitch))
    }
  }

  /// The left edge, in column space, of something that starts at a distance from the leading edge.
  private func x(lead: Double, width: Double) -> Double {
    direction.x(lead: lead, width: width, within: columnWidth)
  }

  private func emptyFrames(cellWidth: Double, capacity: Int) -> CardFrames {
    CardFrames(commonX: x(lead: padding, width: cellWidth), commonWidth: cellWidth, capacity: capacity)
  }

  private func placeStack(_ items: [CardItem]) -> CardFrames {
    let inner = innerWidth
    var frames = emptyFrames(cellWidth: inner, capacity: items.count)
    var y = start
    for item in items {
      let width = item.width ?? inner
      frames.append(x: x(lead: padding, width: width), y: y, width: width, height: item.height)
      y = y + item.height + spacing
    }
    return frames
  }

  private func placePile(_ items: [CardItem], _ pitch: Double) -> CardFrames {
    let inner = innerWidth
    var frames = emptyFrames(cellWidth: inner, capacity: items.count)
    for (index, item) in items.enumerated() {
      let width = item.width ?? inner
      frames.append(
        x: x(lead: padding, width: width), y: start + Double(index) * pitch, width: width,
        height: item.height)
    }
    return frames
  }

  private func placeGrid(_ items: [CardItem], _ perRow: Int) -> Result {
    let cellWidth = max(0, (innerWidth - Double(perRow - 1) * spacing) / Double(perRow))
    var result = Result(frames: emptyFrames(cellWidth: cellWidth, capacity: items.count))
    var y = start
    for first in stride(from: 0, to: items.count, by: perRow) {
      var rowHeight = 0.0
      for index in first..<min(first + perRow, items.count) {
        let height = items[index].height
        let lead = padding + Double(index - first) * (cellWidth + spacing)
        result.frames.append(x: x(lead: lead, width: cellWidth), y: y, width: cellWidth, height: height)
        rowHeight = max(rowHeight, height)
      }
      result.rows.append(Row(first: first, top: y, bottom: y + rowHeight))
      y = y + rowHeight + spacing
    }
    return result
  }

  private func placeWrap(_ items: [CardItem]) -> Result {
    let inner = innerWidth
    var result = Result(frames: emptyFrames(cellWidth: inner, capacity: items.count))
    var lead = padding
    for (index, item) in items.enumerated() {
      let width = item.width ?? inner
      let row = result.rows.last
      if let row, index > row.first, lead + width > padding + inner {
        lead = padding
        result.rows.append(Row(first: index, top: row.bottom + spacing, bottom: row.bottom + spacing))
      } else if row == nil {
        result.rows.append(Row(first: 0, top: start, bottom: start))
      }
      let last = result.rows.count - 1
      let top = result.rows[last].top
      result.frames.append(x: x(lead: lead, width: width), y: top, width: width, height: item.height)
      result.rows[last].bottom = max(result.rows[last].bottom, top + item.height)
      lead = lead + width + spacing
    }
    return result
  }

  private func placeMeasured(_ items: [CardItem]) -> Result {
    let inner = innerWidth
    var result = Result(frames: emptyFrames(cellWidth: inner, capacity: items.count))
    var y = start
    for item in items {
      let width = item.width ?? inner
      let top = item.origin?.y ?? y
      result.frames.append(
        x: item.origin?.x ?? x(lead: padding, width: width), y: top, width: width, height: item.height)
      y = top + item.height + spacing
    }
    switch arrangement {
    case .columns, .pile: break
    case .grid, .wrap: result.rows = Self.rows(of: result.frames)
    }
    return result
  }

  /// The rows of measured frames: a row ends where a card begins at or below its lowest bottom.
  private static func rows(of frames: CardFrames) -> [Row] {
    var rows: [Row] = []
    for index in 0..<frames.count {
      let frame = frames[index]
      if let row = rows.last, frame.minY < row.bottom {
        rows[rows.count - 1].bottom = max(row.bottom, frame.maxY)
      } else {
        rows.append(Row(first: index, top: frame.minY, bottom: frame.maxY))
      }
    }
    return rows
  }
}

extension LayoutDirection {
  /// The left edge of something that starts at a distance from the leading edge of an extent: the one place
  /// where right-to-left layouts are mirrored.
  func x(lead: Double, width: Double, within extent: Double) -> Double {
    switch self {
    case .leftToRight: lead
    case .rightToLeft: extent - lead - width
    }
  }

  /// 1 if x grows from the leading edge, -1 if it shrinks.
  var sign: Double {
    switch self {
    case .leftToRight: 1
    case .rightToLeft: -1
    }
  }
}
