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
    try expect("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"kanban-sim\" ")
    try counts()
    try expect("  <testsuite name=\"scenarios\" ")
    try counts()
    try expect("    <properties>\n      <property name=\"report\" value=\"")
    let version = try text(until: "\"/>\n")
    guard version == String(ReportDocument.version) else {
      throw ReportFault(
        "it is a report of version \(version), only version \(ReportDocument.version) is merged")
    }
    try expect("      <property name=\"exit\" value=\"")
    guard let exitCode = Int(try text(until: "\"/>\n")) else { throw fault }
    try expect("    </properties>\n")
    var entries: [ReportDocument.Entry] = []
    while let entry = try testCase() { entries.append(entry) }
    try expect("  </testsuite>\n</testsuites>\n")
    return ReportDocument(form: .junit, exitCode: exitCode, entries: entries)
  }

  /// The counts are compared when the cases are known.
  private mutating func counts() throws(ReportFault) {
    for name in ["tests", " failures", " errors", " skipped"] {
      try expect("\(name)=\"")
      _ = try text(until: "\"")
    }
    try expect(">\n")
  }

  /// The next case, or nil if there is none.
  private mutating func testCase() throws(ReportFault) -> ReportDocument.Entry? {
    let start = position
    guard takes("    <testcase classname=\"") else { return nil }
    _ = try text(until: "\" name=\"")
    _ = try text(until: "\" file=\"")
    let path = try text(until: "\" line=\"")
    _ = try text(until: "\" time=\"")
    _ = try text(until: "\"")
    var outcome = ScenarioOutcome.pass
    if !takes("/>\n") {
      try expect(">\n")
      outcome = try result()
      try expect("    </testcase>\n")
    }
    return ReportDocument.Entry(path: path, outcome: outcome, text: Array(bytes[start..<position]))
  }

  /// What a case that did not pass holds.
  private mutating func result() throws(ReportFault) -> ScenarioOutcome {
    if takes("      <skipped") {
      if takes(" message=\"") { _ = try text(until: "\"") }
      try expect("/>\n")
      return .skip
    }
    let (name, outcome): (String, ScenarioOutcome) =
      takes("      <failure") ? ("failure", .fail) : ("error", .error)
    if outcome == .error { try expect("      <error") }
    if takes("/>\n") { return outcome }
    try expect(" message=\"")
    _ = try text(until: "\">")
    _ = try text(until: "</\(name)>\n", allowsLineEnds: true)
    return outcome
  }

  private mutating func takes(_ literal: String) -> Bool {
    guard bytes[position...].starts(with: literal.utf8) else { return false }
    position += literal.utf8.count
    return true
  }

  private mutating func expect(_ literal: String) throws(ReportFault) {
    guard takes(literal) else { throw fault }
  }

  /// The text before an end, without its escapes; it holds no markup, and nothing that acts on a terminal.
  private mutating func text(until end: String, allowsLineEnds: Bool = false) throws(ReportFault) -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<"), bytes[position] != UInt8(ascii: "\"")
    {
      position += 1
    }
    let escaped = String(decoding: bytes[start..<position], as: UTF8.self)
    let lines =
      allowsLineEnds ? escaped.split(separator: "\n", omittingEmptySubsequences: false) : [escaped[...]]
    let texts = lines.map { JUnitReporter.unescaped(String($0)) }
    // Whatever would be written in another way was not written by a reporter.
    guard zip(lines, texts).allSatisfy({ $0 == JUnitReporter.escaped($1) }) else { throw fault }
    let text = texts.joined(separator: "\n")
    try expect(end)
    return text
  }
}
