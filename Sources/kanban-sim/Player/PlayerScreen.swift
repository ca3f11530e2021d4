import KanbanGeometry
import KanbanInteraction
import KanbanRendering
import KanbanSimulation
import KanbanText
import ScenarioSyntax

/// What a terminal of a given size shows of a player: the picture, and lines of text below it.
///
/// The last two lines, the bar and the state, are always there, in a terminal of one row the state. What else
/// there is to say is broken between words; the picture gets the rows that are left, if they are enough.
struct PlayerScreen {
  let state: PlayerState
  let style: FrameStyle
  /// Harmless text.
  let title: String
  let size: TerminalSize

  /// The bar and the state.
  private static let lastRows = 2
  /// Caption and message together, where the picture leaves them so many.
  private static let mostTextRows = 4
  private static let leastTextRows = 2
  private static let mostMessageRows = 2
  /// A picture needs so many, border included.
  private static let leastPictureRows = 6

  /// The picture and the lines.
  var content: TerminalCanvas.Content {
    switch state.overlay {
    case .help: helpContent
    case .none, .prompt: pictureContent
    }
  }

  private var pictureContent: TerminalCanvas.Content {
    let spareRows = upperRows - Self.leastPictureRows
    let hasPicture = spareRows >= Self.leastTextRows
    let rows = hasPicture ? min(Self.mostTextRows, spareRows) : upperRows
    let frame = frame(rows: upperRows - rows)
    let message = lines(of: PlainText.shown(state.message), atMost: min(Self.mostMessageRows, rows - 1))
    let captionRows = rows - message.count
    var text = frame.captionLines(style: style.screen, width: size.columns, atMost: captionRows)
    while text.count + message.count < rows { text.append("") }
    return .init(frame: hasPicture ? frame : nil, lines: text + message + lastLines)
  }

  /// Those above the last lines.
  private var upperRows: Int { max(0, size.rows - Self.lastRows) }

  private func frame(rows: Int) -> Frame {
    let viewport = state.recording.sight(of: state.moment).snapshot.geometry.metrics.viewportSize
    let room = TerminalSize(columns: size.columns, rows: rows)
    return state.recording.frame(
      at: .init(moment: state.moment, instant: state.now), in: style.screen.repertoire,
      options: style.options(fitting: room, viewport: viewport))
  }

  private func lines(of text: String, atMost count: Int) -> [String] {
    DisplayText.lines(text, width: size.columns, atMost: count, ellipsis: style.screen.ellipsis)
  }

  // MARK: The last lines

  private var lastLines: [String] { Array([barLine, stateLine].suffix(size.rows)) }

  private var barLine: String { state.timeline.bar(at: state.now, width: size.columns) }

  /// The state, how to go on, and the title: what stands first is left out last.
  private var stateLine: String {
    if case .prompt(let prompt, let text) = state.overlay {
      return "\(prompt.rawValue)\(PlainText.shown(text))_"
    }
    let state = "\(state.isPlaying ? "playing" : "paused ") x\(state.speed.words)"
    let hints = ["space pause, arrows step, ? help, q quit", "? help, q quit"]
    let line = hints.lazy.map { state + "  " + $0 }.first { $0.count <= size.columns } ?? state
    return size.columns - line.count - 2 >= Self.leastTitleCells ? line + "  " + title : line
  }

  /// Of a shorter piece nobody knows the title.
  private static let leastTitleCells = 12
}

// MARK: - Help

extension PlayerScreen {
  /// The help, below as much of the picture as it leaves room for.
  private var helpContent: TerminalCanvas.Content {
    let help =
      Self.flow(Self.keys, gap: "    ", width: size.columns)
      + Self.flow(Self.marks, gap: "  ", width: size.columns)
    let rows = max(Self.mostTextRows, help.count)
    let room = upperRows - rows
    let padding = [String](repeating: "", count: rows - help.count)
    return .init(
      frame: room >= Self.leastPictureRows ? frame(rows: room) : nil,
      lines: (help + padding).prefix(upperRows) + lastLines)
  }

  private static let keys = [
    "space  pause or go on", "left right  a frame", "n p  an event", "g  a time", "home end  start or end",
    "r  next refusal", "e  next expectation", "+ -  speed", "/  search the events", "q  quit",
    "any other key: back",
  ]

  private static let marks = ["on the bar:", "| phase", "+ expectation", "x refusal", "! failure"]

  /// Items in lines; none is broken.
  private static func flow(_ items: [String], gap: String, width: Int) -> [String] {
    var lines: [String] = []
    for item in items {
      if let last = lines.last, last.count + gap.count + item.count <= width {
        lines[lines.count - 1] = last + gap + item
      } else {
        lines.append(item)
      }
    }
    return lines
  }
}
