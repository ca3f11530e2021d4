import KanbanGeometry
import TestSupport

extension SplitMix64 {
  /// A number on the 1/64 grid, so that sums and halves are exact.
  mutating func grid(_ bounds: ClosedRange<Int>) -> Double {
    Double(bounds.lowerBound * 64 + below((bounds.upperBound - bounds.lowerBound) * 64 + 1)) / 64
  }

  /// A point on the 1/64 grid, mostly between tie lines, sometimes on them.
  mutating func point(x: ClosedRange<Int>, y: ClosedRange<Int>) -> Point {
    Point(x: grid(x), y: grid(y))
  }

  /// One of the elements; nil if there is none.
  mutating func pick<Element>(_ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[below(list.count)]
  }
}
