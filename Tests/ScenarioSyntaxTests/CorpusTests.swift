import KanbanScenario
import ScenarioSyntax
import Testing

/// Wrong files with their faults: a line `#! CODE FIRST-LAST message` below a line says what is wrong with it,
/// and in which columns (one number: an empty range before that column). These lines are not part of the file.
@Suite struct CorpusTests {
  static let paths = TestFiles.paths(in: "Corpus")

  @Test(arguments: paths)
  func `A wrong file has exactly the faults that are written into it`(path: String) throws {
    let marked = try TestFiles.lines(of: path)
    let found = Self.marked(Self.stripped(marked))
    guard !TestFiles.updates else { return try TestFiles.write(found, to: path) }
    #expect(marked == found)
  }

  @Test func `Every fault of the language has a wrong file`() throws {
    let expected = DiagnosticCode.allCases.filter { $0.text.hasPrefix("KS01") && $0 != .invalidUTF8 }
    let lines = try Self.paths.flatMap { try TestFiles.lines(of: $0) }.filter { $0.hasPrefix("#!") }
    let missing = expected.filter { code in !lines.contains { $0.hasPrefix("#! \(code.text)") } }
    #expect(missing == [])
  }

  private static func stripped(_ lines: [String]) -> [String] { lines.filter { !$0.hasPrefix("#!") } }

  private static func marked(_ lines: [String]) -> [String] {
    let text = lines.joined(separator: "\n")
    let map = SourceMap(text)
    var faults: [Int: [String]] = [:]
    for diagnostic in ScenarioParser.parse(text).diagnostics {
      let start = map.position(at: diagnostic.range.start)
      let end = map.position(at: diagnostic.range.end)
      let isEmpty = diagnostic.range.start == diagnostic.range.end
      let columns = isEmpty ? "\(start.column)" : "\(start.column)-\(end.column - 1)"
      let suggestion = diagnostic.suggestion.map { " (did you mean '\($0)'?)" } ?? ""
      let fix = diagnostic.fix.map { " (fix: \(Spelling.quoted($0.replacement)))" } ?? ""
      let notes = diagnostic.notes.map { " (line \(map.position(at: $0.range.start).line): \($0.message))" }
      faults[start.line, default: []].append(
        "#! \(diagnostic.code.text) \(columns) \(diagnostic.message)\(suggestion)\(fix)\(notes.joined())")
    }
    return lines.enumerated().flatMap { [$0.element] + (faults[$0.offset + 1] ?? []) }
  }
}
