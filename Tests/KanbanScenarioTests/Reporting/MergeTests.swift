import KanbanScenario
import Testing

@Suite("Merging reports")
struct MergeTests {
  typealias Reporter = @Sendable (SuiteReport) -> String

  static let reporters: [Reporter] = [JSONReporter.text, JUnitReporter.text]

  /// One scenario of each outcome and one of hostile texts, in the byte order of their paths.
  private static var whole: SuiteReport {
    var entries = HandMadeReports.all.entries
    for (index, letter) in "abcdef".enumerated() { entries[index].path = "Scenarios/\(letter) & co.kanban" }
    var failure = HandMadeReports.failure(HandMadeReports.hostile)
    failure.expected = "\u{1F600} \u{10FFFF} \\u0041"
    entries.append(
      HandMadeReports.entry(
        .fail, path: "z\(HandMadeReports.hostile)", title: HandMadeReports.hostile,
        failures: [failure, failure]))
    return SuiteReport(entries: entries, exitCode: 74)
  }

  private func read(_ text: String) throws -> ReportDocument {
    try ReportDocument(reading: Array(text.utf8))
  }

  /// The words of the fault that a text has as a report; nil if it has none.
  private func fault(of text: String) -> String? {
    do throws(ReportFault) {
      _ = try ReportDocument(reading: Array(text.utf8))
      return nil
    } catch {
      return error.message
    }
  }

  @Test("The merged parts of a suite are the report of the whole", arguments: reporters, 1...4)
  func parts(reporter: Reporter, count: Int) throws {
    let whole = Self.whole
    let parts = try (1...count).reversed().map { index in
      let shard = try #require(Shard(index: index, count: count))
      let part = SuiteReport(entries: shard.part(of: whole.entries), exitCode: 1)
      return (name: "\(index)", report: try read(reporter(part)))
    }
    #expect(try ReportDocument.merged(parts, exitCode: 74).text == reporter(whole))
  }

  @Test("A part without scenarios adds nothing", arguments: reporters)
  func empty(reporter: Reporter) throws {
    let none = try read(reporter(SuiteReport(entries: [], exitCode: 74)))
    #expect(none.exitCode == 74)
    let whole = try read(reporter(Self.whole))
    let merged = try ReportDocument.merged([("1", none), ("2", whole)], exitCode: 74)
    #expect(merged.text == reporter(Self.whole))
  }

  @Test("What stands twice is named with its places", arguments: reporters)
  func twice(reporter: Reporter) throws {
    let report = try read(reporter(Self.whole))
    let fault = #expect(throws: ReportFault.self) {
      try ReportDocument.merged([("one.json", report), ("two.json", report)], exitCode: 0)
    }
    #expect(
      fault?.message == "'Scenarios/a & co.kanban' stands in 'one.json' and in 'two.json'")
  }

  @Test("Forms are not mixed")
  func forms() throws {
    let parts = try zip(["a.json", "b.xml"], Self.reporters).map { name, reporter in
      (name: name, report: try read(reporter(SuiteReport(entries: []))))
    }
    #expect(throws: ReportFault.self) { try ReportDocument.merged(parts, exitCode: 0) }
  }

  @Test(
    "A report of another version, a changed one and what is none are refused",
    arguments: [
      (#""report":1"#, #""report":2"#, "it is a report of version 2, only version 1 is merged"),
      (#""report":1,"#, "", "the report of it has no member 'report'"),
      (#""pass":1"#, #""pass":2"#, "its totals say 2 'pass', there are 1"),
      (#""xpass":1"#, #""xpass":1,"new":0"#, "has a member that version 1 does not know"),
      (#""outcome":"skip""#, #""outcome":"skipped""#, "an outcome of it is none of kanban-sim"),
      (#""line":4"#, #""line":4.5"#, "no whole number stands at byte"),
      (#""line":4"#, #""line":"4""#, "'line' of a failure is no number"),
      ("{", "[", "it is no report of '--reporter json' or '--reporter junit'"),
      ("]", "]]", "'}' is missing"), ("todo", "to\\do", "no escape of JSON stands"),
      ("todo", "\\ud800", "no character"), ("todo", "\u{7}\n", "a control character"),
    ])
  func refused(old: String, new: String, words: String) throws {
    let text = JSONReporter.text(of: Self.whole)
    let fault = try fault(of: text.replacingFirst(old, with: new))
    #expect(fault?.contains(words) == true, "\(fault ?? "no fault")")
  }

  @Test(
    "Markup and counts that the reporter does not write are refused",
    arguments: [
      ("value=\"1\"", "value=\"2\"", "version 2"), ("tests=\"7\"", "tests=\"8\"", "counts"),
      ("<skipped", "<skipped lost=\"1\"", "line"), ("&lt;b&gt;", "<b>", "line"), ("&amp;", "&", "line"),
      ("classname", "class", "line 8"), ("<?xml", " <?xml", "line 1"), ("A full", "\u{1B}[31m", "line 8"),
    ])
  func refusedMarkup(old: String, new: String, words: String) throws {
    let text = JUnitReporter.text(of: Self.whole)
    let fault = try fault(of: text.replacingFirst(old, with: new))
    #expect(fault?.contains(words) == true, "\(fault ?? "no fault")")
  }

  @Test("A report that was cut off anywhere is refused", arguments: reporters)
  func cut(reporter: Reporter) {
    let bytes = Array(reporter(Self.whole).utf8)
    // The line end behind a JSON object is no loss.
    for count in stride(from: 0, to: bytes.count - 1, by: 61) {
      #expect(throws: ReportFault.self) { try ReportDocument(reading: Array(bytes[..<count])) }
    }
  }

  @Test("A JUnit report that was cut off is refused at its last line, were only that missing")
  func cutLines() {
    let bytes = Array(JUnitReporter.text(of: Self.whole).utf8)
    for count in Array(stride(from: 1, to: bytes.count, by: 61)) + Array((bytes.count - 45)..<bytes.count) {
      let line = bytes[..<count].count { $0 == 0x0A } + 1
      #expect(
        fault(of: String(decoding: bytes[..<count], as: UTF8.self))
          == "line \(line) is not as version 1 of '--reporter junit' writes it")
    }
  }

  @Test("White space between the parts of a JSON report is free, and so are its escapes")
  func layout() throws {
    let text = JSONReporter.text(of: SuiteReport(entries: [HandMadeReports.entry(.pass)]))
    let loose = text.replacing("\":", with: "\" :\n\t").replacing("todo", with: "\\u0074o\\u0064o")
    #expect(loose != text)
    #expect(try read("\r\n\(loose) ").text == text)
    let pair = try read(text.replacing("todo", with: "\\ud83d\\ude00\\n\\/\\b"))
    #expect(pair.text == text.replacing("todo", with: "\u{1F600}\\n/\\u0008"))
  }
}

extension String {
  /// The text with the first occurrence of another replaced; it has to be there.
  fileprivate func replacingFirst(_ old: String, with new: String) throws -> String {
    var text = self
    text.replaceSubrange(try #require(firstRange(of: old)), with: new)
    return text
  }
}
