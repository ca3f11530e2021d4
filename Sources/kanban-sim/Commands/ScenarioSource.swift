import KanbanSuite
import KanbanScenario
import ScenarioSyntax

/// A scenario file as it was read and loaded.
struct ScenarioSource {
  /// The file.
  var file: ScenarioFile
  /// Its bytes.
  var bytes: [UInt8]
  /// The scenario, if it has no faults.
  var scenario: LoadedScenario?
  /// The diagnostics, with paths as they are printed.
  var faultyFiles: [LoadResult.FaultyFile]
  /// Whether a file that it names cannot be read.
  private var hasUnreadableFile: Bool

  /// Reads and loads a file.
  init(reading file: ScenarioFile) throws(FileError) {
    self.init(file, bytes: try file.read())
  }

  /// Loads the bytes of a file.
  init(_ file: ScenarioFile, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    let result = ScenarioLoader.load(
      path: file.pathInRoot, bytes: bytes, isReadable: { try Self.isReadable($0, of: file) },
      reading: { try file.read(used: $0) })
    scenario = result.scenario
    hasUnreadableFile = result.hasUnreadableFile
    faultyFiles = file.shown(result.faultyFiles)
  }

  /// How a command ends that cannot run the file.
  var faultCode: ExitCode { hasUnreadableFile ? .inaccessibleFile : .invalidFile }

  private static func isReadable(_ pathInRoot: String, of file: ScenarioFile) throws -> Bool {
    _ = try file.open(used: pathInRoot)
    return true
  }

  /// Whether the file holds blocks for others and no steps, so that there is nothing to run in it.
  ///
  /// Files that the command line names are never parts: whoever names a file wants it run.
  var isPart: Bool {
    guard !file.isNamed else { return false }
    if let scenario { return scenario.tree.lines.isEmpty }
    let diagnostics = faultyFiles.flatMap(\.diagnostics)
    guard diagnostics.allSatisfy({ $0.severity == .warning || $0.code == .missingBoard }) else {
      return false
    }
    return ScenarioParser.parse(bytes).tree.lines.isEmpty
  }

  /// What a run of the file needs from outside.
  ///
  /// - Parameter keepsGoing: whether expectations are judged behind a step that could not be done.
  func runOptions(keepsGoing: Bool) -> RunOptions {
    let file = file
    return RunOptions(
      openTrace: { pathInRoot in
        let reader = try file.open(used: pathInRoot)
        return { try reader.next() }
      }, keepsGoing: keepsGoing)
  }
}

extension ScenarioFile {
  /// Faulty files of the root, with paths as they are printed.
  func shown(_ files: [LoadResult.FaultyFile]) -> [LoadResult.FaultyFile] {
    files.map { file in
      var file = file
      file.path = shownPath(file.path)
      return file
    }
  }
}
