/// A report as it is stored: one text a scenario, with what has to be known to put several reports together.
package struct ReportDocument: Hashable, Sendable {
  /// What reports that can be merged are written in.
  package enum Form: String, Hashable, Sendable {
    case json = "JSON"
    case junit = "JUnit"
  }

  /// What a report says of one scenario.
  package struct Entry: Hashable, Sendable {
    /// The path that the scenario is known by.
    var path: String
    /// What became of it. Read from JUnit, an `xpass` is a `fail` and an `xfail` a `skip`, as it counts there.
    var outcome: ScenarioOutcome
    /// How the report says it, ready to stand beside others.
    var text: [UInt8]
  }

  /// The version of both forms; a report of another one is refused.
  static let version = 1

  /// The form.
  package var form: Form
  /// How the run that made the report ended, as far as it was known then.
  package var exitCode: Int
  /// In the order of the report.
  package var entries: [Entry]

  /// Reads a report that a run has written, in the form that its first character shows.
  ///
  /// - Throws: why it is none, or not one that this version writes.
  /// - Complexity: linear in the bytes.
  package init(reading bytes: [UInt8]) throws(ReportFault) {
    switch bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
    case UInt8(ascii: "{"): self = try JSONReporter.read(bytes)
    case UInt8(ascii: "<"): self = try JUnitReporter.read(bytes)
    case nil: throw ReportFault("it is empty")
    default: throw ReportFault("it is no report of '--reporter json' or '--reporter junit'")
    }
    let bad = [ScenarioOutcome.fail, .xpass, .error].map(totals.count).reduce(0, +)
    if exitCode == 0, bad > 0 {
      throw ReportFault("it says that the run ended with 0, though \(bad) of its scenarios did not pass")
    }
  }

  /// Makes a report.
  init(form: Form, exitCode: Int, entries: [Entry]) {
    self.form = form
    self.exitCode = exitCode
    self.entries = entries
  }

  /// How many scenarios had which outcome.
  var totals: SuiteTotals {
    entries.reduce(into: SuiteTotals()) { $0.add($1.outcome) }
  }

  /// The report as it is written.
  package var text: String {
    switch form {
    case .json: JSONReporter.text(of: self)
    case .junit: JUnitReporter.text(of: self)
    }
  }
}

/// Why a report cannot be read or merged: lower case, no full stop.
package struct ReportFault: Error, Hashable, Sendable {
  /// The reason in words.
  package var message: String

  /// Makes a fault.
  init(_ message: String) { self.message = message }
}
