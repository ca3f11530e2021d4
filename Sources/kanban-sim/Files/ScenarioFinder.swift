/// Finds the scenario files that the paths of a command line mean.
package struct ScenarioFinder {
  /// The files: path by path as named, those of a folder in byte order of their paths, none twice.
  package private(set) var files: [ScenarioFile] = []
  /// What could not be read.
  package private(set) var errors: [FileError] = []

  private var seen: Set<String> = []
  /// The folders of the present search: links may make the same folder appear again and again.
  private var visited: Set<FileSystem.Identity> = []
  private static let fileEnd = ".kanban"

  /// Looks for files.
  package init(_ paths: [String]) {
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    if path == "-" {
      if seen.insert(path).inserted { files.append(.standardInput) }
      return
    }
    switch FileSystem.kind(of: path) {
    case .folder:
      let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      var found: [String] = []
      visited = []
      search(folder, &found)
      for path in found.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        add(file: path, searched: folder, isNamed: false)
      }
    // A path that leads nowhere is told of when it is read, at its place among the others.
    case .file, .other, nil: add(file: path, searched: nil, isNamed: true)
    }
  }

  private mutating func add(file path: String, searched: String?, isNamed: Bool) {
    guard seen.insert(Self.identity(of: path)).inserted else { return }
    let (root, pathInRoot) = ScenarioRoot.split(path, searched: searched)
    files.append(ScenarioFile(path: path, root: root, pathInRoot: pathInRoot, isNamed: isNamed))
  }

  /// The path of a file that is the same however its folder is spelled; links to files stay apart.
  private static func identity(of path: String) -> String {
    guard let name = path.split(separator: "/").last, name != "." && name != ".." else { return path }
    let folder = String(path.dropLast(path.hasSuffix("/") ? 1 : 0).dropLast(name.count))
    guard let real = FileSystem.realPath(folder.isEmpty ? "." : folder) else { return path }
    return real == "/" ? "/\(name)" : "\(real)/\(name)"
  }

  /// Gathers the files below a folder; each folder is entered once, so loops of links end.
  private mutating func search(_ folder: String, _ found: inout [String]) {
    guard let identity = FileSystem.identity(of: folder), visited.insert(identity).inserted else { return }
    do throws(FileError) {
      for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
        let path = folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        switch FileSystem.kind(of: path) {
        case .folder: search(path, &found)
        // A link that leads nowhere is worth a message if it is called like a scenario; reading a pipe or a
        // device that nobody named might never end.
        case .file, nil: if name.hasSuffix(Self.fileEnd) { found.append(path) }
        case .other: break
        }
      }
    } catch {
      errors.append(error)
    }
  }
}
