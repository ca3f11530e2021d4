import KanbanInteraction
import KanbanRendering
import KanbanScenario

/// A run as plain text: a frame at each change, with what happened, for outputs that are no terminals.
struct PlainPlayer {
  private let recording: Recording
  private let timeline: Timeline
  private let style: FrameStyle
  private let console: Console

  init(_ recording: Recording, _ timeline: Timeline, style: FrameStyle, console: Console) {
    self.recording = recording
    self.timeline = timeline
    self.style = style
    self.console = console
  }

  /// Writes the frame at an instant, or everything.
  func show(at instant: Instant?) {
    guard let instant else { return showAll() }
    let moment = recording.moment(at: instant)
    let frame = recording.frame(of: moment, at: instant, in: style.screen.repertoire, options: style.options)
    let failures = timeline.marks.filter { $0.kind == .failure && $0.instant == instant }
    write(frame, events: [], failures: failures.map(\.words))
  }

  private func showAll() {
    var last: Frame?
    var words: [String] = []
    for (index, moment) in recording.moments.enumerated() {
      words += moment.events.map { recording.events[$0].words }
      let isLast = index == recording.moments.count - 1
      // Of several moments at one instant only the last is ever seen.
      guard isLast || recording.moments[index + 1].instant > moment.instant else { continue }
      let frame = recording.frame(
        of: index, at: moment.instant, in: style.screen.repertoire, options: style.options)
      let failures = timeline.marks.filter { $0.kind == .failure && $0.instant == moment.instant }
      if let last, last.changedCellCount(from: frame) == 0, words.isEmpty, failures.isEmpty { continue }
      write(frame, events: words, failures: failures.map(\.words))
      last = frame
      words = []
    }
  }

  private func write(_ frame: Frame, events: [String], failures: [String]) {
    console.write([StyledSpan("\(frame.status)\n", .strong)])
    let lines = frame.screenLines(style: style.screen) + frame.captionLines(style: style.screen)
    console.write(lines.map { $0 + "\n" }.joined())
    for event in events { console.write([.shown("  \(event)", .faint), StyledSpan("\n")]) }
    for failure in failures { console.write([.shown("  FAILS \(failure)", .failed), StyledSpan("\n")]) }
    console.write("\n")
  }
}
