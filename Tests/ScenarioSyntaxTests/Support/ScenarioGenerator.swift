import ScenarioSyntax
import SeededRandom

/// Writes random files without faults, in a free layout: odd names, spaces, comments, blank lines, line ends.
struct ScenarioGenerator {
  var random: SplitMix64
  private var lines: [String] = []

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A whole file.
  mutating func file() -> String {
    lines = []
    if random.once(in: 4) { comment() }
    add("kanban-sim 1")
    head()
    for block in ["layout", "behaviour", "board", "rules"].shuffled(using: &random) where !random.once(in: 4)
    {
      self.block(block)
    }
    for _ in 0..<random.below(30) {
      filler()
      switch random.below(12) {
      case 0: trace()
      case 1: golden(indent: spaces())
      case 2, 3, 4: add(pin() + expectation())
      default: add(pin() + step())
      }
    }
    let end = random.once(in: 4) ? "\r\n" : "\n"
    return lines.joined(separator: end) + (random.once(in: 3) ? "" : end)
  }

  /// A file of few lines: one part of a file, so that many are cheap.
  mutating func smallFile() -> String {
    lines = []
    add("kanban-sim 1")
    // Blocks are long, lines are short.
    switch random.below(20) {
    case 0: head()
    case 1: block("layout")
    case 2: block("behaviour")
    case 3: block("board")
    case 4: block("rules")
    case 5: trace()
    case 6: golden(indent: spaces())
    case 7...12: add(pin() + expectation())
    default: add(pin() + step())
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Layout of lines

  fileprivate mutating func add(_ text: String) {
    var line = spaces() + text
    if random.once(in: 6) { line += " " + spaces() + "# " + random.pick(["why", "\"", "| = ,", "é"]) }
    lines.append(line + spaces())
  }

  fileprivate mutating func filler() {
    while random.once(in: 4) { lines.append(spaces()) }
    if random.once(in: 4) { comment() }
  }

  fileprivate mutating func comment() {
    lines.append(spaces() + "#" + random.pick(["", "!", " a comment ", "\"open"]))
  }

  fileprivate mutating func spaces() -> String {
    random.pick(["", "", "", " ", "  ", "\t", "    "])
  }

  fileprivate mutating func spaced(_ words: [String]) -> String {
    words.dropFirst().reduce(words.first ?? "") { $0 + random.pick([" ", " ", "  ", "\t"]) + $1 }
  }

  // MARK: Leaves

  fileprivate mutating func name() -> String {
    let plain = ["A1", "B22", "1", "todo", "doing", "in-progress", "_x", "7"]
    let quoted = [
      "In Progress", "v1.2", "1,2", "a\"b", "é", "none", "end", "selection", "board", "within",
      "before", "after", "all", "ghost", "layout", "payload", "*", "escape", "A-", "x\ty", "todo", "by",
    ]
    return random.once(in: 3) ? Spelling.quoted(random.pick(quoted)) : random.pick(plain)
  }

  fileprivate mutating func names(_ least: Int = 1) -> String {
    spaced((0..<(least + random.below(3))).map { _ in name() })
  }

  fileprivate mutating func text() -> String {
    random.pick([
      #""Spec""#, #""a \"b\" \\ \n\t""#, #""\u{1F600} é""#, ##""# no comment""##, #""""#, #""\u{7}\u{202e}""#,
    ])
  }

  fileprivate mutating func number() -> String {
    random.pick([
      "0", "5", "12.5", "280", "0.001", "007", "1.50", "999999999", "0.00000012", "116.66666666666667",
    ])
  }

  fileprivate mutating func signed() -> String { (random.once(in: 3) ? "-" : "") + number() }

  fileprivate mutating func time() -> String {
    random.pick(["0ms", "1.5s", "200ms", "16666us", "0.25ms", "3s", "0.0000004s", "1.2345678ms"])
  }

  fileprivate mutating func point() -> String { signed() + random.pick([",", ", ", " , "]) + signed() }

  fileprivate mutating func size() -> String { "\(number())x\(number())" }

  fileprivate mutating func slot() -> String {
    name() + random.pick(["[0]", "[12]", "[end]", "[ 3 ]"])
  }

  fileprivate mutating func place() -> String {
    switch random.below(9) {
    case 0, 1: slot()
    case 2: name() + random.pick([".top", ".centre", ".bottom", ".left", ".right", ".header", ".body"])
    case 3: "before " + name()
    case 4: "after " + name()
    case 5: "board." + random.pick(["left", "right", "top", "bottom"])
    case 6: point()
    default: name()
    }
  }
}

extension ScenarioGenerator {
  fileprivate mutating func head() {
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

  fileprivate mutating func block(_ word: String) {
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

  fileprivate mutating func settings(_ all: [String]) {
    var rest = all.shuffled(using: &random).prefix(random.below(all.count))
    while let setting = rest.popFirst() {
      filler()
      var line = setting
      while random.once(in: 3), let next = rest.popFirst() { line += "  " + next }
      add(line)
    }
  }

  fileprivate mutating func layoutSettings() -> [String] {
    [
      "viewport \(size())", "origin \(point())", "zoom 1.50", "direction rtl", "platform ios",
      "size-category xSmall", "text-style caption2", "display-scale 3", "column-width fixed \(number())",
      "header-height scaled \(number())", "card-height \(number())", "body-height fill",
      "arrangement pile \(number())", "scroll board \(point())", "scroll \(name()) \(signed())",
    ]
  }

  fileprivate mutating func behaviourSettings() -> [String] {
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

  fileprivate mutating func board() {
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

  fileprivate mutating func cardWords() -> [String] {
    let all = [
      "height \(number())", "pinned", "hidden", "at \(point())", "handle \(point()) \(size())",
      "suit=spades", "rank = 12", "note=\(text())", "\"odd key\"=1.50", "height=3",
    ]
    return (random.once(in: 2) ? [text()] : []) + all.shuffled(using: &random).prefix(random.below(4))
  }

  fileprivate mutating func rules() {
    for _ in 0..<random.below(5) {
      filler()
      add(
        random.pick([
          "allow \(name())->\(name()) -> *", "forbid * -> \(name()) \(text())", "forbid done -> *",
          "lift together \(names(2))", "rule \(name())",
        ]))
    }
  }

  fileprivate mutating func trace() {
    filler()
    add(pin() + "trace " + random.pick(["", "2", "touch", "3 pen"]))
    for number in 0..<random.below(5) {
      if random.once(in: 3) { filler() }
      if random.once(in: 3) {
        add(expectation())
      } else {
        add(spaced(["\(number * 16).5", signed(), signed()] + random.pick([[], ["down"], ["up"]])))
      }
    }
    add("end")
  }

  fileprivate mutating func golden(indent: String) {
    lines.append(indent + "expect frame " + name() + (random.once(in: 3) ? " within 1s # late" : ""))
    guard !random.once(in: 4) else { return lines.append("") }
    for _ in 0..<random.below(4) {
      lines.append(indent + random.pick(["|  A1 .. | 1", "|...|", "| # \"x\" || 12  ", "||"]))
    }
    lines.append(indent + "= a caption, \"quoted\" # and more  ")
  }

  fileprivate mutating func pin() -> String { random.pick(["", "", "", "", "@\(time()) ", "@+\(time())\t"]) }

  fileprivate mutating func clauses(_ extra: [String]) -> String {
    let pace = random.pick(["over \(time())", "at 800pt/s"])
    let sampling = random.pick(["steps 5", "every 8ms", "jump"])
    let all = extra + [pace, sampling, "via \(place())", "via \(place())"]
    return all.shuffled(using: &random).prefix(random.below(all.count + 1)).map { " " + $0 }.joined()
  }

  fileprivate mutating func step() -> String {
    let pointer = random.pick(["", "", "2 ", "touch ", "1 pen ", "right ", "3 mouse  middle "])
    let drag = [
      "hold \(time())", "dwell \(time())", "then \(random.pick(["release", "cancel", "escape", "hold"]))",
    ]
    switch random.below(8) {
    case 0, 1:
      return pointer + "drag \(random.once(in: 5) ? "selection" : place()) to \(place())" + clauses(drag)
    case 2: return pointer + "move \(random.once(in: 3) ? "by " + point() : place())" + clauses([])
    case 3:
      return pointer
        + random.pick([
          "down \(place())", "up", "up \(place())", "tap \(place())", "hover \(place())", "cancel",
          "cancel \(text())",
        ])
    case 4: return "drag payload \(text()) \(text()) from \(place()) to \(place())" + clauses(drag)
    default: return otherStep()
    }
  }

  fileprivate mutating func otherStep() -> String {
    random.pick([
      "wait \(time())", "key \(random.pick(["Space", "a", ",", "\"#\"", "é", "7"])) with shift option",
      "modifiers none", "modifiers command", "wheel \(place()) by \(point())", "select \(names())",
      "select none",
      "focus \(name())", "action selection \(text())", "menu \(name()) \(text())",
      "insert \(name()) \(text()) at \(slot()) \(cardWords().dropFirst().filter { !$0.hasPrefix("\"") }.joined(separator: " "))",
      "remove \(name())", "relocate \(name()) to \(slot())", "limit \(name()) none", "limit \(name()) 03",
      "collapse \(name())", "hide \(name())", "change \"layout\" title \(text()) limit 3 warn a=b",
      "change layout card-height scaled \(number())", "resize \(size())", "size-category large",
      "scroll board \(point())", "scroll \(name()) \(signed())", "blur", "undo", "redo",
    ])
  }

  fileprivate mutating func expectation() -> String {
    let verb = random.pick(["expect", "expect", "expect", "always", "never"])
    let end = verb == "expect" && random.once(in: 4) ? " within \(time())" : ""
    return spaced([verb, random.once(in: 2) ? stateForm() : patternForm()]) + end
  }

  fileprivate mutating func stateForm() -> String {
    random.pick([
      "no-moves", "phase settling", "dragging \(names())", "dragging none", "selected \(names())",
      "focus none",
      "focus \(name())", "visible \(names())", "target none", "target \(slot())", "decision warn",
      "reason lost-release", "reason \(text())", "target-at \(point()) \(slot())",
      "autoscroll board \(point())",
      "scroll board ..5 , 1..", "scroll \(name()) -2..0.50", "cursor not-allowed", "collapsed \(name())",
      "highlighted \(name())", "highlighted none",
      "frame-of ghost \(point()) \(size())", "frame-of \(name()) none", "announced \(text())",
      "value \(name()) \(text())", "actions \(name()) = \(text()) ,\(text())", "actions \(name()) =",
      "count scrolled 3..", "settled", "cards all 11", "cards \(name()) ..4",
    ])
  }

  fileprivate mutating func patternForm() -> String {
    let move = "\(names()) -> \(slot())"
    let source = "\(names()) \(slot())->\(slot())"
    return random.pick([
      "column \(name()) = \(names(0)) .. \(names(0))", "board = c0: \(names(0))|c1:.. \(names(0)) | ..",
      "board = c0:", "moves = \(move), \(source)", "all-moves = \(move)",
      "requests = \(move) accept,\(source) forbid wip-limit, \(move) warn \(text())",
      "events = lifted \(names()), moved,cancelled A1 escape, forbidden \(name()), announced \(text())",
      "events = ignored \(name()) at-end, targeted \(slot()) -> \(slot()) rule, failed \(slot()) odd",
    ])
  }
}

extension SplitMix64 {
  /// One of the elements, of which there is at least one.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
