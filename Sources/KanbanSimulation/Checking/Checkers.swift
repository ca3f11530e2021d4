import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Watches a run from outside and throws when an invariant breaks.
///
/// It believes nothing of what the machine holds: it follows the reported effects, and compares them with
/// the scene. Each event costs constant time; an outcome costs the columns that it touches, and the end of
/// a run the whole board.
struct Checkers: Sendable {
  /// The lift that has no outcome yet.
  private var lift: OpenLift?
  /// The orders that an outcome without a move has to leave alone: during a lift, as they were after the last
  /// event with an effect and the last change by the host. Nothing else may change them.
  private var orders: [(column: ColumnHandle, cards: [CardHandle])] = []
  /// Where the pinned cards stand.
  private var pinned: [(card: CardHandle, position: CardPosition)] = []

  /// A lift, as it was reported.
  struct OpenLift: Sendable {
    var columns: [ColumnHandle]
    var method: InputMethod
    /// nil until a target is reported, and after it became none.
    var target: Destination?
  }

  /// Starts with the board of a run.
  init(_ board: Board) { notePinned(board) }

  /// Checks that no timer was passed by.
  static func checkClock(_ machine: DragMachine, at now: Instant) throws(InvariantBreach) {
    if let wake = machine.nextWake, wake < now {
      throw InvariantBreach(.timeForward, "a timer is set \((now - wake).microseconds)us in the past")
    }
  }

  /// Checks what an event has brought about, if it had any effect.
  mutating func check(_ effects: [Effect], machine: DragMachine, scene: Scene) throws(InvariantBreach) {
    var hasOutcome = false
    var hasSettled = false
    for effect in effects {
      switch effect {
      case .lifted(let sources, let method, _): try lifted(sources, method, scene)
      case .targeted(let target): lift?.target = target.destination
      case .untargeted: lift?.target = nil
      case .scrolled(let area, _): try Self.checkScroll(of: area, in: scene)
      case .moved(let move, let warning):
        try landed(move, warning, scene)
        hasOutcome = true
      case .copied(let move, _, let warning):
        try landed(move, warning, scene)
        hasOutcome = true
      case .unchanged(_, let method), .forbidden(_, _, _, let method), .cancelled(_, _, let method):
        try closeLift(by: method)
        if !Self.haveLanding(effects) { try checkOrders(scene.board) }
        hasOutcome = true
      case .restored: notePinned(scene.board)
      case .settled: hasSettled = true
      case .pressed, .tapped, .abandoned, .resolved, .returned, .announced, .focused, .selected,
        .expanded, .collapsed, .ignored:
        break
      }
    }
    noteOrders(scene.board)
    if hasOutcome || hasSettled { try Self.checkRemains(machine, scene) }
  }

  /// Checks a change that the host has made.
  mutating func check(_ change: HostChange, scene: Scene) throws(InvariantBreach) {
    notePinned(scene.board)
    noteOrders(scene.board)
    var touched = change.sources.map(\.position.column)
    if let destination = change.destination { touched.append(destination.column) }
    try Self.checkOrder(of: touched.filter { scene.board.contains($0) }, scene.board)
    try Self.checkScroll(of: .board, in: scene)
  }

  /// Checks the whole board at the end of a run.
  func finish(machine: DragMachine, scene: Scene) throws(InvariantBreach) {
    if let broken = scene.board.brokenInvariant() { throw InvariantBreach(.cardsOnce, "\(broken)") }
    try Self.checkScroll(of: .board, in: scene)
    for column in scene.board.columns { try Self.checkScroll(of: .column(column), in: scene) }
  }
}

// MARK: - Lifts and outcomes

extension Checkers {
  private mutating func lifted(
    _ sources: [MoveSource], _ method: InputMethod, _ scene: Scene
  ) throws(InvariantBreach) {
    if lift != nil { throw InvariantBreach(.oneOutcome, "a lift before the last one had its outcome") }
    for source in sources where scene.board.state(of: source.card).lock != .free {
      throw InvariantBreach(.lockedNeverLift, "a locked card was lifted")
    }
    var columns: [ColumnHandle] = []
    for source in sources where !columns.contains(source.position.column) {
      columns.append(source.position.column)
    }
    lift = OpenLift(columns: columns, method: method, target: nil)
  }

  /// An outcome ends the lift of its input method; actions, menus and calls have none.
  private mutating func closeLift(by method: InputMethod) throws(InvariantBreach) {
    if lift?.method == method {
      lift = nil
      return
    }
    switch method {
    case .pointer, .keyboard: throw InvariantBreach(.oneOutcome, "an outcome without a lift")
    case .action, .menu, .payload, .host: break
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
    try Self.checkOrder(of: move.sources.map(\.position.column) + [move.destination.column], scene.board)
    for (card, position) in pinned { try Self.check(pinned: card, at: position, scene.board) }
    if !pinned.isEmpty { notePinned(scene.board) }
  }

  private static func haveLanding(_ effects: [Effect]) -> Bool {
    effects.contains { effect in
      switch effect {
      case .moved, .copied, .restored: true
      case .pressed, .tapped, .abandoned, .lifted, .targeted, .untargeted, .scrolled, .resolved, .unchanged,
        .forbidden, .cancelled, .returned, .settled, .announced, .focused, .selected, .expanded, .collapsed,
        .ignored:
        false
      }
    }
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
