import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Expectations of what has happened in the phase.
extension ScenarioRun {
  func mismatch(ofEvents patterns: [EventPattern]) -> String? {
    guard let missing = missing(of: patterns) else { return nil }
    return unless(
      false,
      "no \(text(in: missing.range).quoted) came after what stands before it; the events are \(eventWords)")
  }

  /// The first pattern that no event of the phase is found for.
  func missing(of patterns: [EventPattern]) -> EventPattern? {
    var next = 0
    return patterns.first { pattern in
      let found = simulation.log.events(of: pattern.logKind, from: next).first { matches(pattern, $0.event) }
      next = found.map { $0.place + 1 } ?? next
      return found == nil
    }
  }

  func mismatch(ofCount kind: LogEvent.Kind, _ bounds: Bounds<Int>) -> String? {
    let count = simulation.log.count(of: kind)
    return unless(bounds.contains(count), "there \(count == 1 ? "is" : "are") \(count)")
  }

  func mismatch(ofAnnounced text: String) -> String? {
    if simulation.log.hasAnnounced(text) { return nil }
    let spoken = simulation.log.events(of: .announced)
    if spoken.isEmpty { return unless(false, "nothing was announced") }
    return unless(
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
      if pattern.slot == nil, simulation.names.card(named: name.text) != nil {
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
    case .column(let column): return simulation.names.column(named: wanted[0].text) == column
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
    let lines = simulation.log.words(ofLast: most + 1, simulation.names)
    if lines.isEmpty { return "none" }
    let list = lines.suffix(most).map { line in
      line.hasPrefix("...") ? Substring(line) : line.drop { $0 != " " }.dropFirst()
    }
    return (lines.count > most ? ".. " : "") + list.joined(separator: ", ")
  }
}
