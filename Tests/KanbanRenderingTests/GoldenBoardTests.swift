import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanRendering
import Testing

@Suite("Golden frames of boards")
struct GoldenBoardTests {
  @Test("The example board is drawn to scale: cards are 31 by 3 cells, three rows apart")
  func example() throws {
    let world = try World.example()
    expectGolden(
      """
      |------------+------------+-----------+------------+-----------+------------+-----------+------------|
      |                                                                                                    |
      |  +- To do --------------------- 2 -+  +- Doing ------------------- 1/1 -+                          |
      |  |---------------------------------|  |---------------------------------|                          |
      |  |                                 |  |                                 |                          |
      |  | .-----------------------------. |  | .-----------------------------. |                          |
      |  | | Spec                        | |  | | Merge                       | |                          |
      |  | '-----------------------------' |  | '-----------------------------' |                          |
      |  | .-----------------------------. |  |                                 |                          |
      |  | | Tests                       | |  |                                 |                          |
      |  | '-----------------------------' |  |                                 |                          |
      |  |                                 |  |                                 |                          |
      |...|
      |  |                                 |  |                                 |                          |
      |  +---------------------------------+  +---------------------------------+                          |
      |                                                                                                    |
      |------------+------------+-----------+------------+-----------+------------+-----------+------------|
      = 0 ms, idle
      """, world.frame(world.idle()))
    #expect(world.frame(world.idle()).goldenLines.count == 36)
  }

  @Test("Strips, limits, locks, focus, selection and every kind of pointer have their marks")
  func marks() throws {
    var metrics = LayoutMetrics()
    metrics.viewportSize = Size(width: 520, height: 280)
    metrics.columnWidth = .scaled(184)
    var world = try World(metrics)
    try world.add("Ideas", ["A", "B"], ColumnState(limit: WIPLimit(count: 3), isCollapsed: true))
    try world.add("To do", ["Spec", "Tests", "Docs"], ColumnState(limit: WIPLimit(count: 2)))
    try world.add("Done", ["Merge"], ColumnState(isLocked: true))
    world.geometry.update(CardHandle(rawValue: 3)) { $0.lock = .locked }
    world.geometry.update(CardHandle(rawValue: 4)) { $0.lock = .pinned }
    var snapshot = world.idle(at: 1_234)
    snapshot.focus = CardHandle(rawValue: 2)
    snapshot.selection = [CardHandle(rawValue: 5), CardHandle(rawValue: 2)]
    snapshot.pointers = [
      PointerState(sample: PointerSample(kind: .touch, point: Point(x: 300, y: 200)), isDown: true),
      PointerState(
        sample: PointerSample(pointer: 2, kind: .pen, point: Point(x: 400, y: 200)), isDown: false),
      PointerState(
        sample: PointerSample(pointer: 3, kind: .mouse, point: Point(x: 410, y: 250)), isDown: true),
    ]
    expectGolden(
      """
      |------------+------------+-----------1------------23----------+--|
      |                                                                 |
      |  +-----+  +- To do ------ 3/2! -+  +- Done --- locked 1 -+      |
      |  | 2/3 |  |---------------------|  |---------------------|      |
      |  |     |  |                     |  |                     |      |
      |  |  I  |  | .-----------------. |  | .-----------------. |      |
      |  |  d  |  | | >* Spec         | |  | | * Merge         | |      |
      |  |  e  |  | '-----------------' |  | '-----------------' |      |
      |  |  a  |  | .-----------------. |  |                     |      |
      |  |  s  |  | | Tests    locked | |  |                     |      |
      |  |     |  | '-----------------' |  |                     |      |
      |  |     |  | .-----------------. |  (@)          /^       |      |12
      |  |     |  | | Docs     pinned | |  |                     |      |
      |  |     |  | '-----------------' |  |                     |      |
      |  |     |  |                     |  |              @      |      |3
      |  +-----+  +---------------------+  +---------------------+      |
      |------------+------------+-----------1------------23----------+--|
      = 1234 ms, idle: touch 1 pressed at 300,200; pen 2 at 400,200; mouse 3 pressed at 410,250; selected: ..
      """, world.frame(snapshot))
  }

  @Test("A column that scrolls by itself shows direction, rate and what lies beyond its edges")
  func autoscroll() throws {
    var metrics = LayoutMetrics()
    metrics.viewportSize = Size(width: 328, height: 280)
    var world = try World(metrics)
    let column = try world.add("To do", (1...30).map { "Task \($0)" })
    world.geometry.scroll(.column(column), to: Point(x: 0, y: 224))
    var snapshot = try world.dragging([4], grabbed: 4, at: Point(x: 170, y: 250), over: .at(0, 6))
    snapshot.autoscroll = AutoscrollRates(column: column, columnRate: 546.4)
    expectGolden(
      """
      |------------+--------1---+-----------+---|
      |                                         |
      |  #= To do ==================== 30 =#    |
      |  #= lands at 7 of 30  vv 546 pt/s =#    |
      |...|
      |  v ..
      |...|
      = .. would land at 7 of 30 in To do; To do scrolls down at 546 pt/s; scrolled: To do 224
      """, world.frame(snapshot))
    snapshot.autoscroll = AutoscrollRates(column: column, columnRate: -80)
    expectGolden(
      """
      |...|
      |  #= lands at 7 of 30 = ^^ 80 pt/s =#    |
      |  ^..
      |...|
      = .. To do scrolls up at 80 pt/s; ..
      """, world.frame(snapshot))
    expectGolden(
      """
      |...|
      |  |---------------------- ^ 4 more -|..
      |...|
      |  +--------------------- v 23 more -+..
      |...|
      = ..
      """, world.frame(world.idle()))
  }

  @Test("A board that scrolls shows on its border where there is more, and its rate")
  func boardScroll() throws {
    var world = try GoldenDragTests.world(width: 300)
    world.geometry.scroll(.board, to: Point(x: 60, y: 0))
    var snapshot = try world.dragging([1], grabbed: 1, at: Point(x: 290, y: 170), over: .at(1, 2))
    snapshot.autoscroll = AutoscrollRates(board: Point(x: 400, y: 0))
    expectGolden(
      """
      |- < more ---+---------- 400 pt/s >> 1+|
      |...|
      = .. the board scrolls right at 400 pt/s; scrolled: board 60,0
      """, world.frame(snapshot))
  }

  @Test("Where the viewport lies in pointer space, and how large, changes no cell")
  func zoom() throws {
    let plain = try GoldenDragTests.world()
    var metrics = plain.geometry.metrics
    metrics.origin = Point(x: 64, y: 32)
    metrics.zoom = 2
    var zoomed = plain
    try zoomed.geometry.setMetrics(metrics)
    let snapshot = try plain.dragging([1], grabbed: 1, at: Point(x: 300, y: 150), over: .at(1, 1))
    var other = try zoomed.dragging([1], grabbed: 1, at: Point(x: 664, y: 332), over: .at(1, 1))
    let ghost = try #require(snapshot.ghost)
    other.ghost?.frame = Rect(
      x: ghost.frame.x * 2 + 64, y: ghost.frame.y * 2 + 32, width: ghost.frame.width * 2,
      height: ghost.frame.height * 2)
    #expect(plain.frame(snapshot).goldenLines.dropLast() == zoomed.frame(other).goldenLines.dropLast())
  }

  @Test("Viewports without size or beyond any terminal are drawn within limits")
  func absurdViewports() throws {
    for size in [Size.zero, Size(width: 1_000_000, height: 1), Size(width: 1, height: 90_000)] {
      var metrics = LayoutMetrics()
      metrics.viewportSize = size
      var world = try World(metrics)
      try world.add("To do", ["Spec"])
      let frame = world.frame(world.idle())
      #expect(frame.pictureColumns.count <= 2_000 && frame.pictureRows.count <= 2_000)
      #expect(frame.goldenLines.count == frame.height + 1)
    }
  }

  @Test("A frame is shrunk to a width and a height, and drawn in another scale, on demand")
  func scale() throws {
    let world = try World.example()
    for width in [30, 60, 80, 101, 102] {
      let frame = world.frame(world.idle(), nil, FrameOptions(width: width))
      #expect(frame.width == width)
    }
    for height in 3...40 {
      let frame = world.frame(world.idle(), nil, FrameOptions(height: height))
      #expect(frame.height == min(height, 35))
    }
    let coarse = world.frame(world.idle(), nil, FrameOptions(cell: CellSize(width: 16, height: 28)))
    #expect(coarse.pictureColumns.count == 50)
    #expect(coarse.pictureRows.count == 22)
    let odd = world.frame(world.idle(), nil, FrameOptions(cell: CellSize(width: .nan, height: -1)))
    #expect(odd.cell == .standard)
  }

  @Test(
    "A frame has as many cells in a line and as many rows as it may have, in viewports of every size",
    arguments: [(616, 600), (800, 600), (1_024, 768), (1_440, 900), (393, 852), (333.3, 777.7)])
  func sizes(viewportWidth: Double, viewportHeight: Double) {
    let viewport = Size(width: viewportWidth, height: viewportHeight)
    let usual = FrameOptions().frameSize(of: viewport)
    for most in 20...240 {
      #expect(FrameOptions(width: most).frameSize(of: viewport).width == min(most, usual.width))
      #expect(FrameOptions(height: most).frameSize(of: viewport).height == min(most, usual.height))
      // Few rows take nothing from the titles.
      #expect(FrameOptions(height: most).frameSize(of: viewport).width == usual.width)
      let both = FrameOptions(width: most, height: most / 3).frameSize(of: viewport)
      #expect(both.width <= most && both.height <= most / 3, "\(most)")
    }
  }
}
