import KanbanScenario
import Testing

@Suite("Reports that cannot be merged")
struct MergeFaultTests {
  /// The words of the fault that a text has as a report; nil if it has none.
  private static func fault(of text: some Sequence<UInt8>) -> String? {
    do throws(ReportFault) {
      _ = try ReportDocument(reading: Array(text))
      return nil
    } catch {
      return error.message
    }
  }

  /// A report of one scenario, of which a part can be another.
  private static func report(
    exit: String = "1", outcome: String = "\"fail\"", board: String = "[]", failure: String = "",
    totals: String = "\"error\":0,\"fail\":1,\"pass\":0,\"skip\":0,\"xfail\":0,\"xpass\":0"
  ) -> String {
    """
    {"exit":\(exit),"report":1,"scenarios":[{"board":\(board),"failures":[\(failure)],"outcome":\(outcome),\
    "path":"a","title":"A"}],"totals":{\(totals)}}
    """
  }

  private static let failure =
    #""actual":null,"column":1,"expected":null,"line":2,"message":"m""#

  @Test(
    "What is wrong with a report in JSON is told, with its place where it has one",
    arguments: [
      ("", "it is empty"), (" \t\r\n", "it is empty"),
      ("[]", "it is no report of '--reporter json' or '--reporter junit'"),
      (report(), nil), (" \n" + report() + "\r\n\t ", nil),
      (report() + "x", "something stands behind the report at byte 171"),
      ("{\"exit\":", "it ends too early"), ("{\"exit\"", "it ends too early"), ("{", "it ends too early"),
      ("{}", "the report of it has no member 'report'"),
      ("{1:2}", "a key is missing at byte 2"), ("{\"a\" 1}", "':' is missing at byte 6"),
      ("{\"a\":1 2}", "'}' is missing at byte 8"), ("{\"a\":[1 2]}", "']' is missing at byte 9"),
      ("{\"a\":[]", "it ends too early"), ("{\"a\":1,\"a\":1}", "a key stands twice at byte 13"),
      ("{\"a\":nul}", "no value of JSON stands at byte 6"), ("{\"a\":-}", "no whole number stands at byte 6"),
      ("{\"a\":1e2}", "no whole number stands at byte 6"),
      ("{\"a\":1.5}", "no whole number stands at byte 6"),
      ("{\"a\":\"", "it ends too early"), ("{\"a\":\"\\", "a text does not end at byte 7"),
      ("{\"a\":\"\\x\"}", "no escape of JSON stands at byte 7"),
      ("{\"a\":\"\u{1F}\"}", "a control character stands in a text at byte 7"),
      ("{\"a\":\"\\u00\"}", "an escape without four digits stands at byte 7"),
      ("{\"a\":\"\\u+041\"}", "an escape without four digits stands at byte 7"),
      ("{\"a\":\"\\u-041\"}", "an escape without four digits stands at byte 7"),
      ("{\"a\":\"\\ud83d\\u0041\"}", "half a character ends at byte 19"),
      ("{\"a\":\"\\ud83d\"}", "an escape that is no character ends at byte 13"),
      ("{\"a\":\"\\ude00\"}", "an escape that is no character ends at byte 13"),
      ("{\"a\":" + String(repeating: "[", count: 15), "it ends too early"),
      ("{\"a\":" + String(repeating: "[", count: 15) + "1", "values nest too deep at byte 21"),
      (
        "{\"a\":" + String(repeating: "[", count: 14) + "1" + String(repeating: "]", count: 14) + "}",
        "the report of it has no member 'report'"
      ),
      ("{\"report\":\"1\"}", "'report' of the report is no number"),
      ("{\"report\":2,\"new\":true}", "it is a report of version 2, only version 1 is merged"),
      ("{\"report\":1,\"new\":false}", "the report of it has a member that version 1 does not know"),
      (report(exit: "0"), "it says that the run ended with 0, though 1 of its scenarios did not pass"),
      (report(exit: "true"), "'exit' of the report is no number"),
      (report(outcome: "\"done\""), "an outcome of it is none of kanban-sim"),
      (report(outcome: "1"), "'outcome' of a scenario is no text"),
      (report(outcome: "\"pass\""), "its totals say 0 'pass', there are 1"),
      (report(board: "{}"), "'board' of a scenario is no array"),
      (report(board: "[[]]"), "a column of it is no object"),
      (report(board: "[{}]"), "a column of it has no member 'cards'"),
      (report(board: "[{\"cards\":[1],\"column\":\"b\"}]"), "a card of it is no text"),
      (report(board: "[{\"cards\":[\"1\"],\"column\":\"b\"},{\"cards\":[],\"column\":\"c\"}]"), nil),
      (report(failure: "{\(failure)}"), nil), (report(failure: "{\(failure),\"code\":\"KS0101\"}"), nil),
      (report(failure: "{\(failure),\"variant\":null,\"variants\":2}"), nil),
      (report(failure: "{\(failure),\"variants\":null}"), "'variants' of a failure is no number"),
      (report(failure: "{\(failure),\"code\":1}"), "'code' of a failure is no text"),
      (
        report(failure: "{\(failure),\"more\":1}"),
        "a failure of it has a member that version 1 does not know"
      ),
      (report(failure: "[]"), "a failure of it is no object"),
      (report(totals: "\"error\":0"), "'totals' of it has no member 'pass'"),
      (report(totals: "\"all\":1"), "'totals' of it has a member that version 1 does not know"),
    ] as [(String, String?)])
  func json(text: String, words: String?) { #expect(Self.fault(of: text.utf8) == words) }

  @Test("Each outcome that is none to be glad of counts", arguments: ["fail", "xpass", "error"])
  func exitCode(outcome: String) {
    let kinds = ["error", "fail", "pass", "skip", "xfail", "xpass"]
    let totals = kinds.map { "\"\($0)\":\($0 == outcome ? 1 : 0)" }.joined(separator: ",")
    let text = Self.report(exit: "0", outcome: "\"\(outcome)\"", totals: totals)
    #expect(
      Self.fault(of: text.utf8) == "it says that the run ended with 0, though 1 of its scenarios did not pass"
    )
  }

  @Test("Bytes that are not UTF-8 are no text")
  func illFormed() {
    let bytes = Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}".utf8)
    #expect(Self.fault(of: bytes) == "a text that is not UTF-8 ends at byte 8")
  }

  @Test("Every escape of JSON is read")
  func escapes() throws {
    let board = #"[{"cards":["\n\r\t\b\f\"\\\/\u00e9\uD83D\uDE00"],"column":"b"}]"#
    let document = try ReportDocument(reading: Array(Self.report(board: board).utf8))
    #expect(document.text.contains(#"["\n\r\t\u0008\u000c\"\\/é😀"]"#), "\(document.text)")
  }

  @Test("Parts that do not go together are named")
  func parts() throws {
    func merging(_ parts: [(String, String)]) throws -> String? {
      let parts = try parts.map { (name: $0.0, report: try ReportDocument(reading: Array($0.1.utf8))) }
      do throws(ReportFault) {
        _ = try ReportDocument.merged(parts, exitCode: 1)
        return nil
      } catch {
        return error.message
      }
    }
    let json = Self.report()
    let xml = JUnitReporter.text(of: SuiteReport(entries: []))
    #expect(try merging([]) == "there is no report to merge")
    #expect(
      try merging([("x.json", json), ("y.xml", xml)])
        == "reports of one form are merged, 'x.json' is JSON and 'y.xml' JUnit")
    #expect(try merging([("x", json), ("y", json)]) == "'a' stands in 'x' and in 'y'")
    #expect(try merging([("x", json), ("x", json)]) == "'a' stands in 'x' and in 'x', which is given twice")
    let entry = json.dropFirst(try #require(json.firstRange(of: "[{")?.upperBound.utf16Offset(in: json)) - 1)
    let end = try #require(entry.firstRange(of: ",\"totals\"")?.lowerBound)
    let one = entry[..<end].dropLast()
    let twice = json.replacing(one, with: one + "," + one).replacing("\"fail\":1", with: "\"fail\":2")
    #expect(try merging([("x", twice)]) == "'a' stands twice in 'x'")
  }
}
