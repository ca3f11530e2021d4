import KanbanInteraction
import KanbanRendering
import KanbanScenario
import KanbanSimulation

/// A run as it was seen, moment by moment, for looking at it again at any time.
struct Recording {
  /// What a processed event left behind.
  struct Moment {
    /// What a person saw.
    var snapshot: Snapshot
    /// The ids and titles as they were.
    var names: BoardNames
    /// What was spoken last.
    var spoken: Spoken?
    /// Indices into `events` of what happened.
    var events: Range<Int>

    /// When it was.
    var instant: Instant { snapshot.instant }
  }

  /// An event in words.
  struct Event {
    var instant: Instant
    var words: String
    /// Whether a target or a drop was refused.
    var isRefusal: Bool
  }

  /// In the order of the run, at least one; several may be at one instant.
  private(set) var moments: [Moment] = []
  /// All events in order.
  private(set) var events: [Event] = []
  /// The verdict.
  private(set) var report = VariantReport()
  /// Whether the run has more moments than are kept.
  private(set) var isCut = false
  /// Frames a second.
  let frameRate: Int
  /// The words of the run.
  private let phrases: Phrases

  /// The most moments that are kept; more do not fit into the memory of ordinary machines.
  private static let mostMoments = 200_000

  /// Runs a scenario and keeps what is seen.
  init(_ single: SingleScenario) {
    let setup = single.scenario.variants[single.variant].setup
    var gathered = Recording(frameRate: setup.frameRate, phrases: setup.phrases)
    let report = ScenarioRunner.replay(
      single.scenario, variant: single.variant, options: single.options
    ) { simulation, newEvents in
      gathered.add(simulation, newEvents)
    }
    gathered.report = report
    self = gathered
  }

  private init(frameRate: Int, phrases: Phrases) {
    self.frameRate = frameRate
    self.phrases = phrases
  }

  private mutating func add(_ simulation: Simulation, _ newEvents: ArraySlice<LogEvent>) {
    guard moments.count < Self.mostMoments else {
      isCut = true
      return
    }
    let first = events.count
    for event in newEvents { events.append(Event(event, simulation.names)) }
    moments.append(
      Moment(
        snapshot: simulation.shownSnapshot, names: simulation.names, spoken: simulation.log.spoken,
        events: first..<events.count))
  }
}

extension Recording.Event {
  fileprivate init(_ event: LogEvent, _ names: BoardNames) {
    instant = event.instant
    words = event.words(names)
    isRefusal = event.kind == .forbidden || event.kind == .targeted && LogFacts(event).decision == .forbid
  }
}

// MARK: - Looking

extension Recording {
  /// The last instant of the run.
  var end: Instant { moments.last?.instant ?? .zero }

  /// Index of the last moment at or before an instant; the first if there is none.
  func moment(at instant: Instant) -> Int {
    var (low, high) = (0, moments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if moments[middle].instant <= instant { low = middle } else { high = middle }
    }
    return low
  }

  /// What a person saw at an instant, the moment before it being given.
  ///
  /// Between moments nothing changes but the place of cards that are on their way, which follows from the
  /// instant alone.
  func snapshot(of moment: Int, at instant: Instant) -> Snapshot {
    var snapshot = moments[moment].snapshot
    snapshot.instant = max(snapshot.instant, instant)
    return snapshot
  }

  /// Draws what a person saw at an instant, the moment before it being given.
  func frame(
    of moment: Int, at instant: Instant, in repertoire: Repertoire = .ascii,
    options: FrameOptions = FrameOptions()
  ) -> Frame {
    Frame(
      of: snapshot(of: moment, at: instant), names: moments[moment].names, phrases: phrases,
      spoken: moments[moment].spoken, in: repertoire, options: options)
  }

  /// The frame instants are floor(k x 1,000,000 / rate).
  func frameInstant(_ number: Int64) -> Instant {
    Instant(microseconds: number * 1_000_000 / Int64(frameRate))
  }

  /// The first frame after an instant.
  func frame(after instant: Instant) -> Instant {
    var number = instant.microseconds * Int64(frameRate) / 1_000_000
    while frameInstant(number) <= instant { number += 1 }
    return frameInstant(number)
  }

  /// The last frame before an instant, or the start.
  func frame(before instant: Instant) -> Instant {
    var number = instant.microseconds * Int64(frameRate) / 1_000_000 + 1
    while number > 0, frameInstant(number) >= instant { number -= 1 }
    return frameInstant(number)
  }
}
