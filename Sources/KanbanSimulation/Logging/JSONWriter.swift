import KanbanText

/// Writes JSON as bytes, without spaces: equal calls give equal bytes.
///
/// The caller gives the keys of an object in sorted order. Commas set themselves.
package struct JSONWriter: Sendable {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Makes an empty writer.
  package init() {}

  /// Takes the bytes out and starts again.
  package mutating func take() -> [UInt8] {
    defer {
      bytes.removeAll(keepingCapacity: true)
      needsComma = false
    }
    return bytes
  }

  /// Writes an object; the body writes its members.
  package mutating func object(_ body: (inout JSONWriter) -> Void) { nest(0x7B, 0x7D, body) }

  /// Writes an array; the body writes its elements.
  package mutating func array(_ body: (inout JSONWriter) -> Void) { nest(0x5B, 0x5D, body) }

  /// Writes the key of the next value.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(0x22)
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(0x22)
    bytes.append(0x3A)
    needsComma = false
  }

  /// Writes a text.
  package mutating func string(_ text: String) {
    separate()
    Self.append(text, to: &bytes)
  }

  /// Writes a whole number.
  package mutating func number(_ value: Int64) {
    separate()
    Self.append(value, to: &bytes)
  }

  /// Writes a whole number.
  package mutating func number(_ value: Int) { number(Int64(value)) }

  /// Writes a number in the shortest form that reads back; a whole one has no point.
  package mutating func number(_ value: Double) {
    separate()
    Self.append(value, to: &bytes)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a member that is a text.
  package mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member that is a whole number.
  package mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    number(value)
  }

  /// Writes a member that is a number.
  package mutating func member(_ name: StaticString, _ value: Double) {
    key(name)
    number(value)
  }

  /// Writes a member that is an object; the body writes its members.
  package mutating func object(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// Writes a member that is an array; the body writes its elements.
  package mutating func array(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(body)
  }

  /// Writes a value that another writer has written.
  package mutating func written(_ value: [UInt8]) {
    separate()
    bytes.append(contentsOf: value)
  }

  /// Ends a line of JSON lines.
  package mutating func newline() {
    bytes.append(0x0A)
    needsComma = false
  }

  private mutating func nest(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
    needsComma = true
  }
}

// MARK: - Leaves

extension JSONWriter {
  /// Appends a whole number.
  static func append(_ value: Int64, to bytes: inout [UInt8]) {
    if value >= 0, value < 10 {
      bytes.append(0x30 + UInt8(value))
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  /// Appends a number in the shortest form that reads back. What is no number at all is `null`, as JSON has no
  /// word for it.
  static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    if let whole = Numbers.whole(value) {
      append(whole, to: &bytes)
    } else {
      bytes.append(contentsOf: value.description.utf8)
    }
  }

  /// Appends a text in quotes.
  ///
  /// Escaped are quotes, backslashes, all control characters (C0, DEL, C1), the line and paragraph
  /// separators, and the marks that set the direction of text, so that a line of the log is one line
  /// everywhere, reads in its order and never moves a terminal's cursor.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: bytes.append(contentsOf: [0x5C, 0x22])
      case 0x5C: bytes.append(contentsOf: [0x5C, 0x5C])
      case 0x0A: bytes.append(contentsOf: [0x5C, 0x6E])
      case 0x0D: bytes.append(contentsOf: [0x5C, 0x72])
      case 0x09: bytes.append(contentsOf: [0x5C, 0x74])
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        appendEscape(scalar.value, to: &bytes)
      case 0x20..<0x7F: bytes.append(UInt8(scalar.value))
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(0x22)
  }

  private static func appendEscape(_ value: UInt32, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: [0x5C, 0x75])
    for shift in [UInt32(12), 8, 4, 0] {
      let digit = UInt8((value >> shift) & 0xF)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}
