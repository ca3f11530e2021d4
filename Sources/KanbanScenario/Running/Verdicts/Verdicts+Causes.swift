import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import KanbanText
import ScenarioSyntax

/// Why nothing was lifted or moved, in words under a failure.
extension Verdicts {
  /// The causes of a failed expectation that misses something; none for others.
  func causes(of state: FormUse, in simulation: Simulation) -> [String] {
    guard let lack = state.meaning.lack(state.argument, simulation) else { return [] }
    return CauseWords(verdicts: self, simulation: simulation).causes(lack)
  }
}

/// Why nothing was lifted or moved, in words.
private struct CauseWords {
  let verdicts: Verdicts
  let simulation: Simulation

  private var attempts: Attempts { verdicts.attempts }

  func causes(_ lack: StateMeaning.Lack) -> [String] {
    var causes: [String] = []
    for attempt in attempts.attempts {
      guard let words = words(of: attempt, lack) else { continue }
      let cause = "line \(verdicts.number(ofLine: attempt.line)): \(words)"
      if !causes.contains(cause) { causes.append(cause) }
    }
    causes += before(lack) + openPresses
    if let openSession = simulation.openSession, lack == .move, !simulation.snapshot.lifted.isEmpty {
      causes.append("a session is open: \(openSession)")
    }
    if causes.isEmpty, attempts.lifted == nil, attempts.landed == nil {
      causes.append("nothing in this phase lifts or moves a card")
    }
    return causes
  }

  /// What happened in the phase before, which moves, requests and events do not speak of.
  private func before(_ lack: StateMeaning.Lack) -> [String] {
    switch lack {
    case .hold: return []
    case .lift:
      guard let deed = attempts.liftedBefore, attempts.lifted == nil else { return [] }
      return ["\(words(of: deed)) lifted in the phase before, by line \(verdicts.number(ofLine: deed.line))"]
    case .move:
      guard let deed = attempts.landedBefore, attempts.landed == nil else { return [] }
      return [
        "\(words(of: deed)) moved in the phase before, by line \(verdicts.number(ofLine: deed.line)); "
          + "\"all-moves\" speaks of the whole run"
      ]
    }
  }

  private func words(of deed: Attempts.Deed) -> String { simulation.names.words(of: deed.cards) }
}

// MARK: - One attempt

extension CauseWords {
  /// Why an attempt came to nothing; nil if it did not come to what is missed by it.
  private func words(of attempt: Attempts.Attempt, _ lack: StateMeaning.Lack) -> String? {
    let names = simulation.names
    switch attempt.end {
    case .failed: return "the step could not be done"
    case .ignored(let reason, let press): return words(of: reason, press)
    case .tapped(let press, let progress):
      return words(of: press, progress, "\(words(of: press)) was released before it lifted")
    case .panned(let press, var progress):
      if let hold = hold(ofLine: attempt.line) { progress.held = hold }
      return words(of: press, progress, "the finger on \(words(of: press)) became a scroll")
    case .abandoned(let card, let reason):
      return "the press\(card.map { " on \(names.id(of: $0))" } ?? "") was ended: \(reason.code)"
    case .unchanged(let cards): return lack == .lift ? nil : "\(names.words(of: cards)) was dropped at home"
    case .forbidden(let cards, let destination, let reason):
      let told = simulation.phrases.text(of: .notMoved(cards, destination.column, reason), titles: names)
      return lack == .lift
        ? nil
        : "\(names.words(of: cards)) -> \(names.words(of: destination)) was refused, \(reason.code): \(told)"
    case .cancelled(let cards, let reason):
      return lack == .lift ? nil : "\(names.words(of: cards)) was put back: \(reason.code)"
    case .landed(let cards, let destination):
      guard lack == .hold else { return nil }
      return "\(names.words(of: cards)) was dropped at \(names.words(of: destination))"
    }
  }

  /// What a press lacks of a lift.
  private func words(
    of press: Attempts.Pressed, _ progress: Attempts.Progress, _ subject: String
  ) -> String {
    if let refusal = press.refusal { return words(of: refusal, press) }
    let behaviour = simulation.scene.behaviour
    func moved(_ threshold: Double, _ key: String) -> String {
      "\(subject): moved \(progress.distance.words), \(key) is \(threshold.words)"
    }
    switch press.kind {
    case .mouse, .pen: return moved(behaviour.mouseThreshold, "mouse-threshold")
    case .touch:
      if let threshold = behaviour.touchThreshold { return moved(threshold, "touch-threshold") }
      return "\(subject): held \(progress.held.milliseconds), touch-delay is "
        + "\(behaviour.touchDelay.milliseconds)"
    }
  }

  /// What presses lack that are still open.
  private var openPresses: [String] {
    attempts.presses.map { press in
      let progress = press.progress(to: simulation.point(of: press.pointer), at: simulation.now)
      return words(of: press, progress, "\(words(of: press)) has not lifted yet")
    }
  }

  /// How long the drag of a line holds the pointer still; nil if the line does not say so.
  private func hold(ofLine line: Int) -> TimeSpan? {
    guard case .step(let step) = verdicts.loaded.tree.lines[line].action else { return nil }
    return step.hold
  }

  /// What a press was on.
  private func words(of press: Attempts.Pressed?) -> String {
    let names = simulation.names
    if let card = press?.card { return names.id(of: card) }
    return press?.column.map { names.id(of: $0) } ?? "the board"
  }

  /// Why input was ignored: what the reason means, or more where press or focus tell it, and what would help.
  private func words(of reason: IgnoreReason, _ press: Attempts.Pressed?) -> String {
    let place = press.map { " at \($0.point.words)" } ?? ""
    switch reason {
    case .lockedCard:
      let lock = press?.isPinned == true ? "pinned" : "locked"
      return "\(press?.card == nil ? "the card" : words(of: press)) is \(lock) and never lifts"
    case .header: return "the press\(place) was on the header of \(words(of: press))"
    case .collapsedColumn: return "the press\(place) was on \(words(of: press)), which is collapsed"
    case .emptySpace: return "the press\(place) was on no card"
    case .outside: return "the press\(place) was outside the viewport"
    case .interactive: return "the press\(place) was on an interactive part of \(words(of: press))"
    case .noHandle: return "\(words(of: press)) lifts by its handle only, the press\(place) was not on it"
    case .notLiftable: return "the rules lift nothing with \(words(of: press))"
    case .noFocus: return noFocusWords
    case .unboundKey: return unboundKeyWords
    case .sessionOpen, .policy: return "it was ignored, as \(reason.meaning)"
    case .otherButton, .secondPointer, .noPress, .noSession, .settling, .atEnd, .cannotScroll, .notOffered,
      .nothingToUndo, .inPlace, .unknownCard, .unknownColumn, .unknownPayload:
      return reason.meaning
    }
  }

  private var noFocusWords: String {
    "\(IgnoreReason.noFocus.meaning); \"focus CARD\" or \"key Tab\" gives it one"
  }

  /// Keys move a card that has been lifted, and only the card in focus can be.
  private var unboundKeyWords: String {
    if simulation.openSession != nil { return IgnoreReason.unboundKey.meaning }
    return simulation.scene.focus == nil
      ? noFocusWords : "no card is lifted; \"key Space\" lifts the one that has the focus"
  }
}

extension TimeSpan {
  /// `100 ms`
  fileprivate var milliseconds: String { "\(Numbers.milliseconds(microseconds)) ms" }
}
