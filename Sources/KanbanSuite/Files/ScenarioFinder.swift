/// Finds the scenario files that the paths of a command line mean.
package struct ScenarioFinder {
  /// The files: path by path as named, those of a folder in byte order of their paths, none twice.
  package private(set) var files: [ScenarioFile] = []
  /// What could not be read.
  package private(set) var errors: [FileError] = []

  private var seen: Set<String> = []
  /// The folders of the present search: links may make the same folder appear again and again.
  private var visited: Set<FileSystem.Identity> = []
  private let buffer: String?
  private static let fileEnd = ".kanban"

  /// Looks for files.
  ///
  /// - Parameter buffer: the path of the file whose text comes through standard input, if it is that of one.
  package init(_ paths: [String], buffer: String? = nil) {
    self.buffer = buffer
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    if path == "-" {
      if seen.insert(path).inserted { files.append(.standardInput(of: buffer)) }
      return
    }
    switch try? FileSystem.kind(of: path) {
    case .folder:
      let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      var found: [String] = []
      visited = []
      search(folder, &found)
      for path in found.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        add(file: path, searched: folder, isNamed: false)
      }
    // A path that leads to nothing that can be read is told of when it is read, at its place among the others.
    case .file, .other, nil: add(file: path, searched: nil, isNamed: true)
    }
  }

  private mutating func add(file path: String, searched: String?, isNamed: Bool) {
    guard seen.insert(FileSystem.namedPlace(of: path)).inserted else { return }
    let (root, pathInRoot) = ScenarioRoot.split(path, searched: searched)
    files.append(ScenarioFile(path: path, root: root, pathInRoot: pathInRoot, isNamed: isNamed))
  }

  /// Gathers the files below a folder; each folder is entered once, so loops of links end.
  private mutating func search(_ folder: String, _ found: inout [String]) {
    guard let identity = FileSystem.identity(of: folder), visited.insert(identity).inserted else { return }
    do throws(FileError) {
      for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
        look(at: folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)", &found)
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func look(at path: String, _ found: inout [String]) {
    do throws(FileError) {
      switch try FileSystem.kind(of: path) {
      case .folder: search(path, &found)
      // A link that leads nowhere is worth a message if it is called like a scenario; a pipe or a device that
      // nobody named is none.
      case .file, nil: if path.hasSuffix(Self.fileEnd) { found.append(path) }
      case .other: break
      }
    } catch {
      // In a folder that may not be entered nobody can tell a file from a folder.
      errors.append(error)
    }
  }
}
