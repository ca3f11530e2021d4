/// A block with the range of its opening word.
package enum Block: Sendable {
  case layout(FormBlock)
  case behaviour(FormBlock)
  case board(BoardBlock)
  case rules(FormBlock)
}

/// A block whose lines are uses of forms, in file order.
package struct FormBlock: Sendable {
  package var uses: [FormUse]
  package var opening: SourceRange
  package var range: SourceRange
}

/// `board` … `end`.
package struct BoardBlock: Sendable {
  package var columns: [ColumnDeclaration]
  package var opening: SourceRange
  package var range: SourceRange
}

/// A column of an arrow, or `*`, which stands for any.
package enum ColumnPattern: Sendable {
  case column(Name)
  case any(SourceRange)
}
