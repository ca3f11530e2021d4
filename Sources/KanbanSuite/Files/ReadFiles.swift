#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which files this process has read: no report takes the place of one, whatever it is called and however the run
/// came to it.
enum ReadFiles {
  private nonisolated(unsafe) static var identities: Set<FileSystem.Identity> = []
  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()

  /// Notes a file that is read.
  static func note(_ identity: FileSystem.Identity) {
    pthread_mutex_lock(lock)
    identities.insert(identity)
    pthread_mutex_unlock(lock)
  }

  /// Whether a file has been read.
  static func contains(_ identity: FileSystem.Identity) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return identities.contains(identity)
  }
}
