/// Finds the scenario root of a file: the folder inside which `use` and traces stay.
///
/// The root is the nearest folder above the file that is called `Scenarios`, so that a file means the same
/// however it is named on the command line; else the folder that was searched; else the file's own folder.
package enum ScenarioRoot {
  private static let folderName = "Scenarios"

  /// The root and the path below it.
  ///
  /// - Parameters:
  ///   - path: as it is opened.
  ///   - searched: the folder of the command line in which the file was found.
  package static func split(_ path: String, searched: String?) -> (root: String, pathInRoot: String) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let index = names.dropLast().lastIndex(of: folderName) {
      return split(names, after: index + 1)
    }
    if !path.hasPrefix("/"), !names.contains(".."), let above = aboveCurrentFolder(path) { return above }
    if let searched {
      let prefix = searched.hasSuffix("/") ? searched : searched + "/"
      if path.hasPrefix(prefix) { return (prefix, String(path.dropFirst(prefix.count))) }
      if searched == "." { return ("", path) }
    }
    return split(names, after: names.count - 1)
  }

  private static func split(_ names: [String], after count: Int) -> (root: String, pathInRoot: String) {
    let root = names[..<count].map { $0 + "/" }.joined()
    return (root, names[count...].joined(separator: "/"))
  }

  /// The root if the present folder lies in a folder called `Scenarios`, or is it.
  private static func aboveCurrentFolder(_ path: String) -> (root: String, pathInRoot: String)? {
    let current = FileSystem.currentFolder.split(separator: "/").map(String.init)
    guard let index = current.lastIndex(of: folderName) else { return nil }
    let below = current[(index + 1)...]
    let root = String(repeating: "../", count: below.count)
    return (root, (below + [path]).joined(separator: "/"))
  }
}
