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

extension CardPattern {
  var spelling: String {
    elements.map { element in
      switch element {
      case .card(let name): name.spelling(besides: [.within])
      case .anyRun: ".."
      }
    }.joined(separator: " ")
  }
}

extension BoardPattern {
  /// Nothing for a board without columns.
  var spelling: String {
    var parts = columns.map { column in
      let cards = column.cards.spelling
      return column.id.spelling(besides: [.within]) + (cards.isEmpty ? ":" : ": " + cards)
    }
    if allowsMore { parts.append("..") }
    return parts.joined(separator: " | ")
  }
}

extension MovePattern {
  var spelling: String {
    var parts = cards.map { $0.spelling() }
    if let source { parts.append(source.spelling) }
    return parts.joined(separator: " ") + " -> " + destination.spelling
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
  /// The pattern, as the formatter writes it.
  package func spelling(in words: EventWords) -> String {
    var parts = [kind.spelling] + names.map { spelling(of: $0, in: words) }
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
    if let ownWords = self.words { parts.append(ownWords.spelling) }
    return parts.joined(separator: " ")
  }

  /// A card that is called like a reason or a decision is quoted, wherever it stands.
  private func spelling(of name: Name, in words: EventWords) -> String {
    let isDecision = words.answersOfKinds[kind.index].contains {
      words.answers.words[$0].spelling == name.text
    }
    return words.reasons.spellings.contains(name.text) || isDecision
      ? Spelling.quoted(name.text) : name.spelling(besides: [.within])
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
