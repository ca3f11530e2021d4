/// Finds bytes that are no UTF-8.
enum UTF8Check {
  /// The first ill-formed sequence, or nil; one pass.
  static func firstFault(in bytes: [UInt8]) -> SourceRange? {
    // Most files are ASCII, which is seen many bytes at a time.
    guard bytes.reduce(0, |) >= 0x80 else { return nil }
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      let length = sequenceLength(in: bytes, at: index)
      guard length > 0 else { return SourceRange(index, index + 1) }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence at `index`, or 0 (Unicode, table 3-7).
  private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF }
      if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }
      if first == 0xF4 { second = 0x80...0x8F }
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
