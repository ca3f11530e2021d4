import KanbanGeometry
package import KanbanInteraction
package import KanbanModel
import KanbanText

/// Events, places and times as the language writes them, for people.
extension LogEvent {
  /// One line: `116.666ms targeted doing[1] forbid wip-limit`.
  package func words(_ names: BoardNames) -> String {
    let facts = LogFacts(self)
    var words = [instant.words, kind.name]
    if let cards = facts.cards {
      words.append(names.words(of: cards))
    }
    switch facts.area {
    case .board: words.append("board")
    case .column(let column): words.append(names.id(of: column))
    case nil: break
    }
    if let offset = facts.offset {
      words.append(facts.area == .board ? offset.words : offset.y.words)
    }
    if let source = facts.sources.first?.position {
      words.append(names.words(of: Destination(column: source.column, slot: source.index)))
      if facts.destination != nil { words.append("->") }
    }
    if let destination = facts.destination { words.append(names.words(of: destination)) }
    if let decision = facts.decision { words.append(decision.rawValue) }
    if let reason = facts.reason { words.append(reason) }
    if let text = facts.text { words.append(text.quoted) }
    if let point = facts.point { words.append(point.words) }
    return words.joined(separator: " ")
  }
}

extension Instant {
  /// The time since the start in the largest unit that is exact: `2s`, `320ms`, `116.666ms`.
  package var words: String {
    if microseconds % 1_000_000 == 0 { return "\(microseconds / 1_000_000)s" }
    return Numbers.milliseconds(microseconds) + "ms"
  }
}

extension Point {
  /// `x,y`, as people want to know it.
  package var words: String { "\(x.words),\(y.words)" }

  /// `x,y`, as the log says it.
  package var exactWords: String { "\(x.exactWords),\(y.exactWords)" }
}

extension String {
  /// The text in quotes, with control characters escaped.
  package var quoted: String {
    var bytes: [UInt8] = []
    JSONWriter.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension BoardNames {
  /// `doing[1]`
  package func words(of destination: Destination) -> String {
    "\(id(of: destination.column))[\(destination.slot)]"
  }

  /// `A1 A2`, or `none`; of very many the first and the last: `A1 A2 .. A4000`.
  package func words(of cards: [CardHandle]) -> String {
    cards.isEmpty ? "none" : cards.elided(id(of:)).joined(separator: " ")
  }
}

extension RandomAccessCollection {
  /// The words of the elements; of very many only those of the first and the last, with `..` between, so that
  /// a message stays as long as somebody may read, however often it is told.
  package func elided(_ words: (Element) -> String) -> [String] {
    let most = 100
    if count <= most { return map(words) }
    return prefix(most / 2).map(words) + [".."] + suffix(most / 2).map(words)
  }
}
