/// The numbers of a layout: viewport, direction, text size, lengths and arrangement.
///
/// The defaults are those of the profile `standard`. Lengths are in board points.
///
/// ```
/// ┌ viewport ──────────────────────────────┐
/// │ boardPadding                           │
/// │   ┌ column ┐ columnSpacing ┌ column ┐  │
/// │   │ header │               │ header │  │
/// │   │┌──────┐│ columnPadding │        │  │
/// │   ││ card ││               │ empty  │  │
/// │   │└──────┘│ cardSpacing   │        │  │
/// │   │┌──────┐│               └────────┘  │
/// ```
public struct LayoutMetrics: Hashable, Sendable {
  /// The size of the window on the board.
  public var viewportSize = Size(width: 800, height: 600)
  /// The viewport's top left corner in pointer space.
  public var origin = Point.zero
  /// Pointer-space units for one board point.
  public var zoom = 1.0
  /// The side on which the first column stands.
  public var direction = LayoutDirection.leftToRight
  /// Decides whether text sizes scale.
  public var platform = Platform.ios
  /// The person's text size.
  public var sizeCategory = SizeCategory.large
  /// The text style whose leading scales lengths.
  public var textStyle = TextStyle.body
  /// Pixels for one point; scaled lengths are rounded to whole pixels.
  public var displayScale = 2
  /// The width of open columns; scaled, it is meant at the size category `large`.
  public var columnWidth = ScalableLength.scaled(280)
  /// The least width of open columns, applied after scaling.
  public var minColumnWidth = 120.0
  /// The width of collapsed columns, never scaled.
  public var collapsedWidth = 56.0
  /// Between neighbouring columns.
  public var columnSpacing = 16.0
  /// Around the columns.
  public var boardPadding = 16.0
  /// Around the cards of a column, below its header.
  public var columnPadding = 12.0
  /// The height of a column's header.
  public var headerHeight = ScalableLength.fixed(44)
  /// The height of cards whose shape says none.
  public var cardHeight = ScalableLength.fixed(48)
  /// Between neighbouring cards, in rows along both axes.
  public var cardSpacing = 8.0
  /// The drop area of a column without visible cards.
  public var emptyHeight = 60.0
  /// The body of columns whose shape says none.
  public var bodyHeight = BodyHeight.fill
  /// The arrangement of columns whose shape says none.
  public var arrangement = Arrangement.columns

  /// Makes the metrics of the profile `standard`.
  public init() {}

  /// The width of an open column whose shape says none.
  public var openColumnWidth: Double {
    max(minColumnWidth, length(columnWidth))
  }

  /// A length at the present text size.
  public func length(_ length: ScalableLength) -> Double {
    switch length {
    case .fixed(let points): points
    case .scaled(let base):
      TextScaling(platform: platform, category: sizeCategory, style: textStyle, displayScale: displayScale)
        .scaled(base)
    }
  }
}

/// How the cards of a column are laid out.
public enum Arrangement: Hashable, Sendable {
  /// One below the other.
  case columns
  /// So many a row, sharing the inner width equally; a row is as tall as its tallest card.
  case grid(Int)
  /// In rows, as many as fit, each as wide as its shape says.
  case wrap
  /// Each so many points below the one before and on top of it.
  case pile(Double)
}

/// How tall the body of a column is: its rectangle below the header.
public enum BodyHeight: Hashable, Sendable {
  /// The column reaches from the board's top padding to its bottom padding; the cards scroll inside.
  case fill
  /// The body has this height; the cards scroll inside.
  case length(Double)
  /// The body is as tall as its cards; the board scrolls.
  case fit
}

/// A length that may grow with the text size.
public enum ScalableLength: Hashable, Sendable {
  /// The same at every text size.
  case fixed(Double)
  /// The value at the size category `large`; see `TextScaling`.
  case scaled(Double)

  /// The length at the size category `large`.
  public var base: Double {
    switch self {
    case .fixed(let length), .scaled(let length): length
    }
  }
}
