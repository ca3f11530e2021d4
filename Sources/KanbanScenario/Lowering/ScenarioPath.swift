/// Paths of files relative to the scenario root: names parted by `/`, without `.` and `..` where they can go.
package enum ScenarioPath {
  /// Why a written path names no file.
  package enum Fault: Error, Hashable, Sendable {
    /// The path is absolute or climbs out of the scenario root.
    case outsideRoot
    /// The path is empty or has control characters.
    case malformed
  }

  /// The path of a file that another file names.
  ///
  /// - Parameters:
  ///   - written: the path as written, relative to the folder of `user`.
  ///   - user: the path of the file that names it, relative to the scenario root.
  package static func resolve(_ written: String, from user: String) throws(Fault) -> String {
    guard !written.isEmpty, written.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { throw .malformed }
    guard !written.hasPrefix("/") else { throw .outsideRoot }
    var names = user.split(separator: "/").dropLast().filter { $0 != "." }
    for name in written.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast().map({ $0 == ".." }) ?? true {
        throw .outsideRoot
      }
    }
    guard !names.isEmpty else { throw .malformed }
    return (user.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }
}
