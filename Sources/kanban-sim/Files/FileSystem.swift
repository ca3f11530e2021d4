#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that could not be read or written: exit code 74.
package struct FileError: Error, Hashable, Sendable {
  /// The path as it is printed.
  package var path: String
  /// What was tried: `read`, `write`.
  package var attempt: String
  /// Why it failed, in words.
  package var reason: String

  /// Makes an error of the reason that the system gives.
  init(_ attempt: String, _ path: String, errno code: Int32) {
    self.init(attempt, path, reason: String(cString: strerror(code)).lowercased())
  }

  /// Makes an error.
  package init(_ attempt: String, _ path: String, reason: String) {
    self.path = path
    self.attempt = attempt
    self.reason = reason
  }

  /// The error in one line: `cannot read 'a.kanban': permission denied`.
  package var words: String { "cannot \(attempt) '\(path)': \(reason)" }
}

/// Reading of files and folders.
package enum FileSystem {
  /// What a path leads to.
  package enum Kind: Hashable, Sendable {
    case file, folder, other
  }

  /// A file or folder, however its path is spelled.
  package struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  /// The most bytes that are read of one file.
  package static let mostBytes = 256 << 20

  /// What a path leads to, symbolic links followed; nil if it leads nowhere.
  package static func kind(of path: String) -> Kind? {
    guard let info = information(path) else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// What tells a file from all others.
  package static func identity(of path: String) -> Identity? {
    information(path).map { Identity(device: UInt64($0.st_dev), number: UInt64($0.st_ino)) }
  }

  private static func information(_ path: String) -> stat? {
    var info = stat()
    return stat(path, &info) == 0 ? info : nil
  }

  /// The names in a folder, in byte order, `.` and `..` left out.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError("read", folder, errno: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path without links, `.` and `..`, from the root; nil if it leads nowhere.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The present folder.
  package static var currentFolder: String { realPath(".") ?? "/" }
}

// MARK: - Contents

extension FileSystem {
  /// The bytes of a file.
  ///
  /// - Parameter shown: the path as messages have it, if it is another one.
  package static func read(_ path: String, shown: String? = nil) throws(FileError) -> [UInt8] {
    let reader = try FileReader(path, shown: shown)
    return try reader.rest()
  }

  /// The bytes of standard input.
  package static func readStandardInput() throws(FileError) -> [UInt8] {
    try FileReader(descriptor: STDIN_FILENO, shown: "standard input").rest()
  }
}
