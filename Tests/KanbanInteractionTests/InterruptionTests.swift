import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

@Suite("An interruption has one outcome")
struct InterruptionTests {
  /// What goes on when the interruption comes.
  enum Situation: CaseIterable {
    case idle, pressed, held, dragging, moving, scrolling, dropping, returning
  }

  enum Interruption: CaseIterable {
    case escape, blur, pointerCancel, hover, pressAgain, secondPointer, removal
  }

  private func bench(_ situation: Situation) throws -> TestBench {
    var bench = try TestBench("A1 A2 A3 | B1")
    bench.scene.behaviour.secondPointerCancels = true
    switch situation {
    case .idle: break
    case .pressed: bench.press(156, 96, at: 0)
    case .held: bench.press(156, 96, at: 0, kind: .touch)
    case .dragging: bench.drag("A1", to: Point(x: 452, y: 340))
    case .moving:
      bench.liftByKey("A1")
      bench.key(.right)
    case .scrolling:
      bench.press(156, 96, at: 0, kind: .touch)
      bench.move(156, 60, at: 10, kind: .touch)
    case .dropping, .returning:
      bench.drag("A1", to: Point(x: 452, y: 340))
      bench.release(situation == .dropping ? 452 : 900, 340)
    }
    bench.effects = []
    return bench
  }

  private func interrupt(_ bench: inout TestBench, _ interruption: Interruption) {
    switch interruption {
    case .escape: bench.key(.escape)
    case .blur: bench.send(.focusLost)
    case .pointerCancel: bench.send(.pointerCancelled(pointer: 1, words: nil))
    case .hover: bench.send(.pointerHovered(bench.sample(10, 10)))
    case .pressAgain: bench.press(156, 500, kind: .touch)
    case .secondPointer: bench.send(.pointerPressed(bench.sample(156, 500, .touch, pointer: 2), .left))
    case .removal:
      bench.scene.geometry.removeCard(bench.card("A1"))
      bench.send(.sceneChanged)
    }
  }

  /// What an interruption reports: kinds with their reasons.
  private static func expected(_ situation: Situation, _ interruption: Interruption) -> [String] {
    switch (situation, interruption) {
    case (.idle, .escape), (.idle, .blur), (.idle, .pointerCancel): ["ignored no-session"]
    case (.dropping, .blur), (.dropping, .pointerCancel): ["ignored no-session"]
    case (.returning, .blur), (.returning, .pointerCancel): ["ignored no-session"]
    case (.moving, .pointerCancel): ["ignored no-session"]
    case (.dropping, .escape), (.returning, .escape): ["ignored settling"]
    case (.idle, .pressAgain), (.dropping, .pressAgain), (.returning, .pressAgain),
      (.scrolling, .pressAgain), (.idle, .secondPointer), (.dropping, .secondPointer),
      (.returning, .secondPointer):
      ["pressed"]
    case (.idle, _), (.dropping, _), (.returning, _), (.scrolling, _), (.moving, .hover): []
    case (.moving, .escape): ["cancelled escape"]
    case (.moving, .removal): ["cancelled card-removed"]
    case (.moving, .blur): ["cancelled blur"]
    case (.moving, .pressAgain), (.moving, .secondPointer): ["cancelled blur", "pressed"]
    case (.pressed, let other), (.held, let other): ended("abandoned", other)
    case (.dragging, let other): ended("cancelled", other)
    }
  }

  private static func ended(_ kind: String, _ interruption: Interruption) -> [String] {
    switch interruption {
    case .escape: ["\(kind) escape"]
    case .blur: ["\(kind) blur"]
    case .pointerCancel: ["\(kind) pointer-cancel"]
    case .hover: ["\(kind) lost-release"]
    case .pressAgain: ["\(kind) lost-release", "pressed"]
    case .secondPointer: ["\(kind) second-pointer"]
    case .removal: ["\(kind) card-removed"]
    }
  }

  private func words(_ effects: [Effect]) -> [String] {
    effects.compactMap { effect in
      if let reason = effect.ignoreReason { return "ignored \(reason.rawValue)" }
      if let reason = effect.cancelReason { return "\(effect.kind) \(reason.code)" }
      return effect.kind == "pressed" ? "pressed" : nil
    }
  }

  @Test("and its reason, in every phase", arguments: Situation.allCases, Interruption.allCases)
  func table(situation: Situation, interruption: Interruption) throws {
    var bench = try bench(situation)
    let order = bench.order
    let isSettling = bench.machine.phaseName == .settling
    interrupt(&bench, interruption)
    #expect(words(bench.effects) == Self.expected(situation, interruption))
    if interruption != .removal { #expect(bench.order == order) }
    let goesOn = situation == .moving && [.pointerCancel, .hover].contains(interruption)
    #expect((bench.scene.geometry.lifted == nil) == !goesOn)
    #expect((bench.scene.geometry.dropPlace == nil) == !goesOn)
    if isSettling, interruption == .escape { #expect(bench.machine.phaseName == .settling) }
    if isSettling, interruption == .removal { #expect(bench.snapshot.settling.isEmpty) }
    if bench.machine.phaseName == .pressed { bench.send(.pointerCancelled(pointer: 1, words: nil)) }
    if bench.machine.phaseName == .pressed { bench.send(.pointerCancelled(pointer: 2, words: nil)) }
    bench.rest()
    #expect(
      bench.effects.outcomes.count
        == (["moving", "dragging"].contains("\(situation)")
          && words(
            bench.effects
          ).contains { $0.hasPrefix("cancelled") } ? 1 : 0))
    let nothingReturns = interruption == .removal || bench.effects.outcomes.isEmpty && !isSettling
    #expect(bench.effects.kinds.contains("settled") == !nothingReturns)
  }

  @Test(
    "unless the behaviour ignores it", arguments: [Situation.pressed, .held, .dragging, .moving, .scrolling])
  func policies(situation: Situation) throws {
    var bench = try bench(situation)
    bench.scene.behaviour.escapeCancels = false
    bench.scene.behaviour.blurCancels = false
    bench.scene.behaviour.secondPointerCancels = false
    let phase = bench.machine.phaseName
    #expect(bench.key(.escape).ignored == [.policy])
    #expect(bench.send(.focusLost).ignored == [.policy])
    if situation != .moving {
      let second = bench.send(.pointerPressed(bench.sample(156, 500, .touch, pointer: 2), .left))
      #expect(second.ignored == [.secondPointer])
    }
    #expect(bench.machine.phaseName == phase)
  }

  @Test("and a late release after Escape changes nothing")
  func lateRelease() throws {
    var bench = try bench(.dragging)
    bench.key(.escape)
    #expect(bench.release(452, 340).ignored == [.noPress])
    #expect(bench.order == "A1 A2 A3 | B1")
  }
}
