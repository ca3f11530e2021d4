import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

@Suite("A pointer drag")
struct PointerDragTests {
  @Test("lifts at the first sample that is as far as the threshold")
  func lifts() throws {
    var bench = try TestBench.fullColumn()
    bench.press(156, 96)
    #expect(bench.machine.phaseName == .pressed)
    bench.move(158, 98)
    #expect(bench.machine.phaseName == .pressed)
    bench.move(156, 99)
    #expect(bench.machine.phaseName == .dragging)
    #expect(bench.snapshot.lifted == [bench.card(0)])
  }

  @Test("moves the card once when it is let go")
  func moves() throws {
    var bench = try TestBench(columns: [(2, nil), (1, nil)])
    bench.press(156, 96)
    let over = bench.move(452, 340)
    let target = Destination(column: bench.column(1), slot: 1)
    #expect(
      over.contains(
        .targeted(Target(place: TargetPlace(destination: target, isHome: false), decision: .accept))))
    bench.release(452, 340)
    #expect(bench.cards(in: 0) == [1])
    #expect(bench.cards(in: 1) == [2, 0])
    #expect(bench.effects.count { if case .moved = $0 { true } else { false } } == 1)
    #expect(bench.machine.phaseName == .settling)
    bench.rest()
    #expect(bench.now == Instant(microseconds: 350_000))
    #expect(bench.machine.phaseName == .idle)
  }

  @Test("snaps back from a full column and says why")
  func snapsBack() throws {
    var bench = try TestBench.fullColumn()
    bench.press(156, 96)
    bench.move(452, 340)
    let reason = ForbidReason.wipLimit(column: bench.column(1), limit: 1, count: 1, wouldBe: 2)
    #expect(bench.snapshot.decision == .forbid(reason))
    #expect(bench.snapshot.placement == .home)
    #expect(bench.snapshot.cursor == .notAllowed)
    bench.release(452, 340)
    #expect(bench.cards(in: 0) == [0, 1])
    #expect(bench.snapshot.reason == .forbidden(reason))
    bench.rest()
    #expect(bench.effects.suffix(2) == [.returned([bench.card(0)]), .settled([bench.card(0)])])
  }

  @Test("counts a release at a new place as a move")
  func releaseMoves() throws {
    var bench = try TestBench(columns: [(2, nil), (1, nil)])
    bench.press(156, 96)
    bench.release(452, 340)
    #expect(bench.cards(in: 1) == [2, 0])
  }

  @Test("is a tap when it never reached the threshold, and then nothing lifts")
  func taps() throws {
    var bench = try TestBench.fullColumn()
    bench.press(156, 96)
    bench.move(157, 97)
    let released = bench.release(157, 97)
    #expect(
      released == [.tapped(PointerSample(point: Point(x: 157, y: 97)), card: bench.card(0))])
    #expect(!bench.effects.contains { if case .lifted = $0 { true } else { false } })
  }

  @Test("is unchanged, and not refused, when it ends in its own hole")
  func unchanged() throws {
    var bench = try TestBench(columns: [(3, WIPLimit(count: 1))])
    bench.press(156, 96)
    bench.move(156, 300)
    bench.move(160, 100)
    bench.release(160, 100)
    #expect(bench.effects.contains { if case .unchanged = $0 { true } else { false } })
    #expect(bench.cards(in: 0) == [0, 1, 2])
  }

  @Test("goes home from where nothing takes it")
  func noTarget() throws {
    var bench = try TestBench.fullColumn()
    bench.press(156, 96)
    bench.move(900, 96)
    #expect(bench.snapshot.target == nil)
    bench.release(900, 96)
    #expect(bench.snapshot.reason == .cancelled(.noTarget))
    #expect(bench.cards(in: 0) == [0, 1])
  }

  @Test("ends once, whatever ends it", arguments: Ending.allCases)
  func ends(_ ending: Ending) throws {
    var bench = try TestBench(columns: [(3, nil), (1, nil)])
    bench.press(156, 96)
    bench.move(452, 340)
    bench.send(ending.event)
    #expect(bench.snapshot.reason == .cancelled(ending.reason))
    #expect(bench.snapshot.placement == nil)
    #expect(bench.scene.geometry.lifted == nil)
    #expect(bench.scene.geometry.dropPlace == nil)
    #expect(bench.cards(in: 0) == [0, 1, 2])
    bench.release(452, 340)
    bench.rest()
    #expect(bench.effects.count { if case .cancelled = $0 { true } else { false } } == 1)
    #expect(bench.effects.last == .settled([bench.card(0)]))
  }

  enum Ending: CaseIterable {
    case escape, blur, cancel, hover

    var event: InputEvent {
      switch self {
      case .escape: .keyPressed(.escape, [])
      case .blur: .focusLost
      case .cancel: .pointerCancelled(pointer: 1, words: "lost")
      case .hover: .pointerHovered(PointerSample(point: Point(x: 10, y: 10)))
      }
    }

    var reason: CancelReason {
      switch self {
      case .escape: .escape
      case .blur: .blur
      case .cancel: .pointerCancel(words: "lost")
      case .hover: .lostRelease
      }
    }
  }

  @Test("loses its card to someone else, and nothing returns")
  func removed() throws {
    var bench = try TestBench(columns: [(3, nil), (1, nil)])
    bench.press(156, 96)
    bench.move(452, 340)
    bench.scene.geometry.removeCard(bench.card(0))
    bench.send(.sceneChanged)
    #expect(bench.snapshot.reason == .cancelled(.cardRemoved))
    bench.rest()
    #expect(!bench.effects.contains { if case .returned = $0 { true } else { false } })
    #expect(bench.cards(in: 0) == [1, 2])
  }
}
