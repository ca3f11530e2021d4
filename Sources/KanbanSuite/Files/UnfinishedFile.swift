#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is being written beside the one whose place it will take.
///
/// A process has one at a time, so that a signal has one to remove. Its name begins with a dot and its writer
/// keeps it locked: one that nobody locks was left behind by a process that was killed, and is swept by the next
/// write into its folder.
package struct UnfinishedFile: ~Copyable {
  /// An open descriptor, to write to.
  let descriptor: Int32
  /// Where it stands.
  let path: String
  private var isFinished = false

  private static let nameStart = ".kanban-sim-"
  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  private static let letterCount = 6

  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()
  /// The path of the unfinished file for a signal handler; empty while there is none.
  private nonisolated(unsafe) static let pathForHandler: UnsafeMutablePointer<CChar> = {
    let path = UnsafeMutablePointer<CChar>.allocate(capacity: Int(PATH_MAX) + 1)
    path.initialize(repeating: 0, count: Int(PATH_MAX) + 1)
    return path
  }()
  /// Guarded by the lock.
  private nonisolated(unsafe) static var sweptFolders: Set<String> = []

  /// Makes what the handler reads, before there is one.
  package static func prepare() { _ = pathForHandler }

  /// Removes the unfinished file, if there is one, by what POSIX allows in a signal handler.
  package static func removeFromHandler() {
    if pathForHandler.pointee != 0 { unlink(pathForHandler) }
  }

  /// Makes an empty one in a folder, which only its owner may read; waits for other threads.
  ///
  /// - Parameter shown: the path of the file that it will replace, as messages have it.
  init(in folder: String, shown: String) throws(FileError) {
    pthread_mutex_lock(Self.lock)
    if Self.sweptFolders.insert(folder).inserted { Self.sweep(folder) }
    do throws(FileError) {
      (descriptor, path) = try Self.make(in: folder, shown)
    } catch {
      Self.tellHandler(of: "")
      pthread_mutex_unlock(Self.lock)
      throw error
    }
  }

  private static func make(in folder: String, _ shown: String) throws(FileError) -> (Int32, String) {
    while true {
      let path = "\(folder)/\(newName())"
      tellHandler(of: path)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        if errno == EEXIST || errno == EINTR { continue }
        throw FileError("write", shown, errno: errno)
      }
      // Not every file system has locks; there nothing is swept either.
      _ = flock(descriptor, LOCK_EX)
      if FileSystem.linkCount(of: descriptor) > 0 { return (descriptor, path) }
      // A sweeper was quicker than the lock.
      close(descriptor)
    }
  }

  /// Puts it in the place of another file, or of none.
  ///
  /// - Returns: the number of the error, or nil.
  mutating func replace(_ path: String) -> Int32? {
    guard rename(self.path, path) == 0 else { return errno }
    isFinished = true
    return nil
  }

  /// Gets a name that no file has yet; its own goes when it is closed.
  ///
  /// - Returns: the number of the error, or nil.
  mutating func appear(as path: String) -> Int32? {
    if link(self.path, path) == 0 { return nil }
    // Not every file system has links; there a file that appears at this very moment is lost.
    guard errno != EEXIST, access(path, F_OK) != 0 else { return EEXIST }
    return replace(path)
  }

  deinit {
    if !isFinished { unlink(path) }
    close(descriptor)
    Self.tellHandler(of: "")
    pthread_mutex_unlock(Self.lock)
  }

  private static func newName() -> String {
    nameStart + String((0..<letterCount).compactMap { _ in letters.randomElement() })
  }

  /// The first byte is written last, so that the handler never reads half a path.
  private static func tellHandler(of path: String) {
    pathForHandler.pointee = 0
    let bytes = path.utf8CString
    guard bytes.count <= Int(PATH_MAX) + 1 else { return }
    for index in bytes.indices.reversed() { pathForHandler[index] = bytes[index] }
  }

  /// Removes what killed processes have left in a folder.
  private static func sweep(_ folder: String) {
    for name in (try? FileSystem.names(in: folder)) ?? [] where isOurs(name) {
      let path = "\(folder)/\(name)"
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if FileSystem.linkCount(of: descriptor) == 1, flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }

  private static func isOurs(_ name: String) -> Bool {
    name.hasPrefix(nameStart) && name.count == nameStart.count + letterCount
      && name.dropFirst(nameStart.count).allSatisfy(letters.contains)
  }
}
