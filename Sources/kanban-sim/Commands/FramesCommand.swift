import KanbanInteraction
import KanbanRendering
import KanbanScenario
import KanbanSimulation
import KanbanText

/// `frames FILE`: the pictures of a run. It does not judge the run.
struct FramesCommand {
  private let arguments: Arguments
  private let console: Console
  private let style: FrameStyle
  private let times: [Instant]
  private let interval: Int64?

  /// The most pictures of one command.
  private static let mostFrames = 100_000

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    style = try FrameStyle(arguments, console)
    times = try arguments.times(.at).map { Instant(microseconds: $0) }
    interval = try arguments.times(.every).first
    if let interval, interval <= 0 { throw UsageError("'--every' takes a time above 0", command: .frames) }
    let ways = [arguments.has(.at), arguments.has(.every), arguments.has(.changes)].count { $0 }
    guard ways <= 1 else {
      throw UsageError("'--at', '--every' and '--changes' exclude each other", command: .frames)
    }
    if arguments.has(.golden), arguments.has(.sideBySide) {
      throw UsageError("'--golden' and '--side-by-side' exclude each other", command: .frames)
    }
    if arguments.has(.sideBySide), times.count == 1 {
      throw UsageError("'--side-by-side' compares moments: give '--at' twice or more", command: .frames)
    }
  }

  func perform() throws(UsageError) -> ExitCode {
    switch try SingleScenario.load(arguments, console) {
    case .stopped(let code): return code
    case .loaded(let single):
      let recording = Recording(single)
      if arguments.has(.sideBySide) { showPairs(of: recording) } else { show(recording) }
      if recording.isCut { console.say("the run is too long, its end is left out") }
      if let code = single.faultCode(of: recording.report, console) { return code }
      guard let broken = recording.report.broken else { return .passed }
      console.say(broken.sentence)
      return .broken
    }
  }

  /// Every picture, one after another.
  private func show(_ recording: Recording) {
    var last: Frame?
    draw(places(in: recording), in: recording) { place, frame in
      if isChosenByChange, let last, last.changedCellCount(from: frame) == 0 { return }
      last = frame
      let lines = arguments.has(.golden) ? frame.goldenLines : picture(frame)
      console.write([StyledSpan(heading(frame, place), .strong)])
      console.write(lines.map { $0 + "\n" }.joined() + "\n")
    }
  }

  /// Each picture with the one before.
  private func showPairs(of recording: Recording) {
    var earlier: Frame?
    draw(places(in: recording), in: recording) { _, frame in
      defer { earlier = frame }
      guard let before = earlier else { return }
      if isChosenByChange, before.changedCellCount(from: frame) == 0 { return }
      let width = before.width + frame.width + SideBySide.gapWidth
      let isBeside = !console.isTerminal || width <= TerminalSize.current().columns
      let lines =
        isBeside
        ? SideBySide.lines(before, frame, titles: (before.status, frame.status), style: style.screen)
        : SideBySide.stackedLines(before, frame, titles: (before.status, frame.status), style: style.screen)
      console.write(lines.map { $0 + "\n" }.joined())
      console.write(frame.captionLines(style: style.screen).map { $0 + "\n" }.joined() + "\n")
    }
  }
}

// MARK: - Which and how

extension FramesCommand {
  private var isChosenByChange: Bool { times.isEmpty && interval == nil }

  private func places(in recording: Recording) -> [Recording.Place] {
    var instants = times
    if let interval {
      let count = min(Int64(Self.mostFrames), recording.end.microseconds / interval + 1)
      instants = (0..<count).map { Instant(microseconds: $0 * interval) }
    }
    if !isChosenByChange { return instants.map { .init(moment: recording.moment(at: $0), instant: $0) } }
    return recording.seenMoments.map { .init(moment: $0, instant: recording.moments[$0].instant) }
  }

  private func draw(
    _ places: [Recording.Place], in recording: Recording, _ body: (Recording.Place, Frame) -> Void
  ) {
    // Golden lines are compared with frames that are drawn without options.
    guard !arguments.has(.golden) else { return recording.drawFrames(at: places, body) }
    recording.drawFrames(
      at: places, in: style.screen.repertoire, options: options(for: recording), body)
  }

  /// On a terminal what fits it, if the flags do not say more: two beside each other where they can be read.
  private func options(for recording: Recording) -> FrameOptions {
    guard console.isTerminal, style.options == FrameOptions() else { return style.options }
    let width = TerminalSize.current().columns
    let half = SideBySide.frameWidth(inLinesOf: width)
    let isBeside =
      arguments.has(.sideBySide)
      && half >= ReadableWidth.cells(for: recording.sight(of: 0).snapshot.geometry)
    return FrameOptions(width: isBeside ? half : width)
  }

  private func picture(_ frame: Frame) -> [String] {
    frame.screenLines(style: style.screen) + frame.captionLines(style: style.screen)
  }

  private func heading(_ frame: Frame, _ place: Recording.Place) -> String {
    arguments.has(.golden) ? "# \(place.instant.words)\n" : "\(frame.status)\n"
  }
}
