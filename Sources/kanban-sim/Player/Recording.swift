import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanRendering
import KanbanScenario
import KanbanSimulation

/// A run as it was seen, moment by moment, for looking at it again at any time.
///
/// What was seen is not kept: a board a moment would not fit into memory. The run is known to be the same each
/// time, so what is looked at is found by running it again.
struct Recording {
  /// What a processed event left behind.
  struct Moment {
    /// When it was.
    var instant: Instant
    /// Indices into `events` of what happened.
    var events: Range<Int>
  }

  /// What a person saw at a moment.
  struct Sight {
    var snapshot: Snapshot
    /// The ids and titles as they were.
    var names: BoardNames
    /// What was spoken last.
    var spoken: Spoken?

    init(_ simulation: Simulation) {
      snapshot = simulation.shownSnapshot
      names = simulation.names
      spoken = simulation.log.spoken
    }
  }

  /// An event in words.
  struct Event {
    var instant: Instant
    var words: String
    /// Whether a target or a drop was refused.
    var isRefusal: Bool
  }

  /// A moment and the instant at which it is looked at.
  struct Place {
    /// Index into `moments`.
    var moment: Int
    var instant: Instant
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
  private(set) var frameRate = 60
  /// The words of the run.
  private var phrases = Phrases()
  private let replay: Replay
  private let window: Window

  /// The most moments that are kept of a run.
  private static let mostMoments = 200_000

  /// Runs a scenario and keeps when something was seen.
  init(_ single: SingleScenario) {
    let replay = Replay(single)
    var gathered = Recording(replay)
    let report = replay.run { simulation, newEvents in gathered.add(simulation, newEvents) }
    gathered.report = report
    self = gathered
  }

  private init(_ replay: Replay) {
    self.replay = replay
    window = Window(replay)
  }

  private mutating func add(_ simulation: Simulation, _ newEvents: ArraySlice<LogEvent>) {
    guard moments.count < Self.mostMoments else {
      isCut = true
      return
    }
    if moments.isEmpty {
      frameRate = simulation.frameRate
      phrases = simulation.phrases
    }
    window.cardCount = simulation.scene.board.cardTableCount
    let first = events.count
    for event in newEvents { events.append(Event(event, simulation.names)) }
    moments.append(Moment(instant: simulation.now, events: first..<events.count))
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

  /// The moments that were ever seen: of several at one instant only the last is.
  var seenMoments: [Int] {
    moments.indices.filter { $0 == moments.count - 1 || moments[$0 + 1].instant > moments[$0].instant }
  }

  /// What a person saw at a moment.
  func sight(of moment: Int) -> Sight { window.sight(of: moment) }

  /// Draws what a person saw at a place.
  func frame(
    at place: Place, in repertoire: Repertoire = .ascii, options: FrameOptions = FrameOptions()
  ) -> Frame {
    draw(sight(of: place.moment), at: place.instant, in: repertoire, options)
  }

  /// Draws what a person saw at places, one after another, and hands each frame over.
  ///
  /// - Complexity: running the scenario again, and the frames; without a frame or a board being kept if the
  ///   places are in the order of the run.
  func drawFrames(
    at places: [Place], in repertoire: Repertoire = .ascii, options: FrameOptions = FrameOptions(),
    _ body: (Place, Frame) -> Void
  ) {
    let order = places.indices.sorted { (places[$0].moment, $0) < (places[$1].moment, $1) }
    var held: [Int: Frame] = [:]
    var next = 0
    var last = places.startIndex
    replay.visit(order.map { places[$0].moment }) { sight in
      held[order[next]] = draw(sight, at: places[order[next]].instant, in: repertoire, options)
      next += 1
      while let frame = held.removeValue(forKey: last) {
        body(places[last], frame)
        last += 1
      }
    }
  }

  /// Between moments nothing changes but the place of cards that are on their way, which follows from the
  /// instant alone.
  private func draw(
    _ sight: Sight, at instant: Instant, in repertoire: Repertoire, _ options: FrameOptions
  ) -> Frame {
    var snapshot = sight.snapshot
    snapshot.instant = max(snapshot.instant, instant)
    return Frame(
      of: snapshot, names: sight.names, phrases: phrases, spoken: sight.spoken, in: repertoire,
      options: options)
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
