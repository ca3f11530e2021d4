import KanbanGeometry
package import KanbanInteraction
package import KanbanModel

/// Watches a run from outside and throws when an invariant breaks.
///
/// It believes nothing of what the machine holds: it follows the reported effects, and compares them with
/// the scene. Each event costs constant time; an outcome costs the columns that it touches, and the end of
/// a run the whole board.
package struct Checkers: Sendable {
  /// The pointer whose press has no end yet.
  private var press: Int?
  /// The lift that has no outcome yet.
  private var lift: OpenLift?
  /// The orders that an outcome without a move has to leave alone: during a lift, as they were after the last
  /// event with an effect and the last change by the host. Nothing else may change them.
  private var orders: [(column: ColumnHandle, cards: [CardHandle])] = []
  /// Where the pinned cards stand.
  private var pinned: [(card: CardHandle, position: CardPosition)] = []
  /// How many cards each column holds by what was reported, by the columns' table index.
  private var counts: [Int] = []

  /// A lift, as it was reported.
  struct OpenLift: Sendable {
    var cards: Set<CardHandle>
    var columns: [ColumnHandle]
    var method: InputMethod
    /// nil until a target is reported, and after it became none.
    var target: Destination?
  }

  /// Starts with the board of a run.
  package init(_ board: Board) {
    notePinned(board)
    noteCounts(board)
  }

  /// Checks what an event has brought about.
  package mutating func check(
    _ effects: [Effect], machine: DragMachine, scene: Scene, at now: Instant
  ) throws(InvariantBreach) {
    if !effects.isEmpty { try follow(effects, machine: machine, scene: scene) }
    try checkPhase(machine.phaseName)
    try Self.check(machine.brokenInvariant(in: scene, at: now))
  }

  /// Checks a change that the host has made.
  ///
  /// - Parameter columns: those whose cards it has changed.
  package mutating func checkHostChange(
    of columns: [ColumnHandle], scene: Scene
  ) throws(InvariantBreach) {
    notePinned(scene.board)
    noteOrders(scene.board)
    noteCounts(scene.board)
    try Self.checkOrder(of: columns, scene.board)
    try Self.checkScroll(of: .board, in: scene)
  }

  /// Checks the whole board, and everything that a person sees: at the end of a run, or whenever somebody can
  /// afford it.
  package func checkWhole(
    machine: DragMachine, scene: Scene, at now: Instant
  ) throws(InvariantBreach) {
    if let broken = scene.board.brokenInvariant() { throw InvariantBreach(.cardsOnce, "\(broken)") }
    for column in scene.board.columns {
      try checkCount(of: column, scene.board)
      try Self.checkScroll(of: .column(column), in: scene)
    }
    try Self.checkScroll(of: .board, in: scene)
    try Self.checkRemains(machine, scene)
    try Self.check(machine.wholeBrokenInvariant(in: scene, at: now))
    if let broken = scene.geometry.brokenInvariant() { throw InvariantBreach(.layoutSound, "\(broken)") }
    try Self.checkSnapshot(machine.snapshot(of: scene, at: now))
  }
}

// MARK: - Following the effects

extension Checkers {
  private mutating func follow(
    _ effects: [Effect], machine: DragMachine, scene: Scene
  ) throws(InvariantBreach) {
    var hasEnded = false
    for effect in effects {
      switch effect {
      case .pressed(let sample, _): try pressed(by: sample.pointer)
      case .tapped(let sample, _): try endPress(of: sample.pointer)
      case .panned(let pointer, _), .abandoned(let pointer, _, _): try endPress(of: pointer)
      case .lifted(let sources, let method, let pointer): try lifted(sources, method, pointer, scene)
      case .targeted(let target): lift?.target = target.destination
      case .untargeted: lift?.target = nil
      case .scrolled(let area, _): try Self.checkScroll(of: area, in: scene)
      case .moved(let move, let warning):
        try landed(move, warning, scene)
        hasEnded = true
      case .copied(let move, _, let warning):
        try landed(move, warning, scene)
        hasEnded = true
      case .unchanged(_, let method), .forbidden(_, _, _, let method), .cancelled(_, _, let method):
        try closeLift(by: method)
        if !Self.haveLanding(effects) { try checkOrders(scene.board) }
        hasEnded = true
      case .restored:
        notePinned(scene.board)
        noteCounts(scene.board)
      case .settled(let cards):
        if let lift, cards.contains(where: lift.cards.contains) {
          throw InvariantBreach(.nothingLeft, "a card settled while it was lifted")
        }
        hasEnded = true
      case .resolved, .returned, .announced, .focused, .selected, .expanded, .collapsed, .ignored: break
      }
    }
    noteOrders(scene.board)
    if hasEnded { try Self.checkRemains(machine, scene) }
  }

  /// A press that has no end yet is open, and nothing else is; a lift likewise.
  private func checkPhase(_ phase: PhaseName) throws(InvariantBreach) {
    if (phase == .pressed) != (press != nil) {
      throw InvariantBreach(
        .onePressEnd, "the phase is \(phase) \(press == nil ? "without" : "with") a press")
    }
    if (phase == .dragging) != (lift != nil) {
      throw InvariantBreach(.oneOutcome, "the phase is \(phase) \(lift == nil ? "without" : "with") a lift")
    }
  }

  private static func haveLanding(_ effects: [Effect]) -> Bool {
    effects.contains { effect in
      switch effect {
      case .moved, .copied, .restored: true
      case .pressed, .tapped, .panned, .abandoned, .lifted, .targeted, .untargeted, .scrolled, .resolved,
        .unchanged, .forbidden, .cancelled, .returned, .settled, .announced, .focused, .selected, .expanded,
        .collapsed, .ignored:
        false
      }
    }
  }
}

// MARK: - Presses

extension Checkers {
  private mutating func pressed(by pointer: Int) throws(InvariantBreach) {
    if press != nil { throw InvariantBreach(.onePressEnd, "a press before the last one had its end") }
    press = pointer
  }

  private mutating func endPress(of pointer: Int?) throws(InvariantBreach) {
    guard let press, press == pointer else {
      throw InvariantBreach(.onePressEnd, "the end of a press that is not open")
    }
    self.press = nil
  }
}

// MARK: - Lifts and outcomes

extension Checkers {
  private mutating func lifted(
    _ sources: [MoveSource], _ method: InputMethod, _ pointer: Int?, _ scene: Scene
  ) throws(InvariantBreach) {
    switch method {
    case .pointer: try endPress(of: pointer)
    case .keyboard, .payload, .action, .menu, .host: break
    }
    if lift != nil { throw InvariantBreach(.oneOutcome, "a lift before the last one had its outcome") }
    for source in sources where scene.board.state(of: source.card).lock != .free {
      throw InvariantBreach(.lockedNeverLift, "a locked card was lifted")
    }
    let cards = Set(sources.map(\.card))
    if cards.count != sources.count { throw InvariantBreach(.cardsOnce, "a card was lifted twice") }
    let columns = scene.board.columns(holding: sources.map(\.card))
    lift = OpenLift(cards: cards, columns: columns, method: method, target: nil)
  }

  /// An outcome ends the lift of its input method; actions, menus and calls have none.
  private mutating func closeLift(by method: InputMethod) throws(InvariantBreach) {
    if lift?.method == method {
      lift = nil
      return
    }
    switch method {
    case .pointer, .keyboard, .payload: throw InvariantBreach(.oneOutcome, "an outcome without a lift")
    case .action, .menu, .host: break
    }
  }

  private mutating func landed(
    _ move: Move, _ warning: ForbidReason?, _ scene: Scene
  ) throws(InvariantBreach) {
    let target = lift?.method == move.method ? lift?.target : nil
    if move.method == .keyboard, scene.behaviour.keyboardCommit == .live {
      if lift == nil { throw InvariantBreach(.oneOutcome, "a step without a lift") }
    } else {
      try closeLift(by: move.method)
    }
    if scene.rules.custom.isEmpty, let target { try Self.check(move, landsOn: target, scene.board) }
    try Self.checkLimit(move, warning, scene)
    noteCounts(of: move)
    let columns = move.sources.map(\.position.column) + [move.destination.column]
    try Self.checkOrder(of: columns, scene.board)
    for (card, position) in pinned { try Self.check(pinned: card, at: position, scene.board) }
    if !pinned.isEmpty { notePinned(scene.board) }
  }

  /// Notes the orders of the columns from which cards are lifted; those of others may change.
  private mutating func noteOrders(_ board: Board) {
    orders.removeAll(keepingCapacity: true)
    for column in lift?.columns ?? [] where board.contains(column) {
      orders.append((column, board.cards(in: column)))
    }
  }

  private mutating func notePinned(_ board: Board) {
    pinned.removeAll(keepingCapacity: true)
    for column in board.columns where board.hasPinnedCards(in: column) {
      for (index, card) in board.cards(in: column).enumerated() where board.state(of: card).lock == .pinned {
        pinned.append((card, CardPosition(column: column, index: index)))
      }
    }
  }

  private func checkOrders(_ board: Board) throws(InvariantBreach) {
    for (column, cards) in orders where board.contains(column) && board.cards(in: column) != cards {
      throw InvariantBreach(.orderKept, "an order changed although nothing landed")
    }
  }
}

// MARK: - Numbers of cards

extension Checkers {
  private mutating func noteCounts(_ board: Board) {
    counts = Array(repeating: 0, count: board.columnTableCount)
    for column in board.columns { counts[column.tableIndex] = board.cards(in: column).count }
  }

  private mutating func noteCounts(of move: Move) {
    switch move.operation {
    case .copy: break
    case .move:
      for source in move.sources { counts[source.position.column.tableIndex] -= 1 }
    }
    counts[move.destination.column.tableIndex] += move.sources.count
  }

  /// A column holds the cards that it held, with those that were reported to have come and gone.
  private func checkCount(of column: ColumnHandle, _ board: Board) throws(InvariantBreach) {
    let count = board.cards(in: column).count
    if count != counts[column.tableIndex] {
      throw InvariantBreach(
        .cardsOnce, "a column holds \(count) cards, by what was reported \(counts[column.tableIndex])")
    }
  }
}
