import KanbanScenario

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A scenario file that the command line names or that was found in a folder.
package struct ScenarioFile: Hashable, Sendable {
  /// Where the scenario is read from.
  package enum Origin: Hashable, Sendable {
    case file
    case standardInput
  }

  /// The path as it is printed and opened; `<stdin>` for standard input.
  package var path: String
  /// Where the scenario is read from.
  package var origin = Origin.file
  /// The folder that used files may not leave, as a prefix of paths: empty, or with `/` at its end.
  package var root: String
  /// The path relative to the root.
  package var pathInRoot: String
  /// Whether the command line names the file itself.
  package var isNamed: Bool

  /// Standard input: the text of a file, or of none, whose root is the present folder.
  package static func standardInput(of path: String?) -> ScenarioFile {
    guard let path else {
      return ScenarioFile(
        path: "<stdin>", origin: .standardInput, root: "", pathInRoot: "<stdin>", isNamed: true)
    }
    let (root, pathInRoot) = ScenarioRoot.split(path, searched: nil)
    return ScenarioFile(
      path: path, origin: .standardInput, root: root, pathInRoot: pathInRoot, isNamed: true)
  }

  /// The bytes of the scenario.
  package func read() throws(FileError) -> [UInt8] {
    switch origin {
    case .standardInput: return try FileSystem.readStandardInput()
    case .file: return try FileSystem.read(path)
    }
  }

  /// The path of a file of the root as it is printed and opened.
  package func shownPath(_ pathInRoot: String) -> String {
    pathInRoot == self.pathInRoot ? path : root + pathInRoot
  }

  /// The bytes of a file that the scenario uses.
  ///
  /// - Throws: as `open`.
  package func read(used pathInRoot: String) throws -> [UInt8] {
    let reader = try open(used: pathInRoot)
    do throws(FileError) {
      return try reader.rest()
    } catch {
      throw UnreadableFile(reason: error.reason)
    }
  }

  /// Opens a file that the scenario uses; links may not lead out of the root either.
  ///
  /// - Throws: `UnreadableFile`, or `ScenarioPath.Fault.outsideRoot`.
  package func open(used pathInRoot: String) throws -> FileReader {
    let path = root + pathInRoot
    guard let real = FileSystem.realPath(path), let realRoot = FileSystem.realPath(root.isEmpty ? "." : root)
    else { throw UnreadableFile(reason: FileError("read", path, errno: errno).reason) }
    guard realRoot == "/" || real.hasPrefix(realRoot + "/") else { throw ScenarioPath.Fault.outsideRoot }
    do throws(FileError) {
      return try FileReader(path)
    } catch {
      throw UnreadableFile(reason: error.reason)
    }
  }
}
