import KanbanGeometry
import KanbanInteraction
import KanbanRendering
import KanbanSimulation
import ScenarioSyntax

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

  /// - Returns: false if the terminal has gone.
  private mutating func draw() -> Bool {
    let text = canvas.update(to: content)
    return text.isEmpty || FileOutput.writeAll(text.utf8, to: STDOUT_FILENO) == nil
  }

  /// Ends the way the signal would have, with the terminal given back.
  private func end(by number: Int32) -> ExitCode {
    terminal.leave()
    if number != SIGINT {
      signal(number, SIG_DFL)
      raise(number)
    }
    return .interrupted
  }
}

// MARK: - Layout

extension Player {
  /// Rows below the picture: caption, message, timeline, state.
  private static let chromeRows = 6
  private static let captionRows = 3

  private var content: TerminalCanvas.Content {
    let viewport = state.recording.moments[state.moment].snapshot.geometry.metrics.viewportSize
    let room = TerminalSize(columns: size.columns, rows: max(6, size.rows - Self.chromeRows))
    let options = style.options(fitting: room, viewport: viewport)
    let frame = state.recording.frame(
      of: state.moment, at: state.now, in: style.screen.repertoire, options: options)
    if state.overlay == .help { return .init(frame: frame, lines: Self.helpLines) }
    var caption = Array(frame.captionLines(style: style.screen, width: size.columns).prefix(Self.captionRows))
    while caption.count < Self.captionRows { caption.append("") }
    return .init(frame: frame, lines: caption + [messageLine, barLine, stateLine])
  }

  private var messageLine: String { PlainText.shown(state.message) }

  private var barLine: String { state.timeline.bar(at: state.now, width: size.columns) }

  private var stateLine: String {
    switch state.overlay {
    case .prompt(let prompt, let text): "\(prompt.rawValue)\(PlainText.shown(text))_"
    case .none, .help:
      "\(state.isPlaying ? "playing" : "paused ") x\(state.speed.words)  space pause, arrows step, ? help, q quit  \(title)"
    }
  }

  private static let helpLines = [
    "space  pause or go on    left right  a frame    n p  an event    g  a time    home end",
    "r  next refusal    e  next expectation    /  search the events    + -  speed",
    "on the bar: | phase  + expectation  x refusal  ! failure",
    "q  quit    any other key: back",
  ]
}
