#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Replacing of files: a reader sees the old content or the new one, and a failed write leaves the old one.
package enum AtomicFile {
  /// Replaces a file, or makes a new one.
  ///
  /// A symbolic link stays one: the file that it leads to is replaced. Permissions are kept.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = FileSystem.realPath(path) ?? path
    if FileSystem.kind(of: target) == .folder { throw FileError("write", path, errno: EISDIR) }
    // A device or a pipe cannot be replaced, only written to.
    if FileSystem.kind(of: target) == .other { return try writeThrough(bytes, to: target) }
    let folder = folder(of: target)
    var template = Array("\(folder)/.kanban-sim-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError("write", path, errno: errno) }
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(FileError) {
      try fill(descriptor, bytes, mode: mode(of: target), path)
      guard rename(temporary, target) == 0 else { throw FileError("write", path, errno: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
    syncFolder(folder)
  }

  /// Makes a new file; fails if there is one already.
  package static func create(_ bytes: [UInt8], at path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path, errno: errno) }
    do throws(FileError) {
      try fill(descriptor, bytes, mode: nil, path)
    } catch {
      unlink(path)
      throw error
    }
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("write", path, errno: errno) }
    defer { close(descriptor) }
    guard let code = FileOutput.writeAll(bytes, to: descriptor) else { return }
    throw FileError("write", path, errno: code)
  }

  /// Writes, syncs and closes.
  private static func fill(
    _ descriptor: Int32, _ bytes: [UInt8], mode: mode_t?, _ path: String
  ) throws(FileError) {
    var code = FileOutput.writeAll(bytes, to: descriptor)
    if code == nil, let mode, fchmod(descriptor, mode) != 0 { code = errno }
    // Some file systems cannot sync; that is no reason to refuse.
    if code == nil, fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { code = errno }
    if close(descriptor) != 0, code == nil { code = errno }
    if let code { throw FileError("write", path, errno: code) }
  }

  /// The permissions of the file, or those that a new one gets.
  private static func mode(of path: String) -> mode_t {
    var info = stat()
    if stat(path, &info) == 0 { return info.st_mode & 0o7777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

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
