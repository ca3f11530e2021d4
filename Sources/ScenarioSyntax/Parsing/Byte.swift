/// The bytes that mean something to the lexer.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let colon = UInt8(ascii: ":")
  static let equals = UInt8(ascii: "=")
  static let greater = UInt8(ascii: ">")
  static let atSign = UInt8(ascii: "@")
  static let leftBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let rightBracket = UInt8(ascii: "]")
  static let underscore = UInt8(ascii: "_")
  static let pipe = UInt8(ascii: "|")

  static func isSpace(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= nine }

  static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  /// Whether the byte may stand in a name, the hyphen excepted.
  static func isNamePart(_ byte: UInt8) -> Bool {
    // One bit a character: digits, then letters and the underscore.
    if byte < 64 { return 0x03FF_0000_0000_0000 & (UInt64(1) << UInt64(byte)) != 0 }
    return byte < 128 && 0x07FF_FFFE_87FF_FFFE & (UInt64(1) << UInt64(byte &- 64)) != 0
  }

  static func isControl(_ byte: UInt8) -> Bool { byte < space || byte == 0x7F }

  /// Whether a word ends before the byte whatever follows it.
  static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case space, tab, quote, comma, colon, equals, pipe, leftBracket, rightBracket: true
    default: false
    }
  }

  /// Whether the bytes are a name that stands without quotes: `[A-Za-z0-9_]+(-[A-Za-z0-9_]+)*`.
  static func isName(_ bytes: some Sequence<UInt8>) -> Bool {
    var previous = minus
    for byte in bytes {
      guard isNamePart(byte) || (byte == minus && previous != minus) else { return false }
      previous = byte
    }
    return previous != minus
  }
}
