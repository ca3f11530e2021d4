import KanbanSimulation

/// The report as one JSON object, keys sorted: `{"exit":0,"report":1,"scenarios":[...],"totals":{...}}`.
package enum JSONReporter {
  /// The object with a line end behind it.
  package static func text(of suite: SuiteReport) -> String {
    text(
      of: ReportDocument(
        form: .json, exitCode: suite.exitCode,
        entries: suite.entries.map { entry in
          var json = JSONWriter()
          write(JSONScenario(entry), &json)
          return .init(path: entry.path, outcome: entry.report.outcome, text: json.take())
        }))
  }

  /// The object with the scenarios of a report.
  static func text(of report: ReportDocument) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("exit")
      json.number(report.exitCode)
      json.key("report")
      json.number(ReportDocument.version)
      json.key("scenarios")
      json.array { json in
        for entry in report.entries { json.written(entry.text) }
      }
      json.key("totals")
      write(report.totals, &json)
    }
    json.newline()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func write(_ totals: SuiteTotals, _ json: inout JSONWriter) {
    json.object { json in
      json.key("error")
      json.number(totals.count(.error))
      json.key("fail")
      json.number(totals.count(.fail))
      json.key("pass")
      json.number(totals.count(.pass))
      json.key("skip")
      json.number(totals.count(.skip))
      json.key("xfail")
      json.number(totals.count(.xfail))
      json.key("xpass")
      json.number(totals.count(.xpass))
    }
  }

  /// Writes what the report says of a scenario.
  static func write(_ scenario: JSONScenario, _ json: inout JSONWriter) {
    json.object { json in
      json.key("board")
      json.array { json in
        for column in scenario.board { write(column, &json) }
      }
      json.key("failures")
      json.array { json in
        for finding in scenario.failures { write(finding, &json) }
      }
      json.key("outcome")
      json.string(scenario.outcome.rawValue)
      json.key("path")
      json.string(scenario.path)
      json.key("title")
      json.string(scenario.title)
    }
  }

  private static func write(_ column: ColumnListing, _ json: inout JSONWriter) {
    json.object { json in
      json.key("cards")
      json.array { json in
        for card in column.cards { json.string(card) }
      }
      json.key("column")
      json.string(column.column)
    }
  }

  private static func write(_ finding: Finding, _ json: inout JSONWriter) {
    json.object { json in
      json.key("actual")
      json.optional(finding.actual)
      if let code = finding.code {
        json.key("code")
        json.string(code)
      }
      json.key("column")
      json.number(finding.column)
      json.key("expected")
      json.optional(finding.expected)
      json.key("line")
      json.number(finding.line)
      json.key("message")
      json.string(finding.message)
      if !finding.notes.isEmpty {
        json.key("notes")
        json.array { json in
          for note in finding.notes { json.string(note) }
        }
      }
      if let variant = finding.variant {
        json.key("variant")
        json.string(variant)
      }
      if finding.variantCount > 0 {
        json.key("variants")
        json.number(finding.variantCount)
      }
    }
  }
}

/// What the report says of a scenario.
struct JSONScenario {
  /// The board at the end. Without `vary` there is one run; with it, the first stands for all.
  var board: [ColumnListing]
  /// What is wrong; the report does not say in which file.
  var failures: [Finding]
  var outcome: ScenarioOutcome
  var path: String
  var title: String
}

extension JSONScenario {
  fileprivate init(_ entry: SuiteEntry) {
    self.init(
      board: entry.report.variants.first?.board ?? [], failures: entry.reportedFindings,
      outcome: entry.report.outcome, path: entry.path, title: entry.title)
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

extension JSONWriter {
  fileprivate mutating func optional(_ text: String?) {
    if let text { string(text) } else { null() }
  }
}
