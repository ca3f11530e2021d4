/// A block that is being read.
struct OpenBlock {
  var word: StatementWord
  /// The opening word, or the first one of the block where there is none.
  var opening: SourceRange
  /// Whether it has an opening word.
  var isOpened: Bool
  /// The last line that belongs to the block.
  var end: Int
  /// Whether an `end` follows before another block opens; nil until someone asked.
  var closesAhead: Bool?

  init(_ word: StatementWord, at opening: SourceRange, isOpened: Bool = true) {
    self.word = word
    self.isOpened = isOpened
    self.opening = opening
    end = opening.end
  }

  var range: SourceRange { SourceRange(opening.start, end) }
}
