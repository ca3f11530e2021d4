import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanRendering
import Testing

@Suite("Frames with little room")
struct LittleRoomTests {
  private static func world(
    columnWidth: Double = 184, _ change: (inout LayoutMetrics) -> Void = { _ in }
  ) throws -> World {
    var metrics = LayoutMetrics()
    metrics.viewportSize = Size(width: 424, height: 240)
    metrics.columnWidth = .scaled(columnWidth)
    metrics.minColumnWidth = 0
    change(&metrics)
    return try World(metrics)
  }

  @Test("A card of two rows has its title in its top edge, with its marks")
  func twoRows() throws {
    var world = try Self.world { $0.cardHeight = .fixed(40) }
    try world.add("To do", ["Spec", "Tests"])
    world.geometry.update(CardHandle(rawValue: 0)) { $0.lock = .locked }
    var snapshot = world.idle()
    snapshot.focus = CardHandle(rawValue: 1)
    expectGolden(
      """
      |...|
      |  | .- Spec - locked -. |..
      |  | '-----------------' |..
      |...|
      |  | .- > Tests -------. |..
      |  | '-----------------' |..
      |...|
      = 0 ms, idle: focus on Tests
      """, world.frame(snapshot))
  }

  @Test("In a pile covered cards have their titles in their top edges")
  func pile() throws {
    var world = try Self.world { $0.arrangement = .pile(24) }
    try world.add("Left", ["Seven", "Six", "Five"])
    expectGolden(
      """
      |...|
      |  | .- Seven ---------. |..
      |  | .- Six -----------. |..
      |...|
      |  | .-----------------. |..
      |  | | Five            | |..
      |  | '-----------------' |..
      |...|
      = ..
      """, world.frame(world.idle()))
  }

  @Test("Where some of the cards fit, the words say how many")
  func roomForSome() throws {
    var world = try Self.world()
    try world.add("To do", ["Spec", "Tests"])
    try world.add("Doing", ["Merge"], ColumnState(limit: WIPLimit(count: 2)))
    let reason = ForbidReason.wipLimit(column: ColumnHandle(rawValue: 1), limit: 2, count: 1, wouldBe: 3)
    let frame = world.frame(
      try world.dragging([0, 1], grabbed: 0, at: Point(x: 300, y: 150), over: .at(1, 1, .forbid(reason))))
    expectGolden(
      """
      |...|
      |..|  X= x room for 1 ======X   |
      |...|
      = .. refused by Doing: Doing has room for 1, not 2 (wip-limit), would go back
      """, frame)
  }

  @Test("A header of one row holds the words of the target in its edge")
  func lowHeader() throws {
    var world = try Self.world(columnWidth: 232) { $0.headerHeight = .fixed(20) }
    try world.add("To do", ["Spec", "Tests"])
    let frame = world.frame(try world.dragging([0], grabbed: 0, at: Point(x: 120, y: 150), over: .at(0, 1)))
    expectGolden(
      """
      |...|
      |  #= To do = 2 of 2 ====== 2 =#..
      |...|
      = ..
      """, frame)
  }

  @Test("In a header of one row a title gives way to a refusal, until this has nine cells")
  func refusalInLowHeader() throws {
    var world = try Self.world(columnWidth: 280) { $0.headerHeight = .fixed(20) }
    try world.add("A column of a long title", ["Spec", "Tests"], ColumnState(isLocked: true))
    let refused = Decision.forbid(.lockedColumn(ColumnHandle(rawValue: 0)))
    let frame = world.frame(
      try world.dragging([0], grabbed: 0, at: Point(x: 320, y: 150), over: .at(0, 1, refused)))
    expectGolden(
      """
      |...|
      |  X= A colu~ = x A colu~  locked 2 =X..
      |...|
      = ..
      """, frame)
  }

  @Test("On a narrow ghost words become short before they are cut")
  func narrowGhost() throws {
    var world = try Self.world(columnWidth: 120)
    try world.add("A", ["Spec", "Tests"])
    try world.add("B", ["Merge"], ColumnState(isLocked: true))
    let refused = Decision.forbid(.lockedColumn(ColumnHandle(rawValue: 1)))
    let frame = world.frame(
      try world.dragging([0, 1], grabbed: 0, at: Point(x: 220, y: 190), over: .at(1, 0, refused)))
    let lines = frame.goldenLines
    #expect(lines.contains { $0.contains("=== 2 =*") }, "\n\(frame.golden)")
    #expect(lines.contains { $0.contains("=== x =*") }, "\n\(frame.golden)")
  }

  @Test("What lies above a scrolled column leaves room for the words of the target")
  func scrolled() throws {
    var world = try Self.world(columnWidth: 160)
    let column = try world.add("To do", (1...30).map { "Task \($0)" })
    world.geometry.scroll(.column(column), to: Point(x: 0, y: 224))
    var snapshot = try world.dragging([4], grabbed: 4, at: Point(x: 100, y: 200), over: .at(0, 6))
    snapshot.autoscroll = AutoscrollRates(column: column, columnRate: 546)
    expectGolden(
      """
      |...|
      |  #= 7 of 30 vv 546 =#..
      |...|
      = ..
      """, world.frame(snapshot))
  }

  @Test("A list stands in the order in which the cards land, the grabbed one under the pointer")
  func list() throws {
    var world = try Self.world()
    try world.add("To do", ["Spec", "Tests", "Docs"])
    let frame = world.frame(
      try world.dragging(
        [0, 1, 2], grabbed: 1, at: Point(x: 300, y: 150), over: nil, formation: .list))
    let rows = ["Spec", "Tests", "Docs"].map { title in
      frame.goldenLines.firstIndex { $0.contains("| \(title) ") }
    }
    #expect(rows == [6, 9, 12], "\n\(frame.golden)")
  }

  @Test("A card without a title is named by two quotes in the caption")
  func noTitle() throws {
    var world = try Self.world()
    try world.add("To do", [""])
    let snapshot = try world.dragging([0], grabbed: 0, at: Point(x: 100, y: 100), over: nil)
    #expect(world.frame(snapshot).caption.contains("carries \"\"; over no target"))
  }

  /// Every width and height from nothing on, whatever is drawn there, the pointer upon it.
  @Test("Nothing is too small to be drawn", arguments: [1.0, 9, 20, 44])
  func tiny(cardHeight: Double) throws {
    let refused = Decision.forbid(.lockedColumn(ColumnHandle(rawValue: 1)))
    for columnWidth in stride(from: 0.0, through: 76, by: 4) {
      var world = try Self.world(columnWidth: columnWidth) {
        $0.cardHeight = .fixed(cardHeight)
        $0.columnPadding = 2
      }
      try world.add("To do", ["Spec", "Tests"])
      try world.add("Doing", ["Merge"])
      for target in [nil, Target.at(0, 0), .at(0, 1), .at(1, 0), .at(1, 0, refused)] {
        for x in [columnWidth / 2 + 16, columnWidth + 24] {
          let point = Point(x: x, y: 62 + cardHeight / 2)
          let frame = world.frame(try world.dragging([0, 1], grabbed: 0, at: point, over: target))
          #expect(frame.goldenLines.dropLast().allSatisfy { $0.hasPrefix("|") }, "\n\(frame.golden)")
        }
      }
    }
  }
}
