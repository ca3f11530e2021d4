import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// The invariants of the design as one predicate that names the first broken one, fed after each event.
struct Checker {
  private var openLifts = 0
  private var lifted: [CardHandle] = []
  private var cardCount: Int
  private var counts: [Int]

  init(_ scene: Scene) {
    cardCount = scene.board.cardCount
    counts = scene.board.columns.map { scene.board.cards(in: $0).count }
  }

  /// The broken invariant, or nil.
  ///
  /// - Parameter byHost: true if someone else changed the board before the event.
  mutating func broken(after effects: [Effect], _ bench: TestBench, byHost: Bool = false) -> String? {
    for effect in effects {
      if let fault = note(effect, bench.scene) { return fault }
    }
    let isOpen = bench.machine.phaseName == .dragging
    if isOpen != (openLifts == 1) { return "phase \(bench.machine.phaseName) with \(openLifts) lifts" }
    return order(after: effects, bench, byHost) ?? rest(bench, isOpen: isOpen) ?? scroll(bench.scene)
  }

  /// One outcome per lift; in live move mode moves come before it.
  private mutating func note(_ effect: Effect, _ scene: Scene) -> String? {
    switch effect {
    case .lifted(let sources, _, _):
      openLifts += 1
      lifted = sources.map(\.card)
      if sources.contains(where: { scene.board.state(of: $0.card).lock != .free }) { return "locked lifted" }
      if Set(lifted).count != lifted.count { return "lifted twice" }
    case .moved(let move, _):
      let isLive = move.method == .keyboard && scene.behaviour.keyboardCommit == .live
      if Self.lifts(move.method), !isLive { openLifts -= 1 }
    case .copied(let move, _, _): if Self.lifts(move.method) { openLifts -= 1 }
    case .unchanged(_, let method), .forbidden(_, _, _, let method), .cancelled(_, _, let method):
      if Self.lifts(method) { openLifts -= 1 }
    case .settled(let cards):
      if openLifts > 0, cards.contains(where: lifted.contains) { return "a lifted card settled" }
    case .pressed, .tapped, .abandoned, .targeted, .untargeted, .scrolled, .resolved, .returned,
      .announced, .focused, .selected, .expanded, .collapsed, .restored, .ignored:
      break
    }
    return (0...1).contains(openLifts) ? nil : "\(openLifts) lifts open"
  }

  private static func lifts(_ method: InputMethod) -> Bool {
    switch method {
    case .pointer, .keyboard, .payload: true
    case .action, .menu, .host: false
    }
  }

  /// Cards are conserved, and under `prevent` nothing grows beyond a limit.
  private mutating func order(after effects: [Effect], _ bench: TestBench, _ byHost: Bool) -> String? {
    let board = bench.scene.board
    if let broken = board.brokenInvariant() { return "\(broken)" }
    let isRestored = effects.contains { $0.kind == "restored" }
    let copies = effects.reduce(0) { sum, effect in
      if case .copied(_, let landed, _) = effect { sum + landed.count } else { sum }
    }
    if !byHost, !isRestored, board.cardCount != cardCount + copies { return "cards lost or made" }
    let now = board.columns.map { board.cards(in: $0).count }
    if !byHost, !isRestored, bench.scene.rules.limitPolicy == .prevent {
      for (index, column) in board.columns.enumerated() where counts.indices.contains(index) {
        guard let limit = board.state(of: column).limit, limit.policy != .warn else { continue }
        if now[index] > max(counts[index], limit.count) { return "a limit is broken" }
      }
    }
    cardCount = board.cardCount
    counts = now
    return nil
  }

  /// Nothing is left over when no session is open; while one is, there is one gap at most.
  private func rest(_ bench: TestBench, isOpen: Bool) -> String? {
    let snapshot = bench.snapshot
    let geometry = bench.scene.geometry
    if isOpen {
      if snapshot.lifted.isEmpty || snapshot.placement == nil { return "nothing lifted while dragging" }
      let isRefused = snapshot.target?.decision.isAcceptable == false || snapshot.target == nil
      if isRefused, snapshot.placement != .home { return "a gap where nothing lands" }
      return geometry.lifted == nil ? "no hole while dragging" : nil
    }
    if snapshot.placement != nil || snapshot.target != nil || snapshot.ghost != nil { return "a gap is left" }
    if geometry.lifted != nil || geometry.dropPlace != nil { return "a hole is left" }
    if snapshot.autoscroll != AutoscrollRates() || !snapshot.lifted.isEmpty { return "scrolling is left" }
    if bench.machine.phaseName == .idle, bench.snapshot.settling.isEmpty, bench.machine.nextWake != nil {
      return "a timer is left"
    }
    return nil
  }

  private func scroll(_ scene: Scene) -> String? {
    let areas = [ScrollArea.board] + scene.board.columns.map(ScrollArea.column)
    for area in areas {
      let offset = scene.geometry.offset(of: area)
      let most = scene.geometry.maxOffset(of: area)
      let isInside = offset.x >= 0 && offset.y >= 0 && offset.x <= most.x && offset.y <= most.y
      if !isInside { return "\(area) is scrolled to \(offset) of \(most)" }
    }
    return nil
  }
}
