import KanbanText
import ScenarioSyntax

/// Reads the arguments of the program against the tables of commands and flags.
package struct CommandLineParser {
  /// What the arguments ask for.
  package enum Request: Hashable, Sendable {
    /// The short help of a program that is called alone.
    case welcome
    /// All of the help, or that of a command.
    case help(Command?)
    /// The version.
    case version
    /// A command.
    case perform(Arguments)
  }

  private let fileExists: (String) -> Bool
  private var words: ArraySlice<String>
  private var command: Command?
  private var arguments: [String] = []
  private var values: [(flag: Flag, value: String)] = []
  private var endsFlags = false

  /// Reads the arguments, the name of the program left out.
  ///
  /// - Parameter fileExists: tells a path from a misspelt command.
  package static func parse(
    _ words: [String], fileExists: @escaping (String) -> Bool
  ) throws(UsageError) -> Request {
    guard !words.isEmpty else { return .welcome }
    var parser = CommandLineParser(fileExists: fileExists, words: words[...])
    try parser.readAll()
    return try parser.request()
  }

  private init(fileExists: @escaping (String) -> Bool, words: ArraySlice<String>) {
    self.fileExists = fileExists
    self.words = words
  }

  private mutating func readAll() throws(UsageError) {
    while let word = words.popFirst() {
      if endsFlags || !Self.isFlag(word) {
        try readOperand(word)
      } else if word == "--" {
        endsFlags = true
      } else {
        try readFlag(word)
      }
    }
  }

  /// A hyphen and a letter, or two hyphens; `-` is standard input, and `->` a word of the language.
  private static func isFlag(_ word: String) -> Bool {
    word.hasPrefix("-") && word.dropFirst().first.map { $0.isLetter || $0 == "-" } ?? false
  }

  private mutating func readOperand(_ word: String) throws(UsageError) {
    if command == nil, arguments.isEmpty, !endsFlags {
      if let found = Command(rawValue: word) {
        command = found
        return
      }
      if word == "help" {
        values.append((.help, ""))
        return
      }
      if word != "-", !word.contains("/"), !word.hasSuffix(".kanban"), !fileExists(word) {
        throw UsageError(
          "'\(PlainText.shown(word))' is neither a command nor a file",
          suggestion: WordSuggestion.nearest(to: word, among: Command.allCases.map(\.rawValue)))
      }
    }
    arguments.append(word)
  }

  private mutating func readFlag(_ word: String) throws(UsageError) {
    var name = word
    var attached: String?
    if word.hasPrefix("-j"), word.count > 2, !word.hasPrefix("-j=") {
      (name, attached) = ("-j", String(word.dropFirst(2)))
    } else if let equals = word.firstIndex(of: "=") {
      (name, attached) = (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    guard let flag = Flag(name: name) else { throw unknown(name) }
    switch flag.value {
    case .none:
      guard attached == nil else { throw UsageError("'\(flag.name)' takes no value", command: command) }
      values.append((flag, ""))
    case .optional: values.append((flag, attached ?? ""))
    case .required(let kind):
      guard let value = attached ?? words.popFirst() else {
        throw UsageError("'\(flag.name)' needs a value: \(flag.name) \(kind)", command: command)
      }
      values.append((flag, value))
    }
  }

  private func unknown(_ name: String) -> UsageError {
    let known = (command?.flags ?? Flag.allCases).map(\.name)
    return UsageError(
      "'\(PlainText.shown(name))' is not a flag\(command.map { " of '\($0.rawValue)'" } ?? "")",
      suggestion: WordSuggestion.nearest(to: name, among: known), command: command)
  }

  private func request() throws(UsageError) -> Request {
    if values.contains(where: { $0.flag == .help }) {
      return .help(command ?? arguments.first.flatMap(Command.init))
    }
    if values.contains(where: { $0.flag == .version }) { return .version }
    let command = command ?? .run
    var seen: Set<Flag> = []
    for (flag, _) in values {
      guard command.flags.contains(flag) else {
        throw UsageError("'\(flag.name)' is not a flag of '\(command.rawValue)'", command: command)
      }
      guard seen.insert(flag).inserted || command.repeats(flag) else {
        throw UsageError("'\(flag.name)' stands twice", command: command)
      }
    }
    try checkCount(command)
    return .perform(
      Arguments(
        command: command, operands: arguments, flags: values.map { .init(flag: $0.flag, value: $0.value) }))
  }

  private func checkCount(_ command: Command) throws(UsageError) {
    let (kind, least, most): (String, Int, Int) =
      switch command.operands {
      case .paths: ("PATH", 0, .max)
      case .file: ("FILE", 1, 1)
      case .files: ("FILE", 1, .max)
      case .word(let kind): (kind, 1, 1)
      case .optionalWord(let kind): (kind, 0, 1)
      }
    if arguments.count < least {
      throw UsageError("'\(command.rawValue)' needs a \(kind)", command: command)
    }
    if arguments.count > most {
      throw UsageError(
        "'\(command.rawValue)' takes one \(kind), '\(PlainText.shown(arguments[most]))' is too many",
        command: command)
    }
  }
}
