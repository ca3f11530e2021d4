#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How many cells a terminal has.
struct TerminalSize: Hashable {
  var columns: Int
  var rows: Int

  /// The size of the terminal that results go to; 80x24 if it does not say.
  static func current() -> TerminalSize {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }
}
