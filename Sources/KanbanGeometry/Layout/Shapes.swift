import KanbanModel

/// What is known of a column's rectangle besides its place; what is left out follows from the metrics.
public struct ColumnShape: Hashable, Sendable {
  /// The measured top left corner in board space, unscrolled, x from the viewport's left in every direction.
  ///
  /// When a column before it changes its width, the column shifts along.
  public var origin: Point?
  /// The open width, taken as it is: neither scaled nor held to the minimum.
  public var width: Double?
  /// The height of the header.
  public var header: Double?
  /// The padding around the cards.
  public var padding: Double?
  /// The spacing between the cards.
  public var spacing: Double?
  /// The body's height.
  public var body: BodyHeight?
  /// The arrangement of the cards.
  public var arrangement: Arrangement?

  /// Makes a shape; the default leaves everything to the metrics.
  public init(
    at origin: Point? = nil, width: Double? = nil, header: Double? = nil, padding: Double? = nil,
    spacing: Double? = nil, body: BodyHeight? = nil, arrangement: Arrangement? = nil
  ) {
    self.origin = origin
    self.width = width
    self.header = header
    self.padding = padding
    self.spacing = spacing
    self.body = body
    self.arrangement = arrangement
  }
}

/// What is known of a card's rectangle besides its place; what is left out follows from the metrics.
public struct CardShape: Hashable, Sendable {
  /// The height; nil for the metrics' card height.
  public var height: Double?
  /// The measured top left corner in column space: from the column's left edge and the top of its content.
  ///
  /// It holds until the column's cards change; from then on they stack from the first measured y.
  public var origin: Point?
  /// The width; nil for the column's inner width. The cards of a grid have their cells' width whatever it
  /// says.
  public var width: Double?
  /// The part, relative to the card, at which alone it can be grabbed; nil for all of it.
  public var handle: Rect?
  /// The part, relative to the card, at which it can never be grabbed.
  public var interactive: Rect?

  /// Makes a shape; the default leaves everything to the metrics.
  public init(
    height: Double? = nil, at origin: Point? = nil, width: Double? = nil, handle: Rect? = nil,
    interactive: Rect? = nil
  ) {
    self.height = height
    self.origin = origin
    self.width = width
    self.handle = handle
    self.interactive = interactive
  }
}

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

  /// Forgets the measured places of cards, not their sizes.
  mutating func clearOrigins(of cards: [CardHandle]) {
    guard !rare.isEmpty else { return }
    for card in cards where rare[card]?.origin != nil {
      rare[card]?.origin = nil
      if rare[card]?.isEmpty == true { rare[card] = nil }
    }
  }
}
