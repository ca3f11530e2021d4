/// Where the words of a card stand: on its first free row, or on its top edge if it has none.
///
/// ```
/// .----------.
/// | Merge    |      .- Merge --.      .- Merge --.
/// '----------'      '----------'      .----------.   covered by the next card
///                                     | Fix      |
/// ```
struct CardText {
  let row: Int
  /// True if the words interrupt the top edge, so that they need a space on both sides.
  let isOnEdge: Bool

  /// - Parameter isCovered: true if a later card lies on the rows below the first.
  init(_ rect: CellRect, isCovered: Bool = false) {
    isOnEdge = rect.height == 2 || (rect.height > 2 && isCovered)
    row = rect.height > 2 && !isCovered ? rect.top + 1 : rect.top
  }
}
