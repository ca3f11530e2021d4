public import KanbanScenario

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A scenario file of a suite.
public struct Scenario: Sendable, CustomStringConvertible {
  private enum Content {
    case file(ScenarioFile, SuitePieces)
    /// Why there is none.
    case problem(String)
  }

  /// The path, with the folder of the suite.
  public let path: String
  /// The folder of the suite as it is opened, without a `/` at its end.
  public let folder: String
  private let content: Content

  init(file: ScenarioFile, folder: String, name: String, pieces: SuitePieces) {
    path = name + file.path.dropFirst(folder.count)
    self.folder = folder
    content = .file(file, pieces)
  }

  init(_ folder: String, problem: String) {
    path = folder
    self.folder = folder
    content = .problem(problem)
  }

  /// The path.
  public var description: String { path }

  /// Runs the scenario with all its variants, each with an app of its own.
  ///
  /// With `KANBAN_UPDATE=missing`, `changed` or `all` in the environment the golden frames of the file are drawn anew
  /// first, as by `kanban-sim run --update`.
  public func replay() -> ReplayedScenario {
    let update = getenv("KANBAN_UPDATE").flatMap { GoldenUpdate(rawValue: String(cString: $0)) }
    return replay(updating: update ?? .none)
  }

  /// Runs the scenario.
  ///
  /// - Parameter update: which golden frames are drawn anew.
  package func replay(updating update: GoldenUpdate) -> ReplayedScenario {
    switch content {
    case .problem(let words):
      return ReplayedScenario(
        SuiteEntry(path: path, report: ScenarioReport(outcome: .error), problem: words), path: path,
        shown: { $0 })
    case .file(let file, let pieces): return replay(file, pieces, update)
    }
  }

  private func replay(
    _ file: ScenarioFile, _ pieces: SuitePieces, _ update: GoldenUpdate
  ) -> ReplayedScenario {
    let name = path.prefix { $0 != "/" }
    func shown(_ pathInRoot: String) -> String { "\(name)/\(pathInRoot)" }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try file.read()
    } catch {
      let report = ScenarioReport(outcome: .error)
      return ReplayedScenario(
        SuiteEntry(path: path, report: report, problem: error.words), path: file.pathInRoot, shown: shown)
    }
    var options = RunOptions(openTrace: { path in
      let reader = try file.open(used: path)
      return { try reader.next() }
    })
    options.enclose = { run in AppRun.$current.withValue(AppRun(pieces.makeApp)) { run() } }
    return ScenarioReplay.replay(
      path: file.pathInRoot, bytes: bytes, language: pieces.language, options: options,
      isReadable: { path in
        _ = try file.open(used: path)
        return true
      }, reading: { try Self.read($0, of: file, pieces) }, update: update,
      rewrite: { try Self.rewrite(file, from: bytes, to: $0) }, shown: shown)
  }

  private static func rewrite(_ file: ScenarioFile, from old: [UInt8], to new: [UInt8]) throws {
    do throws(FileError) {
      try AtomicFile.rewrite(file.path, from: old, to: new)
    } catch {
      throw UnreadableFile(reason: error.reason)
    }
  }

  /// The bytes of a file that the scenario uses, or of a board that the app makes.
  private static func read(
    _ path: String, of file: ScenarioFile, _ pieces: SuitePieces
  ) throws -> [UInt8] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard name.hasPrefix("app:") else { return try file.read(used: path) }
    guard let board = pieces.boards[name] else {
      throw UnreadableFile(reason: "the suite has no 'Board(\"\(name)\")'")
    }
    return Array(board(AppRun(pieces.makeApp)).text.utf8)
  }
}
