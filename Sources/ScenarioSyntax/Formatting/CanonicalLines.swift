/// A line of the canonical layout.
struct CanonicalLine {
  /// Where its first word stands in the source.
  var start: Int
  var indent: Int
  var text: String
  /// Lines below it that keep their bytes, without their last line end.
  var golden: SourceRange?
  /// Whether the whole source line is kept instead of `text`.
  var isVerbatim = false
  /// Whether the line closes a block, so that a comment above it belongs to the lines above.
  var isEnd = false
}

/// The lines of a tree, in file order, without comments.
struct CanonicalLines {
  private(set) var lines: [CanonicalLine] = []
  private let source: [UInt8]

  /// Spells the whole tree.
  init(of tree: ScenarioTree, in source: [UInt8]) {
    self.source = source
    if let version = tree.version {
      add("kanban-sim \(version.value)", at: lineStart(of: version.range.start))
    }
    for statement in tree.head { add(statement.spelling, at: statement.range.start) }
    for block in tree.blocks { add(block) }
    // Head and blocks may stand in any order.
    lines.sort { $0.start < $1.start }
    for line in tree.lines { add(line) }
  }

  private mutating func add(_ text: String, at start: Int, indent: Int = 0) {
    lines.append(CanonicalLine(start: start, indent: indent, text: text))
  }

  private mutating func addEnd(of range: SourceRange) {
    lines.append(
      CanonicalLine(start: range.end - "end".utf8.count, indent: 0, text: "end", isEnd: true))
  }

  private mutating func add(_ block: Block) {
    switch block {
    case .layout(let block): add("layout", block)
    case .behaviour(let block): add("behaviour", block)
    case .rules(let block): add("rules", block)
    case .board(let block):
      add("board", at: block.range.start)
      for column in block.columns {
        add(column.spelling, at: column.range.start, indent: 2)
        for card in column.cards { add(card.spelling, at: card.range.start, indent: 4) }
      }
      addEnd(of: block.range)
    }
  }

  private mutating func add(_ opening: String, _ block: FormBlock) {
    add(opening, at: block.range.start)
    for use in block.uses { add(use.spelling, at: use.range.start, indent: 2) }
    addEnd(of: block.range)
  }

  private mutating func add(_ line: TimelineLine) {
    let pin =
      switch line.start {
      case .at(let time): "@\(time.spelling) "
      case .after(let time): "@+\(time.spelling) "
      case nil: ""
      }
    switch line.action {
    case .step(let step): add(pin + step.spelling, at: line.range.start)
    case .expect(let expectation): add(expectation, pin, at: line.range.start, indent: 0)
    case .trace(let trace): add(trace, pin, at: line.range.start)
    }
  }

  private mutating func add(_ expectation: ExpectStatement, _ pin: String, at start: Int, indent: Int) {
    var line = CanonicalLine(start: start, indent: indent, text: pin + expectation.spelling)
    if let golden = expectation.golden, !golden.isMissing { line.golden = golden.range }
    lines.append(line)
  }

  private mutating func add(_ trace: TraceStatement, _ pin: String, at start: Int) {
    var text = pin + "trace"
    if let number = trace.number { text += " \(number.spelling)" }
    if let kind = trace.kind { text += " \(kind.spelling)" }
    switch trace.source {
    case .file(let path): add("\(text) from \(path.spelling)", at: start)
    case .inline(let samples):
      add(text, at: start)
      for line in samples {
        switch line {
        case .sample(let sample):
          lines.append(
            CanonicalLine(start: sample.range.start, indent: 2, text: "", isVerbatim: true))
        case .expect(let expectation): add(expectation, "", at: expectation.range.start, indent: 2)
        }
      }
      addEnd(of: trace.range)
    }
  }

  /// Where the first word of the line stands that holds `offset`.
  private func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, source[start - 1] != Byte.newline { start -= 1 }
    while start < offset, Byte.isSpace(source[start]) { start += 1 }
    return start
  }
}
