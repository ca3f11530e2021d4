import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

@Suite("Focus, selection and undo")
struct FocusTests {
  @Test("Tab goes over visible cards in board order and stops at the ends")
  func tab() throws {
    var bench = try TestBench("A1 A2? A3 | (collapsed) B1 | (hidden) C1 | D1*")
    for name in ["A1", "A3", "D1"] {
      bench.key(.tab)
      #expect(bench.scene.focus == bench.card(name))
    }
    #expect(bench.key(.tab).ignored == [.atEnd])
    for name in ["A3", "A1"] {
      bench.key(.tab, .shift)
      #expect(bench.scene.focus == bench.card(name))
    }
    #expect(bench.key(.tab, .shift).ignored == [.atEnd])
  }

  @Test("Tab goes on from a card that keys have put into a collapsed column")
  func tabFromCollapsed() throws {
    var bench = try TestBench("A1 | A2 | (collapsed) B1 | D1")
    bench.liftByKey("A2")
    bench.key(.right)
    bench.key(.return)
    bench.key(.tab)
    #expect(bench.scene.focus == bench.card("D1"))
    bench.send(.focusMoved(bench.card("B1")))
    bench.key(.tab, .shift)
    #expect(bench.scene.focus == bench.card("A1"))
  }

  @Test(
    "keys that mean nothing here are ignored by name",
    arguments: [
      (Key.up, IgnoreReason.unboundKey), (.delete, .unboundKey), (.character("x"), .unboundKey),
      (.escape, .noSession), (.space, .noFocus), (.return, .noFocus),
    ])
  func ignoredKeys(key: Key, reason: IgnoreReason) throws {
    var bench = try TestBench("A1")
    #expect(bench.key(key).ignored == [reason])
  }

  @Test(
    "a locked or hidden card does not lift by key",
    arguments: [("L", IgnoreReason.lockedCard), ("H", .notLiftable)])
  func notLifted(name: String, reason: IgnoreReason) throws {
    var bench = try TestBench("A1 L* H?")
    bench.send(.focusMoved(bench.card(name)))
    #expect(bench.key(.return).ignored == [reason])
  }

  @Test("the focus goes from a removed card to the next, else the previous, else none")
  func removal() throws {
    var bench = try TestBench("A1 A2 A3? A4 | B1")
    bench.send(.focusMoved(bench.card("A2")))
    for next in ["A4", "A1"] {
      let focus = try #require(bench.scene.focus)
      bench.scene.geometry.removeCard(focus)
      bench.send(.sceneChanged)
      #expect(bench.scene.focus == bench.card(next))
    }
    bench.scene.geometry.removeCard(bench.card("A1"))
    bench.send(.sceneChanged)
    #expect(bench.scene.focus == nil)
  }

  @Test("move mode ends when the focus goes elsewhere, and Tab takes it along")
  func leavesMoveMode() throws {
    var bench = try TestBench("A1 A2 | B1")
    bench.liftByKey("A1")
    #expect(bench.send(.focusMoved(bench.card("A1"))).isEmpty)
    bench.key(.right)
    #expect(bench.send(.focusMoved(bench.card("B1"))).kinds == ["cancelled", "focused"])
    bench.liftByKey("A1")
    #expect(bench.key(.tab).kinds == ["cancelled", "focused"])
    #expect(bench.scene.focus == bench.card("A2"))
    #expect(bench.snapshot.reason == .cancelled(.blur))
  }

  @Test("removed cards leave the selection")
  func selection() throws {
    var bench = try TestBench("A1 A2")
    #expect(bench.send(.selectionChanged(bench.cards("A2 A1"))) == [.selected(bench.cards("A2 A1"))])
    #expect(bench.send(.selectionChanged(bench.cards("A2 A1"))).isEmpty)
    bench.scene.geometry.removeCard(bench.card("A2"))
    #expect(bench.send(.sceneChanged) == [.selected(bench.cards("A1"))])
  }

  @Test("undo and redo restore moves of every method, limits notwithstanding")
  func undo() throws {
    var bench = try TestBench("A1 A2 | (limit 1) | C1")
    let start = bench.order
    bench.drag("A1", to: Point(x: 452, y: 300))
    bench.release(452, 300)
    bench.liftByKey("A1")
    bench.key(.right)
    bench.key(.return)
    bench.send(.actionChosen(.moveTo(bench.column(1)), cards: bench.cards("A2"), method: .menu))
    let end = bench.order
    #expect(end == " | A2 | A1 C1")
    for _ in 0..<3 { #expect(bench.send(.undoRequested).kinds.contains("restored")) }
    #expect(bench.order == start)
    #expect(bench.send(.undoRequested).ignored == [.nothingToUndo])
    for _ in 0..<3 { #expect(bench.send(.redoRequested).kinds.contains("restored")) }
    #expect(bench.order == end)
    #expect(bench.send(.redoRequested).ignored == [.nothingToUndo])
  }

  @Test("an undo that can do nothing says why, and the next one is that of the move before")
  func undoOfWhatIsGone() throws {
    var bench = try TestBench("A1 A2 A3 | B1 | C1")
    for name in ["A3", "A1", "A2"] {
      bench.send(.actionChosen(.moveTo(bench.column(1)), cards: bench.cards(name), method: .action))
    }
    bench.scene.geometry.removeCard(bench.card("A2"))
    bench.scene.geometry.relocate(bench.cards("A1"), to: bench.place(0, 0))
    bench.send(.sceneChanged)
    #expect(bench.send(.undoRequested).ignored == [.unknownCard])
    #expect(bench.send(.undoRequested).ignored == [.inPlace])
    bench.scene.geometry.removeColumn(bench.column(0))
    bench.send(.sceneChanged)
    #expect(bench.send(.undoRequested).ignored == [.unknownColumn])
    #expect(bench.send(.undoRequested).ignored == [.nothingToUndo])
    #expect(bench.order == "B1 A3 | C1")
  }

  @Test("undo reports what a shorter column scrolls")
  func undoScrolls() throws {
    var bench = try TestBench("A1 | " + (1...30).map { "B\($0)" }.joined(separator: " "))
    bench.send(.actionChosen(.moveTo(bench.column(1)), cards: bench.cards("A1"), method: .action))
    let column = ScrollArea.column(bench.column(1))
    bench.scene.geometry.scroll(column, to: Point(x: 0, y: 5_000))
    #expect(bench.send(.undoRequested).contains(.scrolled(column, to: Point(x: 0, y: 1_172))))
  }
}
