// How a form is written, for people: `off | band LENGTH (speed SPEED [curve linear|quadratic|uikit] | ...)`.

extension Form {
  /// The word with the notation of what stands behind it.
  package var notation: String {
    if case .nothing = shape { return word }
    return word + " " + shape.notation(isPart: false)
  }
}

extension Shape {
  /// Words stand as they are written, values in capitals, and what may be left out in brackets.
  ///
  /// - Parameter isPart: whether more stands beside it, so that alternatives are kept together.
  package func notation(isPart: Bool) -> String {
    switch self {
    case .nothing: ""
    case .number, .positive: "NUMBER"
    case .length: "LENGTH"
    case .count: "COUNT"
    case .time, .positiveTime: "TIME"
    case .speed: "SPEED"
    case .point: "X,Y"
    case .size: "WxH"
    case .rectangle: "X,Y WxH"
    case .text: "TEXT"
    case .name: "NAME"
    case .column: "COLUMN"
    case .card, .newCard: "CARD"
    case .item: "CARD|COLUMN"
    case .tags: "NAME ..."
    case .cards(_, let orNone, _): orNone ? Self.alternatives(["none", "CARD ..."], isPart) : "CARD ..."
    case .slot: "SLOT"
    case .place: "PLACE"
    case .optionalText: "[TEXT]"
    case .texts: "TEXT ..."
    case .key: "KEY [with MODIFIER ...]"
    case .modifiers: "none | MODIFIER ..."
    case .particle(let particle): particle.rawValue
    case .boardWords(_, _, let least): least == 0 ? "[WORD ...]" : "WORD ..."
    case .form: "KEY VALUE"
    case .slotOrNone: Self.alternatives(["none", "SLOT"], isPart)
    case .equals: "="
    case .cardPattern: "[CARD | ..] ..."
    case .boardPattern: "COLUMN: CARDS | ... [| ..]"
    case .moves: "CARD ... [SLOT] -> SLOT, ..."
    case .requests: "CARD ... [SLOT] -> SLOT ANSWER, ..."
    case .events: "KIND [CARD ...] [SLOT [-> SLOT]] [DECISION] [REASON] [TEXT], ..."
    case .counts: "COUNT|FROM..TO"
    case .scrollPattern: Self.alternatives(["board RANGE,RANGE", "COLUMN RANGE"], isPart)
    case .reason: Self.alternatives(["REASON", "TEXT"], isPart)
    case .titles: "[TEXT, ...]"
    case .arrows: "(COLUMN | *) -> (COLUMN | *) [-> ...]"
    case .varied: "KEY VALUE ..."
    case .optional(let shape): "[" + shape.notation(isPart: false) + "]"
    case .word(let list, let otherwise):
      Self.alternatives(
        list.words.map(Self.notation) + (otherwise.map { [$0.notation(isPart: false)] } ?? []), isPart)
    case .optionalWord(let list, _): "[" + Self.alternatives(list.spellings, false) + "]"
    case .sequence(let shapes): shapes.map { $0.notation(isPart: true) }.joined(separator: " ")
    case .words(let list, _, _): Self.alternatives(list.spellings, true) + " ..."
    case .clauses(let clauses): Self.alternatives(Self.notations(of: clauses), isPart)
    }
  }

  private static func notation(of word: WordList.Word) -> String {
    [word.spelling, word.rest?.notation(isPart: true) ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func alternatives(_ all: [String], _ isPart: Bool) -> String {
    let text = all.joined(separator: " | ")
    return isPart && all.count > 1 ? "(\(text))" : text
  }

  /// Each word that stands by itself, and each leading word with those that stand beside it; without leading words,
  /// any of them.
  private static func notations(of clauses: Clauses) -> [String] {
    let words = clauses.list.words
    let alone = words.filter { $0.rest == nil }.map(\.spelling)
    let required = clauses.required.map { notation(of: words[$0.word]) }
    guard let leads = clauses.leads else { return alone + ["[CLAUSE ...]"] }
    return alone
      + leads.words.map { lead in
        let followers = clauses.followers.filter { $0.lead == lead }.map {
          "[\(notation(of: words[$0.word]))]"
        }
        return (required + [notation(of: words[lead])] + followers).joined(separator: " ")
      }
  }
}
