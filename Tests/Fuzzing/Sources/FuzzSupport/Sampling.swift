import Foundation

/// Which inputs get the slow checks.
enum Sampling {
  /// Whether all do: when one input is looked at, or made smaller.
  private static let choosesAll = ProcessInfo.processInfo.environment["FUZZ_ALL"] != nil

  /// Whether the input is one of those; the choice depends on nothing but its bytes (FNV-1a).
  static func chooses(_ bytes: [UInt8], oneOf count: UInt64) -> Bool {
    if choosesAll { return true }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return (hash ^ (hash >> 32)) % count == 0
  }
}
