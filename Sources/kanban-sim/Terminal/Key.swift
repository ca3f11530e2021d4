/// A key of a terminal.
package enum Key: Hashable, Sendable {
  case character(Character)
  case left, right, up, down, home, end, pageUp, pageDown
  case enter, escape, backspace
  /// Control and a letter.
  case control(Character)
}

/// Turns the bytes that a terminal sends into keys.
package enum KeyDecoder {
  /// The keys in order; what is no key that is known is left out.
  ///
  /// - Parameter bytes: whole keys: what a terminal sends at once is not cut inside a key.
  package static func keys(of bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    while let first = rest.first {
      if first == 0x1B {
        if let key = escapeSequence(&rest) { keys.append(key) }
      } else if first < 0x80 {
        rest.removeFirst()
        if let key = control(first) { keys.append(key) }
      } else {
        let end = rest.firstIndex { $0 < 0x80 } ?? rest.endIndex
        keys += String(decoding: rest[..<end], as: UTF8.self).map { .character($0) }
        rest = rest[end...]
      }
    }
    return keys
  }

  private static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }

  /// `ESC [ ... letter`, `ESC O letter`, or the key Escape itself.
  private static func escapeSequence(_ rest: inout ArraySlice<UInt8>) -> Key? {
    rest.removeFirst()
    guard let opening = rest.first, opening == 0x5B || opening == 0x4F else { return .escape }
    rest.removeFirst()
    var parameters: [UInt8] = []
    while let byte = rest.popFirst() {
      if (0x40...0x7E).contains(byte) { return key(final: byte, parameters) }
      parameters.append(byte)
    }
    return nil
  }

  private static func key(final: UInt8, _ parameters: [UInt8]) -> Key? {
    switch final {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x48: .home
    case 0x46: .end
    case 0x7E:
      switch parameters.first {
      case 0x31, 0x37: .home
      case 0x34, 0x38: .end
      case 0x35: .pageUp
      case 0x36: .pageDown
      default: nil
      }
    default: nil
    }
  }
}
