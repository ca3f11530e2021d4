import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanRendering
import Testing

@Suite("Golden frames of drags")
struct GoldenDragTests {
  static let full = ForbidReason.wipLimit(
    column: ColumnHandle(rawValue: 1), limit: 2, count: 2, wouldBe: 3)

  static func world(width: Double = 424) throws -> World {
    var metrics = LayoutMetrics()
    metrics.viewportSize = Size(width: width, height: 240)
    metrics.columnWidth = .scaled(184)
    var world = try World(metrics)
    try world.add("To do", ["Spec", "Tests", "Docs", "Ship", "Plan"])
    try world.add("Doing", ["Merge", "Fix"], ColumnState(limit: WIPLimit(count: 2)))
    return world
  }

  @Test("A card over its own place keeps its hole under it")
  func home() throws {
    let world = try Self.world()
    let frame = world.frame(
      try world.dragging([1], grabbed: 1, at: Point(x: 116, y: 150), over: .at(0, 1, isHome: true)))
    expectGolden(
      """
      |------------+-1----------+-----------+------------+--|
      |                                                     |
      |  #= To do ========= 5 =#  +- Doing ------- 2/2 -+   |
      |  #= its own place =====#  |---------------------|   |
      |  #                     #  |                     |   |
      |  # .-----------------. #  | .-----------------. |   |
      |  # | Spec            | #  | | Merge           | |   |
      |  # '-----------------' #  | '-----------------' |   |
      |  # :*=================*#  | .-----------------. |   |
      |  # :| Tests  @        |#  | | Fix             | |   |1
      |  # :*=================*#  | '-----------------' |   |
      |  # .-----------------. #  |                     |   |
      |  #========== v 2 more =#  +---------------------+   |
      |                                                     |
      |------------+-1----------+-----------+------------+--|
      = 320 ms, dragging: mouse 1 pressed at 116,150 carries Tests; over its own place in To do, would stay
      """, frame)
  }

  @Test("A refused target marks the column, the reason and the ghost; the gap stays at home")
  func refused() throws {
    let world = try Self.world()
    let frame = world.frame(
      try world.dragging([1], grabbed: 1, at: Point(x: 300, y: 150), over: .at(1, 1, .forbid(Self.full))),
      "Tests lifted, 2 of 5 in To do")
    expectGolden(
      """
      |..
      |                                                     |
      |  +- To do --------- 5 -+  X= Doing ======= 2/2 =X   |
      |  |---------------------|  X= x full, 2 of 2 ====X   |
      |  |                     |  X                     X   |
      |  | .-----------------. |  X .-----------------. X   |
      |  | | Spec            | |  X | Merge           | X   |
      |  | '-----------------' |  X '-----------------' X   |
      |  | : . . . . . . . . : |  X*=================*. X   |
      |  | : goes back here  : |  X| Tests  @        || X   |1
      |  | : . . . . . . . . : |  X*===== x refused =*' X   |
      |  | .-----------------. |  X                     X   |
      |  +---------- v 2 more -+  X================= v =X   |
      |                                                     |
      |..
      = 320 ms, ..; refused by Doing: Doing is full, 2 of 2 (wip-limit), would go back; announced "Tests ..
      """, frame)
  }

  @Test("Several cards show their number, their formation and one gap for all")
  func several() throws {
    let world = try Self.world()
    let frame = world.frame(
      try world.dragging([0, 1, 3], grabbed: 1, at: Point(x: 300, y: 150), over: .at(1, 0)))
    expectGolden(
      """
      |..
      |                                                     |
      |  +- To do --------- 5 -+  #= Doing ======= 2/2 =#   |
      |  |---------------------|  #= lands at 1 of 5 ===#   |
      |  |                     |  #                     #   |
      |  | .-----------------. |  # : . . . . . . . . : #   |
      |  | | Docs            | |  # :   lands here    : #   |
      |  | '-----------------' |  # :                 : #   |
      |  | .-----------------. |  #*======= 3 cards =*: #   |
      |  | | Plan            | |  #| Tests  @        |=*#   |1
      |  | '-----------------' |  #*=================* |=*  |
      |  |                     |  # :*=================* |  |
      |  +----------------- v -+  #====*..
      |                                                     |
      |..
      = 320 ms, dragging: mouse 1 .. carries 3 cards (Spec, Tests, Ship); would land at 1 of 5 in Doing
      """, frame)
  }

  @Test("Lifted cards that stand apart leave a hole each while the gap is at home")
  func holes() throws {
    let world = try Self.world()
    let frame = world.frame(
      try world.dragging([0, 5], grabbed: 0, at: Point(x: 130, y: 200), over: nil))
    expectGolden(
      """
      |...|
      |  | : . . . . . . . . : |  | : . . . . . . . . : |   |
      |  | : goes back here  : |  | :                 : |   |
      |  | : . . . . . . . . : |  | : . . . . . . . . : |   |
      |...|
      = .. carries 2 cards (Spec, Merge); over no target, would go back
      """, frame)
    let dots = (0..<frame.height).flatMap { row in (0..<frame.width).map { frame[$0, row] } }
      .filter { $0.role == .placeholder }
    #expect(!dots.isEmpty)
    #expect(dots.allSatisfy { $0.subject == .placeholder })
  }

  @Test("A warning, a copy, no target and the other formations are told apart")
  func variants() throws {
    let world = try Self.world()
    let warned = try world.dragging(
      [1], grabbed: 1, at: Point(x: 300, y: 170), over: .at(1, 2, .warn(Self.full)))
    expectGolden(
      """
      |...|
      |..|  != ! full, 2 of 2 ====!   |
      |...|
      |..|  !*====== ! warned =*: !   |
      |...|
      = .. would land at 3 of 3 in Doing with a warning: Doing is full, 2 of 2 (wip-limit)
      """, world.frame(warned))
    var copy = try world.dragging(
      [0, 1], grabbed: 1, at: Point(x: 300, y: 170), over: .at(1, 2), formation: .list)
    copy.operation = .copy
    expectGolden(
      """
      |...|
      |..#*=================*| #   |
      |..#| Spec            |' #   |
      |..#*=================*. #   |
      |..#*====== 2 copies =*| #   |
      |..#| Tests  @        |' #   |1
      |...|
      = .. carries a copy of 2 cards (Spec, Tests); would land at 3 of 4 in Doing
      """, world.frame(copy))
    let lost = try world.dragging([1], grabbed: 1, at: Point(x: 440, y: 150), over: nil)
    expectGolden(
      """
      |...|
      |  | : goes back here  : |..| Tests|1
      |...|
      = .. pressed at 440,150 outside carries Tests; over no target, would go back
      """, world.frame(lost))
  }

  @Test("In move mode the card itself stands at its target")
  func moveMode() throws {
    let world = try Self.world()
    var snapshot = try world.dragging([1], grabbed: 1, at: .zero, over: .at(1, 0))
    snapshot.ghost = nil
    snapshot.method = .keyboard
    snapshot.pointers = []
    snapshot.focus = CardHandle(rawValue: 1)
    expectGolden(
      """
      |...|
      |  |---------------------|  #= lands at 1 of 3 ===#   |
      |  |                     |  #                     #   |
      |  | .-----------------. |  # *=================* #   |
      |  | | Spec            | |  # | > Tests         | #   |
      |  | '-----------------' |  # *===== move mode =* #   |
      |...|
      = 320 ms, dragging in move mode: the keyboard carries Tests; would land at 1 of 3 in Doing; focus on Tests
      """, world.frame(snapshot))
  }

  @Test("A card that snaps back is drawn where the curve of its flight has it")
  func flight() throws {
    let world = try Self.world()
    var snapshot = world.idle(at: 375)
    snapshot.phase = .settling
    snapshot.reason = .forbidden(Self.full)
    snapshot.settling = [
      Settlement(
        cards: [CardHandle(rawValue: 0)], isReturn: true,
        origin: Rect(x: 228, y: 184, width: 160, height: 48),
        grabbed: CardHandle(rawValue: 0), start: .zero + .milliseconds(200), end: .zero + .milliseconds(550))
    ]
    expectGolden(
      """
      |...|
      |  | : Spec            : |..
      |  | : . . . *~~~~~~~~~~~~~~~~~*----------------' |   |
      |  | .-------~ Spec            ~----------------. |   |
      |  | | Tests *~~~~ going home ~*Fix             | |   |
      |...|
      = 375 ms, settling: Spec going home, 175 of 350 ms; refused: Doing is full, 2 of 2 (wip-limit)
      """, world.frame(snapshot))
  }
}
