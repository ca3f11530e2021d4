import ScenarioSyntax

extension JUnitReporter {
  /// Reads a report of `--reporter junit`, as this version writes it and in no other way: what is not XML of
  /// that form cannot come out of a merge.
  ///
  /// - Throws: the line at which the report goes another way.
  static func read(_ bytes: [UInt8]) throws(ReportFault) -> ReportDocument {
    var reader = JUnitReader(bytes: bytes)
    let document = try reader.document()
    // Counts stand before the cases; all of them, and every other byte, have to be what these cases give.
    guard Array(text(of: document).utf8) == bytes else {
      throw ReportFault("its counts are not those of its cases")
    }
    return document
  }
}

/// A place in the lines of a report.
private struct JUnitReader {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var fault: ReportFault {
    let line = bytes[..<position].count { $0 == 0x0A } + 1
    return ReportFault(
      "line \(line) is not as version \(ReportDocument.version) of '--reporter junit' writes it")
  }

  mutating func document() throws(ReportFault) -> ReportDocument {
    // The counts are compared when the cases are known.
    let counts = "tests=\"*\" failures=\"*\" errors=\"*\" skipped=\"*\">\n"
    try pass("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"kanban-sim\" \(counts)")
    try pass("  <testsuite name=\"scenarios\" \(counts)    <properties>\n")
    let version = try pass("      <property name=\"report\" value=\"*\"/>\n")[0]
    guard version == String(ReportDocument.version) else {
      throw ReportFault(
        "it is a report of version \(version), only version \(ReportDocument.version) is merged")
    }
    let exit = try pass("      <property name=\"exit\" value=\"*\"/>\n")[0]
    guard let exitCode = Int(exit) else { throw fault }
    try pass("    </properties>\n")
    var entries: [ReportDocument.Entry] = []
    while stands("    <testcase") { entries.append(try testCase()) }
    try pass("  </testsuite>\n</testsuites>\n")
    return ReportDocument(form: .junit, exitCode: exitCode, entries: entries)
  }

  private mutating func testCase() throws(ReportFault) -> ReportDocument.Entry {
    let start = position
    let path = try pass("    <testcase classname=\"*\" name=\"*\" file=\"*\" line=\"*\" time=\"*\"")[2]
    let outcome = try outcome()
    return ReportDocument.Entry(path: path, outcome: outcome, text: Array(bytes[start..<position]))
  }

  /// The rest of a case, which tells what became of it.
  private mutating func outcome() throws(ReportFault) -> ScenarioOutcome {
    if stands("/") {
      try pass("/>\n")
      return .pass
    }
    try pass(">\n")
    let results: [(name: String, outcome: ScenarioOutcome)] = [("skipped", .skip), ("failure", .fail)]
    let (name, outcome) = results.first { stands("      <\($0.name)") } ?? ("error", .error)
    try pass("      <\(name)")
    let hasMessage = stands(" ")
    if hasMessage { try pass(" message=\"*\"") }
    if hasMessage, outcome != .skip {
      try pass(">*</\(name)>\n", allowsLineEnds: true)
    } else {
      try pass("/>\n")
    }
    try pass("    </testcase>\n")
    return outcome
  }

  private func stands(_ literal: String) -> Bool { bytes[position...].starts(with: literal.utf8) }

  /// Passes what a template says, and returns the texts that stand in it for each `*`.
  @discardableResult
  private mutating func pass(
    _ template: String, allowsLineEnds: Bool = false
  ) throws(ReportFault) -> [String] {
    var texts: [String] = []
    for (index, literal) in template.split(separator: "*", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { texts.append(try text(allowsLineEnds: allowsLineEnds)) }
      for byte in literal.utf8 {
        guard position < bytes.count, bytes[position] == byte else { throw fault }
        position += 1
      }
    }
    return texts
  }

  /// The text before the next markup, without its escapes; it holds nothing that acts on a terminal.
  private mutating func text(allowsLineEnds: Bool) throws(ReportFault) -> String {
    let marks = [UInt8(ascii: "<"), UInt8(ascii: "\"")]
    let end = bytes[position...].firstIndex(where: marks.contains) ?? bytes.count
    let escaped = String(decoding: bytes[position..<end], as: UTF8.self)
    let lines =
      allowsLineEnds ? escaped.split(separator: "\n", omittingEmptySubsequences: false) : [escaped[...]]
    let texts = lines.map { JUnitReporter.unescaped(String($0)) }
    position = end
    // Whatever would be written in another way was not written by a reporter.
    guard zip(lines, texts).allSatisfy({ $0 == JUnitReporter.escaped($1) }) else { throw fault }
    return texts.joined(separator: "\n")
  }
}
