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
