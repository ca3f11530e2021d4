#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Replacing of files: a reader sees the old content or the new one, and a failed write leaves the old one.
///
/// Whoever could be hurt by a replacement is named in a refusal: a file without write permission, one whose owner
/// or group cannot be kept, one with other names (hard links), one that somebody else has changed meanwhile.
package enum AtomicFile {
  /// Writes the new content of a file that was read.
  ///
  /// - Parameter old: the bytes that were read.
  /// - Throws: if the file has other bytes by now.
  package static func rewrite(_ path: String, from old: [UInt8], to new: [UInt8]) throws(FileError) {
    guard let (target, info) = try replaceable(path) else {
      throw FileError("write", path, reason: "it has changed since it was read")
    }
    try replace(target, info, with: new, path) { () throws(FileError) in
      let now = try FileSystem.read(target, shown: path)
      // Another name of the file may have been rewritten alike.
      guard now != new else { return false }
      guard now == old else { throw FileError("write", path, reason: "it has changed since it was read") }
      return true
    }
  }

  /// Writes a report: a new file, or in the place of one that this process has not read.
  package static func writeReport(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let info = try FileSystem.information(path), FileSystem.kind(info) == .other {
      // A device or a pipe cannot be replaced, only written to.
      return try writeThrough(bytes, to: path)
    }
    let (target, info) = try replaceable(path) ?? (path, nil)
    try replace(target, info, with: bytes, path) { () throws(FileError) in
      guard let info = try FileSystem.information(target) else { return true }
      guard !ReadFiles.contains(FileSystem.Identity(info)) else {
        throw FileError("write", path, reason: "it is a file that was read here")
      }
      return true
    }
  }

  /// Makes a new file; fails if there is one already.
  package static func create(_ bytes: [UInt8], at path: String) throws(FileError) {
    try replace(path, nil, with: bytes, path, isNew: true) { true }
  }
}

// MARK: - Replacing

extension AtomicFile {
  /// The file that a path leads to, links followed, if there is one and it may be replaced; a symbolic link stays
  /// one.
  private static func replaceable(_ path: String) throws(FileError) -> (target: String, info: stat?)? {
    guard let target = FileSystem.realPath(path), let info = try FileSystem.information(target) else {
      guard !isLink(path) else {
        throw FileError("write", path, reason: "it is a link that leads nowhere")
      }
      return nil
    }
    if FileSystem.kind(info) == .folder { throw FileError("write", path, errno: EISDIR) }
    guard FileSystem.kind(info) == .file else { throw FileError("write", path, reason: "it is no file") }
    // Whoever may write everything still heeds what nobody may.
    guard info.st_mode & 0o222 != 0 else { throw FileError("write", path, errno: EACCES) }
    guard faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) == 0 else {
      throw FileError("write", path, errno: errno)
    }
    guard info.st_nlink == 1 else {
      throw FileError(
        "write", path,
        reason: "it has \(info.st_nlink) names (hard links), the others would keep the old content")
    }
    return (target, info)
  }

  private static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// Writes beside the target and takes its place.
  ///
  /// - Parameters:
  ///   - info: what the system knows of the target; nil if there was none.
  ///   - isNew: true if there must be no target by then.
  ///   - isNeeded: asked when everything is written; false leaves the target as it is.
  private static func replace(
    _ target: String, _ info: stat?, with bytes: [UInt8], _ shown: String, isNew: Bool = false,
    isNeeded: () throws(FileError) -> Bool
  ) throws(FileError) {
    let folder = folder(of: target)
    var file = try UnfinishedFile(in: folder, shown: shown)
    if let code = fill(file.descriptor, bytes) { throw FileError("write", shown, errno: code) }
    if let info { try keepOwner(of: info, file.descriptor, shown) }
    guard fchmod(file.descriptor, info.map { $0.st_mode & 0o7777 } ?? newMode) == 0 else {
      throw FileError("write", shown, errno: errno)
    }
    guard try isNeeded() else { return }
    let code = isNew ? file.appear(as: target) : file.replace(target)
    if let code { throw FileError("write", shown, errno: code) }
    syncFolder(folder)
  }

  private static func keepOwner(of old: stat, _ descriptor: Int32, _ shown: String) throws(FileError) {
    var new = stat()
    guard fstat(descriptor, &new) == 0 else { throw FileError("write", shown, errno: errno) }
    guard (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid) else { return }
    guard fchown(descriptor, old.st_uid, old.st_gid) == 0 else {
      throw FileError("write", shown, reason: "its owner and group could not be kept")
    }
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("write", path, errno: errno) }
    defer { close(descriptor) }
    guard let code = FileOutput.writeAll(bytes, to: descriptor) else { return }
    throw FileError("write", path, errno: code)
  }

  /// Writes, and waits until it is stored.
  ///
  /// - Returns: the number of the error, or nil.
  private static func fill(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32? {
    if let code = FileOutput.writeAll(bytes, to: descriptor) { return code }
    // Some file systems cannot sync; that is no reason to refuse.
    return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP ? nil : errno
  }

  /// The permissions that a new file gets.
  private static let newMode: mode_t = {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }()

  /// Makes the new name last through a power failure, where the system can.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// Writing to open files.
package enum FileOutput {
  /// Writes all bytes.
  ///
  /// - Returns: the number of the error, or nil.
  package static func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Int32? {
    let bytes = ContiguousArray(bytes)
    return bytes.withUnsafeBytes { buffer in
      var position = 0
      while position < buffer.count {
        let count = write(descriptor, buffer.baseAddress?.advanced(by: position), buffer.count - position)
        if count >= 0 {
          position += count
        } else if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&wait, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
