// What `explain` says of statements, steps, boards and rules.

extension StatementWord {
  package var meaning: String {
    switch self {
    case .version: "the version of the language, the first statement of a file: kanban-sim 1"
    case .title: "what the scenario is called; the path if left out"
    case .tags: "names to choose scenarios by: run --tag"
    case .profile: "the defaults of layout and behaviour; standard if left out"
    case .pointer: "the kind of pointers that do not say one; mouse if left out"
    case .use: "takes the blocks of another file; layout and behaviour key by key, board and rules as a whole"
    case .vary: "runs the file once for each value of a key of layout or behaviour; all must pass"
    case .xfail: "the scenario is expected to fail, and why; passing is then a failure"
    case .skip: "the scenario is not run, and why"
    case .layout: "the block that says how large things are and how they lie; closed by end"
    case .behaviour: "the block that says how the interaction behaves; closed by end"
    case .board: "the block that declares columns and cards; closed by end"
    case .rules: "the block that says which moves between columns are allowed; closed by end"
    case .trace: "recorded samples of a pointer, in lines that end closes or from a file"
    case .expect: "what has to be true at this moment, or at the first within a time"
    case .always: "what has to be true from here to the end"
    case .never: "what must not be true from here to the end"
    case .end: "closes a block"
    }
  }
}

extension PointerVerb {
  package var meaning: String {
    switch self {
    case .drag: "presses, carries and, unless then says otherwise, releases: drag A1 to doing[0]"
    case .down: "presses the pointer at a place"
    case .move: "moves the pointer to a place, or by an offset"
    case .up: "releases the pointer, where it is or at a place"
    case .tap: "presses and releases at a place, at one instant"
    case .hover: "moves the pointer without a button"
    case .cancel: "the system takes the pointer away"
    }
  }
}

extension PointerKindWord {
  package var meaning: String {
    switch self {
    case .mouse: "lifts once it has moved by mouse-threshold"
    case .touch: "lifts once it has rested for touch-delay; farther than touch-slop before that is a scroll"
    case .pen: "lifts like a mouse"
    }
  }
}

extension ButtonWord {
  package var meaning: String {
    switch self {
    case .left: "the button that lifts; the one that is meant if none is said"
    case .right: "opens menus and lifts nothing"
    case .middle: "lifts nothing"
    }
  }
}

extension SampleWord {
  package var meaning: String {
    switch self {
    case .down: "the pointer is pressed with this sample"
    case .up: "the pointer is released with this sample"
    case .cancel: "the system takes the pointer away with this sample"
    }
  }
}

extension BoardLineWord {
  package var meaning: String {
    switch self {
    case .column: "a column, with its id, title and words; its cards stand below"
    case .card: "a card of the column above"
    case .cards: "several cards with numbered ids: cards A 1..30"
    }
  }
}

extension RuleWord {
  package var meaning: String {
    switch self {
    case .allow: "if any stands, cards move between columns only along these arrows"
    case .forbid: "cards do not move along these arrows; a text says why"
    case .lift: "lift together A1 A2: grabbing one of these cards lifts all"
    case .rule: "a rule set that is registered by name"
    }
  }
}
