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

extension StepWord {
  package var meaning: String {
    switch self {
    case .drag: "presses, carries and, unless then says otherwise, releases: drag A1 to doing[0]"
    case .down: "presses the pointer at a place"
    case .move: "moves the pointer to a place, or by an offset"
    case .up: "releases the pointer, where it is or at a place"
    case .tap: "presses and releases at a place, at one instant"
    case .hover: "moves the pointer without a button"
    case .cancel: "the system takes the pointer away"
    case .wait: "lets time pass"
    case .key: "presses a key: a name such as Space, or one character"
    case .modifiers: "holds these modifiers from here on; none lets go"
    case .wheel: "turns the wheel at a place"
    case .select: "makes these cards the selection"
    case .focus: "gives a card the keyboard focus"
    case .action: "performs an accessibility action of a card or the selection"
    case .menu: "chooses an entry of the menu of a card or the selection"
    case .insert: "the app adds a card"
    case .remove: "the app removes a card or a column"
    case .relocate: "the app moves a card to a slot"
    case .limit: "the app changes the limit of a column"
    case .collapse: "the app collapses a column to a strip"
    case .expand: "the app opens a collapsed column"
    case .hide: "the app filters out a card or a column"
    case .show: "the app shows a hidden card or column again"
    case .change: "the app changes words of a card, a column, or a key of the layout"
    case .resize: "the viewport becomes this large"
    case .sizeCategory: "the person chooses another text size"
    case .scroll: "the app scrolls the board or a column to an offset"
    case .blur: "the window loses the keyboard focus"
    case .undo: "takes the last move back"
    case .redo: "makes the move again that undo has taken back"
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

extension ColumnKey {
  package var meaning: String {
    switch self {
    case .limit: "the most cards; beyond it wip, or a policy behind the number, decides"
    case .collapsed: "the column is a narrow strip"
    case .hidden: "the column is filtered out and keeps its place"
    case .locked: "the column takes and gives no cards"
    case .at: "the measured top left corner, in board space"
    case .width: "the open width"
    case .header: "the height of the header"
    case .padding: "the space around the cards"
    case .spacing: "the space between two cards"
    case .body: "the height of the visible body"
    case .arrangement: "how the cards lie in this column"
    }
  }
}

extension CardKey {
  package var meaning: String {
    switch self {
    case .height: "the height of the card"
    case .locked: "the card never lifts; others may pass it"
    case .pinned: "the card never lifts and keeps its index; others flow around it"
    case .hidden: "the card is filtered out and keeps its place"
    case .at: "the measured top left corner, in its column's content"
    case .width: "the measured width"
    case .handle: "only a press in this rectangle lifts the card"
    case .interactive: "a press in this rectangle never lifts the card"
    }
  }
}

extension ChangeKey {
  package var meaning: String {
    switch self {
    case .title: "gives a card or column another title"
    case .limit: "gives a column another limit; without a policy it keeps its own"
    case .collapsed: "collapses the column"
    case .hidden: "filters the card or column out"
    case .locked: "locks the card or column"
    case .at: "measures another place"
    case .width: "measures another width"
    case .header: "gives the column another header height"
    case .padding: "gives the column another padding"
    case .spacing: "gives the column another space between cards"
    case .body: "gives the column another body height"
    case .arrangement: "arranges the cards of the column in another way"
    case .height: "gives the card another height"
    case .pinned: "pins the card to its index"
    case .handle: "gives the card another handle"
    case .interactive: "gives the card another interactive part"
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
