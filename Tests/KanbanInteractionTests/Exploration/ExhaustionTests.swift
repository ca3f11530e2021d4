import KanbanInteraction
import KanbanModel
import Testing

/// All reachable phases x all events on a small board, breadth first. The world is larger than the budget:
/// the events of 420 states under the standard policies, of 180 where everything is ignored or cancels.
@Suite("Every event in every phase")
struct ExhaustionTests {
  /// Facts that may say what is so already. Each other event is handled or ignored by name.
  private static let mayBeSilent: Set<String> = [
    "modifiers", "time", "change", "focus", "selection", "hover", "other hover", "move", "other move",
  ]

  private func explored() throws -> Explorer {
    var explorer = Explorer()
    explorer.explore(from: try World.bench(), budget: 420)
    let others = try World.bench { bench in
      bench.scene.behaviour.escapeCancels = false
      bench.scene.behaviour.blurCancels = false
      bench.scene.behaviour.secondPointerCancels = true
      bench.scene.behaviour.keyboardCommit = .live
    }
    explorer.explore(from: others, budget: 180)
    return explorer
  }

  @Test("is handled or ignored by name, and breaks no invariant")
  func everything() throws {
    let explorer = try explored()
    print("\(explorer.states) states, \(explorer.steps) steps")
    print(explorer.table.joined(separator: "\n"))
    #expect(explorer.faults.isEmpty, "\(explorer.faults.prefix(5))")
    for phase in Explorer.phases {
      for kind in World.kinds {
        let cell = try #require(explorer.cells[phase]?[kind], "\(kind) never came while \(phase)")
        #expect(!cell.isSilent || Self.mayBeSilent.contains(kind), "\(kind) says nothing while \(phase)")
      }
    }
    #expect(Set(IgnoreReason.allCases).subtracting(explorer.ignored).isEmpty)
    let reasons = [
      "no-target", "escape", "pointer-cancel", "blur", "lost-release", "second-pointer", "card-removed",
    ]
    #expect(Set(reasons).subtracting(explorer.cancelled).isEmpty)
  }
}
