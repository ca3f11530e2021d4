import KanbanSuite

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal in raw mode, with the alternate screen shown; left on every way out.
///
/// While it lasts, the signals that end or stop a program are held back and looked for by `takeSignal`, so that
/// nothing runs inside a signal handler; faults of the program itself cannot be held back, so their handler brings the
/// terminal into an ordinary state before the program dies.
final class RawTerminal {
  private let input: Int32
  private let closesInput: Bool
  private var before = termios()
  private var isEntered = false

  /// A pipe that closes is told of by the write that fails.
  private static let endingSignals = EndingSignals.all.filter { $0 != SIGPIPE }
  private static let heldSignals = endingSignals + [SIGTSTP, SIGCONT]
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  /// Alternate screen, cursor hidden, no line wrap.
  private static let entering: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"
  /// The same undone, and what an update may have left open.
  private static let leaving: StaticString = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Enters raw mode; nil if there is no terminal to read keys from.
  init?() {
    if isatty(STDIN_FILENO) == 1 {
      input = STDIN_FILENO
      closesInput = false
    } else {
      // The scenario came through standard input; keys come from the terminal itself.
      input = open("/dev/tty", O_RDONLY | O_CLOEXEC)
      closesInput = true
    }
    guard input >= 0, tcgetattr(input, &before) == 0 else { return nil }
    enter()
  }

  deinit {
    leave()
    if closesInput, input >= 0 { close(input) }
  }

  /// Enters raw mode again after `leave`.
  func enter() {
    guard !isEntered else { return }
    isEntered = true
    var signals = Self.signalSet
    sigprocmask(SIG_BLOCK, &signals, nil)
    for fault in Self.faults { signal(fault, Self.dieCleanly) }
    var raw = before
    cfmakeraw(&raw)
    raw.c_oflag |= tcflag_t(OPOST)
    tcsetattr(input, TCSAFLUSH, &raw)
    write(Self.entering)
  }

  /// Gives the terminal back as it was.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    write(Self.leaving)
    tcsetattr(input, TCSAFLUSH, &before)
    for fault in Self.faults { signal(fault, SIG_DFL) }
    var signals = Self.signalSet
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  private func write(_ sequence: StaticString) {
    _ = FileOutput.writeAll(
      UnsafeBufferPointer(start: sequence.utf8Start, count: sequence.utf8CodeUnitCount), to: STDOUT_FILENO)
  }

  /// What the handler may do is only what POSIX allows in one: no Swift object is touched.
  private static let dieCleanly: @convention(c) (Int32) -> Void = { number in
    let sequence: StaticString = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    _ = platformWrite(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
    var mode = termios()
    if tcgetattr(STDOUT_FILENO, &mode) == 0 {
      mode.c_lflag |= tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
      mode.c_iflag |= tcflag_t(ICRNL | IXON)
      tcsetattr(STDOUT_FILENO, TCSANOW, &mode)
    }
    signal(number, SIG_DFL)
    raise(number)
  }

  private static var signalSet: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in heldSignals { sigaddset(&signals, number) }
    return signals
  }
}

// MARK: - Waiting

extension RawTerminal {
  /// What ends a wait.
  enum Input {
    case keys([Key])
    /// Nothing came in time.
    case nothing
    /// The terminal has gone.
    case closed
  }

  /// Waits for keys.
  func wait(milliseconds: Int) -> Input {
    var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(clamping: milliseconds)) > 0 else { return .nothing }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(input, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? .nothing : .closed }
    return .keys(KeyDecoder.keys(of: Array(bytes[..<count])))
  }

  /// What a signal asks of whoever shows something.
  enum Signal {
    /// To end the way the signal would have.
    case end(Int32)
    /// To stop until the shell goes on.
    case stop
    /// To show everything again: the program was stopped without being asked.
    case redraw
  }

  /// What a signal that has come asks for, if there is one.
  func takeSignal() -> Signal? {
    var pending = sigset_t()
    sigemptyset(&pending)
    sigpending(&pending)
    if let number = Self.endingSignals.first(where: { sigismember(&pending, $0) == 1 }) {
      return .end(number)
    }
    if sigismember(&pending, SIGTSTP) == 1 { return .stop }
    return sigismember(&pending, SIGCONT) == 1 ? .redraw : nil
  }

  /// Stops the program as Control-Z does in a shell, its terminal given back, and goes on when the shell says
  /// so. A signal that asked for it stops the program as soon as it is let through.
  func suspend(isAsked: Bool) {
    leave()
    // The whole job, as the terminal does it. A job that nobody could continue is not stopped.
    if !isAsked { kill(0, SIGTSTP) }
    enter()
  }

  /// Takes the terminal again after somebody else has had it.
  func retake() {
    leave()
    enter()
  }
}

/// `write` of the system, which the methods of a terminal would hide.
private func platformWrite(_ descriptor: Int32, _ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
  write(descriptor, start, count)
}
