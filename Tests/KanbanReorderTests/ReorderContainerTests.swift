import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanReorder
import Testing

private typealias Place = ReorderDifference<String, Int>.Destination
private typealias Answer = DropConfiguration<String, Int>

/// Two lists in the layout of `standard`: the first at x 28 … 284, the second at 324 … 580, items 48 tall from 72
/// on, 56 apart.
@Suite struct ReorderContainerTests {
  private let second = Point(x: 452, y: 400)

  @Test func `the model changes once, on the drop, by one difference`() throws {
    let model = ListModel(["a b c", "d e"])
    let container = try model.container()
    container.drag(from: container.middle(of: "a"), to: container.middle(of: "e"), release: false)
    #expect(model.differences.isEmpty)
    #expect(model.text == "a b c|d e")
    #expect(container.feedback.lifted == ["a"])
    #expect(container.feedback.placeholder == Place(position: .before("e"), collectionID: 1))
    #expect(container.feedback.placeholderFrame == Rect(x: 324, y: 128, width: 256, height: 48))
    #expect(container.feedback.operation == .move)
    container.release(at: container.middle(of: "e"))
    #expect(
      model.differences == [
        .init(sources: ["a"], destination: Place(position: .before("e"), collectionID: 1))
      ])
    #expect(model.text == "b c|d a e")
    #expect(container.items(in: 1) == ["d", "a", "e"])
    #expect(model.phases.last == .ended(.move))
  }

  @Test func `the phases of a drag come in order, those of the drop only in the container`() throws {
    let model = ListModel(["a b", ""])
    let container = try model.container()
    var trace = PointerTrace<String>()
    trace.add(.pressed(Point(x: 156, y: 96)))
    trace.wait(.milliseconds(10))
    for x in [160.0, 452, 900, 452] {
      trace.add(.moved(Point(x: x, y: 96)))
      trace.wait(.milliseconds(10))
    }
    trace.add(.released(Point(x: 452, y: 96)))
    container.play(trace)
    #expect(model.phases == [.initial, .active, .active, .active, .ending(.move), .ended(.move)])
    #expect(model.drops.map(\.phase) == [.entering, .active, .exiting, .entering, .ended(.move)])
    #expect(model.drops.map(\.location.x) == [160, 452, 900, 452, 452])
    #expect(model.drops[1].reorderDestination == Place(position: .end, collectionID: 1))
    #expect(model.drops[2].reorderDestination == nil)
    #expect(model.drops.allSatisfy { $0.suggestedOperations == .move && $0.itemsCount == 1 })
    #expect(model.drops.allSatisfy { $0.localSession?.draggedItemIDs == ["a"] && $0.id == 1 })
  }

  @Test func `a drop where the items were changes nothing, and none outside does`() throws {
    let model = ListModel(["a b", ""])
    let container = try model.container()
    container.drag(from: container.middle(of: "a"), to: Point(x: 160, y: 100))
    container.drag(from: container.middle(of: "a"), to: Point(x: 900, y: 100))
    #expect(model.differences.isEmpty)
    let ends = model.phases.filter { $0 != .active }
    #expect(
      ends == [.initial, .ending(.cancel), .ended(.cancel), .initial, .ending(.cancel), .ended(.cancel)])
    #expect(model.drags.last?.id == 2)
  }

  @Test func `what is not reorderable, or in a disabled container, does not lift`() throws {
    let model = ListModel(["a b", ""])
    model.change = { $0.collections[0].items[0].isReorderable = false }
    let container = try model.container()
    container.drag(from: container.middle(of: "a"), to: second)
    #expect(model.drags.isEmpty)
    model.change = { $0.isEnabled = false }
    container.refresh(at: container.now)
    container.drag(from: container.middle(of: "b"), to: second)
    #expect(model.drags.isEmpty)
    model.change = { _ in }
    container.refresh(at: container.now)
    container.drag(from: container.middle(of: "b"), to: second)
    #expect(model.text == "a|b")
  }

  @Test func `the selection is lifted in its order if it holds the item`() throws {
    let model = ListModel(["a b c d", ""])
    model.change = { $0.selection = ["d", "a"] }
    let container = try model.container()
    container.drag(from: container.middle(of: "a"), to: second, release: false)
    #expect(model.drags.last?.draggedItemIDs == ["d", "a"])
    #expect(model.drags.last?.draggedItemIndex == 1)
    container.release(at: second)
    #expect(model.text == "b c|d a")
    container.drag(from: container.middle(of: "b"), to: second)
    #expect(model.text == "c|d a b")
  }

  @Test func `a drag container enlarges what is lifted, or lifts nothing`() throws {
    let model = ListModel(["a b c", ""])
    model.change = { $0.dragContainer = { $0 == ["a"] ? ["a", "c"] : [] } }
    let container = try model.container()
    container.drag(from: container.middle(of: "b"), to: second)
    #expect(model.drags.isEmpty)
    container.drag(from: container.middle(of: "a"), to: second)
    #expect(model.text == "b|a c")
  }

  @Test func `an app that does not do what it is told keeps its order`() throws {
    let model = ListModel(["a b", ""])
    model.obeys = false
    let container = try model.container()
    container.drag(from: container.middle(of: "a"), to: second)
    #expect(model.differences.count == 1)
    #expect(container.items(in: 0) == ["a", "b"])
    #expect(container.frame(of: "a") == Rect(x: 28, y: 72, width: 256, height: 48))
  }

  @Test func `the item after the place goes meanwhile, and the next one takes its part`() throws {
    let model = ListModel(["a", "d e f"])
    let container = try model.container()
    let end = container.middle(of: "e")
    container.drag(from: container.middle(of: "a"), to: end, release: false)
    model.lists[1] = ["d", "f"]
    container.refresh(at: container.now)
    #expect(container.feedback.placeholder == Place(position: .before("f"), collectionID: 1))
    container.release(at: end)
    #expect(model.text == "|d a f")
  }

  @Test func `the lifted item goes meanwhile, and the drag is over`() throws {
    let model = ListModel(["a b", ""])
    let container = try model.container()
    container.drag(from: container.middle(of: "a"), to: second, release: false)
    model.lists[0] = ["b"]
    container.refresh(at: container.now)
    #expect(model.phases.last == .ending(.cancel))
    container.release(at: second)
    #expect(model.phases.last == .ended(.cancel))
    #expect(model.differences.isEmpty)
  }

  @Test func `keys move an item by the same difference`() throws {
    let model = ListModel(["a b", "c"])
    let container = try model.container()
    for event: ReorderContainer<String, Int>.Event in [
      .focusMoved("a"), .keyPressed(.space), .keyPressed(.right), .keyPressed(.space),
    ] {
      container.handle(event, at: container.now)
    }
    #expect(model.text == "b|a c")
    #expect(model.differences.count == 1)
    container.handle(.undoRequested, at: container.now)
    #expect(container.items(in: 1) == ["a", "c"])
  }
}
