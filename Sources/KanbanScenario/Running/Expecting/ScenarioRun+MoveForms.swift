import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Expectations of moves, and of what the resolver was asked.
extension ScenarioRun {
  func mismatch(ofMoves patterns: [MovePattern], in events: [LogEvent]) -> String? {
    var count = 0
    var holds = true
    for event in events {
      guard let landing = Landing(event) else { continue }
      if count >= patterns.count || !matches(patterns[count], landing) {
        holds = false
        break
      }
      count += 1
    }
    return unless(holds && count == patterns.count, words(of: events.compactMap { Landing($0) }))
  }

  func mismatch(ofRequests patterns: [RequestPattern]) -> String? {
    let requests = simulation.log.events.compactMap { AskedRequest($0) }
    let holds =
      requests.count == patterns.count
      && zip(patterns, requests).allSatisfy { matches($0, $1) }
    if holds { return nil }
    return unless(
      false,
      requests.isEmpty
        ? "nothing was requested"
        : "the requests are \(requests.map(words(of:)).joined(separator: ", "))")
  }

  /// A move or a copy, with the cards that landed.
  private struct Landing {
    let move: Move
    let cards: [CardHandle]

    init?(_ event: LogEvent) {
      switch event.payload {
      case .effect(.moved(let move, _)):
        self.move = move
        cards = move.cards
      case .effect(.copied(let move, let landed, _)):
        self.move = move
        cards = landed
      case .effect, .announced, .changed, .failed: return nil
      }
    }
  }

  /// A call of the resolver with its answer.
  private struct AskedRequest {
    let request: MoveRequest
    let answer: Resolution

    init?(_ event: LogEvent) {
      guard case .effect(.resolved(let request, let answer)) = event.payload else { return nil }
      self.request = request
      self.answer = answer
    }
  }
}

// MARK: - Matching

extension ScenarioRun {
  private func matches(_ pattern: MovePattern, _ landing: Landing) -> Bool {
    let move = landing.move
    guard isSame(pattern.cards, landing.cards), isColumn(pattern.destination, move.destination.column)
    else { return false }
    let isAtEnd = move.anchor == .end
    guard matches(pattern.destination.index.value, move.destination.slot, isAtEnd: isAtEnd) else {
      return false
    }
    guard let source = pattern.source, let first = move.sources.first?.position else {
      return pattern.source == nil
    }
    // Which card was the last of its column before is not known any more; its index is.
    return isColumn(source, first.column) && matches(source.index.value, first.index, isAtEnd: true)
  }

  private func matches(_ pattern: RequestPattern, _ asked: AskedRequest) -> Bool {
    let request = asked.request
    let move = pattern.move
    guard isSame(move.cards, request.cards), isColumn(move.destination, request.destination.column)
    else { return false }
    let board = simulation.scene.board
    let staying = board.cards(in: request.destination.column).count { !request.cards.contains($0) }
    let isAtEnd = request.destination.slot >= staying
    guard matches(move.destination.index.value, request.destination.slot, isAtEnd: isAtEnd) else {
      return false
    }
    if let source = move.source {
      guard let first = startPosition(of: asked) else { return false }
      if !isColumn(source, first.column) || !matches(source.index.value, first.index, isAtEnd: true) {
        return false
      }
    }
    return matches(pattern.answer.value, asked.answer)
  }

  /// Where the first card of a request stood; of an accepted one before it was moved.
  private func startPosition(of asked: AskedRequest) -> CardPosition? {
    switch asked.answer {
    case .moved(let move, _): move.sources.first?.position
    case .unchanged, .forbidden: asked.request.cards.first.flatMap { simulation.scene.board.position(of: $0) }
    }
  }

  private func matches(_ wanted: RequestPattern.Answer, _ answer: Resolution) -> Bool {
    switch (wanted, answer) {
    case (.accept, .moved(_, warning: nil)), (.unchanged, .unchanged): true
    case (.warn(let reason), .moved(_, let warning?)): reason.matches(.forbidden(warning))
    case (.forbid(let reason), .forbidden(let refusal)): reason.matches(.forbidden(refusal))
    case (.accept, _), (.unchanged, _), (.warn, _), (.forbid, _): false
    }
  }

  /// True if the names are those of the cards, in their order.
  func isSame(_ wanted: [Name], _ cards: [CardHandle]) -> Bool {
    wanted.count == cards.count
      && zip(wanted, cards).allSatisfy { simulation.names.card(named: $0.text) == $1 }
  }

  /// True if a slot names a column.
  func isColumn(_ slot: Slot, _ column: ColumnHandle) -> Bool {
    simulation.names.column(named: slot.column.text) == column
  }

  /// True if a slot names an index, or the end where that is.
  func matches(_ wanted: Slot.Index, _ index: Int, isAtEnd: Bool) -> Bool {
    switch wanted {
    case .index(let number): number == index
    case .end: isAtEnd
    }
  }
}

extension ReasonLiteral {
  /// True if the literal is the code of a reason, or the words of the rule that gave it.
  func matches(_ reason: Reason) -> Bool {
    switch self {
    case .word(let word): word.value.rawValue == reason.code || word.value.rawValue == reason.words
    case .text(let text): text.value == reason.words || text.value == reason.code
    }
  }
}

// MARK: - Words

extension ScenarioRun {
  private func words(of landings: [Landing]) -> String {
    if landings.isEmpty { return "nothing was moved" }
    let list = landings.map { landing in
      let names = simulation.names
      let source = landing.move.sources.first?.position
      let from = source.map { words(Destination(column: $0.column, slot: $0.index)) + " " } ?? ""
      return "\(names.words(of: landing.cards)) \(from)-> \(names.words(of: landing.move.destination))"
    }
    return "the moves are \(list.joined(separator: ", "))"
  }

  private func words(of asked: AskedRequest) -> String {
    let names = simulation.names
    let route =
      "\(names.words(of: asked.request.cards)) -> \(names.words(of: asked.request.destination))"
    switch asked.answer {
    case .moved(_, warning: nil): return "\(route) accept"
    case .moved(_, let warning?): return "\(route) warn \(Reason.forbidden(warning).shown)"
    case .unchanged: return "\(route) unchanged"
    case .forbidden(let reason): return "\(route) forbid \(Reason.forbidden(reason).shown)"
    }
  }
}

extension Reason {
  /// A rule's own words in quotes, else the code.
  var shown: String { words?.quoted ?? code }
}
