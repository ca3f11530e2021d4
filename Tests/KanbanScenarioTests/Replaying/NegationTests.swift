import Foundation
import KanbanScenario
import ScenarioSyntax
import Testing

/// A check that cannot fail is none: each expectation of each file, turned round, fails at its own line.
@Suite("Every expectation of every scenario file")
struct NegationTests {
  @Test("fails at its own line when it is turned round", arguments: ScenarioFiles.paths)
  func negated(path: String) throws {
    let bytes = try ScenarioFiles.bytes(of: path)
    let tree = ScenarioParser.parse(bytes).tree
    let map = SourceMap(bytes)
    guard isExpectedToPass(tree) else { return }
    for line in tree.lines {
      guard case .expect(let statement) = line.action else { continue }
      let changed = negated(statement, in: bytes)
      let replay = ScenarioReplay.replay(path: path, bytes: changed) { try ScenarioFiles.bytes(of: $0) }
      let number = map.position(at: statement.range.start).line
      #expect(
        replay.problems.contains { $0.line == number },
        "line \(number) of \(path) turned round: \(replay.problems.map(\.line))")
    }
  }

  /// False for a file that is skipped or expected to fail.
  private func isExpectedToPass(_ tree: ScenarioTree) -> Bool {
    !tree.head.contains { statement in
      switch statement.kind {
      case .xfail, .skip: true
      case .title, .tags, .profile, .pointer, .use, .vary: false
      }
    }
  }

  /// `expect` and `always` become `never`, and `never` becomes `always`: what holds now breaks it now. A
  /// golden frame gets another caption, or loses a row.
  private func negated(_ statement: ExpectStatement, in bytes: [UInt8]) -> [UInt8] {
    if case .frame(_, let golden) = statement.state, let caption = golden.caption {
      return Array(bytes[..<caption.range.end]) + Array(" turned round".utf8)
        + Array(bytes[caption.range.end...])
    }
    let text = String(decoding: bytes[statement.range.start..<statement.range.end], as: UTF8.self)
    var turned = text
    switch statement.mode {
    case .expect(let within):
      turned = "never" + text.dropFirst("expect".count)
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
