// What `explain` says of the words inside steps.

extension ClauseWord {
  package var meaning: String {
    switch self {
    case .via: "a place on the way, as often as wanted"
    case .direct: "goes straight to a place, without autoscroll towards what is not in view"
    case .hold: "how long the pointer rests after the press; a touch rests for touch-delay if left out"
    case .over: "how long the whole way takes; 200ms if left out"
    case .at: "how fast the pointer goes, instead of how long the way takes"
    case .steps: "how many samples the way has"
    case .every: "the time between two samples"
    case .jump: "one sample at the place, at once"
    case .dwell: "how long the pointer rests at the place before it is released"
    case .then: "how the drag ends: release, cancel, escape or hold"
    }
  }
}

extension FinishWord {
  package var meaning: String {
    switch self {
    case .release: "lets go; what a drag does if nothing is said"
    case .cancel: "the system takes the pointer away"
    case .escape: "presses Escape"
    case .hold: "stays there, pressed"
    }
  }
}

extension PartWord {
  package var meaning: String {
    switch self {
    case .top: "a quarter of the way in from the top; of a column, the band at its top"
    case .centre: "the middle"
    case .bottom: "a quarter of the way in from the bottom; of a column, the band at its bottom"
    case .left: "a quarter of the way in from the left"
    case .right: "a quarter of the way in from the right"
    case .header: "the header of a column"
    case .body: "the visible body of a column"
    }
  }
}

extension EdgeWord {
  package var meaning: String {
    switch self {
    case .left: "the band in which the board scrolls to the left"
    case .right: "the band in which the board scrolls to the right"
    case .top: "the band in which the board scrolls up"
    case .bottom: "the band in which the board scrolls down"
    }
  }
}

extension NamedKey {
  package var meaning: String {
    switch self {
    case .space: "lifts the focused card, and commits"
    case .return: "lifts the focused card, and commits"
    case .tab: "moves the focus to the next visible card, with shift to the one before"
    case .escape: "ends the session; the cards go home"
    case .up: "one index up"
    case .down: "one index down"
    case .left: "to the column on the left"
    case .right: "to the column on the right"
    case .home: "to the start of the column"
    case .end: "to the end of the column"
    case .delete: "has no meaning of its own"
    }
  }
}

extension ModifierWord {
  package var meaning: String {
    switch self {
    case .shift: "turns Tab around"
    case .control: "has no meaning of its own"
    case .option: "asks for a copy, held at the release, where operations has copy"
    case .command: "has no meaning of its own"
    }
  }
}

extension Particle {
  package var meaning: String {
    switch self {
    case .not: "before a state that has to be false"
    case .to: "before the destination of a drag or relocate"
    case .from: "before the origin of a payload, or the file of a trace"
    case .by: "before an offset instead of a place"
    case .with: "before the modifiers of a key"
    case .at: "before the slot of an inserted card"
    case .within: "how long an expectation may take to become true"
    case .together: "lift together: the cards that one lifts with the others"
    case .none: "nothing: no card, no column, no limit, no modifier"
    case .all: "all columns together"
    case .end: "the slot behind the last card: todo[end]"
    case .selection: "the selected cards"
    case .payload: "cards that are named by text from outside the board"
    case .board: "the board itself: its edges, its offset, its rate"
    case .layout: "change layout: a key of the layout"
    case .before: "the place directly before a card"
    case .after: "the place directly after a card"
    case .ghost: "the picture of the carried cards under the pointer"
    case .placeholder: "the gap where the carried cards would land"
    case .scaled: "a length that grows with the text"
    case .fixed: "a length that does not grow with the text"
    }
  }
}

extension TimeUnitWord {
  package var meaning: String {
    switch self {
    case .us: "microseconds"
    case .ms: "milliseconds"
    case .s: "seconds"
    }
  }
}

extension SpeedUnitWord {
  package var meaning: String {
    switch self {
    case .pointsPerSecond: "points a second"
    }
  }
}
