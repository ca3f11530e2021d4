package import KanbanInteraction
package import KanbanModel

/// One thing that happened in a run, as the log has it.
package struct LogEvent: Sendable {
  /// What happened.
  package enum Payload: Sendable {
    /// The machine reported it; never `announced`, which is kept as text.
    case effect(Effect)
    /// Words that were spoken, made when they were.
    case announced(String)
    /// The host changed something.
    case changed(HostChange)
    /// A step could not be done; with the reason in words.
    case failed(String)
  }

  /// When it happened.
  package var instant: Instant
  /// The number of the event in its run, from 0.
  package var number: Int
  /// What happened.
  package var payload: Payload
  /// The places that it speaks of, as they were then.
  package var places: LoggedPlaces

  /// Makes an event.
  package init(instant: Instant, number: Int, payload: Payload, places: LoggedPlaces = LoggedPlaces()) {
    self.instant = instant
    self.number = number
    self.payload = payload
    self.places = places
  }
}

/// Where the cards of an event came from and went, as far as it says so.
package struct LoggedPlaces: Hashable, Sendable {
  /// Where the first card stood before, in the full list.
  package var source: LoggedPlace?
  /// Where it would be or is, counted without the moved cards; for a copy in the full list.
  package var destination: LoggedPlace?

  /// Makes the places of an event; none for one that speaks of none.
  package init(source: LoggedPlace? = nil, destination: LoggedPlace? = nil) {
    self.source = source
    self.destination = destination
  }
}

/// A place in a column, with what its end was at that instant: whoever asks later finds another board.
package struct LoggedPlace: Hashable, Sendable {
  /// The column.
  package var column: ColumnHandle
  /// The slot or index.
  package var index: Int
  /// How many cards the column had, without those that `index` is counted without or that left it.
  package var end: Int

  /// Makes a place.
  package init(column: ColumnHandle, index: Int, end: Int) {
    self.column = column
    self.index = index
    self.end = end
  }
}

extension LogEvent {
  /// The kind of an event, as the log and `expect events` write it.
  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case pressed, tapped, lifted, panned, abandoned, targeted, untargeted, scrolled, resolved
    case moved, copied, unchanged, forbidden, cancelled, settled, returned, announced, focused, selected
    case expanded, collapsed, changed, ignored, failed

    /// By raw value; spelled out, as asking the cases for their names takes a millisecond.
    private static let names = [
      "pressed", "tapped", "lifted", "panned", "abandoned", "targeted", "untargeted", "scrolled", "resolved",
      "moved", "copied", "unchanged", "forbidden", "cancelled", "settled", "returned", "announced",
      "focused", "selected", "expanded", "collapsed", "changed", "ignored", "failed",
    ]

    /// The word for it.
    package var name: String { Self.names[rawValue] }

    /// The kind that a word names.
    package init?(named name: String) {
      guard let index = Self.names.firstIndex(of: name) else { return nil }
      self.init(rawValue: index)
    }
  }

  /// The kind of this event; what undo and redo put back is `changed`.
  package var kind: Kind {
    switch payload {
    case .announced: .announced
    case .changed: .changed
    case .failed: .failed
    case .effect(let effect): Self.kind(of: effect)
    }
  }

  private static func kind(of effect: Effect) -> Kind {
    switch effect {
    case .pressed: .pressed
    case .tapped: .tapped
    case .lifted: .lifted
    case .panned: .panned
    case .abandoned: .abandoned
    case .targeted: .targeted
    case .untargeted: .untargeted
    case .scrolled: .scrolled
    case .resolved: .resolved
    case .moved: .moved
    case .copied: .copied
    case .unchanged: .unchanged
    case .forbidden: .forbidden
    case .cancelled: .cancelled
    case .returned: .returned
    case .settled: .settled
    case .announced: .announced
    case .focused: .focused
    case .selected: .selected
    case .expanded: .expanded
    case .collapsed: .collapsed
    case .restored: .changed
    case .ignored: .ignored
    }
  }
}

/// A change that the host made by itself, as the log tells it.
package struct HostChange: Hashable, Sendable {
  /// The verb of the change, as a scenario writes it: `insert`, `resize`, ...
  package var verb: String
  /// The changed cards.
  package var cards: [CardHandle]
  /// The changed column.
  package var column: ColumnHandle?
  /// Where the cards stood before.
  package var sources: [MoveSource]
  /// Where the cards are put.
  package var destination: Destination?
  /// What else the change says, as a scenario writes it: `3`, `1024x768`.
  package var value: String?

  /// Makes a change.
  package init(
    _ verb: String, cards: [CardHandle] = [], column: ColumnHandle? = nil, from sources: [MoveSource] = [],
    to destination: Destination? = nil, value: String? = nil
  ) {
    self.verb = verb
    self.cards = cards
    self.column = column
    self.sources = sources
    self.destination = destination
    self.value = value
  }
}
