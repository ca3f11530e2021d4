import KanbanScenario
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
    let frames = try Self.comparisons(in: source, actual: ["|y|", "= new"])
    let changed = try #require(GoldenUpdate.changed.rewrite(source, frames: frames))
    let expected = [
      "# keep  this", "expect frame a", "   |y|", "   = new",
      "expect frame b", "  |y|", "  = new", "wait 1ms",
    ]
    let text = (head + expected).map { $0 + lineEnd }.joined()
    #expect(String(decoding: changed.source, as: UTF8.self) == text)
    #expect(changed.count == 2)
    #expect(GoldenUpdate.missing.rewrite(source, frames: frames)?.count == 1)
    #expect(GoldenUpdate.none.rewrite(source, frames: frames) == nil)
    // The runs of a file that varies a setting all meet the same frames; the first one is written.
    let twice = frames + (try Self.comparisons(in: source, actual: ["|z|", "= other"]))
    #expect(GoldenUpdate.changed.rewrite(source, frames: twice)?.source == changed.source)
  }

  private static func comparisons(in source: [UInt8], actual: [String]) throws -> [GoldenComparison] {
    let result = ScenarioLoader.load(path: "a.kanban", bytes: source) { _ in [] }
    let scenario = try #require(result.scenario)
    let report = ScenarioRunner.run(scenario, options: RunOptions(paint: { _ in actual }))
    return report.variants.flatMap(\.frames)
  }
}
