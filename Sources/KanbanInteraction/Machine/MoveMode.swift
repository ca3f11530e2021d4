import KanbanGeometry
import KanbanModel

/// Cards that are carried by keys, from the lift to the outcome.
struct MoveMode: Sendable {
  /// The lifted cards in landing order, with their homes: updated when someone moves them.
  private(set) var sources: [MoveSource]
  /// The focused card.
  let grabbed: CardHandle
  /// The place that the keys mean.
  private(set) var aim: TargetPlace
  /// The same place by id, for when someone else changes the column.
  private var anchor: Anchor
  /// Where Return would put the cards.
  private(set) var target: Target
  /// The board before the first live move, for Escape; nil until one has been made.
  private(set) var start: LiveStart?
  /// The row last chosen: visible cards above, without the lifted ones.
  private var row: Int

  /// Lifts the focused card, or the selection if it holds it; nil if it does not lift.
  init?(lifting card: CardHandle, in scene: inout Scene) {
    let cards = LiftRule.cards(with: card, in: scene)
    guard cards.contains(card) else { return nil }
    scene.geometry.setLifted(Lifted(cards: cards, grabbed: card))
    guard let home = scene.geometry.homeDestination else {
      scene.geometry.setLifted(nil)
      return nil
    }
    sources = scene.board.sources(of: cards)
    grabbed = card
    aim = TargetPlace(destination: home, isHome: true)
    anchor = scene.board.anchor(at: home.slot, in: home.column, moving: cards)
    target = Target(place: aim, decision: .accept)
    row = scene.geometry.staying(in: home.column, without: cards).visibleCount(before: home.slot)
  }

  /// The lifted cards in landing order.
  var cards: [CardHandle] { sources.map(\.card) }

  /// The request that Return would make.
  func request() -> MoveRequest {
    MoveRequest(cards: cards, destination: aim.destination, method: .keyboard)
  }

  /// Where the first of the cards is, or would be, for someone who listens.
  func spokenPlace(in scene: Scene) -> SpokenPlace {
    if target.place.isHome, let home = scene.spokenPlace(ofRun: cards) { return home }
    let column = target.destination.column
    let staying = scene.geometry.staying(in: column, without: cards)
    let above = staying.visibleCount(before: target.destination.slot)
    let visible = cards.count { !scene.board.state(of: $0).isHidden }
    return SpokenPlace(position: above + 1, count: staying.visibleCount + max(visible, 1), column: column)
  }
}

// MARK: - Steps

/// A key's way over the board.
enum KeyStep: Hashable, Sendable {
  case up, down, first, last
  case previousColumn, nextColumn
  case previousInReading, nextInReading
}

extension MoveMode {
  /// Moves the target by one step.
  ///
  /// - Returns: false at an end, where nothing moves.
  mutating func step(_ step: KeyStep, in scene: Scene) -> Bool {
    let here = aim.destination
    guard let next = destination(after: step, in: scene) else { return false }
    let isUpward = step == .up || step == .first || step == .previousInReading
    let slot = scene.board.freeSlot(
      next.slot, in: next.column, moving: cards, preferringEarlier: isUpward)
    let landed = Destination(column: next.column, slot: slot)
    guard landed != here else { return false }
    switch step {
    case .up, .down, .first, .last, .previousInReading, .nextInReading:
      row = scene.geometry.staying(in: next.column, without: cards).visibleCount(before: slot)
    case .previousColumn, .nextColumn: break
    }
    aim(at: landed, in: scene)
    return true
  }

  private func destination(after step: KeyStep, in scene: Scene) -> Destination? {
    let here = aim.destination
    let staying = scene.geometry.staying(in: here.column, without: cards)
    let above = staying.visibleCount(before: here.slot)
    let count = staying.visibleCount
    func row(_ row: Int) -> Destination? {
      guard (0...count).contains(row) else { return nil }
      return destination(inRow: row, of: here.column, staying, scene)
    }
    switch step {
    case .up: return row(above - 1)
    case .down: return row(above + 1)
    case .previousInReading: return row(above - 1) ?? neighbour(by: -1, in: scene)
    case .nextInReading: return row(above + 1) ?? neighbour(by: 1, in: scene)
    case .first: return row(0)
    case .last: return row(count)
    case .previousColumn: return neighbour(by: -1, in: scene)
    case .nextColumn: return neighbour(by: 1, in: scene)
    }
  }

  /// The slot of a row; in the home column at the home row it is home itself, hidden cards or not.
  private func destination(
    inRow row: Int, of column: ColumnHandle, _ staying: StayingCards, _ scene: Scene
  ) -> Destination {
    if let home = home(in: scene), home.column == column, row == staying.visibleCount(before: home.slot) {
      return home
    }
    return Destination(column: column, slot: staying.slot(afterVisible: row))
  }

  /// The next visible column that is not locked, at the row last chosen or at its end.
  private func neighbour(by offset: Int, in scene: Scene) -> Destination? {
    var next = scene.geometry.shownColumn(from: aim.destination.column, by: offset)
    while let locked = next, scene.board.state(of: locked).isLocked {
      next = scene.geometry.shownColumn(from: locked, by: offset)
    }
    guard let column = next else { return nil }
    let staying = scene.geometry.staying(in: column, without: cards)
    let goesToEnd =
      scene.board.state(of: column).isCollapsed || scene.behaviour.keyboardColumn == .end
    if goesToEnd { return Destination(column: column, slot: staying.count) }
    return destination(inRow: min(row, staying.visibleCount), of: column, staying, scene)
  }

  private func home(in scene: Scene) -> Destination? {
    guard let position = scene.board.position(of: grabbed) else { return nil }
    let above = cards.count { card in
      scene.board.position(of: card).map { $0.column == position.column && $0.index < position.index }
        ?? false
    }
    return Destination(column: position.column, slot: position.index - above)
  }

  private mutating func aim(at destination: Destination, in scene: Scene) {
    aim = TargetPlace(destination: destination, isHome: destination == home(in: scene))
    anchor = scene.board.anchor(at: destination.slot, in: destination.column, moving: cards)
    target = scene.target(of: request(), aimedAt: aim)
  }
}

// MARK: - Changes by others, and live moves

extension MoveMode {
  /// Goes on after something else has changed the scene.
  ///
  /// - Returns: false if the grabbed card or the column that it is held over is gone.
  mutating func reconcile(in scene: inout Scene) -> Bool {
    guard scene.board.contains(grabbed), let home = home(in: scene) else { return false }
    sources = scene.board.sources(of: cards)
    scene.geometry.setLifted(Lifted(cards: cards, grabbed: grabbed))
    let column = aim.destination.column
    if aim.isHome || !scene.board.contains(column) || scene.board.state(of: column).isHidden {
      aim(at: home, in: scene)
    } else {
      let slot = scene.board.slot(of: anchor, in: column, moving: cards) ?? aim.destination.slot
      let free = scene.board.freeSlot(slot, in: column, moving: cards)
      aim(at: Destination(column: column, slot: free), in: scene)
    }
    return true
  }

  /// Makes a live move, which makes the target the new home.
  mutating func make(_ move: Move, in scene: inout Scene, recordingIn history: inout MoveHistory) {
    var start = start ?? LiveStart(of: cards, on: scene.board, mark: history.mark)
    start.make(move, in: &scene, recordingIn: &history)
    self.start = start
    sources = scene.board.sources(of: cards)
    scene.geometry.setLifted(Lifted(cards: cards, grabbed: grabbed))
    retreat(in: scene)
  }

  /// Goes back to home after a refused live move.
  mutating func retreat(in scene: Scene) {
    if let home = home(in: scene) { aim(at: home, in: scene) }
  }
}

// MARK: - Live moves

/// What live moves of move mode have changed since the first of them, so that Escape can bring it back.
struct LiveStart: Sendable {
  private let homes: [MoveSource]
  /// The columns that the moves have touched: their orders before the first and after the last of them.
  private var touched: [(before: ColumnOrder, after: ColumnOrder)] = []
  /// True if somebody else has changed a column between two of the moves.
  private var hasOtherChanges = false
  /// The moves that could be undone and redone then.
  let mark: MoveHistory.Mark

  /// Takes note of where some cards are.
  init(of cards: [CardHandle], on board: Board, mark: MoveHistory.Mark) {
    homes = board.sources(of: cards)
    self.mark = mark
  }

  /// Makes a live move, and takes note of what it changes.
  mutating func make(_ move: Move, in scene: inout Scene, recordingIn history: inout MoveHistory) {
    let columns = (scene.board.columns(holding: move.cards) + [move.destination.column]).withoutRepeats()
    for column in columns {
      let order = scene.board.order(of: column)
      if let known = touched.first(where: { $0.after.column == column }) {
        hasOtherChanges = hasOtherChanges || known.after != order
      } else {
        touched.append((order, order))
      }
    }
    scene.geometry.apply(move, recordingIn: &history)
    for index in touched.indices where columns.contains(touched[index].after.column) {
      touched[index].after = scene.board.order(of: touched[index].after.column)
    }
  }

  /// Brings the cards back between their neighbours.
  ///
  /// - Returns: the cards whose place has changed, with the new one.
  func restore(in scene: inout Scene) -> [MoveSource] {
    let changes = homes.compactMap { home in
      scene.board.position(of: home.card).map { position in
        CardChange(card: home.card, before: position, after: home.position)
      }
    }
    let request = RestoreRequest(
      cards: changes, then: touched.map { $0.before }, left: hasOtherChanges ? nil : touched.map { $0.after })
    let pins = scene.board.pinnedPositions(in: touched.map { $0.before.column })
    switch scene.geometry.restore(request) {
    case .moved(let changes):
      let displaced = scene.board.displaced(since: pins, without: changes.map(\.card))
      return scene.board.sources(of: (changes + displaced).filter { $0.before != $0.after }.map(\.card))
    case .unchanged, .forbidden: return []
    }
  }
}
