import KanbanModel

/// The shapes of all cards by handle. A card that leaves all to the metrics costs nothing, one with a height
/// of its own eight bytes.
struct CardShapes: Sendable {
  /// By `CardHandle.tableIndex`, below 0 for none; shorter than the board's table where the rest has none.
  private var heights: [Double] = []
  /// What few cards have. It is only looked up, never walked through.
  private var rare: [CardHandle: Rare] = [:]

  private struct Rare: Sendable {
    var origin: Point?
    var width: Double?
    var handle: Rect?
    var interactive: Rect?

    var isEmpty: Bool { origin == nil && width == nil && handle == nil && interactive == nil }
  }

  subscript(card: CardHandle) -> CardShape {
    get {
      let rare = rare[card]
      return CardShape(
        height: height(of: card), at: rare?.origin, width: rare?.width, handle: rare?.handle,
        interactive: rare?.interactive)
    }
    set {
      setHeight(newValue.height, of: card)
      let new = Rare(
        origin: newValue.origin, width: newValue.width, handle: newValue.handle,
        interactive: newValue.interactive)
      if !new.isEmpty || !rare.isEmpty { rare[card] = new.isEmpty ? nil : new }
    }
  }

  func height(of card: CardHandle) -> Double? {
    let index = Int(card.rawValue)
    guard heights.indices.contains(index), heights[index] >= 0 else { return nil }
    return heights[index]
  }

  mutating func setHeight(_ height: Double?, of card: CardHandle) {
    let index = Int(card.rawValue)
    if index >= heights.count {
      guard height != nil else { return }
      while heights.count < index { heights.append(-1) }
      heights.append(height ?? -1)
    } else {
      heights[index] = height ?? -1
    }
  }

  /// What the card brings to its layout.
  func item(of card: CardHandle, defaultHeight: Double) -> CardItem {
    var item = CardItem(height: height(of: card) ?? defaultHeight)
    if !rare.isEmpty, let rare = rare[card] {
      item.width = rare.width
      item.origin = rare.origin
    }
    return item
  }

  func origin(of card: CardHandle) -> Point? { rare.isEmpty ? nil : rare[card]?.origin }

  /// Forgets the measured places of cards, not their sizes.
  mutating func clearOrigins(of cards: [CardHandle]) {
    guard !rare.isEmpty else { return }
    for card in cards where rare[card]?.origin != nil {
      rare[card]?.origin = nil
      if rare[card]?.isEmpty == true { rare[card] = nil }
    }
  }

  /// Makes room for cards that are about to be added.
  mutating func reserve(_ count: Int) { heights.reserveCapacity(count) }
}
