import ScenarioSyntax
import TestSupport

/// Writes random files without faults, in a free layout: odd names, spaces, comments, blank lines, line ends.
struct ScenarioGenerator {
  var random: SplitMix64
  var lines: [String] = []

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

  mutating func add(_ text: String) {
    var line = spaces() + text
    if random.once(in: 6) { line += " " + spaces() + "# " + random.pick(["why", "\"", "| = ,", "é"]) }
    lines.append(line + spaces())
  }

  mutating func filler() {
    while random.once(in: 4) { lines.append(spaces()) }
    if random.once(in: 4) { comment() }
  }

  mutating func comment() {
    lines.append(spaces() + "#" + random.pick(["", "!", " a comment ", "\"open"]))
  }

  mutating func spaces() -> String {
    random.pick(["", "", "", " ", "  ", "\t", "    "])
  }

  mutating func spaced(_ words: [String]) -> String {
    words.dropFirst().reduce(words.first ?? "") { $0 + random.pick([" ", " ", "  ", "\t"]) + $1 }
  }

  // MARK: Leaves

  mutating func name() -> String {
    let plain = ["A1", "B22", "1", "todo", "doing", "in-progress", "_x", "7"]
    let quoted = [
      "In Progress", "v1.2", "1,2", "a\"b", "é", "none", "end", "selection", "board", "within",
      "before", "after", "all", "ghost", "layout", "payload", "*", "escape", "A-", "x\ty", "todo", "by",
    ]
    return random.once(in: 3) ? Spelling.quoted(random.pick(quoted)) : random.pick(plain)
  }

  mutating func names(_ least: Int = 1) -> String {
    spaced((0..<(least + random.below(3))).map { _ in name() })
  }

  mutating func text() -> String {
    random.pick([
      #""Spec""#, #""a \"b\" \\ \n\t""#, #""\u{1F600} é""#, ##""# no comment""##, #""""#, #""\u{7}\u{202e}""#,
    ])
  }

  mutating func number() -> String {
    random.pick([
      "0", "5", "12.5", "280", "0.001", "007", "1.50", "999999999", "0.00000012", "116.66666666666667",
    ])
  }

  mutating func signed() -> String { (random.once(in: 3) ? "-" : "") + number() }

  mutating func time() -> String {
    random.pick(["0ms", "1.5s", "200ms", "16666us", "0.25ms", "3s", "0.0000004s", "1.2345678ms"])
  }

  mutating func point() -> String { signed() + random.pick([",", ", ", " , "]) + signed() }

  mutating func size() -> String { "\(number())x\(number())" }

  mutating func slot() -> String {
    name() + random.pick(["[0]", "[12]", "[end]", "[ 3 ]"])
  }

  mutating func place() -> String {
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

extension SplitMix64 {
  /// One of the elements, of which there is at least one.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
