import KanbanInteraction
import KanbanRendering
import KanbanScenario
import KanbanText

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
    let place = Recording.Place(moment: recording.moment(at: instant), instant: instant)
    let frame = recording.frame(at: place, in: style.screen.repertoire, options: style.options)
    write(frame, events: [], failures: failures[instant] ?? [])
  }

  private func showAll() {
    var last: Frame?
    var told = 0
    let failures = failures
    let places = recording.seenMoments.map {
      Recording.Place(moment: $0, instant: recording.moments[$0].instant)
    }
    recording.drawFrames(at: places, in: style.screen.repertoire, options: style.options) { place, frame in
      let events = told..<recording.moments[place.moment].events.upperBound
      let failures = failures[place.instant] ?? []
      if let last, last.changedCellCount(from: frame) == 0, events.isEmpty, failures.isEmpty { return }
      write(frame, events: recording.events[events].map(\.words), failures: failures)
      last = frame
      told = events.upperBound
    }
  }

  /// The words of what fails at each instant.
  private var failures: [Instant: [String]] {
    Dictionary(grouping: timeline.marks.filter { $0.kind == .failure }, by: \.instant)
      .mapValues { $0.map(\.words) }
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
