import KanbanGeometry

/// A small generator with one number as its whole state, so that a seed names a board for ever.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number below `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// True once in `odds` times.
  mutating func once(in odds: Int) -> Bool { below(odds) == 0 }

  /// A number on the 1/64 grid, so that sums and halves are exact.
  mutating func grid(_ bounds: ClosedRange<Int>) -> Double {
    Double(bounds.lowerBound * 64 + below((bounds.upperBound - bounds.lowerBound) * 64 + 1)) / 64
  }

  /// A point on the 1/64 grid, mostly between tie lines, sometimes on them.
  mutating func point(x: ClosedRange<Int>, y: ClosedRange<Int>) -> Point {
    Point(x: grid(x), y: grid(y))
  }

  /// One of the elements.
  mutating func pick<Element>(_ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[below(list.count)]
  }
}
