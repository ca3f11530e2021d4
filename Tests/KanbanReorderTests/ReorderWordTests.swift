import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanReorder
import Testing

private typealias Place = ReorderDifference<String, Int>.Destination

/// What a container says of itself, each word once; lists as in `ReorderContainerTests`.
@Suite struct ReorderWordTests {
  @Test func `a trace holds its steps at their times`() {
    var trace = PointerTrace<String>(kind: .touch)
    trace.drag(
      from: Point(x: 0, y: 10), to: Point(x: 50, y: 110), hold: .milliseconds(30),
      over: TimeSpan(microseconds: 33_335))
    trace.wait(.milliseconds(5))
    trace.wait(.milliseconds(-9))
    trace.add(.cancelled)
    trace.drag(
      ["x"], configuration: DragConfiguration(allowMove: true), from: Point(x: 1, y: 2),
      to: Point(x: 3, y: 4), over: TimeSpan(microseconds: 16_667))
    func step(_ microseconds: Int64, _ action: PointerTrace<String>.Action) -> (
      Int64, PointerTrace<String>.Action
    ) {
      (microseconds, action)
    }
    let expected = [
      step(0, .pressed(Point(x: 0, y: 10))),
      step(46_667, .moved(Point(x: 50 * (16_667.0 / 33_335), y: 10 + 100 * (16_667.0 / 33_335)))),
      step(63_334, .moved(Point(x: 50 * (33_334.0 / 33_335), y: 10 + 100 * (33_334.0 / 33_335)))),
      step(63_335, .moved(Point(x: 50, y: 110))), step(63_335, .released(Point(x: 50, y: 110))),
      step(68_335, .cancelled),
      step(
        68_335,
        .entered(Point(x: 1, y: 2), items: ["x"], configuration: DragConfiguration(allowMove: true))
      ),
      step(85_002, .moved(Point(x: 3, y: 4))), step(85_002, .released(Point(x: 3, y: 4))),
    ]
    #expect(trace.steps.map(\.time.microseconds) == expected.map(\.0))
    #expect(trace.steps.map(\.action) == expected.map(\.1))
    #expect(trace.kind == .touch)
    var usual = PointerTrace<String>()
    usual.drag(from: .zero, to: Point(x: 1, y: 0))
    #expect(usual.kind == .mouse)
    #expect(usual.steps.count == 14)
    #expect(usual.steps.last?.time == .milliseconds(200))
  }

  @Test func `a cancelled trace ends a drag, and a finger's needs its rest`() throws {
    let model = ListModel(["a b", ""])
    let container = try model.container()
    var trace = PointerTrace<String>()
    trace.add(.pressed(Point(x: 156, y: 96)))
    trace.move(from: Point(x: 156, y: 96), to: Point(x: 452, y: 400))
    trace.add(.cancelled)
    #expect(container.play(trace) == container.now)
    #expect(model.phases.last == .ended(.cancel))
    #expect(container.nextWake == nil)
    var finger = PointerTrace<String>(kind: .touch)
    finger.drag(from: Point(x: 156, y: 96), to: Point(x: 452, y: 400))
    container.play(finger)
    #expect(model.text == "a b|")
    var resting = PointerTrace<String>(kind: .touch)
    resting.drag(from: Point(x: 156, y: 96), to: Point(x: 452, y: 400), hold: .milliseconds(1_000))
    container.play(resting)
    #expect(model.text == "b|a")
  }

  @Test func `every operation is a set of its own`() {
    let sets = DropOperation.allCases.map(\.set)
    #expect(Set(sets.map(\.rawValue)) == [1, 2, 4, 8, 16, 32])
    #expect(DropOperation.allCases == [.cancel, .copy, .forbidden, .move, .alias, .delete])
    #expect(sets == [.cancel, .copy, .forbidden, .move, .alias, .delete])
  }

  @Test func `the feedback of a drag, from rest to rest`() throws {
    let model = ListModel(["a b c", "d"])
    model.change = {
      $0.selection = ["b", "a"]
      $0.dragPreviewsFormation = .list
      $0.dropPreviewsFormation = .stack
    }
    let container = try model.container()
    func expect(
      _ phase: PhaseName, _ lifted: [String], _ place: Place?, _ frame: Rect?, _ preview: Rect?,
      _ formation: DragDropPreviewsFormation, _ operation: DropOperation, _ count: Int,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let shown = container.feedback
      #expect(shown.phase == phase, sourceLocation: sourceLocation)
      #expect(shown.lifted == lifted, sourceLocation: sourceLocation)
      #expect(shown.placeholder == place, sourceLocation: sourceLocation)
      #expect(shown.placeholderFrame == frame, sourceLocation: sourceLocation)
      #expect(shown.preview == preview, sourceLocation: sourceLocation)
      #expect(shown.formation == formation, sourceLocation: sourceLocation)
      #expect(shown.operation == operation, sourceLocation: sourceLocation)
      #expect(shown.itemsCount == count, sourceLocation: sourceLocation)
    }
    expect(.idle, [], nil, nil, nil, .list, .cancel, 0)
    #expect(container.frame(ofCollection: 1) == Rect(x: 312, y: 16, width: 280, height: 568))
    #expect(container.frame(ofCollection: 7) == nil)
    #expect(container.viewport == Rect(x: 0, y: 0, width: 800, height: 600))
    container.drag(from: Point(x: 156, y: 152), to: Point(x: 452, y: 80), release: false)
    expect(
      .dragging, ["b", "a"], Place(position: .before("d"), collectionID: 1),
      Rect(x: 324, y: 72, width: 256, height: 104), Rect(x: 324, y: 56, width: 256, height: 48),
      .stack, .move,
      2)
    container.handle(.pointerMoved(PointerSample(point: Point(x: 900, y: 80))), at: container.now)
    #expect(container.feedback.operation == .cancel)
    #expect(container.feedback.formation == .list)
    container.handle(
      .pointerReleased(PointerSample(point: Point(x: 452, y: 80))), at: container.now)
    #expect(model.text == "c|b a d")
    #expect(container.feedback.phase == .settling)
  }

  @Test func `places are told in the container's own points`() throws {
    let model = ListModel(["a", ""])
    let container = try model.container {
      $0.origin = Point(x: 100, y: 50)
      $0.zoom = 2
      $0.viewportSize = Size(width: 400, height: 300)
    }
    #expect(container.viewport == Rect(x: 100, y: 50, width: 800, height: 600))
    container.drag(from: container.middle(of: "a"), to: Point(x: 120, y: 450), release: false)
    #expect(model.drops.last?.location == Point(x: 10, y: 200))
  }

  @Test func `of other pointers nothing is noted while one drags`() throws {
    let model = ListModel(["a b", ""])
    let container = try model.container()
    container.drag(from: Point(x: 156, y: 96), to: Point(x: 452, y: 400), release: false)
    let count = model.drops.count
    container.handle(
      .pointerHovered(PointerSample(pointer: 2, point: Point(x: 5, y: 5))), at: container.now)
    container.handle(
      .pointerPressed(PointerSample(pointer: 2, point: Point(x: 5, y: 5))), at: container.now)
    container.handle(
      .pointerMoved(PointerSample(pointer: 2, point: Point(x: 9, y: 5))), at: container.now)
    #expect(model.drops.count == count)
    #expect(model.drops.last?.location == Point(x: 452, y: 400))
    container.handle(
      .pointerReleased(PointerSample(point: Point(x: 453, y: 401))), at: container.now)
    #expect(model.drops.last?.location == Point(x: 453, y: 401))
    #expect(model.text == "b|a")
  }
}
