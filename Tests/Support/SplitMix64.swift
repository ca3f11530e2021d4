/// A small random generator, equal on every machine, so that a seed replays a run.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Starts from a seed.
  package init(seed: UInt64) { state = seed }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in 0 ..< count; 0 if that is empty.
  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }

  /// True once in `count` times.
  package mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
