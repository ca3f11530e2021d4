package import KanbanGeometry
import KanbanInteraction
package import KanbanModel

/// The fields of an event, whatever its kind: what the log writes, `expect events` matches and a failure
/// shows. What an event does not have is nil.
package struct LogFacts: Sendable {
  /// The pointer's number.
  package var pointer: Int?
  /// How the request or session came about.
  package var input: InputMethod?
  /// The cards that it is about; nil for events that are about no cards, empty for none.
  package var cards: [CardHandle]?
  /// Where they stood, in the full list.
  package var sources: [MoveSource] = []
  /// Where they would be or are, counted without the moved cards.
  package var destination: Destination?
  /// What the rules say.
  package var decision: DecisionName?
  /// The stable word of the reason.
  package var reason: String?
  /// What was spoken, a rule's own words, or what the host changed.
  package var text: String?
  /// The area that scrolled, or the column that it is about.
  package var area: ScrollArea?
  /// The area's offset.
  package var offset: Point?
  /// Where the pointer was, in pointer space.
  package var point: Point?

  /// What the rules say of a target or answer a request.
  package enum DecisionName: String, Hashable, Sendable {
    case accept, warn, unchanged, forbid
  }
}

extension LogFacts {
  /// The fields of an event.
  package init(_ event: LogEvent) {
    self.init()
    switch event.payload {
    case .announced(let text), .failed(let text): self.text = text
    case .changed(let change): fill(change)
    case .effect(let effect): fill(effect)
    }
  }

  private mutating func fill(_ change: HostChange) {
    input = .host
    if !change.cards.isEmpty { cards = change.cards }
    sources = change.sources
    destination = change.destination
    area = change.column.map { .column($0) }
    text = change.value.map { "\(change.verb) \($0)" } ?? change.verb
  }

  private mutating func fill(_ effect: Effect) {
    switch effect {
    case .pressed(let sample, let card), .tapped(let sample, let card): fill(sample, card)
    case .panned(let pointer, let area):
      self.pointer = pointer
      self.area = area
    case .abandoned(let pointer, let card, let reason):
      self.pointer = pointer
      cards = card.map { [$0] }
      self.reason = reason.code
      text = reason.words
    case .lifted(let sources, let method, let pointer):
      fill(sources, method)
      self.pointer = pointer
    case .targeted(let target):
      destination = target.destination
      decide(target.decision)
    case .untargeted: break
    case .scrolled(let area, let offset):
      self.area = area
      self.offset = offset
    case .resolved(let request, let answer): fill(request, answer)
    case .moved(let move, let warning): fill(move, warning)
    case .copied(let move, let landed, let warning):
      fill(move, warning)
      cards = landed
    case .unchanged(let sources, let method): fill(sources, method)
    case .forbidden(let sources, let destination, let reason, let method):
      fill(sources, method)
      self.destination = destination
      tell(.forbidden(reason))
    case .cancelled(let sources, let reason, let method):
      fill(sources, method)
      tell(.cancelled(reason))
    case .returned(let cards), .settled(let cards), .selected(let cards): self.cards = cards
    case .announced: break
    case .focused(let card): cards = card.map { [$0] } ?? []
    case .expanded(let column), .collapsed(let column): area = .column(column)
    case .restored(let sources, _, let isRedo):
      fill(sources, .host)
      text = isRedo ? "redo" : "undo"
    case .ignored(let reason, let pointer):
      self.pointer = pointer
      self.reason = reason.rawValue
    }
  }

  private mutating func fill(_ sample: PointerSample, _ card: CardHandle?) {
    pointer = sample.pointer
    input = .pointer
    cards = card.map { [$0] }
    point = sample.point
  }

  private mutating func fill(_ sources: [MoveSource], _ method: InputMethod) {
    input = method
    cards = sources.map(\.card)
    self.sources = sources
  }

  private mutating func fill(_ move: Move, _ warning: ForbidReason?) {
    fill(move.sources, move.method)
    destination = move.destination
    if let warning {
      decision = .warn
      tell(.forbidden(warning))
    }
  }

  private mutating func fill(_ request: MoveRequest, _ answer: Resolution) {
    input = request.method
    cards = request.cards
    destination = request.destination
    switch answer {
    case .moved(_, nil): decision = .accept
    case .moved(_, let warning?): decide(.warn(warning))
    case .unchanged: decision = .unchanged
    case .forbidden(let reason): decide(.forbid(reason))
    }
  }

  private mutating func decide(_ decision: Decision) {
    switch decision {
    case .accept: self.decision = .accept
    case .warn(let reason):
      self.decision = .warn
      tell(.forbidden(reason))
    case .forbid(let reason):
      self.decision = .forbid
      tell(.forbidden(reason))
    }
  }

  private mutating func tell(_ reason: Reason) {
    self.reason = reason.code
    text = reason.words
  }
}

extension InputMethod {
  /// The word of the log.
  package var word: String {
    switch self {
    case .pointer: "pointer"
    case .keyboard: "keyboard"
    case .action: "action"
    case .menu: "menu"
    case .payload: "payload"
    case .host: "host"
    }
  }
}
