import KanbanScenario

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

  /// Standard input, whose root is the present folder.
  package static let standardInput = ScenarioFile(
    path: "<stdin>", origin: .standardInput, root: "", pathInRoot: "<stdin>", isNamed: true)

  /// The bytes of the scenario.
  package func read() throws(FileError) -> [UInt8] {
    switch origin {
    case .standardInput: return try FileSystem.readStandardInput()
    case .file:
      if FileSystem.kind(of: path) == .folder {
        throw FileError("read", path, reason: "it is a folder")
      }
      return try FileSystem.read(path)
    }
  }

  /// The path of a file of the root as it is printed and opened.
  package func shownPath(_ pathInRoot: String) -> String {
    pathInRoot == self.pathInRoot ? path : root + pathInRoot
  }

  /// The path of a used file to open; links may not lead out of the root either.
  ///
  /// - Throws: `FileError`, or `ScenarioPath.Fault.outsideRoot`.
  package func openablePath(_ pathInRoot: String) throws -> String {
    let path = root + pathInRoot
    guard let real = FileSystem.realPath(path), let realRoot = FileSystem.realPath(root.isEmpty ? "." : root)
    else { throw FileError("read", path, reason: "no such file or directory") }
    guard realRoot == "/" || real.hasPrefix(realRoot + "/") else { throw ScenarioPath.Fault.outsideRoot }
    return path
  }
}
