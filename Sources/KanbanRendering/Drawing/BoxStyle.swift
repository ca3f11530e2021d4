/// The characters of a rectangle's edges and corners.
struct BoxStyle {
  var top: Symbol
  var side: Symbol
  var topLeft: Symbol
  var topRight: Symbol
  var bottomLeft: Symbol
  var bottomRight: Symbol
  /// Where a rule meets the left and the right side.
  var teeLeft: Symbol
  var teeRight: Symbol

  static let column = BoxStyle(
    top: .columnTop, side: .columnSide, topLeft: .columnTopLeft, topRight: .columnTopRight,
    bottomLeft: .columnBottomLeft, bottomRight: .columnBottomRight, teeLeft: .columnTeeLeft,
    teeRight: .columnTeeRight)
  static let target = BoxStyle(
    top: .targetTop, side: .targetSide, topLeft: .targetTopLeft, topRight: .targetTopRight,
    bottomLeft: .targetBottomLeft, bottomRight: .targetBottomRight, teeLeft: .targetTeeLeft,
    teeRight: .targetTeeRight)
  static let refused = BoxStyle(top: .refusedTop, side: .refusedSide, corner: .refusedCorner)
  static let warned = BoxStyle(top: .warnedTop, side: .warnedSide, corner: .warnedCorner)
  static let card = BoxStyle(
    top: .cardTop, side: .cardSide, topLeft: .cardTopLeft, topRight: .cardTopRight,
    bottomLeft: .cardBottomLeft, bottomRight: .cardBottomRight, teeLeft: .cardSide, teeRight: .cardSide)
  static let ghost = BoxStyle(
    top: .ghostTop, side: .ghostSide, topLeft: .ghostTopLeft, topRight: .ghostTopRight,
    bottomLeft: .ghostBottomLeft, bottomRight: .ghostBottomRight, teeLeft: .ghostSide, teeRight: .ghostSide)
  static let flight = BoxStyle(top: .flightTop, side: .flightSide, corner: .flightCorner)
}

extension BoxStyle {
  /// A style with the same character at all corners.
  private init(top: Symbol, side: Symbol, corner: Symbol) {
    self.init(
      top: top, side: side, topLeft: corner, topRight: corner, bottomLeft: corner, bottomRight: corner,
      teeLeft: side, teeRight: side)
  }
}

extension Canvas {
  /// Draws the edges of a rectangle; one row is two brackets.
  ///
  /// ```
  /// .------.
  /// |      |      .------.
  /// '------'      '------'      |      |
  /// ```
  mutating func box(_ rect: CellRect, _ style: BoxStyle, _ role: FrameRole) {
    guard !rect.isEmpty, rect.width > 1 else {
      fill(rect, role)
      column(style.side.glyph, rect.left, rect.top..<max(rect.top, rect.bottom), role)
      return
    }
    let inner = (rect.left + 1)..<(rect.right - 1)
    let last = rect.bottom - 1
    column(style.side.glyph, rect.left, rect.top..<rect.bottom, role)
    column(style.side.glyph, rect.right - 1, rect.top..<rect.bottom, role)
    if rect.height > 1 {
      put(style.topLeft.glyph, rect.left, rect.top, role)
      row(style.top.glyph, inner, rect.top, role)
      put(style.topRight.glyph, rect.right - 1, rect.top, role)
      put(style.bottomLeft.glyph, rect.left, last, role)
      row(style.top.glyph, inner, last, role)
      put(style.bottomRight.glyph, rect.right - 1, last, role)
    }
  }
}
