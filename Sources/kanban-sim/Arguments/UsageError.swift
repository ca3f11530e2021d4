/// A fault of the command line.
package struct UsageError: Error, Hashable, Sendable {
  /// The rule that was broken: lower case, no full stop, names in quotes.
  package var message: String
  /// A word that was probably meant.
  package var suggestion: String?
  /// The command whose help would help.
  package var command: Command?

  /// Makes a fault.
  package init(_ message: String, suggestion: String? = nil, command: Command? = nil) {
    self.message = message
    self.suggestion = suggestion
    self.command = command
  }

  /// The fault as it is printed.
  package var text: String {
    var lines = ["kanban-sim: error: \(message)"]
    if let suggestion { lines.append("  did you mean '\(suggestion)'?") }
    lines.append("  see: kanban-sim \(command.map { "\($0.rawValue) " } ?? "")--help")
    return lines.joined(separator: "\n") + "\n"
  }
}
