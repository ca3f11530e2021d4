import KanbanInteraction
import KanbanModel
import KanbanSimulation

/// The simulator's checkers after each event of a bench, with the whole board each time.
extension Checkers {
  init(_ bench: TestBench) { self.init(bench.scene.board) }

  /// The broken invariant in words, or nil.
  ///
  /// - Parameter byHost: true if someone else changed the board before the event.
  mutating func broken(after effects: [Effect], _ bench: TestBench, byHost: Bool = false) -> String? {
    do throws(InvariantBreach) {
      if byHost { try checkHostChange(of: bench.scene.board.columns, scene: bench.scene) }
      try check(effects, machine: bench.machine, scene: bench.scene, at: bench.now)
      try checkWhole(machine: bench.machine, scene: bench.scene, at: bench.now)
      return nil
    } catch {
      return "\(error.invariant.rawValue): \(error.words)"
    }
  }
}
