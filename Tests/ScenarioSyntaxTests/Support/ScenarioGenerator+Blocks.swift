import KanbanScenario
import ScenarioSyntax
import TestSupport

/// The head and the blocks of a file.
extension ScenarioGenerator {
  /// The statements of the head, each perhaps; those that may stand often perhaps twice.
  mutating func head() {
    for form in Grammar.scenarios.head.all.shuffled(using: &random) where random.once(in: 3) {
      filler()
      add(line(of: form))
    }
    if random.once(in: 3) { add("use " + text()) }
  }

  mutating func block(_ word: String) {
    filler()
    add(word)
    switch word {
    case "layout": settings(lines(of: Grammar.scenarios.layout))
    case "behaviour": settings(lines(of: Grammar.scenarios.behaviour))
    case "board": board()
    default: rules()
    }
    filler()
    add("end")
  }

  mutating func settings(_ all: [String]) {
    var rest = all.shuffled(using: &random).prefix(random.below(all.count))
    while let setting = rest.popFirst() {
      filler()
      var line = setting
      while random.once(in: 3), let next = rest.popFirst() { line += "  " + next }
      add(line)
    }
  }

  /// A line of each form.
  mutating func lines(of forms: Forms) -> [String] { forms.all.map { line(of: $0) } }

  mutating func line(of form: Form) -> String { spaced([form.word, argument(form.shape)]) }

  /// A key and one or two of its values.
  private mutating func varied(_ forms: Forms) -> String {
    let form = random.pick(forms.all.filter { $0.word != "scroll" })
    if case .words(let list, _, _) = form.shape { return spaced([form.word] + list.spellings) }
    return line(of: form)
  }

  /// What a shape may have, also as the formatter would not write it.
  mutating func argument(_ shape: Shape) -> String {
    switch shape {
    case .nothing: ""
    case .number: signed()
    case .positive: random.pick(["1.50", "2", "0.25"])
    case .length: number()
    case .tags: random.pick(["wip 7 \"odd tag\"", "smoke"])
    case .varied(let forms): varied(random.pick(forms))
    case .arrows:
      random.pick(["\(name())->\(name()) -> *", "* -> \(name())", "done  ->  *"])
    case .count(_, let limits): random.pick(["00\(limits.lowerBound)", "\(limits.upperBound)"])
    case .time: time()
    case .positiveTime: "5ms"
    case .speed: "800.0pt/s"
    case .point: point()
    case .size: size()
    case .rectangle: spaced([point(), size()])
    case .text: text()
    case .name, .column, .card, .item, .newCard: name()
    case .cards(_, let orNone, let least): orNone && random.once(in: 4) ? "none" : names(least)
    case .texts: spaced([text()] + (random.once(in: 2) ? [text()] : []))
    case .slot: slot()
    case .place: place()
    case .optionalText: random.once(in: 2) ? text() : ""
    case .key: random.pick(["Space", "z with command", "\"1\" with shift option", "q"])
    case .modifiers: random.pick(["none", "shift", "option command"])
    case .particle(let particle): particle.rawValue
    case .boardWords(_, _, let least):
      spaced(least == 0 ? cardWords().filter { !$0.hasPrefix("\"") } : ["height \(number())", "rank=3"])
    case .form(let forms): random.pick(lines(of: forms))
    case .slotOrNone: random.once(in: 3) ? "none" : slot()
    case .equals, .cardPattern, .boardPattern, .moves, .requests, .events, .counts, .scrollPattern, .reason,
      .titles:
      pattern(shape)
    case .word(let list, let otherwise): alternative(list, otherwise)
    case .optionalWord(let list, _): random.once(in: 2) ? "" : random.pick(list.spellings)
    case .optional(let shape): random.once(in: 2) ? "" : argument(shape)
    case .sequence(let shapes): spaced(shapes.map { argument($0) }.filter { !$0.isEmpty })
    case .words(let list, _, _):
      spaced(Array(list.spellings.shuffled(using: &random).prefix(1 + random.below(list.words.count))))
    case .clauses(let clauses): self.clauses(clauses)
    }
  }

  private mutating func alternative(_ list: WordList, _ otherwise: Shape?) -> String {
    if let otherwise, random.once(in: 2) { return argument(otherwise) }
    return word(random.pick(list.words))
  }

  private mutating func word(_ word: WordList.Word) -> String {
    guard let rest = word.rest else { return word.spelling }
    return spaced([word.spelling, argument(rest)])
  }

  /// A word by itself, or those that may stand beside one another, in any order.
  private mutating func clauses(_ clauses: Clauses) -> String {
    let words = clauses.list.words
    let alone = words.filter { $0.rest == nil }
    if !alone.isEmpty, random.once(in: 4) { return random.pick(alone).spelling }
    var present = clauses.required.map(\.word)
    if let leads = clauses.leads {
      let lead = random.pick(leads.words)
      present += [lead] + clauses.followers.filter { $0.lead == lead && random.once(in: 2) }.map(\.word)
    } else {
      for index in words.indices where random.once(in: 2) {
        let others = clauses.exclusive.first { $0.contains(index) } ?? []
        guard !others.contains(where: present.contains), clauses.foreign?.words.contains(index) != true else {
          continue
        }
        present.append(index)
        if clauses.repeated.contains(where: { $0.word == index }) { present.append(index) }
      }
    }
    present.shuffle(using: &random)
    return spaced(present.map { word(words[$0]) })
  }

  mutating func board() {
    for number in 0..<random.below(4) {
      filler()
      var words = ["column", "c\(number)"]
      if random.once(in: 2) { words.append(text()) }
      words += [
        "limit 3", "collapsed", "hidden", "at \(point())", "width \(self.number())", "arrangement grid 2",
      ]
      .shuffled(using: &random).prefix(random.below(4))
      add(spaced(words))
      for card in 0..<random.below(4) {
        filler()
        add(spaced(["card", random.once(in: 3) ? name() : "k\(card)"] + cardWords()))
      }
      if random.once(in: 3) { add("cards \(name()) 1..\(1 + random.below(9))") }
    }
  }

  mutating func cardWords() -> [String] {
    let all = [
      "height \(number())", "pinned", "hidden", "at \(point())", "handle \(point()) \(size())",
      "suit=spades", "rank = 12", "note=\(text())", "\"odd key\"=1.50", "height=3",
    ]
    return (random.once(in: 2) ? [text()] : []) + all.shuffled(using: &random).prefix(random.below(4))
  }

  mutating func rules() {
    for _ in 0..<random.below(5) {
      filler()
      add(line(of: random.pick(Grammar.scenarios.rules.all)))
    }
  }
}
