import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanText

/// The caption: one sentence of clauses that says what the picture shows.
extension FrameWords {
  /// "320 ms, dragging: mouse 1 pressed at 452,340 carries Spec; Doing refuses: ..."
  var caption: String {
    var clauses = Clauses(head: status)
    addPointers(to: &clauses)
    addTarget(to: &clauses)
    addSettling(to: &clauses)
    if let outcomeText { clauses.add(outcomeText) }
    addScrolling(to: &clauses)
    addFocus(to: &clauses)
    if let announcement { clauses.add("announced \"" + Self.shortened(announcement, to: 100) + "\"") }
    return clauses.text
  }

  /// Clauses behind a head, on their way into one text.
  private struct Clauses {
    private(set) var text: String
    private var isFirst = true

    init(head: String) {
      text = head
      text.reserveCapacity(256)
    }

    mutating func add(_ clause: String) {
      text += isFirst ? ": " : "; "
      text += clause
      isFirst = false
    }
  }

  private func addPointers(to clauses: inout Clauses) {
    let carries = carriedText.map { (snapshot.operation == .copy ? " carries a copy of " : " carries ") + $0 }
    if snapshot.method == .keyboard, let carries { clauses.add("the keyboard" + carries) }
    var isCarrying = false
    for pointer in snapshot.pointers {
      let point = pointer.sample.point
      var text = pointer.sample.kind.word + " " + String(pointer.sample.pointer)
      text += pointer.isDown ? " pressed at " : " at "
      text += point.x.words
      text += ","
      text += point.y.words
      if !geometry.isInViewport(pointer: point) { text += " outside" }
      if let carries, pointer.isDown, snapshot.ghost != nil, !isCarrying {
        text += carries
        isCarrying = true
      }
      clauses.add(text)
    }
    if snapshot.ghost != nil, !isCarrying, let carriedText { clauses.add("carried: " + carriedText) }
  }

  /// "Spec", "3 cards (Spec, Tests, Docs)"; nil if nothing is lifted.
  private var carriedText: String? {
    switch snapshot.lifted.count {
    case 0: nil
    case 1: name(of: snapshot.lifted[0])
    default: phrases.cardCount(snapshot.lifted.count) + " (" + names(of: snapshot.lifted) + ")"
    }
  }

  private func addTarget(to clauses: inout Clauses) {
    guard !snapshot.lifted.isEmpty, snapshot.phase == .dragging else { return }
    guard let target = snapshot.target else {
      clauses.add("over no target, would go back")
      return
    }
    let column = name(of: target.destination.column)
    switch target.decision {
    case .accept where target.place.isHome: clauses.add("over its own place in \(column), would stay")
    case .accept: clauses.add("would land at " + landingText(of: target))
    case .warn(let reason):
      let words = text(of: reason, in: target.destination.column)
      clauses.add("would land at \(landingText(of: target)) with a warning: \(words) (\(reason.code))")
    case .forbid(let reason):
      let words = text(of: reason, in: target.destination.column)
      clauses.add("refused by \(column): \(words) (\(reason.code)), would go back")
    }
  }

  private func landingText(of target: Target) -> String {
    let place = landing(at: target.destination)
    return phrases.place(place.position, place.count, name(of: place.column))
  }

  private func addSettling(to clauses: inout Clauses) {
    for settlement in snapshot.settling where snapshot.instant < settlement.end {
      let subject =
        settlement.cards.count == 1
        ? name(of: settlement.grabbed) : phrases.cardCount(settlement.cards.count)
      let done = Numbers.milliseconds((snapshot.instant - settlement.start).microseconds)
      let whole = Numbers.milliseconds((settlement.end - settlement.start).microseconds)
      let verb = settlement.isReturn ? "going home" : "landing"
      clauses.add("\(subject) \(verb), \(done) of \(whole) ms")
    }
  }

  private func addScrolling(to clauses: inout Clauses) {
    for edge in Edge.allCases where boardRate(towards: edge) > 0 {
      clauses.add("the board scrolls \(edge.word) at \(Numbers.rounded(boardRate(towards: edge))) pt/s")
    }
    if let column = snapshot.autoscroll.column {
      for edge in [Edge.top, .bottom] where columnRate(of: column, towards: edge) > 0 {
        let rate = Numbers.rounded(columnRate(of: column, towards: edge))
        clauses.add("\(name(of: column)) scrolls \(edge.word) at \(rate) pt/s")
      }
    }
    var offsets: [String] = []
    let board = geometry.offset(of: .board)
    if board != .zero { offsets.append("board \(board.x.words),\(board.y.words)") }
    for column in self.board.columns {
      let y = geometry.offset(of: .column(column)).y
      if y != 0 { offsets.append("\(name(of: column)) \(y.words)") }
      if offsets.count > 4 { break }
    }
    if !offsets.isEmpty { clauses.add("scrolled: " + offsets.joined(separator: ", ")) }
  }

  private func addFocus(to clauses: inout Clauses) {
    if !snapshot.selection.isEmpty { clauses.add("selected: " + names(of: snapshot.selection)) }
    if let focus = snapshot.focus { clauses.add("focus on " + name(of: focus)) }
  }

  // MARK: Names

  func name(of card: CardHandle) -> String { Self.shortened(title(of: card), to: 40) }
  func name(of column: ColumnHandle) -> String {
    Self.shortened(phrases.name(of: column, titles: titles), to: 40)
  }

  /// At most five names, and how many more there are.
  private func names(of cards: [CardHandle]) -> String {
    let names = cards.prefix(5).map(name(of:)).joined(separator: ", ")
    return cards.count > 5 ? names + " and \(cards.count - 5) more" : names
  }

  /// The text made harmless, and cut; two quotes for one that is empty.
  static func shortened(_ text: String, to limit: Int) -> String {
    let bytes = text.utf8
    guard !bytes.isEmpty else { return "\"\"" }
    if bytes.count <= limit, text.isPrintableASCII { return text }
    return DisplayText(text, enough: limit).truncated(to: limit).string
  }
}

extension PointerKind {
  /// The word that scenarios use.
  var word: String {
    switch self {
    case .mouse: "mouse"
    case .touch: "touch"
    case .pen: "pen"
    }
  }
}

extension Edge {
  /// The direction in which scrolling towards the edge goes.
  var word: String {
    switch self {
    case .left: "left"
    case .top: "up"
    case .right: "right"
    case .bottom: "down"
    }
  }
}
