import KanbanText

extension ReportDocument {
  /// The report of a run over everything that several reports tell of, in the byte order of the paths: what
  /// one run over the same folder writes.
  ///
  /// - Parameters:
  ///   - parts: the reports, each with the name that faults call it by.
  ///   - exitCode: how the whole run ends.
  /// - Throws: that the forms differ, or that a scenario stands twice.
  /// - Complexity: n log n in the number of scenarios.
  package static func merged(
    _ parts: [(name: String, report: ReportDocument)], exitCode: Int
  ) throws(ReportFault) -> ReportDocument {
    guard let first = parts.first else { throw ReportFault("there is no report to merge") }
    if let other = parts.first(where: { $0.report.form != first.report.form }) {
      throw ReportFault(
        "reports of one form are merged, '\(first.name)' is \(first.report.form.rawValue) and "
          + "'\(other.name)' \(other.report.form.rawValue)")
    }
    var found: [(entry: Entry, part: Int)] = []
    for (index, part) in parts.enumerated() { found += part.report.entries.map { ($0, index) } }
    found.sort { $0.entry.path.utf8.lexicographicallyPrecedes($1.entry.path.utf8) }
    for (one, next) in zip(found, found.dropFirst()) where one.entry.path == next.entry.path {
      let (name, other) = (parts[one.part].name, parts[next.part].name)
      let places =
        one.part == next.part
        ? "twice in '\(name)'"
        : "in '\(name)' and in '\(other)'" + (name == other ? ", which is given twice" : "")
      throw ReportFault("'\(PlainText.shown(one.entry.path))' stands \(places)")
    }
    return ReportDocument(form: first.report.form, exitCode: exitCode, entries: found.map(\.entry))
  }
}
