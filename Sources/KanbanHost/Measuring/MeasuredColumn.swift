import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Takes the gap out of measured rectangles and the lifted cards back in: from what was displayed to what
/// lies at rest.
///
/// ```
/// displayed        at rest
/// ┌─────┐          ┌─────┐
/// │  B  │          │  A  │ lifted: its hole
/// ├┄┄┄┄┄┤          ├─────┤
/// ┆ gap ┆          │  B  │ moved down by A and one spacing
/// ├┄┄┄┄┄┤          ├─────┤
/// │  C  │          │  C  │ down by A, up by the gap
/// └─────┘          └─────┘
/// ```
struct ColumnRestoring {
  /// The indices of the lifted cards in the column's full list, ascending, with their heights.
  private let lifted: [(index: Int, height: Double)]
  /// The gap's slot and height, if it was in this column.
  private let gap: (slot: Int, height: Double)?
  private let spacing: Double

  init(lifted: [(index: Int, height: Double)], gap: (slot: Int, height: Double)?, spacing: Double) {
    self.lifted = lifted
    self.gap = gap
    self.spacing = spacing
  }

  /// How far down a card lies at rest compared with where it was displayed.
  ///
  /// - Parameter index: the card's index in the full list.
  func shift(ofCardAt index: Int) -> Double {
    var shift = 0.0
    var slot = index
    for card in lifted where card.index < index {
      shift += card.height + spacing
      slot -= 1
    }
    if let gap, slot >= gap.slot { shift -= gap.height + spacing }
    return shift
  }
}

extension BoardController {
  /// What turns rectangles of a column that were displayed with the cards lifted into rectangles at rest.
  func restoring(_ column: ColumnHandle, shown: ShownLift<CardID, ColumnID>) -> ColumnRestoring {
    let geometry = scene.geometry
    let holes = holes
    let spacing = geometry.cardSpacing(in: column)
    let lifted = holes.compactMap { card -> (index: Int, height: Double)? in
      guard let position = scene.board.position(of: card), position.column == column,
        !scene.board.state(of: card).isHidden
      else { return nil }
      return (position.index, geometry.height(of: card))
    }
    var gap: (slot: Int, height: Double)?
    if case .gap(let place, let frame) = shown, identities.handle(of: place.column) == column {
      gap = (
        slot(of: place, in: column, moving: holes),
        frame.map { $0.height / geometry.metrics.zoom } ?? gapHeight(spacing: spacing)
      )
    }
    return ColumnRestoring(lifted: lifted, gap: gap, spacing: spacing)
  }

  /// The slot of a gap that was shown a moment ago: by its anchor if that is still there.
  private func slot(
    of gap: BoardGap<CardID, ColumnID>, in column: ColumnHandle, moving holes: [CardHandle]
  ) -> Int {
    let anchor: Anchor
    switch gap.anchor {
    case .before(let card):
      guard let card = identities.handle(of: card) else { return gap.index }
      anchor = .before(card)
    case .end: anchor = .end
    }
    return scene.board.slot(of: anchor, in: column, moving: holes) ?? gap.index
  }

  /// The height of a gap for all carried cards, with the spacing between them.
  private func gapHeight(spacing: Double) -> Double {
    let carried = machine.snapshot(of: scene, at: now).lifted.filter { !scene.board.state(of: $0).isHidden }
    let heights = carried.reduce(0) { $0 + scene.geometry.height(of: $1) }
    return heights + spacing * Double(max(carried.count - 1, 0))
  }
}

/// Works out where the visible cards of one column lie at rest, from those of which the place is known.
///
/// A card that is not fixed keeps its distance from the next card whose place is known, with the height
/// that is known or estimated:
///
/// ```
///   estimated  ↑ stacked upwards from the first fixed one
///   estimated  ↑
/// ▶ fixed
///   known      ↓ at its old distance from the one before
///   estimated  ↓ one spacing below
/// ▶ fixed
/// ```
///
/// All in column space, y down.
struct MeasuredStack {
  /// One visible card.
  struct Card {
    /// Where it lies in the present layout.
    var present: Rect
    /// The height that it is to have.
    var height: Double
    /// True if its height has been measured, now or before.
    var isMeasured: Bool
    /// The y that it has for certain.
    var fixedY: Double?
  }

  private let cards: [Card]
  private let spacing: Double

  /// - Parameters:
  ///   - cards: the visible cards from the top.
  ///   - spacing: between cards of which nobody knows better.
  init(_ cards: [Card], spacing: Double) {
    self.cards = cards
    self.spacing = spacing
  }

  /// The top of every card. Without a fixed card the first one stays where it is.
  ///
  /// - Complexity: the number of cards.
  func tops() -> [Double] {
    guard !cards.isEmpty else { return [] }
    var tops = cards.map(\.present.y)
    let first = cards.firstIndex { $0.fixedY != nil } ?? 0
    tops[first] = cards[first].fixedY ?? cards[first].present.y
    for index in cards.indices.dropFirst(first + 1) {
      let below = tops[index - 1] + cards[index - 1].height + distance(before: index)
      tops[index] = cards[index].fixedY ?? exact(below, at: index)
    }
    for index in cards.indices.prefix(first).reversed() {
      let above = tops[index + 1] - distance(before: index + 1) - cards[index].height
      tops[index] = exact(above, at: index)
    }
    return tops
  }

  /// The space between a card and the one before it: as it is if both are measured, else one spacing.
  private func distance(before index: Int) -> Double {
    let above = cards[index - 1]
    guard above.isMeasured, cards[index].isMeasured else { return spacing }
    return cards[index].present.minY - above.present.maxY
  }

  /// What differs from the present place only by rounding is the present place.
  private func exact(_ y: Double, at index: Int) -> Double {
    let present = cards[index].present.y
    return abs(y - present) < 1.0 / 1024 ? present : y
  }
}
