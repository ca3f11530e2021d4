import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

// What was moved, and what the resolver was asked.

extension Form {
  static let landings: [Form] = [
    .state(
      "moves", "the moves of this phase, each with its cards and destination", like: "= A1 -> doing[0]",
      .sequence([.equals, .moves(ofPhase: true)]),
      of: .phase, doubt: doubtMoves,
      lack: { $1.log.landingsOfPhase.count < $0.parts[1].moves.count ? .move : nil }
    ) { argument, run, asked in
      run.mismatch(ofMoves: argument.parts[1].moves, in: run.log.landingsOfPhase, asked)
    },
    .state(
      "all-moves", "the moves of the whole run", like: "= A1 -> doing[0], A2 -> done[end]",
      .sequence([.equals, .moves(ofPhase: false)]),
      of: .run, doubt: doubtMoves,
      lack: { $1.log.landings.count < $0.parts[1].moves.count ? .move : nil }
    ) { argument, run, asked in
      run.mismatch(ofMoves: argument.parts[1].moves, in: run.log.landings[...], asked)
    },
    .state("no-moves", "nothing was moved in this phase", like: "", .nothing, of: .phase) {
      $1.mismatch(ofMoves: [], in: $1.log.landingsOfPhase, $2)
    },
    .state(
      "requests", "what the resolver was asked in this phase, and its answers",
      like: "= A1 -> done[0] forbid wip-limit",
      .sequence([.equals, .requests(answers: Choices.answers.list)]),
      of: .phase,
      doubt: { statement, checker in
        for request in requests(statement.state.argument) { checker.doubt(request.move) }
      },
      lack: { $1.log.count(of: .resolved) < requests($0).count ? .move : nil }
    ) { $1.mismatch(ofRequests: requests($0), $2) },
  ]

  private static let doubtMoves: StateMeaning.Doubt = { statement, checker in
    for move in statement.state.argument.parts[1].moves { checker.doubt(move) }
  }

  private static func requests(_ argument: Argument) -> [RequestPattern] {
    guard case .requests(let requests) = argument.parts[1].value else { unfit(argument.value) }
    return requests
  }
}

// MARK: - What is there

/// Expectations of moves, and of what the resolver was asked.
extension Simulation {
  func mismatch(ofMoves patterns: [MovePattern], in landings: ArraySlice<LogEvent>, _ asked: Asked) -> String?
  {
    let holds =
      landings.count == patterns.count
      && zip(patterns, landings).allSatisfy { pattern, event in
        Landing(event).map { matches(pattern, $0) } ?? false
      }
    return asked.unless(holds, words(ofLandings: landings))
  }

  func mismatch(ofRequests patterns: [RequestPattern], _ asked: Asked) -> String? {
    let holds =
      log.count(of: .resolved) == patterns.count
      && zip(patterns, log.events(of: .resolved)).allSatisfy { pattern, asked in
        AskedRequest(asked.event).map { matches(pattern, $0) } ?? false
      }
    return asked.unless(holds, words(ofRequests: log.events(of: .resolved)))
  }

  /// A move or a copy, with the cards that landed.
  private struct Landing {
    let move: Move
    let cards: [CardHandle]
    let places: LoggedPlaces

    init?(_ event: LogEvent) {
      places = event.places
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
    let places: LoggedPlaces

    init?(_ event: LogEvent) {
      guard case .effect(.resolved(let request, let answer)) = event.payload else { return nil }
      places = event.places
      self.request = request
      self.answer = answer
    }
  }
}

// MARK: - Matching

extension Simulation {
  private func matches(_ pattern: MovePattern, _ landing: Landing) -> Bool {
    matches(pattern, landing.cards, landing.places)
  }

  private func matches(_ pattern: RequestPattern, _ asked: AskedRequest) -> Bool {
    matches(pattern.move, asked.request.cards, asked.places)
      && matches(pattern.answer, asked.answer)
  }

  /// A source that is left out matches any.
  private func matches(_ pattern: MovePattern, _ cards: [CardHandle], _ places: LoggedPlaces) -> Bool {
    isSame(pattern.cards, cards) && isSame(pattern.destination, places.destination)
      && pattern.source.map { isSame($0, places.source) } ?? true
  }

  private func matches(_ wanted: Argument, _ answer: Resolution) -> Bool {
    guard case .word(let index, let rest) = wanted.value else { unfit(wanted.value) }
    switch (Choices.answers.values[index], answer) {
    case (.accept, .moved(_, warning: nil)), (.unchanged, .unchanged): return true
    case (.warn, .moved(_, let reason?)), (.forbid, .forbidden(let reason)):
      guard case .reason(let wanted)? = rest?.value else { return false }
      return wanted.matches(.forbidden(reason))
    case (.accept, _), (.unchanged, _), (.warn, _), (.forbid, _): return false
    }
  }

  /// True if the names are those of the cards, in their order.
  func isSame(_ wanted: [Name], _ cards: [CardHandle]) -> Bool {
    wanted.count == cards.count
      && zip(wanted, cards).allSatisfy { names.card(named: $0.text) == $1 }
  }

  /// True if a slot names a place: its index, or the end that its column had then.
  func isSame(_ slot: Slot, _ place: LoggedPlace?) -> Bool {
    guard let place, names.column(named: slot.column.text) == place.column else { return false }
    switch slot.index.value {
    case .index(let index): return index == place.index
    case .end: return place.end == place.index
    }
  }
}

extension ReasonLiteral {
  /// True if the literal is the code of a reason, or the words of the rule that gave it.
  func matches(_ reason: Reason) -> Bool {
    switch self {
    case .word(let word): word.spelling == reason.code || word.spelling == reason.words
    case .text(let text): text.value == reason.words || text.value == reason.code
    }
  }
}

// MARK: - Words

extension Simulation {
  private func words(ofLandings events: ArraySlice<LogEvent>) -> String {
    if events.isEmpty { return "nothing was moved" }
    let list = events.elided { Landing($0).map(words(of:)) ?? "" }
    return "the moves are \(list.joined(separator: ", "))"
  }

  private func words(ofRequests events: some RandomAccessCollection<(place: Int, event: LogEvent)>) -> String
  {
    if events.isEmpty { return "nothing was requested" }
    let list = events.elided { AskedRequest($0.event).map(words(of:)) ?? "" }
    return "the requests are \(list.joined(separator: ", "))"
  }

  private func words(of landing: Landing) -> String {
    let names = names
    let source = landing.move.sources.first?.position
    let from = source.map { names.words(of: Destination(column: $0.column, slot: $0.index)) + " " } ?? ""
    return "\(names.words(of: landing.cards)) \(from)-> \(names.words(of: landing.move.destination))"
  }

  private func words(of asked: AskedRequest) -> String {
    let names = names
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
