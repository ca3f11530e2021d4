import KanbanSimulation

extension JSONReporter {
  /// Reads a report of `--reporter json`. Every text is written anew, so that what a report smuggles into one
  /// is escaped as this version escapes it.
  ///
  /// - Throws: what this version does not write.
  static func read(_ bytes: [UInt8]) throws(ReportFault) -> ReportDocument {
    let report = try Members(JSONValue.read(bytes), of: "the report")
    guard try report.number("report") == ReportDocument.version else {
      throw ReportFault(
        "it is a report of version \(try report.number("report")), "
          + "only version \(ReportDocument.version) is merged")
    }
    try report.expectOnly(["exit", "report", "scenarios", "totals"])
    var entries: [ReportDocument.Entry] = []
    for value in try report.array("scenarios") {
      let scenario = try scenario(value)
      var json = JSONWriter()
      write(scenario, &json)
      entries.append(.init(path: scenario.path, outcome: scenario.outcome, text: json.take()))
    }
    let document = ReportDocument(form: .json, exitCode: try report.number("exit"), entries: entries)
    try check(report.object("totals"), against: document.totals)
    return document
  }

  private static func check(_ totals: Members, against counted: SuiteTotals) throws(ReportFault) {
    try totals.expectOnly(ScenarioOutcome.allCases.map(\.rawValue))
    for outcome in ScenarioOutcome.allCases {
      let said = try totals.number(outcome.rawValue)
      guard said == counted.count(outcome) else {
        throw ReportFault(
          "its totals say \(said) '\(outcome.rawValue)', there are \(counted.count(outcome))")
      }
    }
  }

  private static func scenario(_ value: JSONValue) throws(ReportFault) -> JSONScenario {
    let members = try Members(value, of: "a scenario")
    try members.expectOnly(["board", "failures", "outcome", "path", "title"])
    let word = try members.string("outcome")
    guard let outcome = ScenarioOutcome(rawValue: word) else {
      throw ReportFault("an outcome of it is none of kanban-sim")
    }
    let path = try members.string("path")
    var scenario = JSONScenario(
      board: [], failures: [], outcome: outcome, path: path, title: try members.string("title"))
    for column in try members.array("board") {
      let column = try Members(column, of: "a column")
      try column.expectOnly(["cards", "column"])
      var listing = ColumnListing(column: try column.string("column"), cards: [])
      for card in try column.array("cards") {
        guard case .string(let id) = card else { throw ReportFault("a card of it is no text") }
        listing.cards.append(id)
      }
      scenario.board.append(listing)
    }
    for failure in try members.array("failures") {
      scenario.failures.append(try finding(failure, in: path))
    }
    return scenario
  }

  private static func finding(_ value: JSONValue, in path: String) throws(ReportFault) -> Finding {
    let members = try Members(value, of: "a failure")
    try members.expectOnly(
      ["actual", "column", "expected", "line", "message"],
      optionally: ["code", "notes", "variant", "variants"])
    return Finding(
      path: path, line: try members.number("line"), column: try members.number("column"),
      message: try members.string("message"), expected: try members.optionalString("expected"),
      actual: try members.optionalString("actual"), notes: try members.optionalStrings("notes"),
      variant: try members.optionalString("variant"),
      variantCount: try members.optionalNumber("variants") ?? 0, code: try members.optionalString("code"))
  }
}

/// The members of an object of a report.
private struct Members {
  private let members: [String: JSONValue]
  /// What the object stands for.
  private let name: String

  init(_ value: JSONValue, of name: String) throws(ReportFault) {
    guard case .object(let members) = value else { throw ReportFault("\(name) of it is no object") }
    self.members = members
    self.name = name
  }

  /// Makes sure that the keys are those that this version writes.
  func expectOnly(_ keys: [String], optionally more: [String] = []) throws(ReportFault) {
    let known = keys.count { members[$0] != nil } + more.count { members[$0] != nil }
    guard known == members.count else {
      throw ReportFault("\(name) of it has a member that version \(ReportDocument.version) does not know")
    }
    for key in keys { _ = try value(key) }
  }

  private func value(_ key: String) throws(ReportFault) -> JSONValue {
    guard let value = members[key] else { throw ReportFault("\(name) of it has no member '\(key)'") }
    return value
  }

  private func fault(_ key: String, _ kind: String) -> ReportFault {
    ReportFault("'\(key)' of \(name) is no \(kind)")
  }

  func number(_ key: String) throws(ReportFault) -> Int {
    guard case .number(let number) = try value(key) else { throw fault(key, "number") }
    return number
  }

  /// The number; nil if it is left out.
  func optionalNumber(_ key: String) throws(ReportFault) -> Int? {
    members[key] == nil ? nil : try number(key)
  }

  func string(_ key: String) throws(ReportFault) -> String {
    guard case .string(let text) = try value(key) else { throw fault(key, "text") }
    return text
  }

  /// The text; nil if it is left out or `null`.
  func optionalString(_ key: String) throws(ReportFault) -> String? {
    switch members[key] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    default: throw fault(key, "text")
    }
  }

  /// The texts; none if they are left out.
  func optionalStrings(_ key: String) throws(ReportFault) -> [String] {
    guard members[key] != nil else { return [] }
    var texts: [String] = []
    for element in try array(key) {
      guard case .string(let text) = element else { throw fault(key, "array of texts") }
      texts.append(text)
    }
    return texts
  }

  func array(_ key: String) throws(ReportFault) -> [JSONValue] {
    guard case .array(let elements) = try value(key) else { throw fault(key, "array") }
    return elements
  }

  func object(_ key: String) throws(ReportFault) -> Members {
    try Members(value(key), of: "'\(key)'")
  }
}
