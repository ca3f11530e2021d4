import KanbanGeometry

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
