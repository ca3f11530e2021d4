/// A value of JSON, as far as reports use it: numbers are whole.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads one value with nothing but white space around it.
  ///
  /// - Throws: where the bytes stop to be JSON of this kind.
  static func read(_ bytes: [UInt8]) throws(ReportFault) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    try reader.end()
    return value
  }
}

/// A place in bytes that are read as JSON.
private struct JSONReader {
  let bytes: [UInt8]
  /// The byte that is read next, from 0.
  var position = 0

  /// Reports nest six deep.
  private static let deepest = 16

  private func fault(_ words: String) -> ReportFault {
    ReportFault(position < bytes.count ? "\(words) at byte \(position + 1)" : "it ends too early")
  }

  /// The next byte that is no white space, which stays the next.
  private mutating func peek() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return bytes[position]
      }
    }
    return nil
  }

  /// Passes a mark if it comes next.
  private mutating func takes(_ mark: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(ReportFault) {
    guard takes(mark) else { throw fault("'\(mark)' is missing") }
  }

  mutating func end() throws(ReportFault) {
    guard peek() == nil else { throw fault("something stands behind the report") }
  }

  mutating func value(depth: Int) throws(ReportFault) -> JSONValue {
    guard depth < Self.deepest else { throw fault("values nest too deep") }
    switch peek() {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case let byte? where "-0123456789".utf8.contains(byte): return try number()
    default:
      for (word, value) in [("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false))]
      where bytes[position...].starts(with: word.utf8) {
        position += word.utf8.count
        return value
      }
      throw fault("no value of JSON stands")
    }
  }

  private mutating func object(depth: Int) throws(ReportFault) -> JSONValue {
    var members: [String: JSONValue] = [:]
    try expect("{")
    if takes("}") { return .object(members) }
    repeat {
      guard peek() == UInt8(ascii: "\"") else { throw fault("a key is missing") }
      let key = try string()
      try expect(":")
      guard members.updateValue(try value(depth: depth + 1), forKey: key) == nil else {
        throw fault("a key stands twice")
      }
    } while takes(",")
    try expect("}")
    return .object(members)
  }

  private mutating func array(depth: Int) throws(ReportFault) -> JSONValue {
    var elements: [JSONValue] = []
    try expect("[")
    if takes("]") { return .array(elements) }
    repeat { elements.append(try value(depth: depth + 1)) } while takes(",")
    try expect("]")
    return .array(elements)
  }

  private mutating func number() throws(ReportFault) -> JSONValue {
    let end = bytes[position...].firstIndex { !"-+.eE0123456789".utf8.contains($0) } ?? bytes.count
    guard let number = Int(String(decoding: bytes[position..<end], as: UTF8.self)) else {
      throw fault("no whole number stands")
    }
    position = end
    return .number(number)
  }
}

// MARK: - Texts

extension JSONReader {
  fileprivate mutating func string() throws(ReportFault) -> String {
    try expect("\"")
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.elementsEqual(text) else { throw fault("a text that is not UTF-8 ends") }
        position += 1
        return string
      case UInt8(ascii: "\\"): try escape(&text)
      case 0..<0x20: throw fault("a control character stands in a text")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw fault("a text does not end")
  }

  /// Reads what stands behind a backslash.
  private mutating func escape(_ text: inout [UInt8]) throws(ReportFault) {
    guard position + 1 < bytes.count else { throw fault("a text does not end") }
    let letter = bytes[position + 1]
    if letter == UInt8(ascii: "u") { return try unicodeEscape(&text) }
    guard let meant = zip("nrtbf\"\\/".utf8, "\n\r\t\u{8}\u{C}\"\\/".utf8).first(where: { $0.0 == letter })
    else { throw fault("no escape of JSON stands") }
    text.append(meant.1)
    position += 2
  }

  private mutating func unicodeEscape(_ text: inout [UInt8]) throws(ReportFault) {
    var value = try unit()
    if (0xD800..<0xDC00).contains(value), bytes[position...].starts(with: "\\u".utf8) {
      let low = try unit()
      guard (0xDC00..<0xE000).contains(low) else { throw fault("half a character ends") }
      value = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw fault("an escape that is no character ends") }
    text += Array(String(Character(scalar)).utf8)
  }

  /// The four digits behind `\u`.
  private mutating func unit() throws(ReportFault) -> UInt32 {
    let digits = bytes[min(position + 2, bytes.count)...].prefix(4)
    guard digits.count == 4, !digits.contains(UInt8(ascii: "+")), !digits.contains(UInt8(ascii: "-")),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("an escape without four digits stands") }
    position += 6
    return value
  }
}
