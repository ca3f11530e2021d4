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

  /// Finds the rectangles of the visible cards of a column.
  ///
  /// A column with a measured card is laid out card by card: measured ones stay, the others stack.
  ///
  /// - Complexity: the number of cards.
  func place(_ items: [CardItem]) -> Result {
    if items.contains(where: { $0.origin != nil }) { return placeMeasured(items) }
    switch arrangement {
    case .columns: return Result(frames: stack(items))
    case .grid(let count): return placeGrid(items, count)
    case .wrap: return placeWrap(items)
    case .pile(let pitch): return Result(frames: stack(items, pitch: pitch))
    }
  }

  /// The left edge, in column space, of something that starts at a distance from the leading edge.
  private func x(lead: Double, width: Double) -> Double {
    direction.x(lead: lead, width: width, within: columnWidth)
  }

  private func emptyFrames(cellWidth: Double, capacity: Int) -> CardFrames {
    CardFrames(commonX: x(lead: padding, width: cellWidth), commonWidth: cellWidth, capacity: capacity)
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

  /// Each card below the one before it, or so far below its top; one that was measured where it was.
  private func stack(_ items: [CardItem], pitch: Double? = nil) -> CardFrames {
    let inner = innerWidth
    var frames = emptyFrames(cellWidth: inner, capacity: items.count)
    var y = start
    for (index, item) in items.enumerated() {
      let width = item.width ?? inner
      let top = item.origin?.y ?? y
      frames.append(
        x: item.origin?.x ?? x(lead: padding, width: width), y: top, width: width, height: item.height)
      y = pitch.map { start + Double(index + 1) * $0 } ?? top + item.height + spacing
    }
    return frames
  }

  private func placeMeasured(_ items: [CardItem]) -> Result {
    let frames = stack(items)
    switch arrangement {
    case .columns, .pile: return Result(frames: frames)
    case .grid, .wrap: return Result(frames: frames, rows: Self.rows(of: frames))
    }
  }

  /// The rows of measured rectangles: a row ends where a card begins at or below its lowest bottom.
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

/// What a card brings to its layout.
struct CardItem: Sendable {
  var height: Double
  /// The card's own width, if it has one.
  var width: Double?
  /// The measured top left corner in column space.
  var origin: Point?
}

/// The rectangles of cards in column space, kept as arrays of edges so that searching touches little memory.
struct CardFrames: Sendable {
  private(set) var tops: [Double] = []
  private(set) var heights: [Double] = []
  /// Empty while all cards have the common left edge and width.
  private var lefts: [Double] = []
  private var widths: [Double] = []
  private let commonX: Double
  private let commonWidth: Double

  /// Makes an empty list whose cards, as a rule, have this left edge and width.
  init(commonX: Double, commonWidth: Double, capacity: Int) {
    self.commonX = commonX
    self.commonWidth = commonWidth
    tops.reserveCapacity(capacity)
    heights.reserveCapacity(capacity)
  }

  var count: Int { tops.count }

  mutating func append(x: Double, y: Double, width: Double, height: Double) {
    if lefts.isEmpty, x != commonX || width != commonWidth {
      lefts = Array(repeating: commonX, count: tops.count)
      widths = Array(repeating: commonWidth, count: tops.count)
      lefts.append(x)
      widths.append(width)
    } else if !lefts.isEmpty {
      lefts.append(x)
      widths.append(width)
    }
    tops.append(y)
    heights.append(height)
  }

  @inline(__always)
  subscript(index: Int) -> Rect {
    Rect(
      x: lefts.isEmpty ? commonX : lefts[index], y: tops[index],
      width: widths.isEmpty ? commonWidth : widths[index], height: heights[index])
  }

  @inline(__always)
  func middle(_ index: Int) -> Double { tops[index] + heights[index] / 2 }

  /// True if every card begins at or below the end of the one before it.
  var isStacked: Bool {
    for index in tops.indices.dropFirst() where tops[index] < tops[index - 1] + heights[index - 1] {
      return false
    }
    return true
  }

  /// The lowest bottom edge; nil without cards.
  var bottom: Double? {
    guard var lowest = tops.first.map({ $0 + heights[0] }) else { return nil }
    for index in tops.indices { lowest = max(lowest, tops[index] + heights[index]) }
    return lowest
  }
}
