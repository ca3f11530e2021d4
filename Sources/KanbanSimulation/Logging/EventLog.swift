import KanbanInteraction

/// The events of a run, as far back as somebody asks for.
///
/// A run may be millions of events long, so only those of the present phase are kept, and of a phase that
/// nobody asks about only the last few. Outcomes that changed the board are kept for the whole run.
package struct EventLog: Sendable {
  /// How much of a phase is kept.
  package enum Retention: Hashable, Sendable {
    /// Every event.
    case all
    /// At least the last `recentCount`.
    case recent
  }

  /// How many events of a phase are kept at least.
  package static let recentCount = 12

  /// The kept events of the phase, oldest first.
  package private(set) var events: [LogEvent] = []
  /// The moves and copies of the whole run, oldest first; only of the phase if nobody asks for more.
  package private(set) var landings: [LogEvent] = []
  /// How many events were recorded: the number of the next one.
  package private(set) var count = 0
  /// The newest announcement of the whole run, heard or not.
  package private(set) var spoken: Spoken?
  private var retention = Retention.all
  private var keepsLandings = true

  // What is asked of a phase is found without looking through it: it may be asked as often as there are events.

  /// For each kind where in `events` those of it stand, ascending; only of phases whose events are all kept.
  private var positions = Array(repeating: [Int](), count: LogEvent.Kind.allCases.count)
  /// What has been announced in the phase; as `positions`.
  private var heard: Set<String> = []
  /// For each of `events` where the run of equal ones begins that it ends; as `events`.
  private var runStarts: [Int] = []
  /// Where in `landings` the phase begins.
  private var firstLanding = 0

  /// Makes an empty log.
  ///
  /// - Parameter keepsLandings: false if nobody will ask for the moves of the whole run.
  package init(keepsLandings: Bool = true) { self.keepsLandings = keepsLandings }

  /// Starts a phase: forgets the events so far.
  package mutating func startPhase(keeping retention: Retention) {
    self.retention = retention
    events.removeAll(keepingCapacity: true)
    runStarts.removeAll(keepingCapacity: true)
    for kind in positions.indices where !positions[kind].isEmpty {
      positions[kind].removeAll(keepingCapacity: true)
    }
    heard.removeAll(keepingCapacity: true)
    if !keepsLandings { landings.removeAll(keepingCapacity: true) }
    firstLanding = landings.count
  }

  mutating func record(_ payload: LogEvent.Payload, _ places: LoggedPlaces, at instant: Instant) {
    let event = LogEvent(instant: instant, number: count, payload: payload, places: places)
    let place = events.count
    runStarts.append(place > 0 && event.repeats(events[place - 1]) ? runStarts[place - 1] : place)
    if retention == .all { positions[event.kind.rawValue].append(place) }
    switch payload {
    case .announced(let text):
      spoken = Spoken(text: text, instant: instant)
      if retention == .all { heard.insert(text) }
    case .effect(.moved), .effect(.copied): landings.append(event)
    case .effect, .changed, .failed: break
    }
    count += 1
    events.append(event)
  }

  /// Forgets what nobody will ask for; called when the newest events have been seen by whoever follows.
  mutating func trim() {
    guard retention == .recent else { return }
    if events.count >= 8 * Self.recentCount {
      let dropped = events.count - Self.recentCount
      events.removeFirst(dropped)
      runStarts = runStarts.dropFirst(dropped).map { max($0 - dropped, 0) }
    }
    if !keepsLandings { landings.removeAll(keepingCapacity: true) }
  }

  /// The recorded events from a number on, as far as they are kept.
  package func events(from number: Int) -> ArraySlice<LogEvent> { events.suffix(max(count - number, 0)) }
}

// MARK: - What is asked of a phase

extension EventLog {
  /// The moves and copies of the phase, oldest first.
  package var landingsOfPhase: ArraySlice<LogEvent> { landings[min(firstLanding, landings.count)...] }

  /// How many events of a kind the phase has, if all are kept.
  package func count(of kind: LogEvent.Kind) -> Int { positions[kind.rawValue].count }

  /// The events of a kind in the phase, if all are kept, with their places in `events`.
  ///
  /// - Parameter start: the first place that is looked at.
  /// - Complexity: logarithmic, and the events that are walked over.
  package func events(
    of kind: LogEvent.Kind, from start: Int = 0
  ) -> some RandomAccessCollection<(place: Int, event: LogEvent)> {
    let all = positions[kind.rawValue]
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < start { low = middle + 1 } else { high = middle }
    }
    return all[low...].lazy.map { (place: $0, event: events[$0]) }
  }

  /// True if a text was announced in the phase, if all of its events are kept.
  package func hasAnnounced(_ text: String) -> Bool { heard.contains(text) }

  /// The last events in so many lines; of a long run of scrolling, or of samples ignored for one reason, the first
  /// one and the last, so that what came before can be seen.
  ///
  /// ```
  /// 216.666ms scrolled todo 12.27
  /// ... 40 more
  /// 900ms scrolled todo 552.27
  /// ```
  ///
  /// - Complexity: the number of lines.
  package func words(ofLast count: Int, _ names: BoardNames) -> [String] {
    var lines: [String] = []
    var end = events.count
    while end > 0, lines.count < count {
      let start = runStarts[end - 1]
      let last = events[end - 1].words(names)
      switch end - start {
      case 1: lines.append(last)
      case 2, 3: lines += events[start..<end].reversed().map { $0.words(names) }
      case let run: lines += [last, "... \(run - 2) more", events[start].words(names)]
      }
      end = start
    }
    return lines.prefix(count).reversed()
  }
}

extension LogEvent {
  /// True if an event says no more than the one before it.
  fileprivate func repeats(_ earlier: LogEvent) -> Bool {
    switch (earlier.payload, payload) {
    case (.effect(.scrolled), .effect(.scrolled)): true
    case (.effect(.ignored(let before, _)), .effect(.ignored(let now, _))): before == now
    case (.effect, _), (.announced, _), (.changed, _), (.failed, _): false
    }
  }
}
