extension String {
  /// True if every character is printable ASCII: one byte, one cell, and harmless.
  var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable(Self.arePrintable)
      ?? utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// A loop without a way out, which runs over many bytes at once.
  private static func arePrintable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in bytes { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }
}
