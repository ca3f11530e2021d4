import KanbanText

/// The `--line FILE:N` flags: of these files only these lines are judged.
struct LineFlags: Hashable, Sendable {
  private struct Place: Hashable, Sendable {
    var path: String
    var line: Int
  }

  private var places: [Place] = []

  /// Reads the flags.
  init(_ arguments: Arguments) throws(UsageError) {
    for text in arguments.values(.line) {
      guard let colon = text.lastIndex(of: ":"), colon > text.startIndex,
        let line = Int(text[text.index(after: colon)...]), line >= 1
      else {
        throw UsageError(
          "'--line' takes FILE:N with a line from 1, '\(PlainText.shown(text))' is not that", command: .run)
      }
      places.append(Place(path: String(text[..<colon]), line: line))
    }
  }

  /// Whether no line is asked for, so that all are judged.
  var isEmpty: Bool { places.isEmpty }

  /// The lines of a file that are asked for.
  func numbers(in path: String) -> [Int] { places.filter { $0.path == path }.map(\.line) }

  /// The paths to look at: those of the command line, or the files of the lines.
  func paths(_ operands: [String]) -> [String] { operands.isEmpty ? places.map(\.path) : operands }
}
