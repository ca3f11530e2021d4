import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import Testing

/// Grids, wraps and piles that lie otherwise than the metrics would put them.
extension MeasuringTests {
  private static let body = Rect(x: 60, y: 100, width: 300, height: 360)

  /// Five cards in three columns of uneven width, the second row 9 below the first.
  private func cells() -> [Rect] {
    [
      Rect(x: 70, y: 110, width: 100, height: 60), Rect(x: 190, y: 110, width: 40, height: 60),
      Rect(x: 250, y: 110, width: 90, height: 60), Rect(x: 70, y: 179, width: 100, height: 80),
      Rect(x: 190, y: 179, width: 40, height: 80),
    ]
  }

  private func frames(_ cells: [Rect], shown: ShownLift<Int, String> = .inPlace) -> Controller.Frames {
    var frames = Controller.Frames(shown: shown)
    frames.columns["a"] = ColumnFrames(
      frame: Rect(x: 60, y: 60, width: 300, height: 400), body: Self.body)
    for (index, cell) in cells.enumerated() { frames.cards[index + 1] = cell }
    return frames
  }

  private func controller(_ arrangement: Arrangement) throws -> Controller {
    var metrics = LayoutMetrics()
    metrics.arrangement = arrangement
    return try Controller(columns: [Lane("a", [1, 2, 3, 4, 5])], metrics: metrics)
  }

  private func places(_ controller: Controller) -> [Rect?] { (1...5).map { controller.frame(of: $0) } }

  @Test(arguments: [Arrangement.grid(3), .wrap, .pile(9)])
  func `A grid, a wrap and a pile lie where they were measured`(arrangement: Arrangement) throws {
    var controller = try controller(arrangement)
    _ = controller.measured(frames(cells()), at: .ms(1))
    #expect(places(controller) == cells())
    // Later some of them, which have moved on.
    var moved = cells()
    moved[4].x += 7
    var some = frames(moved)
    some.cards = some.cards.filter { $0.key == 5 }
    _ = controller.measured(some, at: .ms(2))
    #expect(places(controller) == moved)
  }

  @Test func `A measured grid is aimed at where it is seen`() throws {
    var controller = try controller(.grid(3))
    _ = controller.measured(frames(cells()), at: .ms(1))
    _ = controller.handle(.pointerPressed(PointerSample(point: Point(x: 120, y: 140))), at: .ms(2))
    // The middle of card 3 is at 295; by the metrics it would be at 304.
    for (x, y, index) in [(205.0, 140.0, 0), (215, 140, 1), (290, 140, 1), (300, 140, 2), (205, 220, 3)] {
      _ = controller.handle(.pointerMoved(PointerSample(point: Point(x: x, y: y))), at: .ms(3))
      #expect(controller.feedback.target?.index == index, "at \(x), \(y)")
    }
  }

  @Test func `Frames of a grid with the card out and the gap in do not shake it`() throws {
    var controller = try controller(.grid(3))
    _ = controller.measured(frames(cells()), at: .ms(1))
    _ = controller.handle(.pointerPressed(PointerSample(point: Point(x: 120, y: 140))), at: .ms(2))
    _ = controller.handle(.pointerMoved(PointerSample(point: Point(x: 330, y: 140))), at: .ms(3))
    let target = controller.feedback.target
    var flowed = cells()
    flowed.swapAt(0, 2)
    #expect(controller.measured(frames(flowed, shown: .takenOut), at: .ms(4)).isEmpty)
    #expect(controller.feedback.target == target)
    #expect(places(controller) == cells())
  }

  @Test func `Of a grid that is measured in part the sizes count`() throws {
    var controller = try controller(.grid(3))
    var some = frames(cells())
    some.cards[5] = nil
    _ = controller.measured(some, at: .ms(1))
    let heights = places(controller).map { $0?.height }
    #expect(heights == [60, 60, 60, 80, 65])
    // The widths and rows are those of the metrics: three cells with 8 between them, 12 at both sides.
    #expect(controller.frame(of: 1) == Rect(x: 72, y: 112, width: 260.0 / 3, height: 60))
    #expect(controller.frame(of: 4)?.y == 180)
  }

  @Test func `A card too tall for any layout takes no other with it`() throws {
    var metrics = LayoutMetrics()
    metrics.arrangement = .grid(3)
    metrics.zoom = 0.125
    var controller = try Controller(columns: [Lane("a", [1, 2, 3, 4, 5])], metrics: metrics)
    var frames = Controller.Frames()
    frames.cards = [
      1: Rect(x: 10, y: 20, width: 30, height: 40), 2: Rect(x: 50, y: 20, width: 30, height: 900_000),
    ]
    _ = controller.measured(frames, at: .ms(1))
    #expect(controller.frame(of: 1)?.height == 40)
    #expect(controller.frame(of: 2).map { $0.height < 900_000 } == true)
  }

  @Test func `A grid whose cards change is laid out by the metrics until it is measured again`() throws {
    var controller = try controller(.grid(3))
    _ = controller.measured(frames(cells()), at: .ms(1))
    _ = controller.update(columns: [Lane("a", [1, 2, 3, 4])], at: .ms(2))
    #expect(controller.frame(of: 2)?.x == 72 + 260.0 / 3 + 8)
    _ = controller.measured(frames(Array(cells().prefix(4))), at: .ms(3))
    #expect((1...4).map { controller.frame(of: $0) } == cells().prefix(4).map { $0 })
  }
}
