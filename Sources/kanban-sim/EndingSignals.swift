import KanbanSuite

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What ends the program from outside, and what it does before it ends: an unfinished file goes with it.
package enum EndingSignals {
  /// Every signal whose ordinary effect is to end a program, faults of the program itself apart.
  package static let all = [
    SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
  ]
  /// Heard of even where the caller has them ignored, as a shell does for what runs in its background.
  private static let alwaysHeard = [SIGINT, SIGQUIT]

  /// Begins to hear of signals.
  package static func watch() {
    UnfinishedFile.prepare()
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in all {
      var before = sigaction()
      sigaction(number, nil, &before)
      guard alwaysHeard.contains(number) || !isIgnored(before) else { continue }
      if number == SIGXFSZ { endIfSent(by: number) } else { signal(number, end) }
      sigaddset(&heard, number)
    }
    // Whoever starts the program from a thread of a pool may have signals held back, which is inherited.
    sigprocmask(SIG_UNBLOCK, &heard, nil)
  }

  /// Ends the program as the signal would have, an interrupt with its own code.
  ///
  /// What it may do is only what POSIX allows in a handler: no Swift object is touched.
  private static let end: @convention(c) (Int32) -> Void = { number in
    UnfinishedFile.removeFromHandler()
    if number == SIGINT { _exit(130) }
    signal(number, SIG_DFL)
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, number)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
    raise(number)
  }

  /// Hears of a signal only if another process has sent it: the system sends this one to a process whose file
  /// would grow too large, which is told of where it is written.
  private static func endIfSent(by number: Int32) {
    var action = sigaction()
    action.sa_flags = SA_SIGINFO
    let handler: @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void =
      {
        number, info, _ in
        #if canImport(Darwin)
          let sender = info?.pointee.si_pid ?? 0
        #else
          let sender = info?.pointee._sifields._kill.si_pid ?? 0
        #endif
        if sender != 0, sender != getpid() { EndingSignals.end(number) }
      }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
    sigaction(number, &action, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The three descriptors that every program expects to have.
enum StandardDescriptors {
  /// Takes the places of those that are closed, so that no file that is opened later is written to by accident;
  /// what they are meant for still fails.
  static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is given: this one, as those below it are taken.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
