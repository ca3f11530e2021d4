#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command line program as it was built, run as a process of its own.
struct Command {
  private let program: String

  /// Finds `kanban-sim` beside this program; nil if it is not built.
  init?() {
    guard let own = CommandLine.arguments.first else { return nil }
    let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let program = (folder + ["kanban-sim"]).joined(separator: "/")
    guard Files.isProgram(program) else { return nil }
    self.program = program
  }

  /// Runs the program to its end with its output thrown away.
  ///
  /// - Returns: the exit code, or nil if it could not be started or was killed.
  func run(_ arguments: [String]) -> Int32? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, nil, words, environ) == 0 else { return nil }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process, status & 0x7F == 0 else { return nil }
    return (status >> 8) & 0xFF
  }
}
