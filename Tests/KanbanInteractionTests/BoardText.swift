import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Boards written as one line, and orders read back the same way.
///
/// ```
/// A1 A2* A3! A4? | (limit 1, collapsed) B1 |        * locked, ! pinned, ? hidden
/// ```
extension TestBench {
  init(
    _ text: String, metrics: LayoutMetrics = LayoutMetrics(), rules: MoveRules = MoveRules(),
    behaviour: Behaviour = Behaviour()
  ) throws {
    try self.init(columns: [], metrics: metrics, behaviour: behaviour)
    scene.rules = rules
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      var words = part.split(separator: ")", omittingEmptySubsequences: false)
      let flags = words.count > 1 ? words.removeFirst().drop { " (".contains($0) } : ""
      let column = try scene.geometry.addColumn(Self.state(flags))
      titles.columns[column] = Self.columnTitles[index]
      let cards = words.joined().split(separator: " ").map { Self.card(String($0)) }
      let handles = try scene.geometry.addCards(cards.map { ($0.state, CardShape()) }, to: column)
      for (handle, card) in zip(handles, cards) { titles.cards[handle] = card.name }
    }
  }

  private static let columnTitles = ["To do", "Doing", "Done", "Later", "Never", "Ever"]

  private static func card(_ word: String) -> (name: String, state: CardState) {
    let lock: CardLock = word.contains("!") ? .pinned : word.contains("*") ? .locked : .free
    return (word.filter { !"*!?".contains($0) }, CardState(lock: lock, isHidden: word.contains("?")))
  }

  private static func state(_ flags: Substring) -> ColumnState {
    var state = ColumnState()
    for flag in flags.split(separator: ",").map({ $0.split(separator: " ") }) {
      switch flag[0] {
      case "limit":
        state.limit = WIPLimit(
          count: Int(flag[1]) ?? 0, policy: flag.count < 3 ? nil : flag[2] == "warn" ? .warn : .prevent)
      case "collapsed": state.isCollapsed = true
      case "hidden": state.isHidden = true
      default: state.isLocked = true
      }
    }
    return state
  }

  /// The cards by name, copies as `+`: `A1 A2 | B1`.
  var order: String { text(of: scene.board) }

  func text(of board: Board) -> String {
    board.columns.map { column in
      board.cards(in: column).map { titles.cards[$0] ?? "+" }.joined(separator: " ")
    }.joined(separator: " | ")
  }

  func card(_ name: String) -> CardHandle {
    titles.cards.filter { $0.value == name }.keys.min() ?? CardHandle(rawValue: -1)
  }

  func cards(_ names: String) -> [CardHandle] { names.split(separator: " ").map { card(String($0)) } }

  /// A place as `doing[1]` is written: the column's number and the slot.
  func place(_ column: Int, _ slot: Int) -> Destination {
    Destination(column: self.column(column), slot: slot)
  }

  /// The middle of what can be seen of a card, in pointer space.
  func centre(of name: String) -> Point {
    let frame = scene.geometry.clippedFrame(of: card(name)) ?? .zero
    return scene.geometry.pointerPoint(fromBoard: frame.center)
  }

  /// A place that means a slot, in pointer space; nil if none does.
  func aim(at slot: Int, in column: Int) -> Point? {
    scene.geometry.slotRegion(for: slot, in: self.column(column)).firstRectangle()
      .map { scene.geometry.pointerPoint(fromBoard: $0.center) }
  }

  /// What has been spoken since the start, in words.
  var spoken: [String] {
    effects.compactMap { effect in
      guard case .announced(let announcement) = effect else { return nil }
      return Phrases().text(of: announcement, titles: titles)
    }
  }

  /// The target's place as column number and slot.
  var target: [Int]? {
    machine.target.map { target in
      [scene.board.columns.firstIndex(of: target.destination.column) ?? -1, target.destination.slot]
    }
  }
}

/// Names for what is spoken.
struct TestTitles: BoardTitles {
  var cards: [CardHandle: String] = [:]
  var columns: [ColumnHandle: String] = [:]

  func title(of card: CardHandle) -> String { cards[card] ?? "?" }
  func title(of column: ColumnHandle) -> String { columns[column] ?? "?" }
}
