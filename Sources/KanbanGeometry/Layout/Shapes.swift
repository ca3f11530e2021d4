/// What is known of a column's frame besides its place; what is left out follows from the metrics.
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

/// What is known of a card's frame besides its place; what is left out follows from the metrics.
public struct CardShape: Hashable, Sendable {
  /// The height; nil for the metrics' card height.
  public var height: Double?
  /// The measured top left corner in column space: from the column's left edge and the top of its content.
  ///
  /// It holds until the column's cards change; from then on they stack from the first measured y.
  public var origin: Point?
  /// The width; nil for the column's inner width. The cards of a grid have their cells' width whatever it says.
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
