import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanReorder
import Testing

private typealias Place = ReorderDifference<String, Int>.Destination
private typealias Answer = DropConfiguration<String, Int>
private typealias Session = DropSession<String, Int>

@Suite struct DropConfigurationTests {
  private let second = Point(x: 452, y: 400)

  /// A model whose destination answers in one way.
  private func model(
    _ lists: [String], _ answer: @escaping @Sendable (Session) -> Answer
  ) -> ListModel {
    let model = ListModel(lists)
    model.change = { $0.dropConfiguration = answer }
    return model
  }

  @Test(arguments: [DropOperation.forbidden, .cancel, .copy, .alias, .delete])
  func `what is forbidden or not suggested snaps back`(operation: DropOperation) throws {
    let model = model(["a b", ""]) { _ in Answer(operation: operation) }
    let container = try model.container()
    container.drag(from: container.middle(of: "a"), to: second, release: false)
    #expect(container.feedback.operation == .forbidden)
    #expect(container.feedback.placeholder == Place(position: .before("b"), collectionID: 0))
    container.release(at: second)
    #expect(model.differences.isEmpty)
    #expect(model.phases.filter { $0 != .active } == [.initial, .ending(.forbidden), .ended(.forbidden)])
    #expect(container.frame(of: "a") == Rect(x: 28, y: 72, width: 256, height: 48))
  }

  @Test func `the answer may depend on where in a place the pointer is`() throws {
    let model = model(["a", ""]) { Answer(operation: $0.location.y < 300 ? .move : .forbidden) }
    let container = try model.container()
    container.drag(from: container.middle(of: "a"), to: Point(x: 452, y: 299), release: false)
    #expect(container.feedback.operation == .move)
    container.handle(.pointerMoved(PointerSample(point: Point(x: 452, y: 301))), at: container.now)
    #expect(container.feedback.operation == .forbidden)
    container.release(at: Point(x: 452, y: 290))
    #expect(model.text == "|a")
  }

  @Test func `the destination may be another one than the pointer's`() throws {
    let model = model(["a b c", ""]) { _ in
      Answer(operation: .move, destination: Place(position: .before("b"), collectionID: 0))
    }
    let container = try model.container()
    container.drag(from: container.middle(of: "c"), to: second, release: false)
    #expect(container.feedback.placeholder == Place(position: .before("b"), collectionID: 0))
    container.release(at: second)
    #expect(model.text == "a c b|")
    #expect(
      model.differences == [
        .init(sources: ["c"], destination: Place(position: .before("b"), collectionID: 0))
      ])
  }

  @Test func `a destination that is lifted itself or gone is as the policy says`() throws {
    let model = ListModel(["a b c", "d"])
    let container = try model.container()
    func text(
      _ place: Place, _ change: (inout ReorderPolicy<String>) -> Void = { _ in }
    ) -> String {
      var policy = ReorderPolicy<String>()
      change(&policy)
      model.lists = [0: ["a", "b", "c"], 1: ["d"]]
      model.change = {
        $0.policy = policy
        $0.dropConfiguration = { _ in Answer(operation: .move, destination: place) }
      }
      container.refresh(at: container.now)
      container.drag(from: container.middle(of: "b"), to: second)
      return model.text
    }
    #expect(text(Place(position: .before("b"), collectionID: 0)) == "a b c|d")
    #expect(text(Place(position: .before("b"), collectionID: 0)) { $0.selfAnchor = .end } == "a c b|d")
    #expect(text(Place(position: .before("x"), collectionID: 1)) == "a c|d b")
    #expect(text(Place(position: .before("x"), collectionID: 1)) { $0.vanishedAnchor = .cancel } == "a b c|d")
    #expect(
      text(Place(position: .before("x"), collectionID: 1)) {
        $0.vanishedAnchor = .nextSurvivor(inOrderOf: ["x", "d"])
      } == "a c|b d")
    #expect(text(Place(position: .end, collectionID: 7)) == "a b c|d")
  }

  @Test func `of several items the destination may take only some; the others return`() throws {
    let model = model(["a b c", ""]) { _ in Answer(operation: .move, acceptedItemCount: 2) }
    model.change = { [change = model.change] in
      change(&$0)
      $0.selection = ["c", "a", "b"]
    }
    let container = try model.container()
    container.drag(from: container.middle(of: "a"), to: second, release: false)
    #expect(container.feedback.itemsCount == 2)
    container.release(at: second)
    #expect(model.text == "b|c a")
    let none = self.model(["a", ""]) { _ in Answer(operation: .move, acceptedItemCount: 0) }
    let refusing = try none.container()
    refusing.drag(from: refusing.middle(of: "a"), to: second)
    #expect(none.text == "a|")
  }

  @Test func `the formation over a destination is the destination's`() throws {
    let model = ListModel(["a b", "c"])
    model.change = {
      $0.selection = ["a", "b"]
      $0.dragPreviewsFormation = .list
      $0.collections[1].dropPreviewsFormation = .stack
    }
    let container = try model.container()
    container.drag(from: container.middle(of: "a"), to: Point(x: 156, y: 300), release: false)
    #expect(container.feedback.formation == .list)
    container.handle(.pointerMoved(PointerSample(point: second)), at: container.now)
    #expect(container.feedback.formation == .stack)
    container.handle(.pointerMoved(PointerSample(point: Point(x: 900, y: 0))), at: container.now)
    #expect(container.feedback.formation == .list)
    model.change = { $0.dropPreviewsFormation = .pile }
    container.refresh(at: container.now)
    container.handle(.pointerMoved(PointerSample(point: second)), at: container.now)
    #expect(container.feedback.formation == .pile)
    #expect(DragDropPreviewsFormation.default.shown == .pile)
    container.release(at: second)
  }
}
