/// How the cards of one column are shown, in column space.
enum ColumnDisplay {
  /// As in the rest layout.
  case rest
  /// One below the other, with the holes closed and a gap opened.
  case shifted(CardShift)
  /// Laid out afresh in rows or as a pile.
  case reflowed(CardReflow)

  /// The shown frame of a visible card that is not lifted.
  func frame(of place: Int, in cards: CardLayout) -> Rect {
    switch self {
    case .rest: cards.frames[place]
    case .shifted(let shift): shift.frame(of: place, in: cards)
    case .reflowed(let flow): flow.frame(of: place, in: cards)
    }
  }

  /// A range of places that holds all cards shown in a band of column space, and perhaps others.
  func candidates(in cards: CardLayout, from top: Double, height: Double) -> Range<Int> {
    switch self {
    case .rest: cards.places(from: top, to: top + height)
    case .shifted(let shift):
      cards.places(
        from: top - shift.gapExtent, to: top + height + (cards.lifted.extents.last ?? 0))
    case .reflowed: 0..<cards.count
    }
  }
}

/// Cards one below the other: those after a lifted one move up by its height and one spacing, those after
/// the gap move down by what the gap takes.
struct CardShift {
  /// How many undragged cards stand before the gap.
  var gapRank: Int
  /// What the lifted cards take up with one spacing each; 0 if the gap is in another column.
  var gapExtent: Double

  func frame(of place: Int, in cards: CardLayout) -> Rect {
    let lifted = cards.lifted
    let before = lifted.count(beforeVisible: place)
    var frame = cards.frames[place]
    if before > 0 { frame.y -= lifted.extents[before] }
    if place - before >= gapRank { frame.y += gapExtent }
    return frame
  }

  /// The gap itself, below the card before it, or where the cards begin.
  func gap(of size: Size, in column: ColumnLayout) -> Rect {
    let x = column.flow.direction.x(
      lead: column.flow.padding, width: size.width, within: column.flow.columnWidth)
    let rank = min(gapRank, column.cards.undraggedCount)
    guard rank > 0 else {
      return Rect(origin: Point(x: x, y: column.cards.frames.tops.first ?? column.flow.start), size: size)
    }
    let place = column.cards.lifted.visiblePlace(ofUndragged: rank - 1)
    var before = column.cards.frames[place]
    before.y -= column.cards.lifted.extents.isEmpty ? 0 : column.cards.lifted.extents[place - (rank - 1)]
    return Rect(origin: Point(x: x, y: before.maxY + column.flow.spacing), size: size)
  }
}

/// Cards that flow in rows or as a pile, with the lifted ones among them as the gap.
struct CardReflow {
  private let result: CardFlow.Result
  /// The places of the gap's cells among all cells.
  private let gap: Range<Int>

  init(_ result: CardFlow.Result, gap: Range<Int>) {
    self.result = result
    self.gap = gap
  }

  func frame(of place: Int, in cards: CardLayout) -> Rect {
    let rank = cards.undraggedRank(of: place)
    return result.frames[rank < gap.lowerBound ? rank : rank + gap.count]
  }

  /// The lowest edge of all cells; 0 if there are none.
  var bottom: Double { result.frames.bottom ?? 0 }

  /// The gap as one rectangle: of a run that goes on in the next row, the part in its first row.
  var gapFrame: Rect? {
    guard let first = gap.first else { return nil }
    let row = result.rows.last { $0.first <= first }
    return gap.map { result.frames[$0] }
      .filter { row == nil || $0.minY == row?.top }
      .reduce(result.frames[first]) { $0.union($1) }
  }
}
