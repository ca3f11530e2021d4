/// The drawn characters: each has an ASCII and a Unicode face, both one cell wide.
enum Symbol: UInt32, CaseIterable {
  case frameSide, frameTopLeft, frameTopRight, frameBottomLeft, frameBottomRight, rule, tick
  case columnTop, columnSide, columnTopLeft, columnTopRight, columnBottomLeft, columnBottomRight
  case columnTeeLeft, columnTeeRight
  case targetTop, targetSide, targetTopLeft, targetTopRight, targetBottomLeft, targetBottomRight
  case targetTeeLeft, targetTeeRight
  case refusedTop, refusedSide, refusedCorner
  case warnedTop, warnedSide, warnedCorner
  case cardTop, cardSide, cardTopLeft, cardTopRight, cardBottomLeft, cardBottomRight
  case gapTop, gapSide
  case ghostTop, ghostSide, ghostTopLeft, ghostTopRight, ghostBottomLeft, ghostBottomRight
  case flightTop, flightSide, flightCorner
  case ellipsis, up, down, left, right, cross, check, warning, focus, selected, pointerDown, pointerUp

  /// The face in plain ASCII, one byte.
  var ascii: UInt8 { Self.asciiFaces[Int(rawValue)] }

  /// The face in Unicode, one scalar.
  var unicode: Unicode.Scalar { Self.unicodeFaces[Int(rawValue)] }

  /// The code of a cell that shows the symbol.
  var code: UInt32 { GlyphCode.symbolFlag | rawValue }

  /// The faces in the order of the cases, a row of them for each line of cases.
  static let asciiFaces: [UInt8] = Array(
    ("|||||-+" + "-|++++" + "||" + "=#####" + "##" + "=XX" + "=!!" + "-|..''" + ".:" + "=|****" + "~~*"
      + "~^v<>x>!>*@^").utf8)

  static let unicodeFaces: [Unicode.Scalar] = Array(
    ("│┌┐└┘─┴" + "─│┌┐└┘" + "├┤" + "━┃┏┓┗┛" + "┣┫" + "━┃╳" + "━┃╋" + "─│╭╮╰╯" + "┄┆" + "═║╔╗╚╝" + "╌╎+"
      + "…▲▼◀▶✗▸!▸✱●○").unicodeScalars)
}

/// What a cell's number means: a scalar, a symbol, or a character of several scalars in the frame's list.
enum GlyphCode {
  case scalar(Unicode.Scalar)
  case symbol(Symbol)
  case cluster(Int)
  /// The second half of a wide character.
  case continuation

  static let space: UInt32 = 0x20
  static let symbolFlag: UInt32 = 0x4000_0000
  static let clusterFlag: UInt32 = 0x8000_0000
  static let continuationCode: UInt32 = 0

  /// Reads a cell's number.
  init(_ code: UInt32) {
    if code == Self.continuationCode {
      self = .continuation
    } else if code & Self.clusterFlag != 0 {
      self = .cluster(Int(code & ~Self.clusterFlag))
    } else if code & Self.symbolFlag != 0, let symbol = Symbol(rawValue: code & ~Self.symbolFlag) {
      self = .symbol(symbol)
    } else {
      self = .scalar(Unicode.Scalar(code) ?? "?")
    }
  }
}
