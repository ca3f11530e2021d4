import KanbanGeometry
import KanbanInteraction
import KanbanModel
import ScenarioSyntax

// The settings of `behaviour`, autoscroll excepted.

extension SettingForm {
  static let targeting = [
    SettingForm(
      "targeting", "how the pointer chooses a slot: midpoint, edges or another strategy", like: "edges",
      \.profile.behaviour.targeting, .targeting),
    SettingForm(
      "outside", "what a pointer over no column targets", like: "nearest", \.profile.behaviour.outside,
      .word(
        "a value of outside",
        [
          Choice("none", .none, "a pointer outside the board targets nothing"),
          Choice("nearest", .nearest, "a pointer outside the board targets the nearest column"),
          Choice("keep", .keep, "a pointer outside the board keeps the last target"),
        ])),
    SettingForm(
      "crossing", "what columns hear of a pointer that goes from one to the next; highlighted follows it",
      like: "enter-first", \.profile.behaviour.crossing,
      .word(
        "an order of crossing",
        [
          Choice(
            "exit-first", .exitFirst, "the old column hears of the exit before the new one of the entry"),
          Choice(
            "enter-first", .enterFirst, "the new column hears of the entry before the old one of the exit"),
          Choice("lost-exit", .lostExit, "the old column never hears of the exit"),
        ])),
    SettingForm(
      "placeholder", "where the gap for the carried cards is", like: "home", \.profile.behaviour.placeholder,
      .word(
        "a place of the gap",
        [
          Choice("target", .target, "the gap follows the target"),
          Choice("home", .home, "the gap stays where the cards were"),
        ])),
  ]

  static let lift = [
    SettingForm(
      "mouse-threshold", "how far a mouse moves before it lifts", like: "4",
      \.profile.behaviour.mouseThreshold, .length, synonyms: "threshold"),
    SettingForm(
      "touch-threshold", "how far a finger moves before it lifts, as a mouse does; off: it lifts by time",
      like: "10", \.profile.behaviour.touchThreshold, .off(or: .length("off or a length such as 10"))),
    SettingForm(
      "touch-delay", "how long a touch rests before it lifts", like: "500ms",
      \.profile.behaviour.touchDelay, .time, synonyms: "longpress presstime delay"),
    SettingForm(
      "touch-slop", "how far a touch may move while it rests", like: "8", \.profile.behaviour.touchSlop,
      .length),
  ]

  static let limits = [
    SettingForm(
      "wip", "what happens to a drop beyond a limit", like: "warn", \.profile.rules.limitPolicy,
      .limitPolicy, synonyms: "wiplimit limits"),
    SettingForm(
      "wip-reorder", "whether a limit judges moves inside its column", like: "judged",
      \.profile.rules.limitScope,
      .word(
        "a value of wip-reorder",
        [
          Choice("free", .growth, "moves inside a full column are not judged"),
          Choice("judged", .everyMove, "moves inside a full column are judged like any other"),
        ])),
  ]

  static let interruptions = [
    SettingForm(
      "escape", "whether Escape ends a drag", like: "ignore", \.profile.behaviour.escapeCancels,
      .interruption),
    SettingForm(
      "blur", "whether losing the focus ends a drag", like: "ignore", \.profile.behaviour.blurCancels,
      .interruption),
    SettingForm(
      "second-pointer", "whether a second pointer ends a drag", like: "cancel",
      \.profile.behaviour.secondPointerCancels, .interruption),
    SettingForm(
      "spring-loading", "how long a pointer rests over a collapsed column before it opens", like: "700ms",
      \.profile.behaviour.springLoading, .off(or: .time("off or a time such as 500ms")),
      synonyms: "springload autoexpand"),
  ]

  static let landing = [
    SettingForm(
      "operations", "what a drop may do: move, copy or both", like: "move copy",
      \.profile.rules.operations, .operations),
    SettingForm(
      "order", "the order in which several cards land", like: "selection", \.profile.behaviour.order,
      .word(
        "an order",
        [
          Choice("board", .board, "as the cards stood on the board"),
          Choice("selection", .selection, "as the cards were selected"),
        ])),
  ]

  static let settling = [
    SettingForm(
      "drop-duration", "how long a drop takes to settle", like: "200ms", \.profile.behaviour.dropDuration,
      .time, synonyms: "duration animation"),
    SettingForm(
      "return-duration", "how long cards take to go home", like: "200ms",
      \.profile.behaviour.returnDuration, .time),
    SettingForm(
      "reduce-motion", "whether flights are left out", like: "on", \.profile.behaviour.reducesMotion,
      .flag(WordList("a switch", [.init("on", "it happens"), .init("off", "it does not happen")]))),
  ]

  static let keyboard = [
    SettingForm(
      "keyboard-commit", "whether keys move the card at once or when they commit", like: "live",
      \.profile.behaviour.keyboardCommit,
      .word(
        "a way to commit",
        [
          Choice("return", .onReturn, "one move when Space or Return commits"),
          Choice("live", .live, "each key step is a move of its own"),
        ])),
    SettingForm(
      "keyboard-column", "where a key step enters the next column", like: "end",
      \.profile.behaviour.keyboardColumn,
      .word(
        "a way to enter a column",
        [
          Choice("same-index", .sameIndex, "at the row that was last chosen"),
          Choice("end", .end, "at the end"),
        ])),
    SettingForm(
      "untitled-column", "what a column without a title is called", like: "noun",
      \.profile.phrases.untitledColumn, .untitledColumn),
    SettingForm(
      "formation", "how several carried cards are pictured", like: "list", \.profile.behaviour.formation,
      .word(
        "a formation",
        [
          Choice("stack", .stack, "the cards overlap diagonally"),
          Choice("pile", .pile, "the cards lie on one another, turned"),
          Choice("list", .list, "the cards lie below one another"),
          Choice("none", .none, "only the grabbed card is pictured"),
          // What the system chooses is a pile, the first card on top (`SourcesOfNumbers`, reordering).
          Choice("default", .pile, "as the system pictures them"),
        ])),
  ]

  static let rates = [
    SettingForm(
      "frame-rate", "display refreshes a second", like: "120", \.frameRate,
      .count("a frame rate", 1...1_000), synonyms: "fps"),
    SettingForm(
      "sample-rate", "samples a second of a moving pointer", like: "240", \.sampleRate,
      .count("a sample rate", 1...10_000)),
  ]
}

// MARK: - Values

extension Coding<Targeting> {
  /// The strategies by the names that scenarios write.
  static let strategies: [Choice<Targeting>] = [
    Choice("midpoint", .midpoint, ""), Choice("edges", .edges, ""), Choice("entered", .entered, ""),
    Choice("column-end", .columnEnd, ""), Choice("nearest-zone", .nearestZone, ""),
  ]

  /// A name; that of no strategy, which `SettingCheck` refuses, is `midpoint` here.
  static let targeting = Self(
    .name("the name of a targeting strategy"),
    decode: { value in
      guard case .name(let name) = value else { unfit(value) }
      return strategies.first { $0.word == name.text }?.value ?? .midpoint
    },
    encode: { targeting in
      let name = strategies.first { $0.value == targeting }?.word ?? ""
      return .name(Name(text: name, range: .at(0), isQuoted: false))
    })
}

extension Coding<LimitPolicy> {
  static let limitPolicy = words(
    policies, [Choice("warn", .warn, ""), Choice("prevent", .prevent, "")])

  static let policies = WordList(
    "a limit policy",
    [
      .init("warn", "a drop beyond the limit is accepted with a warning"),
      .init("prevent", "a drop beyond the limit is refused"),
    ])
}

extension Coding<Bool> {
  static let interruption = flag(
    WordList(
      "an answer to an interruption",
      [.init("cancel", "the drag ends and the cards go home"), .init("ignore", "the drag goes on")]))
}

extension Coding<Set<MoveOperation>> {
  static let operations = Self(
    .words(
      WordList(
        "an operation",
        [
          .init("move", "the cards leave their place"),
          .init(
            "copy", "the cards stay, and copies land; with both offered, option at the release asks for it"),
        ]), most: 2, what: "an operation"),
    decode: { value in
      guard case .parts(let words) = value else { unfit(value) }
      return Set(words.map { if case .word(0, _) = $0.value { .move } else { .copy } })
    },
    encode: { operations in
      let words = [MoveOperation.move, .copy].enumerated().filter { operations.contains($0.element) }
      return .parts(words.map { Argument(.word($0.offset), .at(0)) })
    })
}

extension Coding<@Sendable (_ id: String) -> String> {
  /// Functions cannot be compared; what they make of an id can.
  static let untitledColumn = Coding<Bool>.words(
    WordList(
      "a way to name a column",
      [.init("id", "by its id"), .init("noun", "by its id behind the word column")]),
    [Choice("id", false, ""), Choice("noun", true, "")]
  ).map({ hasNoun in hasNoun ? Phrases.columnNoun : { @Sendable id in id } }, { $0("") != "" })
}
