/// A cell in one word: what it shows, how wide that is, what it is part of and what it belongs to.
///
/// ```
/// bits 0...21  22...23  24...31  32...63
///      glyph   width    role     subject
/// ```
struct PackedCell: Hashable, Sendable {
  var bits: UInt64

  init(glyph: UInt32, width: UInt8 = 1, role: FrameRole, subject: Int32) {
    bits =
      UInt64(glyph) | UInt64(width) << 22 | UInt64(role.rawValue) << 24
      | UInt64(UInt32(bitPattern: subject)) << 32
  }

  /// What is shown; see `GlyphCode`.
  var glyph: UInt32 { UInt32(truncatingIfNeeded: bits) & 0x3F_FFFF }

  /// 1, or 2 for the first cell of a wide character and 0 for its second.
  var width: Int { Int(bits >> 22 & 3) }

  /// What the cell is part of.
  var role: FrameRole { FrameRole(rawValue: UInt8(truncatingIfNeeded: bits >> 24)) ?? .background }

  /// The number of the role.
  var roleIndex: Int { Int(bits >> 24 & 0xFF) }

  /// What the cell belongs to, as a `FrameSubject` number.
  var subject: Int32 { Int32(truncatingIfNeeded: bits >> 32) }

  /// Glyph, width and role: all that can be seen of the cell.
  var appearance: UInt32 { UInt32(truncatingIfNeeded: bits) }

  /// The empty board.
  static let empty = PackedCell(glyph: GlyphCode.space, role: .background, subject: FrameSubject.noneCode)
}

/// What a cell's glyph means: a scalar, a symbol, or a character of several scalars in the frame's list.
enum GlyphCode {
  case scalar(Unicode.Scalar)
  case symbol(Symbol)
  case cluster(Int)
  /// The second half of a wide character.
  case continuation

  static let space: UInt32 = 0x20
  static let continuationCode: UInt32 = 0
  /// Symbols are numbered from here, beyond the last scalar.
  static let firstSymbol: UInt32 = 0x20_0000
  /// Clusters are numbered from here.
  static let firstCluster: UInt32 = 0x20_0100
  /// The most clusters that can be told apart in one frame.
  static let mostClusters = 0x1F_0000

  /// Reads a glyph.
  init(_ code: UInt32) {
    if code == Self.continuationCode {
      self = .continuation
    } else if code >= Self.firstCluster {
      self = .cluster(Int(code - Self.firstCluster))
    } else if code >= Self.firstSymbol, let symbol = Symbol(rawValue: code - Self.firstSymbol) {
      self = .symbol(symbol)
    } else {
      self = .scalar(Unicode.Scalar(code) ?? "?")
    }
  }
}
