import KanbanSuite
import KanbanScenario
import KanbanText
import ScenarioSyntax

/// `new NAME`: a scenario to start from, which passes as it is.
enum NewCommand {
  static func perform(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
    let name = arguments.operands[0]
    guard !name.isEmpty, name != "-", !name.hasSuffix("/") else {
      throw UsageError("'new' needs the name of a file", command: .new)
    }
    var path = name.hasSuffix(".kanban") ? name : "\(name).kanban"
    do throws(FileError) {
      if !path.contains("/"), try FileSystem.kind(of: "Scenarios") == .folder { path = "Scenarios/\(path)" }
      if try FileSystem.kind(of: path) != nil {
        throw FileError("write", path, reason: "there is a file with that name already")
      }
      try AtomicFile.create(Array(template(title: title(of: path)).utf8), at: path)
    } catch {
      console.say(error.words)
      return .inaccessibleFile
    }
    console.write([.shown(path), StyledSpan("\n")])
    return .passed
  }

  /// The name of the file in words.
  private static func title(of path: String) -> String {
    let name = path.split(separator: "/").last.map { String($0.dropLast(".kanban".count)) } ?? ""
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func template(title: String) -> String {
    """
    kanban-sim 1
    title \(Spelling.quoted(title))

    board
      column todo "To do"
        card A1 "Write the scenario"
        card A2 "Run it"
      column done "Done"
    end

    # drag the first card to the other column
    drag A1 to done[0]
    expect moves = A1 todo[0] -> done[0]
    expect settled within 400ms
    expect board = todo: A2 | done: A1

    """
  }
}
