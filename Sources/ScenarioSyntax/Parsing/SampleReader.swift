/// Reads samples of traces, those of a block and those of a file: `time x y [down|up|cancel]`, the time in
/// milliseconds without a unit.
///
/// Words are set apart by spaces and tabs; `#` at the start or behind a space begins a comment.
package struct SampleReader {
  private let bytes: [UInt8]
  private var index: Int
  private var end: Int
  /// Where the last word ends.
  private var previousEnd: Int

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - bytes: what holds the line; ranges count in them.
  ///   - line: without its end.
  ///   - last: the time of the sample before, in microseconds.
  /// - Returns: nil for a line without words.
  package static func read(
    _ bytes: [UInt8], line: SourceRange, notBefore last: Int64
  ) throws(Diagnostic) -> TraceSample? {
    var reader = SampleReader(bytes, line)
    try reader.cutComment()
    return reader.isAtEnd ? nil : try reader.sample(notBefore: last)
  }

  /// A word of a sample, counted from 0.
  package static func word(_ number: Int, of sample: TraceSample, in bytes: [UInt8]) -> SourceRange {
    var reader = SampleReader(bytes, sample.range)
    var word = reader.next()
    for _ in 0..<number { word = reader.next() }
    return word
  }

  private init(_ bytes: [UInt8], _ line: SourceRange) {
    self.bytes = bytes
    index = line.start
    end = line.end
    previousEnd = line.start
    skipSpaces()
  }

  private mutating func sample(notBefore last: Int64) throws(Diagnostic) -> TraceSample {
    let start = index
    let microseconds = try time(notBefore: last)
    let x = try number("the x of a sample")
    let y = try number("the y of a sample")
    let action = isAtEnd ? nil : try self.action()
    guard isAtEnd else {
      let rest = next()
      throw Diagnostic(.unexpectedRest, "a sample ends before \(FaultWords.shown(rest, in: bytes))", at: rest)
    }
    return TraceSample(
      microseconds: microseconds, x: x, y: y, action: action, range: SourceRange(start, previousEnd))
  }

  private mutating func time(notBefore last: Int64) throws(Diagnostic) -> Int64 {
    let what = "a sample such as 16 340 120"
    let word = next()
    let number = try scan(word, what)
    guard number.end == word.end else {
      guard Choices.timeUnits.value(in: bytes, from: number.end, to: word.end) != nil else {
        throw wrong(word, what)
      }
      throw Diagnostic(.wrongValueShape, "the times of samples are milliseconds without a unit", at: word)
    }
    guard !number.isNegative else { throw Diagnostic(.outOfRange, "a time is never negative", at: word) }
    let microseconds = number.microseconds(unit: 1_000)
    guard microseconds >= last else {
      throw Diagnostic(.timeGoesBack, "the times of samples never go back", at: word)
    }
    return microseconds
  }

  private mutating func number(_ what: String) throws(Diagnostic) -> Double {
    guard !isAtEnd else {
      throw Diagnostic(.missingWord, "the line ends where \(what) belongs", at: .at(previousEnd))
    }
    let word = next()
    let number = try scan(word, what)
    guard number.end == word.end else { throw wrong(word, what) }
    return number.value
  }

  private func scan(_ word: SourceRange, _ what: String) throws(Diagnostic) -> ScannedNumber {
    switch ScannedNumber.scan(bytes, from: word.start, to: word.end) {
    case .number(let number): return number
    case .none: throw wrong(word, what)
    case .tooLong: throw ScannedNumber.tooLong(at: word)
    }
  }

  private mutating func action() throws(Diagnostic) -> Located<SampleAction> {
    let word = next()
    let actions = Choices.sampleActions
    guard let action = actions.value(in: bytes, from: word.start, to: word.end) else {
      throw FaultWords.unknown(
        word, in: bytes, among: actions.list.spellings, noun: actions.list.noun,
        suggestion: actions.list.suggestion(for: FaultWords.suggestible(word, in: bytes)))
    }
    return Located(action, word)
  }

  private func wrong(_ word: SourceRange, _ what: String) -> Diagnostic {
    Diagnostic(
      .wrongValueShape, "\(FaultWords.shown(word, in: bytes)) stands where \(what) belongs", at: word)
  }
}

// MARK: - Words

extension SampleReader {
  private var isAtEnd: Bool { index == end }

  /// The next word; the spaces behind it are passed.
  private mutating func next() -> SourceRange {
    let start = index
    while index < end, !Byte.isSpace(bytes[index]) { index += 1 }
    previousEnd = index
    skipSpaces()
    return SourceRange(start, previousEnd)
  }

  private mutating func skipSpaces() {
    while index < end, Byte.isSpace(bytes[index]) { index += 1 }
  }

  /// Ends the line before its comment.
  private mutating func cutComment() throws(Diagnostic) {
    var isSpaced = true
    for place in index..<end {
      let byte = bytes[place]
      if byte == Byte.hash, isSpaced {
        end = place
        return
      }
      isSpaced = Byte.isSpace(byte)
      if Byte.isControl(byte), !isSpaced { throw Lexer.Fault.controlCharacter(at: place).diagnostic }
    }
  }
}
