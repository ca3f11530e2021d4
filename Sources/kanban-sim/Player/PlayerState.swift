import KanbanInteraction
import KanbanSimulation
import KanbanText

/// Where the player is in a recording, and what its keys do. It knows neither terminal nor clock.
struct PlayerState {
  /// What lies over the picture.
  enum Overlay: Hashable {
    case none
    case help
    /// A line that is being typed.
    case prompt(Prompt, text: String)
  }

  /// What a typed line is for.
  enum Prompt: String, Hashable {
    case time = "go to time: "
    case search = "search events: "
  }

  let recording: Recording
  let timeline: Timeline
  /// The instant that is shown.
  private(set) var now = Instant.zero
  /// Index of the moment that is shown.
  private(set) var moment = 0
  /// How many times faster than real time it goes.
  private(set) var speed: Double
  /// Whether time goes on.
  private(set) var isPlaying = true
  /// What lies over the picture.
  private(set) var overlay = Overlay.none
  /// What the last key came to, in a line.
  private(set) var message = ""
  /// Whether the player is to end.
  private(set) var isDone = false

  /// The mark that was last gone to, as long as nothing else was.
  private var lastMark: Int?
  private var lastSearch = ""
  private static let speeds = 0.03125...32

  /// Starts at an instant.
  init(_ recording: Recording, timeline: Timeline, at start: Instant?, speed: Double) {
    self.recording = recording
    self.timeline = timeline
    self.speed = speed
    moment = recording.moment(at: .zero)
    if let start {
      isPlaying = false
      go(to: start)
    }
  }
}

// MARK: - Time

extension PlayerState {
  /// Lets real time pass; a failing expectation stops the player.
  mutating func advance(microseconds: Int64) {
    guard isPlaying, overlay == .none else { return }
    let next = Instant(microseconds: now.microseconds + Int64(Double(microseconds) * speed))
    if let failure = timeline.marks(from: moment, now, behind: lastMark, [.failure]).first,
      timeline.marks[failure].instant <= next
    {
      show(mark: failure)
    } else if next >= recording.end {
      isPlaying = false
      go(to: recording.end)
      message = timeline.marks.contains { $0.kind == .failure } ? "the end; the scenario fails" : "the end"
    } else {
      go(to: next)
    }
  }

  private mutating func go(to instant: Instant) {
    let earlier = now
    now = min(max(instant, .zero), recording.end)
    if now != earlier { lastMark = nil }
    moment = recording.moment(at: now)
  }

  private mutating func step(to instant: Instant) {
    isPlaying = false
    go(to: instant)
    message = ""
  }

  /// Goes to the next or the last moment in which something happened.
  private mutating func stepByEvent(_ direction: Int) {
    isPlaying = false
    var index = moment + direction
    while recording.moments.indices.contains(index), recording.moments[index].events.isEmpty {
      index += direction
    }
    guard recording.moments.indices.contains(index) else {
      message = direction > 0 ? "no further event" : "no earlier event"
      return
    }
    show(moment: index)
  }

  private mutating func show(moment index: Int) {
    isPlaying = false
    moment = index
    now = recording.moments[index].instant
    lastMark = nil
    message = recording.moments[index].events.map { recording.events[$0].words }.joined(separator: "; ")
  }

  private mutating func stepToMark(_ kinds: Set<Timeline.Mark.Kind>, _ name: String) {
    isPlaying = false
    if let next = timeline.marks(from: moment, now, behind: lastMark, kinds).first {
      show(mark: next)
    } else {
      message = "no further \(name)"
    }
  }

  /// Goes to a mark.
  private mutating func show(mark index: Int) {
    isPlaying = false
    let mark = timeline.marks[index]
    now = mark.instant
    moment = min(mark.moment, recording.moment(at: now))
    lastMark = index
    message = mark.words
  }

  private mutating func search(_ text: String) {
    let text = text.isEmpty ? lastSearch : text
    guard !text.isEmpty else { return }
    lastSearch = text
    let wanted = text.lowercased()
    let found = recording.moments.indices.dropFirst(moment + 1).first { index in
      recording.moments[index].events.contains { recording.events[$0].words.lowercased().contains(wanted) }
    }
    if let found { show(moment: found) } else { message = "nothing further has '\(text)' in it" }
  }
}

// MARK: - Keys

extension PlayerState {
  /// Does what a key says.
  mutating func press(_ key: Key) {
    if key == .control("c") {
      isDone = true
      return
    }
    switch overlay {
    case .help: overlay = .none
    case .prompt(let prompt, let text): type(key, prompt, text)
    case .none: command(key)
    }
  }

  private mutating func command(_ key: Key) {
    switch key {
    case .character("q"): isDone = true
    case .character(" "): togglePlaying()
    case .right, .character("l"): step(to: recording.frame(after: now))
    case .left, .character("h"): step(to: recording.frame(before: now))
    case .character("n"), .down: stepByEvent(1)
    case .character("p"), .up: stepByEvent(-1)
    case .home, .character("0"): step(to: .zero)
    case .end, .character("$"): step(to: recording.end)
    case .character("r"): stepToMark([.refusal], "refusal")
    case .character("e"): stepToMark([.expectation, .failure], "expectation")
    case .character("g"): overlay = .prompt(.time, text: "")
    case .character("/"): overlay = .prompt(.search, text: "")
    case .character("?"): overlay = .help
    case .character("+"), .character("="): change(speed: 2)
    case .character("-"): change(speed: 0.5)
    case .character, .control, .enter, .escape, .backspace, .pageUp, .pageDown: break
    }
  }

  private mutating func togglePlaying() {
    if !isPlaying, now >= recording.end, lastMark == nil { go(to: .zero) }
    isPlaying.toggle()
    message = ""
  }

  private mutating func change(speed factor: Double) {
    speed = min(max(speed * factor, Self.speeds.lowerBound), Self.speeds.upperBound)
    message = "speed \(speed.words)"
  }

  private mutating func type(_ key: Key, _ prompt: Prompt, _ text: String) {
    switch key {
    case .character(let character): overlay = .prompt(prompt, text: text + String(character))
    case .backspace:
      if text.isEmpty { overlay = .none } else { overlay = .prompt(prompt, text: String(text.dropLast())) }
    case .enter:
      overlay = .none
      finish(prompt, text)
    case .escape: overlay = .none
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .control: break
    }
  }

  private mutating func finish(_ prompt: Prompt, _ text: String) {
    switch prompt {
    case .search: search(text)
    case .time:
      if let time = TimeText.microseconds(text) ?? TimeText.microseconds("\(text)ms") {
        step(to: Instant(microseconds: time))
      } else {
        message = "a time is written like 320ms or 1.5s"
      }
    }
  }
}
