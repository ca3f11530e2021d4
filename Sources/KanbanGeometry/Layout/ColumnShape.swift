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
