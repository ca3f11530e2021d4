import Foundation
import KanbanScenario
import ScenarioSyntax
import Testing

/// A check that cannot fail is none: each expectation of each file, turned round, ends the program with 1 and
/// is named at its own line, and those that are left as they are hold.
@Suite("Every expectation of every scenario file")
struct NegationTests {
  private static let root = DocumentationTests.root.appending(path: "Scenarios")

  /// The folders of `Scenarios`.
  static let topics: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }()

  @Test("fails at its own line when it is turned round", arguments: topics)
  func negated(topic: String) throws {
    // A copy, in which changed files stand beside the ones that they come from.
    let folder = try TemporaryFolder()
    let copy = folder.file("Scenarios")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: false)
    for name in try folders(for: topic) {
      try FileManager.default.copyItem(at: Self.root.appending(path: name), to: copy.appending(path: name))
    }
    let files = FileManager.default.enumerator(atPath: Self.root.appending(path: topic).path)
    for case let name as String in files?.allObjects ?? [] where name.hasSuffix(".kanban") {
      try negate("Scenarios/\(topic)/\(name)", in: folder)
    }
  }

  /// The topic, and those that its files take parts from.
  private func folders(for topic: String) throws -> [String] {
    var needed = [topic]
    var next = 0
    while next < needed.count {
      let folder = Self.root.appending(path: needed[next])
      let files = FileManager.default.enumerator(atPath: folder.path)
      for case let name as String in files?.allObjects ?? [] where name.hasSuffix(".kanban") {
        let text = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
        needed += Self.topics.filter { !needed.contains($0) && text.contains("../\($0)/") }
      }
      next += 1
    }
    return needed
  }

  private func negate(_ path: String, in folder: TemporaryFolder) throws {
    let bytes = Array(try Data(contentsOf: folder.file(path)))
    let tree = ScenarioParser.parse(bytes).tree
    let map = SourceMap(bytes)
    guard isExpectedToPass(tree) else { return }
    var turned: [(path: String, lines: [Int])] = []
    for statements in groups(of: tree) {
      let lines = statements.map { map.position(at: $0.range.start).line }
      let changed = "\(path.dropLast(".kanban".count))-turned-\(lines[0]).kanban"
      // From below, so that places above stay where they are.
      let text = statements.reversed().reduce(bytes) { negated($1, in: $0) }
      try Data(text).write(to: folder.file(changed))
      turned.append((changed, lines))
    }
    guard !turned.isEmpty else { return }
    // One process runs all of them: 1 is its exit code only if none of them ends worse, and a scenario that
    // fails never ends better.
    let outcome = try Program.run(["run", "--reporter", "json"] + turned.map(\.path), in: folder)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(outcome.status == 1 && report.scenarios.map(\.path) == turned.map(\.path), "\(path)")
    for (scenario, (changed, expected)) in zip(report.scenarios, turned) {
      let lines = Set(scenario.failures.map(\.line))
      // What takes time when it is turned round may break what comes after it.
      let isNamed = expected.count == 1 ? lines.isSuperset(of: expected) : lines == Set(expected)
      #expect(
        scenario.outcome == "fail" && isNamed,
        "\(changed): \(scenario.outcome) \(lines.sorted()), not \(expected)")
    }
  }

  /// The expectations of a file that are turned round together, in the file's order: of neighbours one is
  /// turned and one is left. What takes time or a line to turn round is turned alone.
  private func groups(of tree: ScenarioTree) -> [[ExpectStatement]] {
    var groups: [[ExpectStatement]] = [[], []]
    var alone: [[ExpectStatement]] = []
    for line in tree.lines {
      guard case .expect(let statement) = line.action else { continue }
      switch statement.mode {
      case .expect(within: _?) where caption(of: statement) == nil, .expectNot(within: _?):
        alone.append([statement])
      case .expect, .expectNot, .always, .never:
        groups[0].append(statement)
        groups.swapAt(0, 1)
      }
    }
    return groups.filter { !$0.isEmpty } + alone
  }

  /// What of the JSON report is looked at.
  private struct Report: Decodable {
    struct Scenario: Decodable {
      var path: String
      var outcome: String
      var failures: [Failure]
    }
    struct Failure: Decodable { var line: Int }
    var scenarios: [Scenario]
  }

  /// False for a file that is skipped or expected to fail.
  private func isExpectedToPass(_ tree: ScenarioTree) -> Bool {
    !tree.head.contains { statement in
      ["xfail", "skip"].contains(statement.form.word)
    }
  }

  /// The caption of a golden frame, of the last variant if each has one.
  private func caption(of statement: ExpectStatement) -> Located<String>? {
    statement.golden?.pictures.last?.caption
  }

  /// `expect` and `always` become `never`, `expect not` and `never` become `always`: what holds now breaks it now. A
  /// golden frame gets another caption, or loses a row.
  private func negated(_ statement: ExpectStatement, in bytes: [UInt8]) -> [UInt8] {
    if let caption = caption(of: statement) {
      return Array(bytes[..<caption.range.end]) + Array(" turned round".utf8)
        + Array(bytes[caption.range.end...])
    }
    let text = String(decoding: bytes[statement.range.start..<statement.range.end], as: UTF8.self)
    var turned = text
    switch statement.mode {
    case .expect(let within), .expectNot(let within):
      turned =
        text.hasPrefix("expect not ")
        ? "always" + text.dropFirst("expect not".count) : "never" + text.dropFirst("expect".count)
      if let within, let clause = turned.range(of: " within ", options: .backwards) {
        // The time passes all the same, so that what comes true in it breaks the line.
        turned = turned[..<clause.lowerBound] + "\nwait \(within.microseconds)us"
      }
    case .always: turned = "never" + text.dropFirst("always".count)
    case .never: turned = "always" + text.dropFirst("never".count)
    }
    return Array(bytes[..<statement.range.start]) + Array(turned.utf8) + Array(bytes[statement.range.end...])
  }
}
