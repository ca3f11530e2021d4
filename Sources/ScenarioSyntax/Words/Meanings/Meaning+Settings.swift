// What `explain` says of the keys of layout and behaviour.

extension LayoutKey {
  package var meaning: String {
    switch self {
    case .viewport: "how large the visible part of the board is, in board points"
    case .origin: "where the board's top left corner is in pointer space"
    case .zoom: "how many pointer points a board point takes"
    case .direction: "which way columns run and texts are read"
    case .platform: "whose text sizes are used; on macos they do not scale"
    case .sizeCategory: "the text size that the person has chosen"
    case .textStyle: "the style that scaled lengths follow"
    case .displayScale: "pixels in a point; scaled lengths are whole pixels"
    case .columnWidth: "the width of an open column, scaled with the text unless fixed"
    case .minColumnWidth: "no open column is narrower"
    case .collapsedWidth: "the width of a collapsed strip"
    case .columnSpacing: "the space between two columns"
    case .boardPadding: "the space around all columns"
    case .columnPadding: "the space around the cards of a column"
    case .headerHeight: "the height of a column's header"
    case .cardSpacing: "the space between two cards"
    case .cardHeight: "the height of cards that do not say one"
    case .emptyHeight: "the height of the drop area of an empty column"
    case .bodyHeight: "the height of a column's visible body: fill, fit or a length"
    case .arrangement: "how the cards lie in their columns"
    case .scroll: "the initial offset of the board or a column"
    }
  }
}

extension BehaviourKey {
  package var meaning: String {
    switch self {
    case .targeting: "how the pointer chooses a slot: midpoint, edges or another strategy"
    case .outside: "what a pointer over no column targets"
    case .crossing: "what columns hear of a pointer that goes from one to the next; highlighted follows it"
    case .placeholder: "where the gap for the carried cards is"
    case .mouseThreshold: "how far a mouse moves before it lifts"
    case .touchThreshold: "how far a finger moves before it lifts, as a mouse does; off: it lifts by time"
    case .touchDelay: "how long a touch rests before it lifts"
    case .touchSlop: "how far a touch may move while it rests"
    case .autoscroll: "bands at the edges in which a drag scrolls, and how fast"
    case .wip: "what happens to a drop beyond a limit"
    case .wipReorder: "whether a limit judges moves inside its column"
    case .escape: "whether Escape ends a drag"
    case .blur: "whether losing the focus ends a drag"
    case .secondPointer: "whether a second pointer ends a drag"
    case .springLoading: "how long a pointer rests over a collapsed column before it opens"
    case .operations: "what a drop may do: move, copy or both"
    case .order: "the order in which several cards land"
    case .dropDuration: "how long a drop takes to settle"
    case .returnDuration: "how long cards take to go home"
    case .reduceMotion: "whether flights are left out"
    case .keyboardCommit: "whether keys move the card at once or when they commit"
    case .keyboardColumn: "where a key step enters the next column"
    case .untitledColumn: "what a column without a title is called"
    case .formation: "how several carried cards are pictured"
    case .frameRate: "display refreshes a second"
    case .sampleRate: "samples a second of a moving pointer"
    }
  }
}
