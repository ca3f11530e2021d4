import KanbanInteraction
import KanbanModel
import KanbanSimulation

/// Walks over the states of a small world, the nearest first, and notes what every event did in every phase.
struct Explorer {
  /// What was seen of one event in one phase.
  struct Cell {
    var isHandled = false
    var isSilent = false
    var ignored: Set<String> = []
  }

  /// The phases of the machine; keys carry cards in `moving`.
  static let phases = ["idle", "pressed", "dragging", "moving", "scrolling", "settling"]

  private(set) var cells: [String: [String: Cell]] = [:]
  private(set) var ignored: Set<IgnoreReason> = []
  private(set) var cancelled: Set<String> = []
  /// The number of states that were found, and of steps that were taken.
  private(set) var states = 0
  private(set) var steps = 0
  /// The first broken invariant of each kind, with the way to it.
  private(set) var faults: [String] = []

  private struct Node {
    var bench: TestBench
    var checkers: Checkers
    var way: [String]
  }

  /// Explores from a bench until nothing new is found or the budget of states is spent. The phases take
  /// turns, so that none uses up the budget; within a phase the nearest states come first.
  mutating func explore(from bench: TestBench, budget: Int) {
    var seen: Set<StateKey> = [StateKey(bench)]
    var queues = ["idle": [Node(bench: bench, checkers: Checkers(bench), way: [])][...]]
    let events = World.events(bench)
    var turn = 0
    for _ in 0..<budget {
      guard let node = Self.next(of: &queues, &turn) else { break }
      states += 1
      let before = StateKey(node.bench)
      for step in events {
        var following = node
        let isHost = step.change != nil
        let effects = step.run(on: &following.bench)
        steps += 1
        let after = StateKey(following.bench)
        note(step, effects, in: Self.phase(of: node.bench), isChanged: after != before)
        following.way.append(step.kind)
        if let fault = following.checkers.broken(after: effects, following.bench, byHost: isHost) {
          faults.append("\(fault) after \(following.way): \(step.event)")
          continue
        }
        if seen.insert(after).inserted {
          queues[Self.phase(of: following.bench), default: []].append(following)
        }
      }
    }
  }

  private static func next(of queues: inout [String: ArraySlice<Node>], _ turn: inout Int) -> Node? {
    for _ in phases {
      turn = (turn + 1) % phases.count
      if let node = queues[phases[turn]]?.popFirst() { return node }
    }
    return nil
  }

  static func phase(of bench: TestBench) -> String {
    let isMoving = bench.machine.phaseName == .dragging && bench.snapshot.method == .keyboard
    return isMoving ? "moving" : bench.machine.phaseName.rawValue
  }

  private mutating func note(_ step: Step, _ effects: [Effect], in phase: String, isChanged: Bool) {
    var cell = cells[phase]?[step.kind] ?? Cell()
    let reasons = effects.ignored
    ignored.formUnion(reasons)
    cancelled.formUnion(effects.compactMap { $0.cancelReason?.code })
    cell.ignored.formUnion(reasons.map(\.rawValue))
    if effects.count > reasons.count || isChanged { cell.isHandled = true }
    if effects.isEmpty, !isChanged { cell.isSilent = true }
    cells[phase, default: [:]][step.kind] = cell
  }

  /// The table, one line a pair.
  var table: [String] {
    Self.phases.flatMap { phase in
      World.kinds.map { kind in
        let cell = cells[phase]?[kind]
        var words = cell.map { $0.ignored.sorted() } ?? ["NEVER SEEN"]
        if cell?.isHandled == true { words.insert("handled", at: 0) }
        if cell?.isSilent == true { words.append("(nothing to do)") }
        let pair = phase + String(repeating: " ", count: 11 - phase.count) + kind
        return pair + String(repeating: " ", count: 26 - pair.count) + words.joined(separator: ", ")
      }
    }
  }
}
