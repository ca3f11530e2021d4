/// A block that is being read.
struct OpenBlock {
  var word: StatementWord
  /// The opening word.
  var opening: SourceRange
  /// The last line that belongs to the block.
  var end: Int
  /// Whether an `end` follows before another block opens; nil until someone asked.
  var closesAhead: Bool?

  init(_ word: StatementWord, at opening: SourceRange) {
    self.word = word
    self.opening = opening
    end = opening.end
  }

  var range: SourceRange { SourceRange(opening.start, end) }
}
