import KanbanText
import ScenarioSyntax

/// What a command was called with: only flags that it takes, each as often as it may stand.
package struct Arguments: Hashable, Sendable {
  /// A flag with what followed it, which may be empty.
  package struct Given: Hashable, Sendable {
    package var flag: Flag
    package var value: String

    /// Makes a flag with a value.
    package init(flag: Flag, value: String) {
      self.flag = flag
      self.value = value
    }
  }

  /// The command.
  package var command: Command
  /// Paths and words, in order.
  package var operands: [String]
  /// The flags in order.
  package var flags: [Given]

  /// Makes arguments.
  package init(command: Command, operands: [String], flags: [Given]) {
    self.command = command
    self.operands = operands
    self.flags = flags
  }

  /// Whether a flag stands.
  package func has(_ flag: Flag) -> Bool { flags.contains { $0.flag == flag } }

  /// All values of a flag, in order.
  package func values(_ flag: Flag) -> [String] { flags.filter { $0.flag == flag }.map(\.value) }

  /// The value of a flag that stands at most once.
  package func value(_ flag: Flag) -> String? { flags.first { $0.flag == flag }?.value }
}

extension Arguments {
  /// The whole number behind a flag, in a range; `fallback` if the flag does not stand.
  package func number(_ flag: Flag, in range: ClosedRange<Int>, or fallback: Int) throws(UsageError) -> Int {
    guard let text = value(flag) else { return fallback }
    guard let number = Int(text), range.contains(number) else {
      let most =
        range.upperBound == .max
        ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
      throw UsageError(
        "'\(flag.name)' takes a whole number, \(most), '\(PlainText.shown(text))' is none", command: command)
    }
    return number
  }

  /// The choice behind a flag; nil if the flag does not stand.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ flag: Flag, _: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice? {
    guard let text = value(flag) else { return nil }
    return try Self.choice(text, of: flag, command: command)
  }

  /// The choice that a text names.
  package static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, of flag: Flag, command: Command
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    throw UsageError(
      "'\(flag.name)' takes \(words.dropLast().joined(separator: ", ")) or \(words.last ?? ""), "
        + "'\(PlainText.shown(text))' is none of them",
      suggestion: WordSuggestion.nearest(to: text, among: words), command: command)
  }

  /// The times behind a flag, in microseconds.
  package func times(_ flag: Flag) throws(UsageError) -> [Int64] {
    var result: [Int64] = []
    for text in values(flag) {
      guard let time = TimeText.microseconds(text) else {
        throw UsageError(
          "a time is a number with us, ms or s behind it, '\(PlainText.shown(text))' is none",
          command: command)
      }
      result.append(time)
    }
    return result
  }
}
