#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file that is read piece by piece, and closed with the last reference to it.
///
/// Only what is stored is read by its name: a pipe or a device might never end.
package final class FileReader {
  private let descriptor: Int32
  private let shown: String
  private let closes: Bool
  private static let pieceSize = 1 << 16

  /// Opens a file.
  ///
  /// - Parameter shown: the path as messages have it, if it is another one.
  package init(_ path: String, shown: String? = nil) throws(FileError) {
    self.shown = shown ?? path
    closes = true
    // Looked at before it is opened, as opening a device may already do something; without waiting, as a pipe
    // may stand there by now.
    var info = stat()
    if stat(path, &info) == 0 { try Self.check(info, self.shown) }
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0, fstat(descriptor, &info) == 0 else {
      throw FileError("read", self.shown, errno: errno)
    }
    try Self.check(info, self.shown)
    ReadFiles.note(FileSystem.Identity(info))
  }

  private static func check(_ info: stat, _ shown: String) throws(FileError) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileError("read", shown, reason: "it is a folder")
    case S_IFIFO: throw FileError("read", shown, reason: "it is a pipe, not a file")
    case S_IFSOCK: throw FileError("read", shown, reason: "it is a socket, not a file")
    default: throw FileError("read", shown, reason: "it is a device, not a file")
    }
  }

  /// Reads an open file, which stays open.
  package init(descriptor: Int32, shown: String) {
    self.descriptor = descriptor
    self.shown = shown
    closes = false
  }

  deinit {
    if closes, descriptor >= 0 { close(descriptor) }
  }

  /// The next piece; nil at the end of the file.
  package func next() throws(FileError) -> [UInt8]? {
    while true {
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, initialized in
        count = platformRead(descriptor, buffer.baseAddress, Self.pieceSize)
        initialized = max(count, 0)
      }
      if count >= 0 { return piece.isEmpty ? nil : piece }
      guard errno == EINTR else { throw FileError("read", shown, errno: errno) }
    }
  }

  /// All that has not been read yet.
  package func rest() throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try next() {
      bytes += piece
      guard bytes.count <= FileSystem.mostBytes else {
        throw FileError("read", shown, reason: "it has more than \(FileSystem.mostBytes >> 20) MiB")
      }
    }
    return bytes
  }
}

/// `read` of the system, which the methods of a reader would hide.
private func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
