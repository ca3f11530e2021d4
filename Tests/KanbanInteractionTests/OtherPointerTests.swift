import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

@Suite("Wheels and other pointers beside a session")
struct OtherPointerTests {
  private static let tall =
    "A1 | " + (1...30).map { "B\($0)" }.joined(separator: " ") + " | C1 | D1"

  private func dragging() throws -> TestBench {
    var bench = try TestBench(Self.tall)
    bench.drag("A1", to: Point(x: 452, y: 300))
    return bench
  }

  private func offset(_ bench: TestBench) -> [Double] {
    [
      bench.scene.geometry.offset(of: .column(bench.column(1))).y,
      bench.scene.geometry.offset(of: .board).x,
    ]
  }

  @Test(
    "a wheel scrolls what lies under it, the column before the board",
    arguments: [
      (452.0, 300.0, 0.0, 56.0, [56.0, 0.0]), (452, 300, 30, 0, [0, 30]), (452, 300, 30, 56, [56, 30]),
      (452, 300, 0, 9_999, [1_228, 0]), (156, 300, 40, 9, [0, 40]),
    ])
  func wheel(x: Double, y: Double, dx: Double, dy: Double, offsets: [Double]) throws {
    var bench = try dragging()
    let turned = bench.send(.wheelTurned(at: Point(x: x, y: y), by: Point(x: dx, y: dy)))
    #expect(offset(bench) == offsets)
    #expect(turned.kinds.filter { $0 == "scrolled" }.count == offsets.count { $0 != 0 })
  }

  @Test("a wheel finds the target again under a pointer that rests")
  func wheelRetargets() throws {
    var bench = try dragging()
    let before = try #require(bench.target)
    bench.send(.wheelTurned(at: Point(x: 452, y: 300), by: Point(x: 0, y: 112)))
    #expect(bench.target == [1, before[1] + 2])
    #expect(
      bench.send(.wheelTurned(at: Point(x: 452, y: 300), by: Point(x: 0, y: -999))).kinds == [
        "scrolled", "targeted",
      ])
  }

  @Test("a wheel that scrolls nothing says so")
  func wheelInVain() throws {
    var bench = try TestBench("A1 | B1")
    #expect(
      bench.send(.wheelTurned(at: Point(x: 156, y: 96), by: Point(x: 9, y: 9))).ignored == [.cannotScroll])
    #expect(
      bench.send(.wheelTurned(at: Point(x: 156, y: 900), by: Point(x: 0, y: 9))).ignored == [.outside])
  }

  @Test("a second finger scrolls beyond its slop, and never lifts")
  func secondFinger() throws {
    var bench = try dragging()
    bench.send(.pointerPressed(bench.sample(452, 400, .touch, pointer: 2), .left), at: 0)
    bench.send(.timePassed, at: 2_000)
    bench.send(.pointerMoved(bench.sample(452, 392, .touch, pointer: 2)))
    #expect(offset(bench) == [0, 0])
    bench.send(.pointerMoved(bench.sample(452, 344, .touch, pointer: 2)))
    #expect(offset(bench) == [56, 0])
    #expect(bench.machine.phaseName == .dragging)
    bench.send(.pointerReleased(bench.sample(452, 344, .touch, pointer: 2), .left))
    #expect(
      bench.send(.pointerMoved(bench.sample(452, 300, .touch, pointer: 2))).ignored == [.noPress])
    #expect(offset(bench) == [56, 0])
    #expect(bench.effects.kinds.filter { $0 == "lifted" }.count == 1)
  }

  @Test("a second finger goes on after the session, until it is let go, cancelled or pressed anew")
  func secondFingerStays() throws {
    var bench = try dragging()
    bench.send(.pointerPressed(bench.sample(452, 400, .touch, pointer: 2), .left))
    bench.key(.escape)
    bench.send(.pointerMoved(bench.sample(452, 344, .touch, pointer: 2)))
    #expect(offset(bench) == [56, 0])
    // Its release is lost; the next press of the same finger is a session of its own.
    bench.send(.pointerPressed(bench.sample(156, 500, .touch, pointer: 2), .left))
    bench.send(.pointerReleased(bench.sample(156, 500, .touch, pointer: 2), .left))
    #expect(bench.effects.kinds.last == "tapped")
    #expect(
      bench.send(.pointerMoved(bench.sample(452, 100, .touch, pointer: 2))).ignored == [.noPress])
    #expect(offset(bench) == [56, 0])
  }

  @Test("a second pointer of another kind changes nothing")
  func mouse() throws {
    var bench = try dragging()
    let target = bench.target
    #expect(
      bench.send(.pointerPressed(bench.sample(156, 96, pointer: 2), .left)).ignored == [.secondPointer])
    #expect(bench.send(.pointerMoved(bench.sample(156, 400, pointer: 2))).ignored == [.noPress])
    #expect(bench.send(.pointerReleased(bench.sample(156, 400, pointer: 2), .left)).ignored == [.noPress])
    #expect(bench.send(.pointerHovered(bench.sample(156, 400, pointer: 2))).isEmpty)
    #expect(bench.send(.pointerCancelled(pointer: 2, words: nil)).ignored == [.noSession])
    #expect(bench.target == target)
  }
}

@Suite("Someone else changes the board during a drag")
struct HostChangeTests {
  private func changed(
    _ text: String = "A1 A2 A3 | B1 B2 | C1", to point: Point = Point(x: 452, y: 124),
    _ change: (inout TestBench) throws -> Void
  ) throws -> TestBench {
    var bench = try TestBench(text)
    bench.drag("A1", to: point)
    bench.effects = []
    try change(&bench)
    bench.send(.sceneChanged)
    return bench
  }

  @Test("relocates the lifted card: its home is the new place")
  func relocated() throws {
    var bench = try changed { $0.scene.geometry.relocate($0.cards("A1"), to: $0.place(2, 1)) }
    #expect(bench.machine.phaseName == .dragging)
    bench.key(.escape)
    #expect(bench.order == "A2 A3 | B1 B2 | C1 A1")
    #expect(bench.spoken == ["A1 put back, 2 of 2 in Done"])
  }

  @Test("moves the neighbours: the target is found again, and the release lands there")
  func neighbours() throws {
    var bench = try changed { bench in
      let card = try bench.scene.geometry.insertCard(at: bench.place(1, 0))
      bench.titles.cards[card] = "X"
    }
    #expect(bench.target == [1, 1])
    bench.release(452, 124)
    #expect(bench.order == "A2 A3 | X A1 B1 B2 | C1")
  }

  @Test("takes away the target column: another is found, or none")
  func column() throws {
    let removed = try changed { $0.scene.geometry.removeColumn($0.column(1)) }
    #expect(removed.target == [1, 1])
    let hidden = try changed { bench in bench.scene.geometry.update(bench.column(1)) { $0.isHidden = true } }
    #expect(hidden.target == [2, 1])
    let last = try changed("A1 | B1") { $0.scene.geometry.removeColumn($0.column(1)) }
    #expect(last.target == nil)
    #expect(last.effects.kinds == ["untargeted"])
    let collapsed = try changed { bench in
      bench.scene.geometry.update(bench.column(1)) { $0.isCollapsed = true }
    }
    #expect(collapsed.target == [2, 1])
  }

  @Test("removes the source column: the session ends, and nothing returns")
  func source() throws {
    var bench = try changed { $0.scene.geometry.removeColumn($0.column(0)) }
    #expect(bench.snapshot.reason == .cancelled(.cardRemoved))
    bench.rest()
    #expect(bench.effects.kinds == ["cancelled"])
  }

  @Test("changes limits, locks and rules: the decision follows")
  func decision() throws {
    let limited = try changed { bench in
      bench.scene.geometry.update(bench.column(1)) { $0.limit = WIPLimit(count: 2) }
    }
    #expect(limited.snapshot.reason?.code == "wip-limit")
    #expect(limited.effects.kinds == ["targeted"])
    let locked = try changed { bench in bench.scene.geometry.update(bench.column(1)) { $0.isLocked = true } }
    #expect(locked.snapshot.reason?.code == "locked-column")
    let card = try changed { bench in bench.scene.geometry.update(bench.card("A1")) { $0.lock = .locked } }
    #expect(card.snapshot.reason?.code == "locked-card")
    let unoffered = try changed { $0.scene.rules.operations = [.copy] }
    #expect(unoffered.snapshot.operation == .copy)
    let forbidden = try changed { $0.scene.rules.forbidden = [Transition(from: .any, to: .any, words: "No")] }
    #expect(forbidden.snapshot.reason?.words == "No")
  }

  @Test("shows the operation that a release would use, and without a session the one that a drag would")
  func operation() throws {
    var bench = try TestBench("A1 | B1")
    #expect(bench.snapshot.operation == .move)
    bench.send(.modifiersChanged(.option))
    #expect(bench.snapshot.operation == .move)
    bench.scene.rules.operations = [.move, .copy]
    #expect(bench.snapshot.operation == .copy)
    bench.press(156, 96)
    #expect(bench.snapshot.operation == .copy)
    bench.move(156, 100)
    bench.send(.modifiersChanged([]))
    #expect(bench.snapshot.operation == .move)
    bench.send(.modifiersChanged(.option))
    bench.key(.escape)
    bench.rest()
    #expect(bench.snapshot.operation == .copy)
    bench.liftByKey("A1")
    #expect(bench.snapshot.operation == .move)
  }

  @Test("resizes the window, or the text: the target is found again and the grab point is kept")
  func metrics() throws {
    let text = try changed { bench in
      var metrics = bench.scene.geometry.metrics
      metrics.cardHeight = .fixed(96)
      try bench.scene.geometry.setMetrics(metrics)
    }
    #expect(text.snapshot.ghost?.frame == Rect(x: 324, y: 76, width: 256, height: 96))
    #expect(text.target == [1, 1])
    let small = try changed { bench in
      var metrics = bench.scene.geometry.metrics
      metrics.viewportSize = Size(width: 400, height: 600)
      try bench.scene.geometry.setMetrics(metrics)
    }
    #expect(small.target == nil)
  }

  @Test("scrolls: the target is found again")
  func scroll() throws {
    let bench = try changed("A1 | " + (1...30).map { "B\($0)" }.joined(separator: " ")) { bench in
      bench.scene.geometry.scroll(.column(bench.column(1)), to: Point(x: 0, y: 560))
    }
    #expect(bench.target == [1, 11])
  }
}
