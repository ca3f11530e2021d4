import KanbanSuite
import KanbanText

/// A `--reporter` flag: a report, and the file that it goes to; nil for standard output.
struct ReportFlag<Kind: RawRepresentable<String> & CaseIterable & Hashable & Sendable>: Hashable, Sendable {
  var kind: Kind
  var path: String?

  /// Reads the flags; none of their files is a scenario, an operand, or that of another report.
  static func all(_ arguments: Arguments) throws(UsageError) -> [Self] {
    var reports: [Self] = []
    for text in arguments.values(.reporter) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let kind: Kind = try Arguments.choice(parts[0], of: .reporter, command: arguments.command)
      let path = parts.count > 1 ? parts[1] : nil
      guard path != "" else {
        throw UsageError(
          "'--reporter \(kind.rawValue)=' needs a file behind the '='", command: arguments.command)
      }
      reports.append(Self(kind: kind, path: path))
    }
    guard reports.count(where: { $0.path == nil }) <= 1 else {
      throw UsageError(
        "one report goes to standard output, the others need a file: --reporter KIND=FILE",
        command: arguments.command)
    }
    try ReportFiles.check(reports.compactMap(\.path), arguments)
    return reports
  }
}

extension ReportFlag {
  /// Writes the text of the report to where it goes.
  func write(_ text: String, _ console: Console) -> ExitCode {
    guard let path else {
      console.write(text)
      return .passed
    }
    do throws(FileError) {
      try AtomicFile.writeReport(Array(text.utf8), to: path)
      return .passed
    } catch {
      console.say(error.words)
      return .inaccessibleFile
    }
  }
}

/// The files that reports go to.
private enum ReportFiles {
  static func check(_ paths: [String], _ arguments: Arguments) throws(UsageError) {
    let inputs = Set(arguments.operands.map(place))
    var places: Set<String> = []
    for path in paths {
      let place = place(of: path)
      guard !path.hasSuffix(".kanban"), !place.hasSuffix(".kanban"), !inputs.contains(place) else {
        throw UsageError(
          "a report does not take the place of a scenario, as '\(PlainText.shown(path))' would",
          command: arguments.command)
      }
      guard places.insert(place).inserted else {
        throw UsageError("two reports cannot go to the same file", command: arguments.command)
      }
    }
  }

  /// What tells a file from all others, also one that is not there yet.
  private static func place(of path: String) -> String {
    FileSystem.realPath(path) ?? FileSystem.namedPlace(of: path)
  }
}
