import KanbanGeometry
import TestSupport
import Testing

/// Areas made of rectangles, against a raster of points.
@Suite struct RegionTests {
  private func randomRect(_ random: inout SplitMix64) -> Rect {
    Rect(
      x: Double(random.below(12)), y: Double(random.below(12)), width: Double(random.below(9)),
      height: Double(random.below(9)))
  }

  @Test func addingAndSubtractingIsThatOfPoints() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      var region = Region()
      var raster = Set<Int>()
      for _ in 0..<6 {
        let rect = randomRect(&random)
        let isAdded = !random.once(in: 3)
        if isAdded { region.add(rect) } else { region.subtract(rect) }
        for index in 0..<400 where rect.contains(Point(x: Double(index % 20), y: Double(index / 20))) {
          if isAdded { raster.insert(index) } else { raster.remove(index) }
        }
      }
      let covered = (0..<400).filter { region.contains(Point(x: Double($0 % 20), y: Double($0 / 20))) }
      #expect(covered == raster.sorted())
      #expect(region.rects.reduce(0) { $0 + $1.width * $1.height } == Double(raster.count), "no overlap")
      expectFirst(region.firstRectangle(), in: raster)
    }
  }

  /// Finds the first rectangle cell by cell: top row, leftmost run, then downwards.
  private func expectFirst(_ first: Rect?, in raster: Set<Int>) {
    guard let start = raster.min() else {
      #expect(first == nil)
      return
    }
    var end = start + 1
    while raster.contains(end), end % 20 > 0 { end += 1 }
    var depth = 1
    while (start..<end).allSatisfy({ raster.contains($0 + depth * 20) }) { depth += 1 }
    #expect(
      first
        == Rect(
          x: Double(start % 20), y: Double(start / 20), width: Double(end - start), height: Double(depth)))
  }

  @Test func theFirstRectangleStartsAtTheLeadingEdge() {
    let region = Region([
      Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 20, y: 0, width: 5, height: 5),
      Rect(x: 18, y: 5, width: 9, height: 5),
    ])
    #expect(region.firstRectangle() == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(region.firstRectangle(.rightToLeft) == Rect(x: 20, y: 0, width: 5, height: 10))
  }

  @Test func whatRoundingLeavesOverIsNoPart() {
    var region = Region([Rect(x: 0, y: 0, width: 10, height: 10)])
    region.subtract(Rect(x: 0, y: 1.0e-9, width: 10, height: 5))
    #expect(region.rects == [Rect(x: 0, y: 5.000000001, width: 10, height: 10 - 5.000000001)])
    region.intersect(Rect(x: 0, y: 0, width: 4, height: 20))
    #expect(region.rects.map(\.width) == [4])
  }
}
