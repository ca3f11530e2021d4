import Foundation
import KanbanScenario
import ScenarioSyntax
import Testing

/// The files that editors and the fuzzer read say what the parser's word lists say. `UPDATE_EXPECTED` writes
/// them anew.
@Suite struct EditorFileTests {
  static let grammarPath =
    TestFiles.root + "/Sources/KanbanScenario/KanbanScenario.docc/Resources/kanban.tmLanguage.json"
  static let dictionaryPath = TestFiles.root + "/Tests/Fuzzing/words.dict"

  @Test func `The editor grammar is made of the word lists`() throws {
    let text = try EditorGrammar.text()
    if TestFiles.updates { try TestFiles.write(text.components(separatedBy: "\n"), to: Self.grammarPath) }
    #expect(try TestFiles.lines(of: Self.grammarPath).joined(separator: "\n") == text)
    for word in Grammar.scenarios.words {
      #expect(Self.holds(word, in: text), "no pattern has '\(word)'")
    }
  }

  private static func holds(_ word: String, in text: String) -> Bool {
    ["(?:", "|", "("].contains { opening in
      ["|", ")"].contains { text.contains(opening + word + $0) }
    }
  }

  @Test func `The fuzzer's dictionary is made of the word lists`() throws {
    let marks = ["->", "..", "\\\"", "@+", "[end]", "\\x0Aend\\x0A", "\\x0A| ..|\\x0A= ", "\\\\u{1F600}"]
    let lines = (Grammar.scenarios.words + marks).map { "\"\($0)\"" } + [""]
    if TestFiles.updates { try TestFiles.write(lines, to: Self.dictionaryPath) }
    #expect(try TestFiles.lines(of: Self.dictionaryPath) == lines)
  }

  /// What each pattern of the grammar that begins a line has to find.
  static let beginnings: [(pattern: String, line: String, captures: [String?])] = [
    ("head", "  title \"x\"", [nil, "", "title"]), ("head", "kanban-sim 1", [nil, "", "kanban-sim"]),
    ("step", "@+150ms 2 touch drag A1 to doing[1]", ["@+150ms", "2 touch ", "drag"]),
    ("step", "size-category large", [nil, "", "size-category"]),
    ("expectation", "\texpect target-at 1,2 none", [nil, "", "expect"]),
    ("expectation", "@1.5s never settled", ["@1.5s", "", "never"]),
    ("layout", "layout", [nil, "layout"]), ("trace", "trace touch", [nil, "trace"]),
    ("traceFile", "@2s trace from \"x.csv\"", ["@2s", "", "trace"]),
  ]

  @Test(arguments: beginnings)
  func `The grammar finds how lines begin`(pattern: String, line: String, captures: [String?]) throws {
    let begin = try #require(try Self.pattern(pattern)["begin"] as? String)
    #expect(try Self.captures(of: begin, in: line) == captures)
  }

  static let others = ["titles", "todo[end]", "card A1", "end", "# drag A1 to todo[1]", "dragging A1"]

  @Test(arguments: others)
  func `The grammar takes no other line for a step or a head`(line: String) throws {
    for pattern in ["head", "step", "expectation", "layout"] {
      let begin = try #require(try Self.pattern(pattern)["begin"] as? String)
      #expect(try Self.captures(of: begin, in: line) == nil, "\(pattern)")
    }
  }

  static let pieces: [(pattern: String, line: String, found: [String])] = [
    (
      "number", "at 1.5s 30 800x600 -4,5 800pt/s A1 in-2", ["1.5s", "30", "800", "600", "-4", "5", "800pt/s"]
    ),
    ("settingKey", "body-height fill zoom 1 my-zoom", ["body-height", "zoom"]),
    ("part", "A1.top to board.left, body", ["top", "left"]),
    ("comment", "tap A1 # then #2", ["# then #2"]),
    ("expected", "expect target-at 1,2 wip-limit warn", ["target-at", "wip-limit", "warn"]),
  ]

  @Test(arguments: pieces)
  func `The grammar finds the pieces of a line`(pattern: String, line: String, found: [String]) throws {
    let match = try NSRegularExpression(pattern: try #require(try Self.pattern(pattern)["match"] as? String))
    let text = line as NSString
    let matches = match.matches(in: line, range: NSRange(location: 0, length: text.length))
    #expect(matches.map { text.substring(with: $0.range) } == found)
  }

  private static func pattern(_ name: String) throws -> [String: Any] {
    let grammar = try JSONSerialization.jsonObject(with: Data(EditorGrammar.text().utf8)) as? [String: Any]
    let repository = try #require(grammar?["repository"] as? [String: Any])
    return try #require(repository[name] as? [String: Any])
  }

  /// What the groups of a pattern hold; nil if it does not match.
  private static func captures(of pattern: String, in line: String) throws -> [String?]? {
    let text = line as NSString
    let expression = try NSRegularExpression(pattern: pattern)
    let match = expression.firstMatch(in: line, range: NSRange(location: 0, length: text.length))
    guard let match else { return nil }
    return (1..<match.numberOfRanges).map { group in
      let range = match.range(at: group)
      return range.location == NSNotFound ? nil : text.substring(with: range)
    }
  }
}
