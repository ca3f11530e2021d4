import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanReorder
import Testing

private typealias Place = ReorderDifference<String, Int>.Destination
private typealias Answer = DropConfiguration<String, Int>

@Suite struct ItemsFromOutsideTests {
  private let second = Point(x: 452, y: 400)

  @Test func `items from outside are inserted where they are dropped, and nothing is moved`() throws {
    let model = ListModel(["a", "b c"])
    let container = try model.container()
    container.carryIn(["x", "y"], to: container.middle(of: "c"))
    #expect(model.differences.isEmpty)
    #expect(model.inserted.map(\.items) == [["x", "y"]])
    let session = try #require(model.inserted.first?.session)
    #expect(session.reorderDestination == Place(position: .before("c"), collectionID: 1))
    #expect(session.phase == .ended(.move))
    #expect(session.suggestedOperations == [.copy, .move])
    #expect(model.text == "a|b x y c")
    #expect(container.items(in: 1) == ["b", "x", "y", "c"])
    #expect(
      model.phases.filter { $0 != .active } == [
        .initial, .ending(.move), .ended(.move), .dataTransferCompleted,
      ])
    #expect(model.drops.suffix(2).map(\.phase) == [.ended(.move), .dataTransferCompleted])
  }

  @Test func `a container that only knows its own items takes no others`() throws {
    let model = ListModel(["a", ""])
    let container = try model.container(takesItems: false)
    container.carryIn(["x"], to: second, release: false)
    #expect(container.feedback.operation == .forbidden)
    #expect(container.feedback.placeholder == nil)
    container.release(at: second)
    #expect(model.inserted.isEmpty)
    #expect(model.phases.suffix(2) == [.ending(.forbidden), .ended(.forbidden)])
    #expect(container.frame(of: "x") == nil)
  }

  @Test func `a source offers copies only, unless it allows moves`() throws {
    let model = ListModel(["a", ""])
    model.change = {
      $0.dropConfiguration = { Answer(operation: $0.suggestedOperations.contains(.move) ? .move : .copy) }
    }
    let container = try model.container()
    container.carryIn(["x"], DragConfiguration(), to: second)
    container.carryIn(["y"], DragConfiguration(allowMove: true), to: second)
    #expect(model.inserted.map(\.session.phase) == [.ended(.copy), .ended(.move)])
    model.change = { $0.dropConfiguration = { _ in Answer(operation: .move) } }
    container.refresh(at: container.now)
    container.carryIn(["z"], DragConfiguration(), to: second)
    #expect(model.phases.last == .ended(.forbidden))
    #expect(model.text == "a|x y")
  }

  @Test func `Option asks for a copy and Command for a move, if the source allows it`() throws {
    let model = ListModel(["a", ""])
    let container = try model.container()
    func suggested(_ modifiers: Modifiers, _ configuration: DragConfiguration) -> DropOperation.Set? {
      container.handle(.modifiersChanged(modifiers), at: container.now)
      container.carryIn(["x"], configuration, to: Point(x: 452, y: 300), release: false)
      let session = model.drops.last
      container.handle(.pointerCancelled(), at: container.now)
      container.handle(.modifiersChanged([]), at: container.now)
      return session?.suggestedOperations
    }
    let both = DragConfiguration(allowMove: true)
    #expect(suggested([], both) == [.copy, .move])
    #expect(suggested(.option, both) == .copy)
    #expect(suggested(.command, both) == .move)
    #expect(suggested([.option, .command], both) == [.copy, .move])
    #expect(suggested(.command, DragConfiguration()) == .copy)
    let move = DragConfiguration(operationsWithinApp: .init(allowCopy: false, allowMove: true))
    #expect(suggested(.option, move) == .move)
    #expect(
      suggested([], DragConfiguration(operationsWithinApp: .init(allowDelete: true))) == [.copy, .delete])
  }

  @Test func `a drag from another app has no local session, and offers what may leave the app`() throws {
    let model = ListModel(["a", ""])
    let container = try model.container()
    let configuration = DragConfiguration(allowMove: true)
    container.dragEntered(
      ["x"], configuration: configuration, isLocal: false, PointerSample(point: second), at: container.now)
    #expect(model.drops.last?.localSession == nil)
    #expect(model.drops.last?.suggestedOperations == .copy)
    container.release(at: second)
    #expect(model.phases.contains(.ending(.copy)))
  }

  @Test func `items from outside stay while the content is made anew, carried or let go`() throws {
    let model = ListModel(["a", "b"])
    let container = try model.container()
    container.carryIn(["x"], to: second, release: false)
    container.refresh(at: container.now)
    #expect(container.feedback.placeholder != nil)
    container.release(at: second)
    #expect(model.inserted.map(\.items) == [["x"]])
    container.refresh(at: container.now)
    #expect(model.text == "a|b x")
  }

  @Test func `an item that the container has already does not come from outside`() throws {
    let model = ListModel(["a", ""])
    let container = try model.container()
    container.carryIn(["a"], to: second)
    #expect(model.drags.isEmpty)
    #expect(model.text == "a|")
  }

  @Test func `a container without a place for them still takes items, to be appended`() throws {
    let model = ListModel([])
    let container = try model.container()
    container.carryIn(["x"], to: second)
    #expect(model.inserted.map(\.items) == [["x"]])
    #expect(model.inserted.first?.session.reorderDestination == nil)
    #expect(model.phases.suffix(3) == [.ending(.move), .ended(.move), .dataTransferCompleted])
    container.carryIn(["y"], to: Point(x: 900, y: 300))
    #expect(model.inserted.count == 1)
    #expect(model.phases.last == .ended(.cancel))
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 2), (3, 2)])
  func `without a place for them, too, as many items are taken as the destination says`(
    accepted: Int, taken: Int
  ) throws {
    let model = ListModel([])
    model.change = { $0.dropConfiguration = { _ in Answer(operation: .move, acceptedItemCount: accepted) } }
    let container = try model.container()
    container.carryIn(["x", "y"], to: second)
    #expect(model.inserted.map(\.items) == [Array(["x", "y"].prefix(taken))])
  }

  @Test func `an app that does not insert what was dropped has nothing more`() throws {
    let model = ListModel(["a", ""])
    model.obeys = false
    let container = try model.container()
    container.carryIn(["x"], to: second)
    #expect(model.inserted.count == 1)
    #expect(container.items(in: 1).isEmpty)
    #expect(model.phases.last == .dataTransferCompleted)
    container.carryIn(["x"], to: second)
    #expect(model.inserted.count == 2)
  }
}
