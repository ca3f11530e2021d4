import KanbanRendering
import TestSupport
import Testing

@Suite("Golden lines against frame lines")
struct FrameComparisonTests {
  static let frame = ["|--1--|", "| a.b |", "|  @  |1", "|     |", "|--1--|", "= 0 ms, idle: mouse 1 at 4,4"]

  @Test(
    "Golden lines hold where they say the same, elided or not",
    arguments: [
      frame,
      ["|...|", "= .."],
      ["|...|", "|  @  |1", "|...|", "= 0 ms, .. 1 at .."],
      ["|--1--|", "|...|", "|--1--|", "= 0 ms.."],
      ["|..", "..b ..", "..@..", "|     |", "..", ".."],
      ["|--1--|  ", "| a.b |", "|...|", "|...|", "|--1--|", "= 0 ms, idle: mouse .. at 4,4"],
      ["|...|", "|--1--|", "= ..", "|...|"],
      ["....", "...", "....", "..", "..", ".."],
    ])
  func holds(golden: [String]) {
    #expect(FrameComparison(golden: golden, actual: Self.frame) == .equal)
  }

  @Test(
    "The first place that does not hold is named",
    arguments: [
      (["|--1--|", "| a.c |"], 1, 1, 4, 4),
      (["|--1--|", "| a.b |", "|  @  |"], 2, 2, 7, 7),
      (["|--1--|", "| a.b |", "|..@..|2"], 2, 2, 7, 7),
      (["|..x..|", "|...|"], 0, 0, 3, 1),
      (["|...|", "| a.c |", "|...|", "= .."], 1, 1, 4, 4),
      (["|...|", "= .. 4,5"], 1, 5, 7, 27),
    ])
  func names(golden: [String], goldenLine: Int, actualLine: Int, goldenColumn: Int, actualColumn: Int) throws
  {
    let comparison = FrameComparison(golden: golden, actual: Self.frame)
    guard case .different(let place) = comparison else {
      Issue.record("should differ")
      return
    }
    #expect(place.goldenLine == goldenLine)
    #expect(place.actualLine == actualLine)
    #expect(place.goldenColumn == goldenColumn)
    #expect(place.actualColumn == actualColumn)
    #expect(place.expected == golden[goldenLine])
    #expect(place.actual == Self.frame[actualLine])
  }

  @Test(
    "What holds nowhere is held against what agrees most",
    arguments: [
      (["|...|", "| x.b |", "|...|", "= .."], 1, 1),
      (["|...|", "|  @  |2", "|...|", "= .."], 1, 2),
      (["|...|", "|..@..|2", "|     |", "|...|", "= .."], 1, 2),
      // Below it others still hold.
      (["|...|", "| a.c |", "|...|", "|  @  |1", "|...|", "= .."], 1, 1),
    ])
  func likeliest(golden: [String], goldenLine: Int, actualLine: Int) throws {
    guard case .different(let place) = FrameComparison(golden: golden, actual: Self.frame) else {
      Issue.record("should differ")
      return
    }
    #expect(place.goldenLine == goldenLine && place.actualLine == actualLine)
  }

  @Test("A frame with more or fewer lines than the golden ones differs at its end")
  func lengths() {
    let longer = FrameComparison(golden: Self.frame.dropLast(), actual: Self.frame)
    #expect(
      longer
        == .different(
          FrameDifference(
            goldenLine: 5, actualLine: 5, goldenColumn: 0, actualColumn: 0, expected: nil,
            actual: Self.frame[5])))
    let shorter = FrameComparison(golden: Self.frame + ["|"], actual: Self.frame)
    #expect(
      shorter
        == .different(
          FrameDifference(
            goldenLine: 6, actualLine: nil, goldenColumn: 0, actualColumn: 0, expected: "|", actual: nil)))
  }

  @Test("Random lines agree with themselves after any run is elided")
  func elision() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        "ab .|".randomElement(using: &random)
      }
      let line = String(bytes.compactMap { $0 }).split(separator: "..").joined(separator: ". .") + "|"
      guard !line.contains("..") else { continue }
      let start = Int.random(in: 0...line.count, using: &random)
      let length = Int.random(in: 0...(line.count - start), using: &random)
      let golden = "\(line.prefix(start))..\(line.dropFirst(start + length))"
      #expect(FrameComparison(golden: [golden], actual: [line]) == .equal, "\(golden) | \(line)")
    }
  }

  /// Whether some text for each run of two dots or more makes a golden line the other one.
  private static func holds(_ golden: Substring, _ line: Substring) -> Bool {
    guard let first = golden.first else { return line.isEmpty }
    let rest = golden.drop { $0 == "." }
    if golden.count - rest.count > 1 {
      return (0...line.count).contains { holds(rest, line.dropFirst($0)) }
    }
    return line.first == first && holds(golden.dropFirst(), line.dropFirst())
  }

  @Test("Random lines hold exactly where some text for each elision makes them the golden ones")
  func reference() {
    var random = SplitMix64(seed: 11)
    func text(of pieces: [String], atMost most: Int) -> String {
      (0..<Int.random(in: 0...most, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
    }
    var counts = (equal: 0, different: 0)
    for _ in 0..<20_000 {
      let golden = text(of: ["a", "b", "a.", "..", "..."], atMost: 6)
      let line = text(of: ["a", "b", "a.b"], atMost: 7)
      let isEqual = FrameComparison(golden: [golden], actual: [line]) == .equal
      #expect(isEqual == Self.holds(golden[...], line[...]), "\(golden) | \(line)")
      if isEqual { counts.equal += 1 } else { counts.different += 1 }
    }
    #expect(counts.equal > 1_000 && counts.different > 1_000)
  }
}
