import KanbanInteraction
import KanbanModel
import KanbanScenario
import KanbanSimulation
import Testing

@Suite("Suites")
struct SuiteTests {
  @Test("The shards 1 to n are the whole, nothing twice", arguments: 1...17)
  func shards(of count: Int) throws {
    for size in [0, 1, 5, 17, 100] {
      let whole = Array(0..<size)
      let parts: [[Int]] = try (1...count).map { index in
        let shard = try #require(Shard(index: index, count: count))
        return shard.part(of: whole)
      }
      #expect(parts.joined().sorted() == whole)
      let sizes: [Int] = parts.map(\.count)
      let (least, most): (Int, Int) = (sizes.min() ?? 0, sizes.max() ?? 0)
      #expect(most - least <= 1)
    }
  }

  @Test("A shard is written I/N", arguments: ["0/1", "2/1", "1/0", "1", "1/2/3", "a/b", "", "1/-2"])
  func wrongShard(text: String) {
    #expect(Shard(text) == nil)
    #expect(Shard("2/3") == Shard(index: 2, count: 3))
  }

  @Test("Results come in order, whatever the width, and end when told to", arguments: [1, 2, 3, 8, 64])
  func order(width: Int) async {
    var taken: [Int] = []
    await OrderedWork.run(Array(0..<200), width: width) { item in
      // Later items are done earlier.
      var sum = 0
      for step in 0..<((item % 7) * 1_000) { sum &+= step }
      return sum == -1 ? -1 : item
    } take: {
      taken.append($0)
      return $0 < 150
    }
    #expect(taken == Array(0...150))
  }

  @Test("Golden lines are replaced, and no other byte", arguments: ["\n", "\r\n"])
  func goldens(lineEnd: String) throws {
    let head = ["kanban-sim 1", "board", "  column a", "end"]
    let lines = ["# keep  this", "expect frame a", "   |x|", "   = old", "expect frame b", "wait 1ms"]
    let source = Array((head + lines).map { $0 + lineEnd }.joined().utf8)
    let variants = try Self.variants(of: source) { _ in ["|y|", "= new"] }
    let changed = try #require(GoldenUpdate.changed.rewrite(source, variants: variants))
    let expected = [
      "# keep  this", "expect frame a", "   |y|", "   = new",
      "expect frame b", "  |y|", "  = new", "wait 1ms",
    ]
    let text = (head + expected).map { $0 + lineEnd }.joined()
    #expect(String(decoding: changed.source, as: UTF8.self) == text)
    #expect(changed.count == 2)
    #expect(GoldenUpdate.missing.rewrite(source, variants: variants)?.count == 1)
    #expect(GoldenUpdate.none.rewrite(source, variants: variants) == nil)
  }

  /// What is there, what each variant draws, and what then is there.
  struct Redrawing {
    var mode: GoldenUpdate = .changed
    var golden: [String]
    var warn: [String]
    var prevent: [String]
    /// Nil if nothing changes.
    var result: [String]?
  }

  private static let a = ["|a|", "|b|", "= c"]
  private static let x = ["|x|", "|b|", "= c"]
  private static let both = ["= wip warn"] + a + ["= wip prevent"] + x

  @Test(
    "Each variant has its picture, and all one where they show the same",
    arguments: [
      Redrawing(golden: [], warn: a, prevent: a, result: a),
      Redrawing(golden: [], warn: a, prevent: x, result: both),
      Redrawing(mode: .missing, golden: [], warn: a, prevent: x, result: both),
      Redrawing(golden: a, warn: a, prevent: x, result: both),
      Redrawing(mode: .missing, golden: a, warn: a, prevent: x, result: nil),
      Redrawing(golden: a, warn: x, prevent: x, result: x),
      Redrawing(golden: both, warn: x, prevent: x, result: x),
      Redrawing(golden: both, warn: a, prevent: x, result: nil),
      Redrawing(mode: .all, golden: both, warn: a, prevent: a, result: a),
      Redrawing(
        mode: .missing, golden: ["= wip prevent", "|old|", "= c"], warn: a, prevent: x,
        result: ["= wip warn"] + a + ["= wip prevent", "|old|", "= c"]),
      Redrawing(golden: ["= wip prevent"] + x, warn: a, prevent: x, result: both),
      // In another order than the declared one they hold, and are put in order when one is written.
      Redrawing(golden: ["= wip prevent"] + x + ["= wip warn"] + a, warn: a, prevent: x, result: nil),
      Redrawing(golden: ["= wip prevent"] + a + ["= wip warn"] + a, warn: a, prevent: x, result: both),
      // What is elided and holds stays.
      Redrawing(golden: ["|..|", "|b|", "= c"], warn: a, prevent: x, result: nil),
      Redrawing(golden: ["|...|", "|b|", "= d"], warn: a, prevent: x, result: ["|...|", "|b|", "= c"]),
      Redrawing(
        golden: ["|a..|", "|...|", "= .."], warn: a, prevent: x,
        result: ["= wip warn", "|a..|", "|...|", "= ..", "= wip prevent", "|x|", "|...|", "= .."]),
      Redrawing(mode: .all, golden: ["|...|", "= .."], warn: a, prevent: a, result: a),
      Redrawing(golden: ["|...|", "= .."], warn: a, prevent: x, result: nil),
      Redrawing(golden: ["|a|", "= .."], warn: a, prevent: a, result: ["|a|", "|b|", "= .."]),
    ])
  func variants(redrawing: Redrawing) throws {
    let head = "kanban-sim 1\nvary wip warn prevent\nboard\n  column a\nend\nexpect frame f\n"
    func text(_ golden: [String]) -> String { head + golden.map { "  \($0)\n" }.joined() + "wait 1ms\n" }
    let source = Array(text(redrawing.golden).utf8)
    let variants = try Self.variants(of: source) { simulation in
      simulation.scene.rules.limitPolicy == .warn ? redrawing.warn : redrawing.prevent
    }
    let new = redrawing.mode.rewrite(source, variants: variants)?.source
    #expect(new.map { String(decoding: $0, as: UTF8.self) } == redrawing.result.map(text))
    guard let new, redrawing.mode == .changed else { return }
    let again = try Self.variants(of: new) { simulation in
      simulation.scene.rules.limitPolicy == .warn ? redrawing.warn : redrawing.prevent
    }
    #expect(again.flatMap(\.failures).isEmpty)
  }

  private static func variants(
    of source: [UInt8], paint: @escaping RunOptions.Painter
  ) throws -> [VariantReport] {
    let result = ScenarioLoader.load(path: "a.kanban", bytes: source) { _ in [] }
    let scenario = try #require(result.scenario)
    return ScenarioRunner.run(scenario, options: RunOptions(paint: paint)).variants
  }
}
