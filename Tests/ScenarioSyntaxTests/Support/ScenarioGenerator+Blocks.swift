import TestSupport

/// The head and the blocks of a file.
extension ScenarioGenerator {
  mutating func head() {
    if random.once(in: 2) { add("title " + text()) }
    if random.once(in: 3) { add("tags" + " wip 7 \"odd tag\"") }
    if random.once(in: 3) { add("profile " + name()) }
    if random.once(in: 3) { add("pointer " + random.pick(["mouse", "touch", "pen"])) }
    filler()
    if random.once(in: 3) { add("use \"../boards/demo.kanban\"") }
    if random.once(in: 3) {
      add(
        "vary "
          + random.pick(["frame-rate 30 60", "body-height fill fit 300", "zoom 1 2", "operations copy move"]))
    }
    if random.once(in: 5) { add(random.pick(["xfail ", "skip "]) + text()) }
  }

  mutating func block(_ word: String) {
    filler()
    add(word)
    switch word {
    case "layout": settings(layoutSettings())
    case "behaviour": settings(behaviourSettings())
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

  mutating func layoutSettings() -> [String] {
    [
      "viewport \(size())", "origin \(point())", "zoom 1.50", "direction rtl", "platform ios",
      "size-category xSmall", "text-style caption2", "display-scale 3", "column-width fixed \(number())",
      "header-height scaled \(number())", "card-height \(number())", "body-height fill",
      "arrangement pile \(number())", "scroll board \(point())", "scroll \(name()) \(signed())",
    ]
  }

  mutating func behaviourSettings() -> [String] {
    [
      "targeting \(name())", "outside \(random.pick(["none", "keep"]))", "mouse-threshold \(number())",
      "touch-delay \(time())",
      random.once(in: 2)
        ? "autoscroll beyond stop speed 800.0pt/s ramp \(time()) band \(number())"
        : "autoscroll over \(time()) step 5ms band \(number())", "wip warn", "escape ignore",
      "crossing lost-exit", "placeholder home",
      random.once(in: 2) ? "touch-threshold \(number())" : "touch-threshold off",
      "wip-reorder judged", "untitled-column noun",
      "second-pointer cancel", "spring-loading off", "operations copy move", "order selection",
      "reduce-motion on", "keyboard-commit live", "keyboard-column end", "formation none", "frame-rate 0060",
    ]
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
      add(
        random.pick([
          "allow \(name())->\(name()) -> *", "forbid * -> \(name()) \(text())", "forbid done -> *",
          "lift together \(names(2))", "rule \(name())",
        ]))
    }
  }
}
