import KanbanGeometry
import KanbanInteraction
import KanbanModel
import TestSupport
import Testing

@Suite("Move mode, live")
struct LiveMoveModeTests {
  private func live(_ text: String, _ card: String = "A1") throws -> TestBench {
    var bench = try TestBench(text)
    bench.scene.behaviour.keyboardCommit = .live
    bench.liftByKey(card)
    return bench
  }

  @Test("makes a move of each step")
  func steps() throws {
    var bench = try live("A1 A2 | B1")
    for (key, order) in [(Key.down, "A2 A1 | B1"), (.right, "A2 | B1 A1"), (.up, "A2 | A1 B1")] {
      #expect(bench.key(key).kinds == ["targeted", "resolved", "moved"])
      #expect(bench.order == order)
    }
    bench.key(.return)
    #expect(bench.spoken.last == "A1 moved to 1 of 2 in Doing")
    #expect(bench.effects.outcomes == ["moved", "moved", "moved", "unchanged"])
    bench.rest()
    bench.send(.undoRequested)
    #expect(bench.order == "A2 | B1 A1")
  }

  @Test("stays where it is at a refused step, and says so")
  func refused() throws {
    var bench = try live("A1 A2 | (limit 1) B1 | C1")
    let refused = bench.key(.right)
    #expect(refused.kinds == ["targeted", "resolved", "targeted"])
    #expect(bench.spoken.last == "Doing is full, 1 of 1")
    #expect(bench.target == [0, 0])
    #expect(bench.scene.geometry.dropPlace?.column == bench.column(0))
    bench.key(.down)
    #expect(bench.order == "A2 A1 | B1 | C1")
  }

  @Test(
    "goes back to the exact start on Escape, limits and pinned neighbours notwithstanding",
    arguments: [
      "A1 A2 | B1 | C1", "A1 P! | B1 | C1", "A0 A1 P! | Q! B1 | C1 R!", "(limit 1) A1 | B1 | (limit 2) C1",
      "P! A1 Q! | R! | S! T!", "A1 H? P! | B1? Q! | ",
    ])
  func escape(board: String) throws {
    let keys: [Key] = [.up, .down, .left, .right, .home, .end]
    var random = SplitMix64(seed: 4)
    for _ in 0..<60 {
      var bench = try live(board)
      let order = bench.order
      for _ in 0...random.below(30) { bench.key(keys[random.below(keys.count)]) }
      bench.key(.escape)
      #expect(bench.order == order)
      #expect(bench.effects.outcomes.last == "cancelled")
      #expect(bench.scene.focus == bench.card("A1"))
      // Nothing of the cancelled steps is left to undo or redo.
      #expect(bench.send(.undoRequested).ignored == [.nothingToUndo])
      #expect(bench.send(.redoRequested).ignored == [.nothingToUndo])
    }
  }

  @Test("restores by the neighbours where someone else has changed them meanwhile")
  func changedMeanwhile() throws {
    var bench = try live("A1 A2 A3 A4 | B1", "A2")
    bench.key(.right)
    let card = try bench.scene.geometry.insertCard(at: bench.place(0, 0))
    bench.titles.cards[card] = "X"
    bench.send(.sceneChanged)
    bench.key(.escape)
    #expect(bench.order == "X A1 A2 A3 A4 | B1")
    #expect(bench.spoken.last == "A2 put back, 3 of 5 in To do")

    bench.liftByKey("A4")
    bench.key(.right)
    bench.scene.geometry.removeCard(bench.card("A1"))
    bench.send(.sceneChanged)
    bench.key(.escape)
    #expect(bench.order == "X A2 A3 A4 | B1")
  }

  @Test("restores several scattered cards each to its own place")
  func several() throws {
    var bench = try TestBench("A1 A2 A3 | B1 B2 | C1")
    bench.scene.behaviour.keyboardCommit = .live
    bench.send(.selectionChanged(bench.cards("A1 A3 B1")))
    bench.liftByKey("A3")
    bench.key(.right)
    #expect(bench.order == "A2 | B2 A1 A3 B1 | C1" || bench.order == "A2 | A1 A3 B1 B2 | C1")
    bench.key(.right)
    let escaped = bench.key(.escape)
    #expect(bench.order == "A1 A2 A3 | B1 B2 | C1")
    #expect(escaped.kinds == ["restored", "cancelled"])
    guard case .cancelled(let sources, _, _) = escaped[1] else { return }
    #expect(sources.map(\.card) == bench.cards("A1 A3 B1"))
  }

  @Test("ends when its card is removed, and the others go home")
  func removed() throws {
    var bench = try live("A1 A2 | B1")
    bench.key(.right)
    bench.scene.geometry.removeCard(bench.card("A1"))
    bench.send(.sceneChanged)
    #expect(bench.snapshot.reason == .cancelled(.cardRemoved))
    #expect(bench.order == "A2 | B1")
    #expect(bench.scene.focus == bench.card("B1"))
  }
}
