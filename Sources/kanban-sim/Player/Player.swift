import KanbanSuite
import KanbanText

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Shows a recording in a terminal until the person has seen enough.
struct Player {
  private var state: PlayerState
  private let style: FrameStyle
  private let title: String
  private let terminal: RawTerminal
  private var size = TerminalSize.current()
  private var canvas: TerminalCanvas

  /// Real time between two pictures.
  private static let tickMilliseconds = 16
  /// How soon a resize or a signal is noticed while nothing moves.
  private static let restMilliseconds = 100

  init(_ state: PlayerState, style: FrameStyle, title: String, terminal: RawTerminal) {
    self.state = state
    self.style = style
    self.title = PlainText.shown(title)
    self.terminal = terminal
    canvas = TerminalCanvas(size: size, style: style.screen)
  }

  /// Plays until a key ends it.
  ///
  /// - Returns: how the program ends if a signal came; nil otherwise.
  mutating func run() -> ExitCode? {
    defer { terminal.leave() }
    var last = ContinuousClock.now
    while !state.isDone {
      fitSize()
      guard draw() else { return nil }
      switch terminal.wait(milliseconds: state.isPlaying ? Self.tickMilliseconds : Self.restMilliseconds) {
      case .nothing: break
      case .closed: return .interrupted
      case .keys(let keys):
        if keys.contains(.control("c")) { return .interrupted }
        press(keys)
      }
      switch terminal.takeSignal() {
      case .end(let signal): return end(by: signal)
      case .stop:
        terminal.suspend(isAsked: true)
        canvas.reset(size: size)
      case .redraw:
        terminal.retake()
        canvas.reset(size: size)
      case nil: break
      }
      let now = ContinuousClock.now
      state.advance(microseconds: Int64((now - last) / .microseconds(1)))
      last = now
    }
    return nil
  }

  private mutating func press(_ keys: [Key]) {
    for key in keys {
      if key == .control("z") {
        terminal.suspend(isAsked: false)
        canvas.reset(size: size)
      } else if key == .control("l") {
        canvas.reset(size: size)
      } else {
        state.press(key)
      }
    }
  }

  private mutating func fitSize() {
    let current = TerminalSize.current()
    guard current != size else { return }
    size = current
    canvas.reset(size: size)
  }

  private var screen: PlayerScreen { PlayerScreen(state: state, style: style, title: title, size: size) }

  /// - Returns: false if the terminal has gone.
  private mutating func draw() -> Bool {
    let text = canvas.update(to: screen.content)
    return text.isEmpty || FileOutput.writeAll(text.utf8, to: STDOUT_FILENO) == nil
  }

  /// Ends the way the signal would have, with the terminal given back.
  private func end(by number: Int32) -> ExitCode {
    terminal.leave()
    // What was held back has come by now, unless somebody else has taken it.
    raise(number)
    return .interrupted
  }
}
