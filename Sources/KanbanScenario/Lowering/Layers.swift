import ScenarioSyntax

/// The blocks of a file together with those of the files that it uses.
///
/// Settings are listed from the weakest to the strongest, so that applying them in order lets the last one of
/// a key win; of boards and rules only the strongest is kept.
struct Layers: Sendable {
  var layout: [InFile<FormUse>] = []
  var behaviour: [InFile<FormUse>] = []
  var board: InFile<BoardBlock>?
  var rules: InFile<FormBlock>?

  var isEmpty: Bool { layout.isEmpty && behaviour.isEmpty && board == nil && rules == nil }

  /// Puts the blocks of another file over these.
  mutating func add(_ stronger: Layers) {
    layout += stronger.layout
    behaviour += stronger.behaviour
    board = stronger.board ?? board
    rules = stronger.rules ?? rules
  }

  /// Puts a block over these; of a file's boards and rules the first counts, as there should be one.
  mutating func add(_ block: Block, of file: Int) {
    switch block {
    case .layout(let block): layout += block.uses.map { InFile($0, file) }
    case .behaviour(let block): behaviour += block.uses.map { InFile($0, file) }
    case .board(let block): if board?.file != file { board = InFile(block, file) }
    case .rules(let block): if rules?.file != file { rules = InFile(block, file) }
    }
  }
}
