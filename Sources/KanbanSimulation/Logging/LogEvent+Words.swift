import KanbanGeometry
package import KanbanInteraction
package import KanbanModel
import KanbanText

/// Events, places and times as the language writes them, for people.
extension LogEvent {
  /// One line: `116.666ms targeted doing[1] forbid wip-limit`.
  package func words(_ names: BoardNames) -> String {
    let facts = LogFacts(self)
    var words = [instant.words, kind.rawValue]
    if let cards = facts.cards {
      words.append(contentsOf: cards.isEmpty ? ["none"] : cards.map(names.id(of:)))
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

  /// The last events in so many lines; of a long run of scrolling, or of samples ignored for one reason, the first
  /// one and the last, so that what came before can be seen.
  ///
  /// ```
  /// 216.666ms scrolled todo 12.27
  /// ... 40 more
  /// 900ms scrolled todo 552.27
  /// ```
  ///
  /// - Complexity: the number of lines and of the events that they stand for.
  package static func words(ofLast count: Int, of events: [LogEvent], _ names: BoardNames) -> [String] {
    var lines: [String] = []
    var end = events.count
    while end > 0, lines.count < count {
      var start = end - 1
      while start > 0, events[start].repeats(events[start - 1]) { start -= 1 }
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

  /// True if an event says no more than the one before it.
  private func repeats(_ earlier: LogEvent) -> Bool {
    switch (earlier.payload, payload) {
    case (.effect(.scrolled), .effect(.scrolled)): true
    case (.effect(.ignored(let before, _)), .effect(.ignored(let now, _))): before == now
    case (.effect, _), (.announced, _), (.changed, _), (.failed, _): false
    }
  }
}

extension Instant {
  /// The time since the start in the largest unit that is exact: `2s`, `320ms`, `116.666ms`.
  package var words: String {
    if microseconds % 1_000_000 == 0 { return "\(microseconds / 1_000_000)s" }
    return Numbers.milliseconds(microseconds) + "ms"
  }
}

extension Double {
  /// The number in the shortest form that reads back, a whole one without a point: what the log says.
  package var exactWords: String {
    var bytes: [UInt8] = []
    JSONWriter.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
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

  /// `A1 A2`, or `none`.
  package func words(of cards: [CardHandle]) -> String {
    cards.isEmpty ? "none" : cards.map(id(of:)).joined(separator: " ")
  }
}
