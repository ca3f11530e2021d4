// How expectations are spelled in the canonical form.

extension ExpectStatement {
  /// The line; the golden lines of a frame are not part of it.
  var spelling: String {
    switch mode {
    case .expect(let within): "expect \(state.spelling)" + Self.spelling(of: within)
    case .expectNot(let within): "expect not \(state.spelling)" + Self.spelling(of: within)
    case .always: "always \(state.spelling)"
    case .never: "never \(state.spelling)"
    }
  }

  private static func spelling(of within: TimeLiteral?) -> String {
    within.map { " within " + $0.spelling } ?? ""
  }
}

extension StateForm {
  var spelling: String {
    switch self {
    case .column(let name, let cards): "column \(name.spelling()) =" + cards.spelling
    case .board(let pattern): "board =" + pattern.spelling
    case .moves(let moves): "moves = " + moves.map(\.spelling).joined(separator: ", ")
    case .allMoves(let moves): "all-moves = " + moves.map(\.spelling).joined(separator: ", ")
    case .noMoves: "no-moves"
    case .requests(let requests): "requests = " + requests.map(\.spelling).joined(separator: ", ")
    case .phase(let word): "phase \(word.spelling)"
    case .dragging(let cards): "dragging \(cards.listSpelling)"
    case .selected(let cards): "selected \(cards.listSpelling)"
    case .focus(let card): "focus \(card?.spelling(besides: [.none]) ?? "none")"
    case .visible(let cards): "visible \(cards.listSpelling)"
    case .target(let slot): "target \(slot?.spelling ?? "none")"
    case .decision(let word): "decision \(word.spelling)"
    case .reason(let reason): "reason \(reason.spelling)"
    case .targetAt(let point, let slot): "target-at \(point.spelling) \(slot?.spelling ?? "none")"
    case .autoscroll(let scroll): "autoscroll \(scroll.spelling)"
    case .scroll(let pattern): "scroll \(pattern.spelling)"
    case .cursor(let word): "cursor \(word.spelling)"
    case .collapsed(let column): "collapsed \(column.spelling())"
    case .highlighted(let column): "highlighted \(column?.spelling(besides: [.none]) ?? "none")"
    case .frameOf(let subject, let frame): "frame-of \(subject.spelling) \(frame?.spelling ?? "none")"
    case .announced(let text): "announced \(text.spelling)"
    case .value(let card, let text): "value \(card.spelling()) \(text.spelling)"
    case .actions(let card, let titles):
      "actions \(card.spelling()) ="
        + (titles.isEmpty ? "" : " " + titles.map(\.spelling).joined(separator: ", "))
    case .events(let events): "events = " + events.map(\.spelling).joined(separator: ", ")
    case .count(let kind, let bounds): "count \(kind.spelling) \(bounds.spelling)"
    case .settled: "settled"
    case .frame(let name, _): "frame \(name.spelling())"
    case .cards(.all, let bounds): "cards all \(bounds.spelling)"
    case .cards(.column(let name), let bounds): "cards \(name.spelling(besides: [.all])) \(bounds.spelling)"
    }
  }
}

extension CardPattern {
  /// Each element with a space before it.
  var spelling: String {
    elements.map { element in
      switch element {
      case .card(let name): " " + name.spelling(besides: [.within])
      case .anyRun: " .."
      }
    }.joined()
  }
}

extension BoardPattern {
  /// With a space before it; nothing for a board without columns.
  var spelling: String {
    var parts = columns.map { "\($0.id.spelling(besides: [.within])):\($0.cards.spelling)" }
    if allowsMore { parts.append("..") }
    return parts.isEmpty ? "" : " " + parts.joined(separator: " | ")
  }
}

extension MovePattern {
  var spelling: String {
    var parts = cards.map { $0.spelling() }
    if let source { parts.append(source.spelling) }
    return parts.joined(separator: " ") + " -> " + destination.spelling
  }
}

extension RequestPattern {
  var spelling: String {
    let answer =
      switch answer.value {
      case .accept: "accept"
      case .warn(let reason): "warn \(reason.spelling)"
      case .unchanged: "unchanged"
      case .forbid(let reason): "forbid \(reason.spelling)"
      }
    return "\(move.spelling) \(answer)"
  }
}

extension ReasonLiteral {
  var spelling: String {
    switch self {
    case .word(let word): word.spelling
    case .text(let text): text.spelling
    }
  }
}

extension EventPattern {
  var spelling: String {
    var parts = [kind.spelling] + names.map(spelling)
    if let slot { parts.append(slot.spelling) }
    if let destination { parts += ["->", destination.spelling] }
    if let decision { parts.append(decision.spelling) }
    switch reason {
    case .word(let word): parts.append(word.spelling)
    case .text(let text): parts.append(text.spelling)
    // The quotes tell a card or a rule's own words from a word of the language.
    case .other(let name): parts.append(name.isQuoted ? Spelling.quoted(name.text) : name.text)
    case nil: break
    }
    if let words { parts.append(words.spelling) }
    return parts.joined(separator: " ")
  }

  /// A card that is called like a reason or a decision is quoted, wherever it stands.
  private func spelling(of name: Name) -> String {
    let isDecision = kind.value.decisions.contains { $0.rawValue == name.text }
    return ReasonWord(rawValue: name.text) == nil && !isDecision
      ? name.spelling(besides: [.within]) : Spelling.quoted(name.text)
  }
}

extension ScrollPattern {
  var spelling: String {
    switch self {
    case .board(_, let x, let y): "board \(x.spelling),\(y.spelling)"
    case .column(let name, let bounds): "\(name.spelling(besides: [.board])) \(bounds.spelling)"
    }
  }
}

extension FrameSubject {
  var spelling: String {
    switch self {
    case .item(let name): name.spelling(besides: [.ghost, .placeholder])
    case .ghost: "ghost"
    case .placeholder: "placeholder"
    }
  }
}
