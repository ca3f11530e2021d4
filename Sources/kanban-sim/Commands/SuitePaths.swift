import KanbanSuite
import KanbanScenario
import KanbanText

/// The files that a command works on: those of its paths that the selection flags leave.
struct SuitePaths {
  /// In order.
  var files: [ScenarioFile]
  /// How many files there were before the shard was taken.
  var countBeforeShard: Int
  /// What could not be read.
  var errors: [FileError]
  /// How many files there were before `--filter` and `--tag` were heard, and these flags as they were given.
  private var selection = (fileCount: 0, words: "")

  private static let defaultFolder = "Scenarios"

  /// Finds files and selects among them.
  init(_ arguments: Arguments, named paths: [String]? = nil) throws(UsageError) {
    let shard = try Self.shard(arguments)
    let given = paths ?? arguments.operands
    let isDefault = given.isEmpty
    if isDefault, !FileSystem.exists(Self.defaultFolder) {
      (files, countBeforeShard, errors) = ([], 0, [])
      return
    }
    let buffer = arguments.value(.path)
    guard buffer == nil || given.contains("-") else {
      throw UsageError(
        "'--path' names what comes through '-', which does not stand", command: arguments.command)
    }
    let finder = ScenarioFinder(isDefault ? [Self.defaultFolder] : given, buffer: buffer)
    let selection = SuiteSelection(filters: arguments.values(.filter), tags: arguments.values(.tag))
    let selected =
      selection.selectsAll ? finder.files : finder.files.filter { Self.isSelected($0, by: selection) }
    files = shard?.part(of: selected) ?? selected
    countBeforeShard = selected.count
    errors = finder.errors
    let flags =
      arguments.values(.filter).map { "--filter \(LineReporter.shellWord($0))" }
      + arguments.values(.tag).map { "--tag \(LineReporter.shellWord($0))" }
    self.selection = (finder.files.count, flags.joined(separator: " "))
  }

  /// Why nothing is selected.
  ///
  /// - Parameter partCount: how many of the files are parts of others, which are not run.
  func emptyWords(partCount: Int = 0) -> String {
    if partCount > 0 {
      return partCount == 1
        ? "the only selected file has no steps, it is a part of others"
        : "none of the \(partCount) selected files has steps, they are parts of others"
    }
    if countBeforeShard > 0 {
      return "this part of the suite has no scenario; files in all parts: \(countBeforeShard)"
    }
    if selection.fileCount > 0 {
      let files =
        selection.fileCount == 1 ? "the only file is not" : "none of \(selection.fileCount) files is"
      return "\(files) selected by \(selection.words); see what there is with: kanban-sim list"
    }
    return "no scenario is selected; name files or folders, or write one with: kanban-sim new NAME"
  }

  private static func isSelected(_ file: ScenarioFile, by selection: SuiteSelection) -> Bool {
    switch file.origin {
    // Standard input can be read only once, by whoever runs it; whoever pipes a scenario in wants it.
    case .standardInput: true
    case .file:
      // What cannot be read is kept, so that it is told of where it is run.
      (try? file.read()).map { selection.selects(path: file.path, source: $0) } ?? true
    }
  }

  private static func shard(_ arguments: Arguments) throws(UsageError) -> Shard? {
    guard let text = arguments.value(.shard) else { return nil }
    guard let shard = Shard(text) else {
      throw UsageError(
        "'--shard' takes I/N with 1 <= I <= N, '\(PlainText.shown(text))' is not that",
        command: arguments.command)
    }
    return shard
  }
}
