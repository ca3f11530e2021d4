// How arguments are spelled in the canonical form.

extension Shape {
  /// What was written at the place, as the formatter writes it.
  package func spelling(of argument: Argument) -> String {
    switch (self, argument.value) {
    case (.nothing, .nothing), (.optionalWord(_, nil), .nothing), (.optionalText, .nothing),
      (.optional, .nothing):
      ""
    case (.particle(let particle), .nothing): particle.rawValue
    case (.equals, .nothing): "="
    case (.slotOrNone, .nothing): "none"
    case (.number, .number(let number)), (.positive, .number(let number)): Spelling.number(number)
    case (.length, .length(let length)): Spelling.number(length)
    case (.count, .count(let count)): String(count)
    case (.time, .time(let time)), (.positiveTime, .time(let time)): Spelling.time(time)
    case (.speed, .speed(let speed)): Spelling.number(speed) + "pt/s"
    case (.point, .point(let point)): point.spelling
    case (.size, .size(let size)): size.spelling
    case (.rectangle, .rectangle(let rectangle)): rectangle.spelling
    case (.text, .text(let text)), (.optionalText, .text(let text)): Spelling.quoted(text)
    case (.name, .name(let name)), (.newCard, .name(let name)): name.spelling()
    case (.column(_, let words), .name(let name)), (.card(_, let words), .name(let name)),
      (.item(_, let words), .name(let name)):
      name.spelling(besides: words)
    case (.cards, .names(let names)): names.listSpelling
    case (.tags, .names(let names)): Self.joined(names.map { $0.spelling() })
    case (.slot, .slot(let slot)), (.slotOrNone, .slot(let slot)): slot.spelling
    case (.place, .place(let place)): place.spelling
    case (.key, .key(let key, let modifiers)):
      key.spelling + (modifiers.isEmpty ? "" : " with " + Self.joined(modifiers.map(\.spelling)))
    case (.modifiers, .modifiers(let modifiers)):
      modifiers.isEmpty ? "none" : Self.joined(modifiers.map(\.spelling))
    case (.boardWords, .boardWords(let words)): Self.joined(words.map(\.spelling))
    case (.form, .use(let use)): use.spelling
    case (.cardPattern, .cardPattern(let pattern)): pattern.spelling
    case (.boardPattern, .boardPattern(let pattern)): pattern.spelling
    case (.moves, .moves(let moves)): moves.map(\.spelling).joined(separator: ", ")
    case (.requests(let answers), .requests(let requests)):
      requests.map { $0.move.spelling + " " + Shape.word(answers).spelling(of: $0.answer) }
        .joined(separator: ", ")
    case (.events(let words), .events(let events)):
      events.map { $0.spelling(in: words) }.joined(separator: ", ")
    case (.counts, .counts(let bounds)): bounds.spelling
    case (.scrollPattern, .scrollPattern(let pattern)): pattern.spelling
    case (.reason, .reason(let reason)): reason.spelling
    case (.titles, .texts(let titles)): titles.map(\.spelling).joined(separator: ", ")
    case (.texts, .texts(let texts)): Self.joined(texts.map(\.spelling))
    case (.arrows, .arrows(let columns)): columns.map(\.spelling).joined(separator: " -> ")
    case (.varied, .varied(let key, let uses)): key.value + " " + Self.joined(uses.map(\.valueSpelling))
    case (.word(let list, _), .word(let index, let rest)),
      (.optionalWord(let list, _), .word(let index, let rest)):
      Self.spelling(of: list.words[index], rest)
    case (.word(_, let otherwise?), _): otherwise.spelling(of: argument)
    case (.optional(let shape), _): shape.spelling(of: argument)
    case (.sequence(let shapes), .parts(let parts)): Self.joined(zip(shapes, parts).map(Self.part))
    case (.words(let list, _, _), .parts(let parts)):
      Self.joined(parts.map { Shape.word(list).spelling(of: $0) })
    case (.clauses(let clauses), .word(let index, _)): clauses.list.words[index].spelling
    case (.clauses(let clauses), .clauses(let values)):
      Self.joined(values.enumerated().map { Self.clause($0.offset, of: clauses, $0.element) })
    default: preconditionFailure("an argument has the form of the shape that it was read by")
    }
  }

  private static func spelling(of word: WordList.Word, _ rest: Argument?) -> String {
    guard let rest, let shape = word.rest else { return word.spelling }
    return joined([word.spelling, shape.spelling(of: rest)])
  }

  /// A clause with its value, or with each of its values.
  private static func clause(_ index: Int, of clauses: Clauses, _ value: Argument?) -> String {
    guard let value else { return "" }
    let word = clauses.list.words[index]
    guard clauses.isRepeated(index), case .parts(let values) = value.value else {
      return spelling(of: word, value)
    }
    return joined(values.map { spelling(of: word, $0) })
  }

  /// A part of a sequence; nothing for a word that says what no word says.
  private static func part(_ shape: Shape, _ argument: Argument) -> String {
    if case (.optionalWord(_, let implied), .word(let index, _)) = (shape, argument.value), index == implied {
      return ""
    }
    return shape.spelling(of: argument)
  }

  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
