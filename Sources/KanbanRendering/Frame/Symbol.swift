/// The drawn characters: each has an ASCII and a Unicode face, both one cell wide.
enum Symbol: UInt32, CaseIterable {
  case frameSide, frameTopLeft, frameTopRight, frameBottomLeft, frameBottomRight, rule, tickDown, tickUp
  case columnTop, columnSide, columnTopLeft, columnTopRight, columnBottomLeft, columnBottomRight
  case columnTeeLeft, columnTeeRight
  case targetTop, targetSide, targetTopLeft, targetTopRight, targetBottomLeft, targetBottomRight
  case targetTeeLeft, targetTeeRight
  case refusedTop, refusedSide, refusedCorner
  case warnedTop, warnedSide, warnedCorner
  case cardTop, cardSide, cardTopLeft, cardTopRight, cardBottomLeft, cardBottomRight
  case gapDot, gapSide
  case ghostTop, ghostSide, ghostTopLeft, ghostTopRight, ghostBottomLeft, ghostBottomRight
  case flightTop, flightSide, flightCorner
  case ellipsis, up, down, left, right, cross, warning, focus, selected, pointerDown, pointerUp

  /// The face in plain ASCII, one byte.
  var ascii: UInt8 { Self.asciiFaces[Int(rawValue)] }

  /// The face in Unicode, one scalar.
  var unicode: Unicode.Scalar { Self.unicodeFaces[Int(rawValue)] }

  /// The glyph of a cell that shows the symbol.
  var glyph: UInt32 { GlyphCode.firstSymbol + rawValue }

  /// The ASCII faces in the order of the cases, a group for each line of cases.
  static let asciiFaces: [UInt8] = Array(
    ("|||||-++" + "-|++++" + "||" + "=#####" + "##" + "=XX" + "=!!" + "-|..''" + ".:" + "=|****" + "~~*"
      + "~^v<>x!>*@^").utf8)

  /// The Unicode faces in the order of the cases.
  static let unicodeFaces: [Unicode.Scalar] = Array(
    ("│┌┐└┘─┬┴" + "─│┌┐└┘" + "├┤" + "━┃┏┓┗┛" + "┣┫" + "━┃╳" + "━┃╋" + "─│╭╮╰╯" + "·┆" + "═║╔╗╚╝" + "╌╎+"
      + "…▲▼◀▶✗!▸✱●○").unicodeScalars)
}
