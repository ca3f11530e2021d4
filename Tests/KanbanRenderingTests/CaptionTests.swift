import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanRendering
import Testing

@Suite("Captions")
struct CaptionTests {
  static let doing = ColumnHandle(rawValue: 1)

  /// "To do" with six cards, "Doing" with two and a limit.
  static func world(limit: Int = 2) throws -> World {
    var metrics = LayoutMetrics()
    metrics.viewportSize = Size(width: 424, height: 240)
    metrics.columnWidth = .scaled(184)
    var world = try World(metrics)
    try world.add("To do", ["Spec", "Tests", "Docs", "Ship", "Plan", "Build"])
    try world.add("Doing", ["Merge", "Fix"], ColumnState(limit: WIPLimit(count: limit)))
    return world
  }

  private static func caption(_ world: World, _ snapshot: Snapshot, _ announcement: String? = nil) throws
    -> String
  {
    try #require(world.frame(snapshot, announcement).goldenLines.last)
  }

  private static func wip(_ limit: Int, _ count: Int, _ wouldBe: Int) -> ForbidReason {
    .wipLimit(column: doing, limit: limit, count: count, wouldBe: wouldBe)
  }

  @Test(
    "Every reason of a refusal has its words when the session is over",
    arguments: [
      (.forbidden(wip(2, 2, 3)), "refused: Doing is full, 2 of 2 (wip-limit)"),
      (.forbidden(wip(3, 2, 4)), "refused: Doing has room for 1, not 2 (wip-limit)"),
      (.forbidden(wip(1, 2, 3)), "refused: Doing is over its limit, 2 of 1 (wip-limit)"),
      (
        .forbidden(.transition(source: ColumnHandle(rawValue: 0), target: doing, words: "not yet")),
        "refused: not yet (transition)"
      ),
      (
        .forbidden(.transition(source: ColumnHandle(rawValue: 0), target: doing, words: nil)),
        "refused: Doing does not accept cards from To do (transition)"
      ),
      (.forbidden(.rule(name: "four-eyes", words: "ask someone")), "refused: ask someone (rule)"),
      (.forbidden(.rule(name: "four-eyes", words: nil)), "refused: by the rules of four-eyes (rule)"),
      (.forbidden(.lockedCard(CardHandle(rawValue: 1))), "refused: Tests is locked (locked-card)"),
      (.forbidden(.lockedColumn(doing)), "refused: Doing is locked (locked-column)"),
      (.forbidden(.operation(.copy)), "refused: no copies are made here (operation)"),
      (.forbidden(.operation(.move)), "refused: nothing is moved here (operation)"),
      (.forbidden(.unknownCard), "refused: no such card (unknown-card)"),
      (.forbidden(.unknownColumn), "refused: no such column (unknown-column)"),
      (.cancelled(.noTarget), "dropped on no target (no-target)"),
      (.cancelled(.escape), "cancelled (escape)"),
      (.cancelled(.pointerCancel(words: "a call")), "cancelled: a call (pointer-cancel)"),
      (.cancelled(.pointerCancel(words: nil)), "cancelled (pointer-cancel)"),
      (.cancelled(.blur), "cancelled (blur)"), (.cancelled(.lostRelease), "cancelled (lost-release)"),
      (.cancelled(.secondPointer), "cancelled (second-pointer)"),
      (.cancelled(.cardRemoved), "cancelled (card-removed)"),
    ] as [(Reason, String)])
  func outcomes(reason: Reason, words: String) throws {
    let world = try Self.world()
    var snapshot = world.idle(at: 7)
    snapshot.reason = reason
    #expect(try Self.caption(world, snapshot) == "= 7 ms, idle: \(words)")
  }

  @Test("A move that was made with a warning is not called refused")
  func warned() throws {
    let world = try Self.world()
    var snapshot = world.idle()
    snapshot.reason = .forbidden(Self.wip(2, 2, 3))
    snapshot.decision = .warn(Self.wip(2, 2, 3))
    #expect(try Self.caption(world, snapshot) == "= 0 ms, idle: warned: Doing is full, 2 of 2 (wip-limit)")
  }

  @Test(
    "A drag says who carries what, and what a release would do",
    arguments: [
      (nil, "over no target, would go back"),
      (.at(0, 1, isHome: true), "over its own place in To do, would stay"),
      (.at(1, 1), "would land at 2 of 3 in Doing"), (.at(1, 0), "would land at 1 of 3 in Doing"),
      (
        .at(1, 2, .warn(wip(2, 2, 3))),
        "would land at 3 of 3 in Doing with a warning: Doing is full, 2 of 2 (wip-limit)"
      ),
      (
        .at(1, 2, .warn(wip(1, 2, 3))),
        "would land at 3 of 3 in Doing with a warning: Doing is over its limit, 2 of 1 (wip-limit)"
      ),
      (
        .at(1, 2, .forbid(wip(4, 2, 5))),
        "refused by Doing: Doing has room for 2, not 3 (wip-limit), would go back"
      ),
      (
        .at(1, 2, .forbid(.lockedColumn(ColumnHandle(rawValue: 0)))),
        "refused by Doing: To do does not let Tests go (locked-column), would go back"
      ),
      (
        .at(1, 2, .forbid(.lockedColumn(doing))),
        "refused by Doing: Doing does not accept Tests (locked-column), would go back"
      ),
    ] as [(Target?, String)])
  func targets(target: Target?, words: String) throws {
    let world = try Self.world()
    let snapshot = try world.dragging([1], grabbed: 1, at: Point(x: 300, y: 150.5), over: target)
    #expect(
      try Self.caption(world, snapshot)
        == "= 320 ms, dragging: mouse 1 pressed at 300,150.5 carries Tests; \(words)")
  }

  @Test("Copies land beside all cards of the column, hidden ones are not counted among those before them")
  func copies() throws {
    var world = try Self.world()
    world.geometry.update(CardHandle(rawValue: 6)) { $0.isHidden = true }
    var snapshot = try world.dragging([1], grabbed: 1, at: Point(x: 300, y: 150), over: .at(1, 2))
    snapshot.operation = .copy
    let carries = "= 320 ms, dragging: mouse 1 pressed at 300,150 carries"
    #expect(try Self.caption(world, snapshot) == "\(carries) a copy of Tests; would land at 2 of 3 in Doing")
    snapshot = try world.dragging([1], grabbed: 1, at: Point(x: 300, y: 150), over: .at(0, 3))
    snapshot.operation = .copy
    #expect(try Self.caption(world, snapshot) == "\(carries) a copy of Tests; would land at 4 of 7 in To do")
    snapshot.operation = .move
    #expect(try Self.caption(world, snapshot) == "\(carries) Tests; would land at 4 of 6 in To do")
  }

  @Test("More than five cards are not all named")
  func manyNames() throws {
    let world = try Self.world()
    let six = try world.dragging(Array(0..<6), grabbed: 0, at: Point(x: 300, y: 150), over: nil)
    #expect(
      try Self.caption(world, six)
        == """
        = 320 ms, dragging: mouse 1 pressed at 300,150 carries 6 cards (Spec, Tests, Docs, Ship, Plan and 1 \
        more); over no target, would go back
        """)
    var idle = world.idle()
    idle.selection = (0..<5).map { CardHandle(rawValue: $0) }
    idle.focus = CardHandle(rawValue: 7)
    #expect(
      try Self.caption(world, idle)
        == "= 0 ms, idle: selected: Spec, Tests, Docs, Ship, Plan; focus on Fix")
  }

  @Test("Each pointer is told with its kind, number and place, and only the first that is down carries")
  func pointers() throws {
    let world = try Self.world()
    var snapshot = try world.dragging([1], grabbed: 1, at: Point(x: 300, y: 150), over: nil)
    snapshot.pointers = [
      PointerState(sample: PointerSample(pointer: 1, kind: .mouse, point: Point(x: 9, y: 8)), isDown: false),
      PointerState(
        sample: PointerSample(pointer: 2, kind: .touch, point: Point(x: -0.25, y: 240)), isDown: true),
      PointerState(
        sample: PointerSample(pointer: 3, kind: .pen, point: Point(x: 424.126, y: 240)), isDown: true),
    ]
    #expect(
      try Self.caption(world, snapshot)
        == """
        = 320 ms, dragging: mouse 1 at 9,8; touch 2 pressed at -0.25,240 outside carries Tests; \
        pen 3 pressed at 424.13,240 outside; over no target, would go back
        """)
    snapshot.pointers = []
    #expect(
      try Self.caption(world, snapshot)
        == "= 320 ms, dragging: carried: Tests; over no target, would go back")
    snapshot.method = .keyboard
    snapshot.ghost = nil
    snapshot.operation = .copy
    #expect(
      try Self.caption(world, snapshot, "Tests lifted")
        == """
        = 320 ms, dragging in move mode: the keyboard carries a copy of Tests; over no target, would go back; \
        announced "Tests lifted"
        """)
  }

  @Test("Cards in flight are told with how far they are, until they have arrived")
  func settling() throws {
    let world = try Self.world()
    var snapshot = world.idle(at: 250)
    snapshot.phase = .settling
    func settlement(_ cards: [Int32], isReturn: Bool, _ start: Int64, _ end: Int64) -> Settlement {
      let handles = cards.map { CardHandle(rawValue: $0) }
      return Settlement(
        cards: handles, isReturn: isReturn, origin: nil, grabbed: handles[0],
        start: .zero + .milliseconds(start), end: .zero + .milliseconds(end))
    }
    snapshot.settling = [
      settlement([1], isReturn: true, 0, 250), settlement([2], isReturn: true, 100, 350),
      settlement([3, 4], isReturn: false, 249, 400),
    ]
    #expect(
      try Self.caption(world, snapshot)
        == "= 250 ms, settling: Docs going home, 150 of 250 ms; 2 cards landing, 1 of 151 ms")
  }

  @Test("What scrolls is told with its direction, and what has been scrolled with its offset")
  func scrolling() throws {
    var world = try Self.world()
    var snapshot = world.idle()
    snapshot.autoscroll = AutoscrollRates(
      board: Point(x: -120.5, y: 99.4), column: ColumnHandle(rawValue: 0), columnRate: -420.4)
    #expect(
      try Self.caption(world, snapshot)
        == """
        = 0 ms, idle: the board scrolls left at 121 pt/s; the board scrolls down at 99 pt/s; \
        To do scrolls up at 420 pt/s
        """)
    snapshot.autoscroll = AutoscrollRates(
      board: Point(x: 7, y: -8), column: ColumnHandle(rawValue: 0), columnRate: 9)
    #expect(
      try Self.caption(world, snapshot)
        == """
        = 0 ms, idle: the board scrolls up at 8 pt/s; the board scrolls right at 7 pt/s; \
        To do scrolls down at 9 pt/s
        """)
    for name in ["A", "B", "C", "D", "E"] {
      let column = try world.add(name, ["1", "2", "3", "4"])
      world.geometry.scroll(.column(column), to: Point(x: 0, y: Double(column.rawValue) + 0.05))
    }
    world.geometry.scroll(.board, to: Point(x: 10.256, y: 0))
    #expect(
      try Self.caption(world, world.idle())
        == "= 0 ms, idle: scrolled: board 10.26,0, A 2.05, B 3.05, C 4.05, D 5.05")
  }

  @Test("Long names and announcements are cut")
  func longTexts() throws {
    var world = try Self.world()
    world.cards[CardHandle(rawValue: 0)] = String(repeating: "x", count: 41)
    world.cards[CardHandle(rawValue: 1)] = String(repeating: "y", count: 40)
    var snapshot = world.idle()
    snapshot.selection = [CardHandle(rawValue: 0), CardHandle(rawValue: 1)]
    let announced = String(repeating: "z", count: 101)
    #expect(
      try Self.caption(world, snapshot, announced)
        == "= 0 ms, idle: selected: \(String(repeating: "x", count: 39))~, "
        + "\(String(repeating: "y", count: 40)); announced \"\(String(repeating: "z", count: 99))~\"")
  }

  @Test(
    "Times, lengths and rates have no needless digits",
    arguments: [
      (0, "0 ms"), (1, "0.001 ms"), (999_999, "999.999 ms"), (320_000, "320 ms"), (16_600, "16.6 ms"),
      (-1_500, "-1.5 ms"), (1_010, "1.01 ms"), (1_100, "1.1 ms"),
    ])
  func times(microseconds: Int64, words: String) throws {
    let world = try Self.world()
    var snapshot = world.idle()
    snapshot.instant = Instant(microseconds: microseconds)
    #expect(try Self.caption(world, snapshot) == "= \(words), idle")
  }

  @Test(
    "A coordinate is told to a hundredth, and without a sign where nothing is left of it",
    arguments: [
      (452, "452"), (28.5, "28.5"), (28.05, "28.05"), (0.004, "0"), (-0.004, "0"), (-0.005, "-0.01"),
      (-3, "-3"), (0.995, "1"), (1e14, "100000000000000"), (1e15, "far"), (-1e15, "far"), (.nan, "?"),
    ])
  func lengths(x: Double, words: String) throws {
    let world = try Self.world()
    var snapshot = world.idle()
    snapshot.pointers = [
      PointerState(sample: PointerSample(point: Point(x: x, y: 1)), isDown: false)
    ]
    let outside = world.geometry.isInViewport(pointer: Point(x: x, y: 1)) ? "" : " outside"
    #expect(try Self.caption(world, snapshot) == "= 0 ms, idle: mouse 1 at \(words),1\(outside)")
  }
}
