import KanbanScenario
import ScenarioSyntax
import Testing

@Suite struct TimelineTests {
  private func phases(_ text: String) -> [String] {
    let tree = parse(text).tree
    for (number, phase) in tree.phases.enumerated() {
      #expect(phase.lines.allSatisfy { tree.lines[$0].phase == number })
    }
    return tree.phases.map { phase in
      "\(phase.lines) " + phase.heading.map(\.value).joined(separator: " ")
    }
  }

  @Test func `Comment lines head a phase`() {
    #expect(phases("undo\nundo\n# a\n# b\nredo\nexpect settled\n") == ["0..<2 ", "2..<4 # a # b"])
  }

  @Test func `A phase without input belongs to the one before`() {
    #expect(phases("# a\nundo\n# b\nexpect settled\n# c\nundo\n") == ["0..<2 # a", "2..<3 # c"])
    #expect(phases("# a\nexpect settled\n# b\nexpect settled\n# c\nundo") == ["0..<2 # a", "2..<3 # c"])
  }

  @Test func `Of comments that a blank line parts the last ones head the phase`() {
    #expect(phases("# a\n\n# b\n\nundo") == ["0..<1 # b"])
  }

  @Test func `A comment above a block heads no phase`() {
    #expect(phases("# the board\nboard\n# inside\nend\nundo\n# b\nundo") == ["0..<1 ", "1..<2 # b"])
  }

  @Test func `Trailing comments and those inside a trace head no phase`() {
    #expect(phases("undo # a\nundo\ntrace\n# b\n0 1 2\nend\nundo") == ["0..<4 "])
  }

  @Test func `A file without lines has no phase`() {
    #expect(phases("# a\n") == [])
  }

  @Test func `Every line knows its bytes`() {
    let source = "kanban-sim 1\n  @+5ms undo  # why\ntrace\n0 1 2\nend\nexpect frame x\n| a |\n= b\n"
    let bytes = Array(source.utf8)
    let lines = ScenarioParser.parse(bytes).tree.lines.map {
      String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self)
    }
    #expect(lines == ["@+5ms undo", "trace\n0 1 2\nend", "expect frame x"])
  }

  @Test func `A golden frame knows its bytes, or where they would stand`() throws {
    let source =
      "kanban-sim 1\r\n  expect frame x\r\n  | a |\r\n  = b\r\nexpect frame y\r\n\r\nexpect frame z"
    let bytes = Array(source.utf8)
    let golden = ScenarioParser.parse(bytes).tree.lines.compactMap { line -> GoldenFrame? in
      if case .expect(let expectation) = line.action { expectation.golden } else { nil }
    }
    #expect(golden.map(\.isMissing) == [false, true, true])
    let text = golden.map { String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self) }
    #expect(text == ["  | a |\r\n  = b", "", ""])
    #expect(golden.map(\.indentation) == ["  ", "", ""])
    let missing = try #require(golden.dropFirst().first)
    #expect(String(decoding: bytes[missing.range.start...], as: UTF8.self).hasPrefix("\r\nexpect frame z"))
    #expect(golden.last?.range == .at(bytes.count))
  }
}
