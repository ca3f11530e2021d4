extension JSONReporter {
  /// Reads a report of `--reporter json`.
  ///
  /// - Throws: what this version does not write.
  static func read(_ bytes: [UInt8]) throws(ReportFault) -> ReportDocument {
    let report = try JSONValue.read(bytes)
    try JSONShape.version.check(in: report, "the report")
    if let version = report["report"]?.number, version != ReportDocument.version {
      throw ReportFault(
        "it is a report of version \(version), only version \(ReportDocument.version) is merged")
    }
    try JSONShape.report.check(report, "the report")
    var entries: [ReportDocument.Entry] = []
    for scenario in report["scenarios"]?.elements ?? [] {
      guard let path = scenario["path"]?.text,
        let outcome = scenario["outcome"]?.text.flatMap(ScenarioOutcome.init)
      else { throw ReportFault("an outcome of it is none of kanban-sim") }
      entries.append(stored(scenario, path, outcome))
    }
    let document = ReportDocument(
      form: .json, exitCode: report["exit"]?.number ?? 0, entries: entries)
    for outcome in ScenarioOutcome.allCases {
      let said = report["totals"]?[outcome.rawValue]?.number ?? 0
      let counted = document.totals.count(outcome)
      guard said == counted else {
        throw ReportFault("its totals say \(said) '\(outcome.rawValue)', there are \(counted)")
      }
    }
    return document
  }
}

extension JSONValue {
  /// The member of an object.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  fileprivate var number: Int? { if case .number(let number) = self { number } else { nil } }
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
}
