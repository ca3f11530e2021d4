import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import Testing

/// What nothing but a fault of the machine can bring about: the effects are made up.
@Suite("The checkers notice")
struct CheckerTests {
  /// To do with A1 to A3, Doing with B1 and B2.
  private let bench: TestBench
  private var checkers: Checkers

  init() throws {
    bench = try TestBench("A1 A2 A3 | B1 B2")
    checkers = Checkers(bench)
  }

  private func pressed(_ pointer: Int = 1) -> Effect {
    .pressed(bench.sample(0, 0, pointer: pointer), card: nil)
  }
  private func tapped(_ pointer: Int = 1) -> Effect {
    .tapped(bench.sample(0, 0, pointer: pointer), card: nil)
  }
  private func sources(_ names: String) -> [MoveSource] {
    bench.cards(names).compactMap { card in
      bench.scene.board.position(of: card).map { MoveSource(card: card, position: $0) }
    }
  }
  private func lifted(_ names: String, _ method: InputMethod = .payload, pointer: Int? = nil) -> Effect {
    .lifted(sources(names), method, pointer: pointer)
  }
  private func cancelled(_ method: InputMethod) -> Effect { .cancelled(sources("A1"), .escape, method) }

  /// The move of A1 to a slot of Doing, as the resolver answers.
  private func move(to slot: Int, _ method: InputMethod = .payload) throws -> Move {
    let request = MoveRequest(cards: bench.cards("A1"), destination: bench.place(1, slot), method: method)
    guard case .moved(let move, _) = MoveResolver.resolve(request, on: bench.scene.board, rules: MoveRules())
    else { throw Missing() }
    return move
  }
  private struct Missing: Error {}

  /// The invariant that a made-up run breaks.
  private mutating func broken(_ effects: [Effect], _ bench: TestBench? = nil, byHost: Bool = false)
    -> String?
  {
    checkers.broken(after: effects, bench ?? self.bench, byHost: byHost)
  }

  @Test("a press that ends twice, ends without having begun, or begins while another is open")
  func presses() {
    let ends: [Effect] = [
      tapped(), .panned(pointer: 1, nil), .abandoned(pointer: 1, card: nil, .interrupted(.blur)),
      lifted("A1", .pointer, pointer: 1),
    ]
    for end in ends {
      var checkers = checkers
      #expect(
        checkers.broken(after: [pressed(), end, end], bench)
          == "one-press-end: the end of a press that is not open")
      checkers = self.checkers
      #expect(checkers.broken(after: [end], bench) == "one-press-end: the end of a press that is not open")
      checkers = self.checkers
      #expect(
        checkers.broken(after: [pressed(2), end], bench)
          == "one-press-end: the end of a press that is not open")
    }
    var checkers = checkers
    #expect(
      checkers.broken(after: [pressed(), pressed()], bench)
        == "one-press-end: a press before the last one had its end")
  }

  @Test("a press that nobody was told the end of, or the beginning")
  mutating func silentPresses() throws {
    #expect(broken([pressed()]) == "one-press-end: the phase is idle with a press")
    var holding = bench
    let effects = holding.press(156, 96)
    checkers = Checkers(bench)
    #expect(broken([], holding) == "one-press-end: the phase is pressed without a press")
    checkers = Checkers(bench)
    #expect(broken(effects, holding) == nil)
  }

  @Test(
    "a second outcome of a lift, whatever the input", arguments: [InputMethod.pointer, .keyboard, .payload])
  mutating func outcomes(method: InputMethod) throws {
    let words = "one-outcome: an outcome without a lift"
    let start: [Effect] =
      method == .pointer ? [pressed(), lifted("A1", method, pointer: 1)] : [lifted("A1", method)]
    #expect(broken([cancelled(method)]) == words)
    for outcome in [cancelled(method), .unchanged(sources("A1"), method)] {
      checkers = Checkers(bench)
      #expect(broken(start + [outcome]) == nil)
      checkers = Checkers(bench)
      #expect(broken(start + [outcome, outcome]) == words)
    }
    var landed = bench
    let move = try move(to: 0, method)
    landed.scene.geometry.apply(move)
    checkers = Checkers(bench)
    #expect(broken(start + [.moved(move, warning: nil)], landed) == nil)
    checkers = Checkers(bench)
    #expect(broken(start + [.moved(move, warning: nil), .moved(move, warning: nil)], landed) == words)
  }

  @Test("a lift without an outcome, or that nobody was told")
  mutating func silentLifts() throws {
    #expect(
      broken([lifted("A1"), lifted("A2")]) == "one-outcome: a lift before the last one had its outcome")
    checkers = Checkers(bench)
    #expect(broken([lifted("A1")]) == "one-outcome: the phase is idle with a lift")
    var carrying = bench
    carrying.drag("A1", to: Point(x: 452, y: 340))
    checkers = Checkers(bench)
    #expect(broken([], carrying) == "one-outcome: the phase is dragging without a lift")
    checkers = Checkers(bench)
    #expect(broken(carrying.effects, carrying) == nil)
  }

  @Test("a drop beside its target")
  mutating func landings() throws {
    let target = Target(place: TargetPlace(destination: bench.place(1, 0), isHome: false), decision: .accept)
    let other = Target(place: TargetPlace(destination: bench.place(0, 0), isHome: false), decision: .accept)
    let beside = try move(to: 1)
    #expect(
      broken([lifted("A1"), .targeted(target), .moved(beside, warning: nil)])
        == "drop-on-target: the drop landed at slot 1, its target was 0")
    checkers = Checkers(bench)
    #expect(
      broken([lifted("A1"), .targeted(target), .targeted(other), .moved(beside, warning: nil)])
        == "drop-on-target: the drop landed in another column than its target")
    var landed = bench
    landed.scene.geometry.apply(beside)
    checkers = Checkers(bench)
    #expect(
      broken([lifted("A1"), .targeted(target), .untargeted, .moved(beside, warning: nil)], landed) == nil)
  }

  @Test("a locked card that is lifted, and a card that is lifted twice")
  mutating func lifts() throws {
    var locked = bench
    locked.scene.geometry.update(bench.card("A1")) { $0.lock = .locked }
    #expect(broken([lifted("A2 A1")], locked) == "locked-never-lift: a locked card was lifted")
    checkers = Checkers(bench)
    #expect(broken([lifted("A1 A2 A1")]) == "cards-once: a card was lifted twice")
  }

  @Test("a card that comes, goes or changes its column without a word")
  mutating func counts() throws {
    var changed = bench
    changed.scene.geometry.removeCard(bench.card("A3"))
    #expect(broken([], changed) == "cards-once: a column holds 2 cards, by what was reported 3")
    checkers = Checkers(bench)
    #expect(broken([], changed, byHost: true) == nil)
    changed.scene.geometry.relocate(bench.cards("A1"), to: bench.place(1, 0))
    #expect(broken([], changed) == "cards-once: a column holds 1 cards, by what was reported 2")
  }

  @Test("an order that changes although nothing landed, and a pinned card that moves")
  mutating func orders() throws {
    var shuffled = bench
    shuffled.scene.geometry.relocate(bench.cards("A3"), to: bench.place(0, 0))
    var carrying = bench
    carrying.drag("A1", to: Point(x: 452, y: 340))
    #expect(broken(carrying.effects, carrying) == nil)
    #expect(broken([cancelled(.pointer)], shuffled) == "order-kept: an order changed although nothing landed")

    var pinned = bench
    pinned.scene.geometry.update(bench.card("A2")) { $0.lock = .pinned }
    checkers = Checkers(pinned)
    let move = try move(to: 0, .host)
    pinned.scene.geometry.apply(move)
    pinned.scene.geometry.update(bench.card("A2")) { $0.lock = .free }
    pinned.scene.geometry.relocate(bench.cards("A2"), to: bench.place(0, 1))
    pinned.scene.geometry.update(bench.card("A2")) { $0.lock = .pinned }
    #expect(broken([.moved(move, warning: nil)], pinned) == nil)
    pinned.scene.geometry.update(bench.card("A2")) { $0.lock = .free }
    pinned.scene.geometry.relocate(bench.cards("A2"), to: bench.place(1, 0))
    #expect(broken([.moved(move, warning: nil)], pinned) == "pinned-stay: a pinned card left index 1")
  }

  @Test("a limit that a person's move breaks, and a warning that is missing or needless")
  mutating func limits() throws {
    let move = try move(to: 0, .host)
    let limit = ForbidReason.wipLimit(column: bench.column(1), limit: 2, count: 2, wouldBe: 3)
    func full(_ policy: LimitPolicy, _ count: Int) -> TestBench {
      var full = bench
      full.scene.geometry.update(bench.column(1)) { $0.limit = WIPLimit(count: count, policy: policy) }
      full.scene.geometry.apply(move)
      return full
    }
    let words = "limit-kept: a move left a column above its limit of 2"
    #expect(broken([.moved(move, warning: nil)], full(.prevent, 2)) == words)
    checkers = Checkers(bench)
    #expect(broken([.moved(move, warning: nil)], full(.prevent, 3)) == nil)
    checkers = Checkers(bench)
    #expect(broken([.moved(move, warning: nil)], full(.warn, 2)) == "limit-kept: a warning was missing")
    checkers = Checkers(bench)
    #expect(
      broken([.moved(move, warning: limit)], full(.warn, 3)) == "limit-kept: a warning was given without need"
    )
    checkers = Checkers(bench)
    #expect(broken([.moved(move, warning: limit)], full(.warn, 2)) == nil)
  }

  @Test("a limit where a column grows, by copies of its own cards too, and where every move is judged")
  mutating func growth() throws {
    var rules = MoveRules()
    rules.operations = [.move, .copy]
    func landed(_ operation: MoveOperation, judged scope: LimitScope) throws -> String? {
      let request = MoveRequest(
        cards: bench.cards("B1"), destination: bench.place(1, 2), operation: operation, method: .host)
      guard case .moved(let move, _) = MoveResolver.resolve(request, on: bench.scene.board, rules: rules)
      else { throw Missing() }
      var full = bench
      full.scene.geometry.update(bench.column(1)) { $0.limit = WIPLimit(count: 1) }
      full.scene.rules.limitScope = scope
      let copies = full.scene.geometry.apply(move)
      var checkers = Checkers(bench)
      let effect: Effect =
        operation == .move ? .moved(move, warning: nil) : .copied(move, landed: copies, warning: nil)
      return checkers.broken(after: [effect], full)
    }
    let words = "limit-kept: a move left a column above its limit of 1"
    #expect(try landed(.move, judged: .growth) == nil)
    #expect(try landed(.move, judged: .everyMove) == words)
    #expect(try landed(.copy, judged: .growth) == words)
  }

  @Test(
    "a pinned card that goes down, or up although a free card could take its place",
    arguments: [(0, 1, "A1! A2 A3", true), (2, 1, "A1 A2 A3! A4", true), (2, 1, "A1 A2 A3! A4!", false)])
  func pinned(index: Int, now: Int, board: String, isBroken: Bool) throws {
    let start = try TestBench(board + " | B1")
    var moved = start
    let card = start.scene.board.cards(in: start.column(0))[index]
    let other = start.scene.board.cards(in: start.column(0))[now]
    let away = MoveRequest(cards: [other], destination: start.place(1, 0), method: .host)
    guard case .moved(let move, _) = MoveResolver.resolve(away, on: start.scene.board, rules: MoveRules())
    else { throw Missing() }
    moved.scene.geometry.update(card) { $0.lock = .free }
    moved.scene.geometry.relocate([other], to: start.place(1, 0))
    if index < now { moved.scene.geometry.relocate([card], to: start.place(0, now)) }
    moved.scene.geometry.update(card) { $0.lock = .pinned }
    var checkers = Checkers(start)
    let words = "pinned-stay: a pinned card left index \(index)"
    #expect(checkers.broken(after: [.moved(move, warning: nil)], moved) == (isBroken ? words : nil))
  }

  @Test("what is left of a session that is over")
  mutating func remains() throws {
    let words = "nothing-left: a placeholder or room for a drop outlived its session"
    var left = bench
    left.scene.geometry.setLifted(Lifted(cards: bench.cards("A1"), grabbed: bench.card("A1")))
    #expect(broken([lifted("A1"), cancelled(.payload)], left) == words)
    checkers = Checkers(bench)
    #expect(broken([.settled(bench.cards("A1"))], left) == words)
    left = bench
    left.scene.geometry.setDropPlace(Destination(column: bench.column(1), slot: 0))
    checkers = Checkers(bench)
    #expect(broken([], left) == words)
    checkers = Checkers(bench)
    #expect(
      broken([lifted("A1"), .settled(bench.cards("A1"))])
        == "nothing-left: a card settled while it was lifted")
  }

  @Test("a timer that was passed by")
  mutating func timers() throws {
    var held = bench
    let effects = held.press(156, 96, at: 0, kind: .touch)
    #expect(broken(effects, held) == nil)
    held.now = Instant(microseconds: 325_001)
    #expect(broken([], held) == "time-forward: a timer is set 1us in the past")
  }

  @Test("a picture that shows a gap, a ghost or a motion when it must not")
  func pictures() throws {
    var carrying = bench
    carrying.drag("A1", to: Point(x: 452, y: 340))
    func fault(_ change: (inout Snapshot) -> Void, of bench: TestBench) -> String? {
      var snapshot = bench.snapshot
      change(&snapshot)
      do throws(InvariantBreach) {
        try Checkers.checkSnapshot(snapshot)
        return nil
      } catch {
        return "\(error.invariant.rawValue): \(error.words)"
      }
    }
    let shown = carrying.snapshot
    let left = "nothing-left: a gap, a target or a ghost is shown without a lift"
    #expect(fault({ _ in }, of: bench) == nil)
    #expect(fault({ $0.placement = .home }, of: bench) == left)
    #expect(fault({ $0.target = shown.target }, of: bench) == left)
    #expect(fault({ $0.ghost = shown.ghost }, of: bench) == left)
    #expect(fault({ $0.lifted = shown.lifted }, of: bench) == left)
    let moving = "at-rest: the board scrolls without a lift"
    #expect(fault({ $0.autoscroll.board.x = 1 }, of: bench) == moving)
    #expect(fault({ $0.autoscroll.board.y = -1 }, of: bench) == moving)
    #expect(fault({ $0.autoscroll.columnRate = 1 }, of: bench) == moving)

    let nothing = "nothing-left: nothing is lifted while cards are carried"
    #expect(fault({ _ in }, of: carrying) == nil)
    #expect(fault({ $0.lifted = [] }, of: carrying) == nothing)
    #expect(fault({ $0.placement = nil }, of: carrying) == nothing)
    #expect(fault({ $0.geometry = bench.scene.geometry }, of: carrying) == nothing)
    let gap = "nothing-left: a gap is shown where nothing would land"
    #expect(fault({ $0.target = nil }, of: carrying) == gap)
    #expect(fault({ $0.target?.decision = .forbid(.unknownCard) }, of: carrying) == gap)
  }
}
