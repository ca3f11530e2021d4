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
  package init(_ attempt: String, _ path: String, errno code: Int32) {
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
    private var device: UInt64
    private var number: UInt64

    init(_ info: stat) {
      device = UInt64(info.st_dev)
      number = UInt64(info.st_ino)
    }
  }

  /// The most bytes that are read of one file.
  package static let mostBytes = 256 << 20

  /// What a path leads to, symbolic links followed; nil if it leads nowhere.
  ///
  /// - Throws: if that cannot be told, as in a folder that may not be entered.
  package static func kind(of path: String) throws(FileError) -> Kind? {
    try information(path).map { kind($0) }
  }

  /// Whether a path leads somewhere; also if that cannot be told, so that reading it tells why.
  package static func exists(_ path: String) -> Bool {
    do { return try information(path) != nil } catch { return true }
  }

  /// What tells a file from all others; nil if the path leads nowhere, or nobody can tell.
  package static func identity(of path: String) -> Identity? {
    (try? information(path)).map { Identity($0) }
  }

  /// What the system knows of a file; nil if the path leads nowhere.
  static func information(_ path: String) throws(FileError) -> stat? {
    var info = stat()
    guard stat(path, &info) != 0 else { return info }
    guard [ENOENT, ENOTDIR, ELOOP].contains(errno) else { throw FileError("read", path, errno: errno) }
    return nil
  }

  /// How many names an open file has; 0 for what is none.
  static func linkCount(of descriptor: Int32) -> Int {
    var info = stat()
    guard fstat(descriptor, &info) == 0, kind(info) == .file else { return 0 }
    return Int(info.st_nlink)
  }

  static func kind(_ info: stat) -> Kind {
    switch info.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The names in a folder, in byte order, `.` and `..` left out.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError("read", folder, errno: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw FileError("read", folder, errno: errno) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path without links, `.` and `..`, from the root; nil if it leads nowhere.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path that is the same however its folder is spelled; the file need not be there, and links to files
  /// stay apart.
  package static func namedPlace(of path: String) -> String {
    guard let name = path.split(separator: "/").last, name != "." && name != ".." else { return path }
    let folder = String(path.dropLast(path.hasSuffix("/") ? 1 : 0).dropLast(name.count))
    guard let real = realPath(folder.isEmpty ? "." : folder) else { return path }
    return real == "/" ? "/\(name)" : "\(real)/\(name)"
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
