/// The state of one reading of a file; the grammar is in the extensions.
///
/// The parser stands on one line, cut into tokens, at `cursor`. Functions that read a part of a line move the
/// cursor behind it or throw the diagnostic that ends the reading of the line.
///
/// It is not copyable, so that no helper that only looks at it copies its state.
struct Parser: ~Copyable {
  /// More faults of one line say nothing new.
  static let mostFaultsOfALine = 8

  let bytes: [UInt8]
  let grammar: Grammar
  /// Start of the line after the current one.
  var nextLine = 0
  /// The current line, its line end excluded.
  var line = SourceRange(0, 0)
  var lexer = Lexer()
  /// Index of the token to read next.
  var cursor = 0

  var tree = ScenarioTree()
  private(set) var diagnostics: [Diagnostic] = []
  private var faultsOfLine = 0

  /// The place of each statement that may stand once.
  var statements: [String: SourceRange] = [:]
  /// The first input; head and blocks stand above it.
  var firstInput: SourceRange?
  /// Whether a statement was read, so that a version would come too late.
  var hasFirstStatement = false
  /// Whether the first statement was found to be no version.
  var lacksVersion = false
  var cardCount = 0
  var phases = PhaseBuilder()
  var isInBlock = false
  /// Whether the lines directly above begin no statement, so that what follows from that is no fault of its own.
  private(set) var isBelowUnknown = false

  init(_ bytes: [UInt8], _ grammar: Grammar) {
    self.bytes = bytes
    self.grammar = grammar
    // A byte order mark is no text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { nextLine = 3 }
  }

  /// Reads all statements.
  mutating func parseFile() {
    if let fault = UTF8Check.firstFault(in: bytes) {
      report(Diagnostic(.invalidUTF8, "a scenario file is UTF-8", at: fault))
    }
    while advance() {
      recovering { (parser) throws(Diagnostic) in try parser.statement() }
    }
    if !hasFirstStatement { reportMissingVersion(at: .at(line.start)) }
    tree.phases = phases.finish(&tree.lines)
  }

  /// Goes to the next line that holds more than a comment; false at the end of the file.
  mutating func advance() -> Bool {
    while nextLine < bytes.count {
      readLine()
      if let comment = lexer.comment { add(comment: comment) }
      if lexer.tokens.count > 1 || lexer.fault != nil { return true }
      if lexer.comment == nil { phases.sawBlankLine() }
    }
    line = .at(bytes.count)
    return false
  }

  /// Makes the current line the next one again.
  mutating func stepBack() {
    nextLine = line.start
    if let comment = tree.comments.last, comment.range.start >= line.start { tree.comments.removeLast() }
  }

  private mutating func readLine() {
    line = lineRange(from: nextLine)
    nextLine = line.end
    if nextLine < bytes.count, bytes[nextLine] == Byte.carriageReturn { nextLine += 1 }
    if nextLine < bytes.count { nextLine += 1 }
    cursor = 0
    faultsOfLine = 0
    lexer.read(bytes, from: line.start, to: line.end)
  }

  /// The line that starts at `start`, without its `\n` or `\r\n`.
  func lineRange(from start: Int) -> SourceRange {
    var end = start
    while end < bytes.count, bytes[end] != Byte.newline { end += 1 }
    if end > start, end < bytes.count, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    return SourceRange(start, end)
  }

  private mutating func add(comment start: Int) {
    var end = line.end
    while end > start, Byte.isSpace(bytes[end - 1]) || bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    let isTrailing = lexer.tokens.count > 1
    tree.comments.append(Comment(range: SourceRange(start, end), isTrailing: isTrailing))
    guard !isTrailing, !isInBlock else { return }
    phases.saw(heading: Located(decoded(SourceRange(start, end)), SourceRange(start, end)))
  }

  /// Leaves the comment of the current line to the line, whose bytes are kept as they stand.
  mutating func dropTrailingComment() {
    if lexer.comment != nil { tree.comments.removeLast() }
  }

  /// Reads whether the lines directly above begin no statement; from here on they do.
  mutating func leaveUnknown() -> Bool {
    defer { isBelowUnknown = false }
    return isBelowUnknown
  }

  /// Adds a diagnostic and goes on reading.
  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.code == .unknownStatement { isBelowUnknown = true }
    faultsOfLine += 1
    guard faultsOfLine <= Self.mostFaultsOfALine else { return }
    diagnostics.append(diagnostic)
  }

  /// Takes a fault back that a later one tells better.
  mutating func withdraw(_ code: DiagnosticCode) { diagnostics.removeAll { $0.code == code } }

  /// Runs a part of the grammar on the current line; its fault is reported and the line left.
  mutating func recovering(_ part: (inout Parser) throws(Diagnostic) -> Void) {
    do {
      try part(&self)
      try endOfLine()
    } catch {
      report(error)
      // Golden lines below a faulty line are part of the same fault.
      while nextLine < bytes.count, isGoldenLine(at: nextLine) { nextLine = lineAfter(nextLine) }
    }
  }
}
