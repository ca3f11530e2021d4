/// A piece of a line.
struct Token {
  enum Kind {
    case word, text
    case comma, colon, equals, pipe, leftBracket, rightBracket
    case arrow, dots
    /// A `.` that is followed by a letter.
    case dot
    /// Behind the last piece of the line; empty.
    case end
  }

  var kind: Kind
  var start: Int
  var end: Int
  var hasSpaceBefore: Bool

  var range: SourceRange { SourceRange(start, end) }
}
