import KanbanSimulation

/// The report as one JSON object, keys sorted: `{"scenarios":[...],"totals":{...}}`.
package enum JSONReporter {
  /// The object with a line end behind it.
  package static func text(of suite: SuiteReport) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("scenarios")
      json.array { json in
        for entry in suite.entries { write(entry, &json) }
      }
      json.key("totals")
      let totals = suite.totals
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
    json.newline()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func write(_ entry: SuiteEntry, _ json: inout JSONWriter) {
    json.object { json in
      json.key("board")
      json.array { json in
        // Without `vary` there is one run; with it, the first stands for all.
        for column in entry.report.variants.first?.board ?? [] { write(column, &json) }
      }
      json.key("failures")
      json.array { json in
        for finding in entry.reportedFindings { write(finding, &json) }
      }
      json.key("outcome")
      json.string(entry.report.outcome.rawValue)
      json.key("path")
      json.string(entry.path)
      json.key("title")
      json.string(entry.title)
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
      if let variant = finding.variant {
        json.key("variant")
        json.string(variant)
      }
    }
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
