import KanbanSimulation

/// The report as one JSON object, keys sorted: `{"exit":0,"report":1,"scenarios":[...],"totals":{...}}`.
package enum JSONReporter {
  /// The object with a line end behind it.
  package static func text(of suite: SuiteReport) -> String {
    text(
      of: ReportDocument(
        form: .json, exitCode: suite.exitCode,
        entries: suite.entries.map { stored(value(of: $0), $0.path, $0.report.outcome) }))
  }

  /// The object with the scenarios of a report.
  static func text(of report: ReportDocument) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("exit", report.exitCode)
      json.member("report", ReportDocument.version)
      json.array("scenarios") { json in
        for entry in report.entries { json.written(entry.text) }
      }
      let totals = report.totals
      json.object("totals") { json in
        json.member("error", totals.count(.error))
        json.member("fail", totals.count(.fail))
        json.member("pass", totals.count(.pass))
        json.member("skip", totals.count(.skip))
        json.member("xfail", totals.count(.xfail))
        json.member("xpass", totals.count(.xpass))
      }
    }
    json.newline()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// What a report keeps of a scenario, whose texts are written anew: what another report smuggles into one is
  /// escaped as this version escapes it.
  static func stored(
    _ scenario: JSONValue, _ path: String, _ outcome: ScenarioOutcome
  ) -> ReportDocument.Entry {
    var json = JSONWriter()
    JSONShape.scenario.write(scenario, &json)
    return .init(path: path, outcome: outcome, text: json.take())
  }

  /// What the report says of a scenario. Without `vary` there is one run; with it, the board of the first stands
  /// for all.
  private static func value(of entry: SuiteEntry) -> JSONValue {
    .object([
      "board": .array((entry.report.variants.first?.board ?? []).map(value)),
      "failures": .array(entry.reportedFindings.map(value)),
      "outcome": .string(entry.report.outcome.rawValue), "path": .string(entry.path),
      "title": .string(entry.title),
    ])
  }

  private static func value(of column: ColumnListing) -> JSONValue {
    .object(["cards": .array(column.cards.map { .string($0) }), "column": .string(column.column)])
  }

  /// What is wrong; the report does not say in which file.
  private static func value(of finding: Finding) -> JSONValue {
    .object([
      "actual": .text(finding.actual), "code": .text(finding.code), "column": .number(finding.column),
      "expected": .text(finding.expected), "line": .number(finding.line), "message": .string(finding.message),
      "notes": .array(finding.notes.map { .string($0) }), "variant": .text(finding.variant),
      "variants": .number(finding.variantCount),
    ])
  }
}

extension SuiteEntry {
  /// What is wrong, with the failures of a scenario that fails as its head says.
  fileprivate var reportedFindings: [Finding] {
    guard report.outcome == .xfail else { return findings }
    var failed = self
    failed.report.outcome = .fail
    return failed.findings
  }
}

extension JSONValue {
  fileprivate static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
