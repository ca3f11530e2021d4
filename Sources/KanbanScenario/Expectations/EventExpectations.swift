import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanRendering
import KanbanSimulation
import ScenarioSyntax

// What was spoken and logged, and the ends of things.

extension Form {
  static let speech: [Form] = [
    .state(
      "announced", "these words were spoken in this phase", like: "\"Spec moved to 1 of 2 in Doing\"",
      .text("the announcement"), synonyms: "announcement announces says speech", of: .phase
    ) { $1.mismatch(ofAnnounced: text($0), $2) },
    .state(
      "value", "what is read of a card or column", like: "A1 \"1 of 3 in To do\"",
      .sequence([.item("a card or a column"), .text("the value")])
    ) { $1.mismatch(ofValue: $0.parts[0].name, text($0.parts[1]), $2) },
    .state(
      "actions", "which accessibility actions a card offers", like: "A1 = \"Move Down\", \"Move to Doing\"",
      .sequence([.card("a card"), .equals, .titles("the name of an action")])
    ) { argument, run, asked in
      guard case .texts(let titles) = argument.parts[2].value else { unfit(argument.value) }
      return run.mismatch(ofActions: argument.parts[0].name, titles.map(\.value), asked)
    },
  ]

  private static func text(_ argument: Argument) -> String {
    guard let text = argument.text else { unfit(argument.value) }
    return text.value
  }

  static let events: [Form] = [
    .state(
      "events", "these events came in this phase, in this order, others between them",
      like: "= lifted A1, moved A1 todo[0] -> doing[0]", .sequence([.equals, .events(.events)]),
      of: .phase,
      doubt: { statement, checker in
        for pattern in events(statement.state.argument) {
          for slot in [pattern.slot, pattern.destination] {
            if let slot { checker.checkReach(of: slot, carried: 1) }
          }
        }
      },
      lack: { $1.missing(of: events($0)).flatMap { missedDeed(of: $0.logKind) } }
    ) { $1.mismatch(ofEvents: events($0), $2) },
    .state(
      "count", "how many events of a kind came in this phase", like: "lifted 1..3",
      .sequence([.word(EventWords.events.kinds), .counts]), of: .phase,
      lack: { argument, run in
        let kind = LogEvent.Kind.allCases[argument.parts[0].word]
        return run.log.count(of: kind) < argument.parts[1].counts.lower ?? 0
          ? missedDeed(of: kind) : nil
      }
    ) { $1.mismatch(ofCount: LogEvent.Kind.allCases[$0.parts[0].word], $0.parts[1].counts, $2) },
  ]

  private static func events(_ argument: Argument) -> [EventPattern] {
    guard case .events(let events) = argument.parts[1].value else { unfit(argument.value) }
    return events
  }

  static let ends: [Form] = [
    .state(
      "settled", "nothing is open and nothing moves", like: "", .nothing, synonyms: "done finished idle"
    ) { $1.mismatch(ofSettled: (), $2) },
    .state(
      "frame", "the picture now is the golden one below", like: "lifted", .name("the name of the frame"),
      synonyms: "snapshot screenshot golden", hasGoldenLines: true, of: .motion,
      doubt: { $1.checkGolden($0.state.argument.name) }
    ) { _, _, _ in preconditionFailure("a picture is compared with the lines below its name") },
    .state(
      "cards", "how many cards a column, or the board, has", like: "doing 0..3",
      .sequence([.word(WordList(.all), otherwise: .column("all or a column", besides: [.all])), .counts]),
      doubt: { statement, checker in
        if !statement.isNegated { checker.checkCount(statement.state.argument.parts[1].counts) }
      }
    ) { $1.mismatch(ofCardCount: $0.parts[0].nameOrNone, $0.parts[1].counts, $2) },
    .state(
      "highlighted", "which column is marked as the target, or none", like: "doing",
      .word(WordList(.none), otherwise: .column("a column or none", besides: [.none]))
    ) { $1.mismatch(ofHighlighted: $0.nameOrNone, $2) },
  ]
}

/// What a failed expectation of an event misses.
private func missedDeed(of kind: LogEvent.Kind) -> StateMeaning.Lack? {
  switch kind {
  case .lifted, .targeted, .untargeted: .lift
  case .resolved, .moved, .copied, .unchanged, .forbidden, .cancelled, .returned, .settled: .move
  case .pressed, .tapped, .panned, .abandoned, .scrolled, .announced, .focused, .selected, .expanded,
    .collapsed, .changed, .ignored, .failed:
    nil
  }
}

// MARK: - What is there

/// Expectations of what has happened in the phase.
extension Simulation {
  func mismatch(ofEvents patterns: [EventPattern], _ asked: Asked) -> String? {
    guard let missing = missing(of: patterns) else { return nil }
    return asked.unless(
      false,
      "no \(missing.spelling(in: .events).quoted) came after what stands before it; the events are \(eventWords)"
    )
  }

  /// The first pattern that no event of the phase is found for.
  func missing(of patterns: [EventPattern]) -> EventPattern? {
    var next = 0
    return patterns.first { pattern in
      let found = log.events(of: pattern.logKind, from: next).first { matches(pattern, $0.event) }
      next = found.map { $0.place + 1 } ?? next
      return found == nil
    }
  }

  func mismatch(ofCount kind: LogEvent.Kind, _ bounds: Bounds<Int>, _ asked: Asked) -> String? {
    let count = log.count(of: kind)
    return asked.unless(bounds.contains(count), "there \(count == 1 ? "is" : "are") \(count)")
  }

  func mismatch(ofAnnounced text: String, _ asked: Asked) -> String? {
    if log.hasAnnounced(text) { return nil }
    let spoken = log.events(of: .announced)
    if spoken.isEmpty { return asked.unless(false, "nothing was announced") }
    return asked.unless(
      false, "it was \(spoken.elided { LogFacts($0.event).text?.quoted ?? "" }.joined(separator: ", "))")
  }

  private func matches(_ pattern: EventPattern, _ event: LogEvent) -> Bool {
    let facts = LogFacts(event)
    var names = pattern.names
    var reason: String?
    switch pattern.reason {
    case nil: break
    case .word(let word): reason = word.spelling
    case .text(let text): reason = text.value
    case .other(let name):
      if pattern.slot == nil, self.names.card(named: name.text) != nil {
        names.append(name)
      } else {
        reason = name.text
      }
    }
    if let reason, reason != facts.reason, reason != facts.text { return false }
    if let words = pattern.words, words.value != facts.text { return false }
    if let decision = pattern.decision, decision.spelling != facts.decision?.rawValue { return false }
    return matches(names, facts) && matches(pattern.slot, pattern.destination, event.places)
  }

  /// Names are cards; of events about an area they name the area.
  private func matches(_ wanted: [Name], _ facts: LogFacts) -> Bool {
    if wanted.isEmpty { return true }
    if let cards = facts.cards { return isSame(wanted, cards) }
    guard wanted.count == 1, let area = facts.area else { return false }
    switch area {
    case .board: return wanted[0].text == "board" && !wanted[0].isQuoted
    case .column(let column): return names.column(named: wanted[0].text) == column
    }
  }

  /// One slot is where it went, or where it is if it went nowhere; two are where it came from and where it
  /// went.
  private func matches(_ slot: Slot?, _ destination: Slot?, _ places: LoggedPlaces) -> Bool {
    guard let slot else { return true }
    guard let destination else { return isSame(slot, places.destination ?? places.source) }
    return isSame(slot, places.source) && isSame(destination, places.destination)
  }

  /// The kinds of the events with what patterns can name.
  private var eventWords: String {
    let most = 20
    let lines = log.words(ofLast: most + 1, names)
    if lines.isEmpty { return "none" }
    let list = lines.suffix(most).map { line in
      line.hasPrefix("...") ? Substring(line) : line.drop { $0 != " " }.dropFirst()
    }
    return (lines.count > most ? ".. " : "") + list.joined(separator: ", ")
  }
}

/// Expectations of what is spoken, offered and drawn.
extension Simulation {
  /// The value of a card is its place, that of a column the number of its cards.
  func mismatch(ofValue name: Name, _ text: String, _ asked: Asked) -> String? {
    let scene = scene
    let value: String?
    if let card = names.card(named: name.text) {
      value = scene.value(of: card).map { phrases.text(of: $0, titles: names) }
    } else {
      value = names.column(named: name.text).flatMap { scene.cardCount(of: $0) }
        .map(phrases.cardCount)
    }
    return asked.unless(value == text, "it is \(value?.quoted ?? "none")")
  }

  func mismatch(ofActions name: Name, _ titles: [String], _ asked: Asked) -> String? {
    let card = names.card(named: name.text)
    let actions = card.map { scene.actions(for: [$0]) } ?? []
    let offered = actions.map { phrases.name(of: $0, titles: names) }
    return asked.unless(
      offered == titles,
      offered.isEmpty ? "none is offered" : "they are \(offered.map(\.quoted).joined(separator: ", "))")
  }
}
