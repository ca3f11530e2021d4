import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

/// Cards that come back to where they were, by every method, on columns of up to 8 cards.
@Suite("A card that is let go where it is")
struct InPlaceTests {
  private func bench(_ count: Int) throws -> TestBench {
    try TestBench((0..<count).map { "A\($0)" }.joined(separator: " ") + " | ")
  }

  /// Nothing is moved, and there is nothing to undo.
  private func expectUnchanged(_ bench: TestBench, _ start: String, _ method: String) {
    var bench = bench
    #expect(bench.effects.outcomes == ["unchanged"], "by \(method)")
    #expect(!bench.effects.kinds.contains("moved"), "by \(method)")
    #expect(bench.order == start, "by \(method)")
    #expect(bench.send(.undoRequested).ignored == [.nothingToUndo], "by \(method)")
  }

  @Test("makes no move, by pointer, key or program", arguments: 1...8)
  func inPlace(count: Int) throws {
    let bench = try bench(count)
    let start = bench.order
    for (index, card) in bench.scene.board.cards(in: bench.column(0)).enumerated() {
      let name = "A\(index)"
      var program = bench
      program.send(
        .moveRequested(MoveRequest(cards: [card], destination: bench.place(0, index), method: .host)))
      expectUnchanged(program, start, "program")

      var keys = bench
      keys.liftByKey(name)
      keys.key(.right)
      keys.key(.left)
      keys.key(.return)
      expectUnchanged(keys, start, "key")

      var pointer = bench
      let home = pointer.centre(of: name)
      pointer.drag(name, to: Point(x: 452, y: 300))
      pointer.release(home.x, home.y)
      expectUnchanged(pointer, start, "pointer")
    }
  }

  @Test("after a step up and one down is where it was, by key, action and menu", arguments: 2...8)
  func upThenDown(count: Int) throws {
    let bench = try bench(count)
    let start = bench.order
    for (index, card) in bench.scene.board.cards(in: bench.column(0)).enumerated().dropFirst() {
      for method in [InputMethod.action, .menu] {
        var asked = bench
        asked.send(.actionChosen(.moveUp, cards: [card], method: method))
        #expect(asked.order != start)
        asked.send(.actionChosen(.moveDown, cards: [card], method: method))
        #expect(asked.order == start)
      }
      for commit in [KeyboardCommit.onReturn, .live] {
        var keys = bench
        keys.scene.behaviour.keyboardCommit = commit
        keys.liftByKey("A\(index)")
        keys.key(.up)
        keys.key(.down)
        keys.key(.return)
        #expect(keys.order == start)
      }
    }
  }
}
