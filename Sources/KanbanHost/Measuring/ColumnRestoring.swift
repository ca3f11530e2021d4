import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Takes the gap out of measured frames and the lifted cards back in: from what was displayed to what
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
  /// What turns frames of a column that were displayed with the cards lifted into frames at rest.
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
