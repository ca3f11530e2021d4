import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanRendering
import Testing

/// Frames with nothing elided, each with the roles of its cells beside them: a letter a role, in the order of
/// `FrameRole`.
@Suite("Whole frames")
struct WholeFrameTests {
  private static func roles(of frame: Frame) -> [String] {
    (0..<frame.height).map { row in
      String(
        (0..<frame.width).map { column in
          Character(Unicode.Scalar(UInt8(ascii: "a") + frame[column, row].role.rawValue))
        })
    }
  }

  private static func expect(
    _ frame: Frame, _ picture: String, _ roles: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(frame.golden == picture, sourceLocation: sourceLocation)
    #expect(Self.roles(of: frame).joined(separator: "\n") == roles, sourceLocation: sourceLocation)
  }

  private static func card(_ number: Int32) -> CardHandle { CardHandle(rawValue: number) }

  private static func world(_ change: (inout LayoutMetrics) -> Void = { _ in }) throws -> World {
    var metrics = LayoutMetrics()
    metrics.viewportSize = Size(width: 424, height: 240)
    metrics.columnWidth = .scaled(152)
    metrics.minColumnWidth = 0
    change(&metrics)
    return try World(metrics)
  }

  @Test("At rest: limits, locks, marks, strips, what is scrolled, and pointers up and down")
  func idle() throws {
    var world = try Self.world()
    let todo = try world.add(
      "To do", ["Spec", "Tests", "Docs", "Ship", "Plan", "Build"], ColumnState(limit: WIPLimit(count: 3)))
    try world.add("Shut", ["Lost"], ColumnState(isCollapsed: true))
    try world.add("Doing", ["Merge", "Fix"], ColumnState(isLocked: true))
    world.geometry.update(Self.card(1)) { $0.lock = .locked }
    world.geometry.update(Self.card(7)) { $0.lock = .pinned }
    world.geometry.scroll(.column(todo), to: Point(x: 0, y: 56))
    world.geometry.scroll(.board, to: Point(x: 8, y: 0))
    var snapshot = world.idle(at: 5)
    snapshot.focus = Self.card(2)
    snapshot.selection = [Self.card(2), Self.card(3), Self.card(8)]
    snapshot.pointers = [
      PointerState(
        sample: PointerSample(pointer: 1, kind: .mouse, point: Point(x: 200, y: 100)), isDown: false),
      PointerState(
        sample: PointerSample(pointer: 2, kind: .touch, point: Point(x: 424, y: 240)), isDown: true),
      PointerState(sample: PointerSample(pointer: 13, kind: .pen, point: Point(x: -30, y: 20)), isDown: true),
    ]
    Self.expect(
      world.frame(snapshot),
      """
      |3-----------+------------1-----------+------------+-2|
      |                                                     |
      |  +- To do -- 6/3! -+  +-----+  +- Do~  locked 2 -+  |3
      |  |------ ^ 1 more -|  |  1  |  |-----------------|  |
      |  | '-------------' |  |     |  |                 |  |
      |  | .-------------. |  |  S  |  | .-------------. |  |
      |  | | Tests      #| |  | ^h  |  | | Merge      #| |  |1
      |  | '-------------' |  |  u  |  | '-------------' |  |
      |  | .-------------. |  |  t  |  | .-------------. |  |
      |  | | >* Docs     | |  |     |  | | * Fix       | |  |
      |  | '-------------' |  |     |  | '-------------' |  |
      |  | .-------------. |  |     |  |                 |  |
      |  +------ v 2 more -+  +-----+  +-----------------+  |
      |                                                   (@|2
      |3-----------+------------1-----------+------------+-2|
      = 5 ms, idle: mouse 1 at 200,100; touch 2 pressed at 424,240; pen 13 pressed at -30,20 outside; \
      scrolled: To do 56; selected: Docs, Ship, Fix; focus on Docs

      """,
      """
      bcbbbbbbbbbbbbbbbbbbbbbbbbcbbbbbbbbbbbbbbbbbbbbbbbbbbcbaa
      baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabaa
      baaddhhhhhhhddjjjjjjddaadddddddaaddhhhhhiiiiiiiiiiddaabca
      baadddddddkkkkkkkkkkddaadddidddaadddddddddddddddddddaabaa
      baaddpppppppppppppppddaadddddddaadddddddddddddddddddaabaa
      baaddtttttttttttttttddaadddhdddaaddtttttttttttttttddaabaa
      baaddtpqqqqqppppppttddaadd{hdddaaddtpqqqqqppppppttddaabca
      baaddtttttttttttttttddaadddhdddaaddtttttttttttttttddaabaa
      baaddsssssssssssssssddaadddhdddaaddrrrrrrrrrrrrrrrddaabaa
      baaddspsrpqqqqpppppsddaadddddddaaddrprpqqqppppppprddaabaa
      baaddsssssssssssssssddaadddddddaaddrrrrrrrrrrrrrrrddaabaa
      baaddrrrrrrrrrrrrrrrddaadddddddaadddddddddddddddddddaabaa
      baadddddddkkkkkkkkkkddaadddddddaadddddddddddddddddddaabaa
      baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaazzbca
      bcbbbbbbbbbbbbbbbbbbbbbbbbcbbbbbbbbbbbbbbbbbbbbbbbbbbcbaa
      """)
  }

  @Test("A refused pile over a full column, while board and column scroll")
  func refused() throws {
    var world = try Self.world()
    try world.add("To do", ["Spec", "Tests", "Docs", "Ship", "Plan"])
    let doing = try world.add("Doing", ["Merge", "Fix", "Try"], ColumnState(limit: WIPLimit(count: 2)))
    try world.add("Done", ["Old"])
    world.geometry.scroll(.board, to: Point(x: 40, y: 0))
    world.geometry.scroll(.column(doing), to: Point(x: 0, y: 8))
    let reason = ForbidReason.wipLimit(column: doing, limit: 2, count: 3, wouldBe: 6)
    var snapshot = try world.dragging(
      [0, 2, 4], grabbed: 2, at: Point(x: 230, y: 130), over: .at(1, 2, .forbid(reason)), formation: .pile)
    snapshot.autoscroll = AutoscrollRates(
      board: Point(x: -300, y: 0), column: doing, columnRate: -120)
    Self.expect(
      world.frame(snapshot, "To do is left"),
      """
      |- << 300 pt/s -----------+--1--------+------ more > -|
      |                                                     |
      |To do ----- 5 -+  X= Doing == 3/2! =X  +- Done ------|
      |---------------|  X= x over ^^ 120 =X  |-------------|
      |               |  ^ .-------------. ^  |             |
      | . . . . . . : |  X | Merge       | X  | .-----------|
      |             : |  ^ '-------------' ^  | | Old       |
      | . . . . . . : |  X .*=== 3 @ards =*X  | '-----------|1
      |-------------. |  X*=| Docs        |=* |             |
      | Tests       | |  X| *= x refused =* | |             |
      |-------------' |  X*===*=============* |             |
      | . . . . . . : |  X | Try         | X  |             |
      |---- v 1 more -+  X============= v =X  +-------------|
      |                                                     |
      |------------+------------+--1--------+------------+--|
      = 320 ms, dragging: mouse 1 pressed at 230,130 carries 3 cards (Spec, Docs, Plan); refused by \
      Doing: Doing is over its limit, 3 of 2 (wip-limit), would go back; the board scrolls left at 300 \
      pt/s; Doing scrolls up at 120 pt/s; scrolled: board 40,0, Doing 8; announced "To do is left"

      """,
      """
      bblllllllllllllbbbbbbbbbbbbbbcbbbbbbbbbbbbbbbkkkkkkkkbbaa
      baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabaa
      bhhhhhhdddddiiiddaagghhhhhhhggjjjjjjggaaddhhhhhhddddddbaa
      bddddddddddddddddaaggooooooollllllllggaaddddddddddddddbaa
      bddddddddddddddddaaldpppppppppppppppdlaaddddddddddddddbaa
      bdudududududududdaagdppqqqqqppppppppdgaaddppppppppppppbaa
      bddddddddddddduddaaldpppppppppppppppdlaaddppqqqpppppppbaa
      bdudududududududdaagdpvvvvxxxzxxxxxvvgaaddppppppppppppbca
      bppppppppppppppddaagvvvvwwwwvvvvvvvvvvvaddddddddddddddbaa
      bpqqqqqppppppppddaagvvvvooooooooooovvvvaddddddddddddddbaa
      bppppppppppppppddaagvvvvvvvvvvvvvvvvvvvaddddddddddddddbaa
      buuuuuuuuuuuuuuddaagdppqqqppppppppppdgaaddddddddddddddbaa
      bddddkkkkkkkkkkddaaggggggggggggggkkkggaaddddddddddddddbaa
      baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabaa
      bbbbbbbbbbbbbbbbbbbbbbbbbbbbbcbbbbbbbbbbbbbbbbbbbbbbbbbaa
      """)
  }

  @Test("Two cards land with a warning while another one goes home")
  func landing() throws {
    var world = try Self.world { $0.direction = .rightToLeft }
    try world.add("To do", ["Spec", "Tests", "Docs"])
    try world.add("Doing", ["Merge", "Fix"], ColumnState(limit: WIPLimit(count: 1)))
    var snapshot = world.idle(at: 100)
    snapshot.phase = .settling
    let reason = ForbidReason.wipLimit(
      column: ColumnHandle(rawValue: 1), limit: 1, count: 1, wouldBe: 2)
    snapshot.decision = .warn(reason)
    snapshot.reason = .forbidden(reason)
    func settlement(_ cards: [Int32], isReturn: Bool, _ origin: Point, _ start: Int64) -> Settlement {
      Settlement(
        cards: cards.map(Self.card), isReturn: isReturn,
        origin: Rect(x: origin.x, y: origin.y, width: 128, height: 48), grabbed: Self.card(cards[0]),
        start: .zero + .milliseconds(start), end: .zero + .milliseconds(start + 200))
    }
    snapshot.settling = [
      settlement([1], isReturn: true, Point(x: 60, y: 170), 100),
      settlement([3, 4], isReturn: false, Point(x: 150, y: 130), 100),
    ]
    Self.expect(
      world.frame(snapshot),
      """
      |------------+------------+-----------+------------+--|
      |                                                     |
      |           +- Doing -- 2/1! -+  +- To do ----- 3 -+  |
      |           |-----------------|  |-----------------|  |
      |           |                 |  |                 |  |
      |           | : . . . . . . : |  | .-------------. |  |
      |           | : Merge       : |  | | Spec        | |  |
      |           | : . . . . . . : |  | '-------------' |  |
      |           | : . . *~~~ 2 cards ~*: . . . . . . : |  |
      |           | : Fix ~ Merge       ~~*Tests       : |  |
      |        *~~~~~~~~~~*~~~ landing ~* ~. . . . . . : |  |
      |        ~ Tests      *~~~~~~~~~~~~~*------------. |  |
      |        *~~~~~~ home ~*------+  +------------- v -+  |
      |                                                     |
      |------------+------------+-----------+------------+--|
      = 100 ms, settling: Tests going home, 0 of 200 ms; 2 cards landing, 0 of 200 ms; warned: Doing is \
      full, 1 of 1 (wip-limit)

      """,
      """
      bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbaa
      baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabaa
      baaaaaaaaaaaddhhhhhhhddjjjjjjddaaddhhhhhhhdddddiiiddaabaa
      baaaaaaaaaaadddddddddddddddddddaadddddddddddddddddddaabaa
      baaaaaaaaaaadddddddddddddddddddaadddddddddddddddddddaabaa
      baaaaaaaaaaaddupupupupupupupuddaaddpppppppppppppppddaabaa
      baaaaaaaaaaaddupuuuuupppppppuddaaddppqqqqpppppppppddaabaa
      baaaaaaaaaaaddupupupupupupupuddaaddpppppppppppppppddaabaa
      baaaaaaaaaaaddupupupyyyyxxxxxxxxxyyupupupupupupupuddaabaa
      baaaaaaaaaaaddupuuupyywwwwwyyyyyyyyyyuuuuupppppppuddaabaa
      baaaaaaaayyyyyyyyyyyyyyymmmmmmmmmyyyyupupupupupupuddaabaa
      baaaaaaaayywwwwwyyyyyyyyyyyyyyyyyyyyypppppppppppppddaabaa
      baaaaaaaayyyyyyyuuuuuuyydddddddaaddddddddddddddkkkddaabaa
      baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabaa
      bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbaa
      """)
  }
}
