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
  /// The moves and copies of the whole run, oldest first.
  package private(set) var landings: [LogEvent] = []
  /// How many events were recorded: the number of the next one.
  package private(set) var count = 0
  /// The newest announcement of the whole run, heard or not.
  package private(set) var spoken: Spoken?
  private var retention = Retention.all
  private var keepsLandings = true

  /// Makes an empty log.
  ///
  /// - Parameter keepsLandings: false if nobody will ask for the moves of the whole run.
  package init(keepsLandings: Bool = true) { self.keepsLandings = keepsLandings }

  /// Starts a phase: forgets the events so far.
  package mutating func startPhase(keeping retention: Retention) {
    self.retention = retention
    events.removeAll(keepingCapacity: true)
  }

  mutating func record(_ payload: LogEvent.Payload, _ places: LoggedPlaces, at instant: Instant) {
    let event = LogEvent(instant: instant, number: count, payload: payload, places: places)
    count += 1
    events.append(event)
    if keepsLandings, event.isLanding { landings.append(event) }
    if case .announced(let text) = payload { spoken = Spoken(text: text, instant: instant) }
  }

  /// Forgets what nobody will ask for; called when the newest events have been seen by whoever follows.
  mutating func trim() {
    if retention == .recent, events.count >= 8 * Self.recentCount {
      events.removeFirst(events.count - Self.recentCount)
    }
  }

  /// The recorded events from a number on, as far as they are kept.
  package func events(from number: Int) -> ArraySlice<LogEvent> { events.suffix(max(count - number, 0)) }
}

extension LogEvent {
  /// True if cards landed: a move or a copy.
  fileprivate var isLanding: Bool {
    switch payload {
    case .effect(.moved), .effect(.copied): true
    case .effect, .announced, .changed, .failed: false
    }
  }
}
