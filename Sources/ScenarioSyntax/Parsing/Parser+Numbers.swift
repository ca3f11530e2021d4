/// Numbers, and what is made of them: lengths, times, speeds, points, sizes, ranges.
///
/// What shape a number has is asked for by its place. Lengths have no unit, times and speeds always have one.
extension Parser {
  /// The number at the start of the token to read next; `what` says what belongs there.
  private func scanned(_ what: String, from start: Int? = nil) throws(Diagnostic) -> ScannedNumber {
    let token = peek
    guard token.kind == .word else { throw missing(what) }
    switch ScannedNumber.scan(bytes, from: start ?? token.start, to: token.end) {
    case .number(let number): return number
    case .none: throw missing(what)
    case .tooLong: throw ScannedNumber.tooLong(at: token.range)
    }
  }

  /// A number that fills its token.
  mutating func number(_ what: String) throws(Diagnostic) -> Located<Double> {
    let number = try scanned(what)
    guard number.end == peek.end else { throw lengthUnit(from: number.end) ?? missing(what) }
    return Located(number.value, take().range)
  }

  /// The fault of a unit behind a number: lengths are in points and say nothing of it.
  private func lengthUnit(from start: Int) -> Diagnostic? {
    let range = SourceRange(start, peek.end)
    guard range.end - range.start <= 6,
      ["px", "pt", "pts", "dp", "points", "pixels"].contains(decoded(range))
    else { return nil }
    return Diagnostic(
      .wrongValueShape,
      "a length has no unit: \(shown(peek)) is written \(decoded(SourceRange(peek.start, start)))",
      at: range, fix: .init(range, replacement: ""))
  }

  /// A length: a number that is not negative.
  mutating func length(_ what: String = "a length such as 48") throws(Diagnostic) -> Located<Double> {
    let length = try number(what)
    guard length.value >= 0 else {
      throw Diagnostic(.outOfRange, "a length is never negative", at: length.range)
    }
    return length
  }

  /// A whole number within limits.
  mutating func count(
    _ what: String, _ limits: ClosedRange<Int>
  ) throws(Diagnostic) -> Located<Int> {
    let number = try scanned(what)
    guard number.end == peek.end, number.isWhole else { throw missing(what) }
    let range = peek.range
    let value = number.isNegative ? -Int(number.whole) : Int(number.whole)
    guard limits.contains(value) else {
      let code: DiagnosticCode = value > limits.upperBound ? .tooMany : .outOfRange
      throw Diagnostic(
        code, "\(what) is from \(limits.lowerBound) to \(limits.upperBound), not \(value)", at: range)
    }
    take()
    return Located(value, range)
  }

  /// A time: a number directly followed by `us`, `ms` or `s`.
  mutating func time(_ what: String = "a time such as 200ms") throws(Diagnostic) -> TimeLiteral {
    let time = try time(what, from: peek.start)
    take()
    return time
  }

  /// The time in the token to read next, from `start` to its end.
  func time(_ what: String, from start: Int) throws(Diagnostic) -> TimeLiteral {
    let number = try scanned(what, from: start)
    let range = SourceRange(start, peek.end)
    guard number.end < peek.end else {
      let message = "a time has a unit, us, ms or s: \(shown(range)) has none"
      let apart = peekSecond.kind == .word ? timeUnit(suggestible(peekSecond)) : nil
      guard let apart, word(.timeUnits, of: peekSecond) == nil else {
        let gap = SourceRange(range.end, peekSecond.start)
        throw Diagnostic(
          .missingUnit, message, at: range, fix: apart.map { _ in .init(gap, replacement: "") })
      }
      throw Diagnostic(
        .missingUnit, message, at: range, suggestion: decoded(SourceRange(peek.start, range.end)) + apart,
        fix: .init(SourceRange(range.end, peekSecond.end), replacement: apart))
    }
    guard let unit = Choices.timeUnits.value(in: bytes, from: number.end, to: peek.end) else {
      var fault = missing(what)
      let rest = SourceRange(number.end, peek.end)
      if let unit = rest.end - rest.start <= WordSuggestion.longestWord ? timeUnit(decoded(rest)) : nil {
        fault.suggestion = decoded(SourceRange(peek.start, number.end)) + unit
        fault.fix = .init(rest, replacement: unit)
      }
      throw fault
    }
    guard !number.isNegative else { throw Diagnostic(.outOfRange, "a time is never negative", at: range) }
    return TimeLiteral(
      microseconds: number.microseconds(unit: unit.microseconds), unit: unit, range: range)
  }

  /// The unit of time that a word means.
  private func timeUnit(_ word: String) -> String? {
    let units = Choices.timeUnits.list
    return units.spellings.contains(word) ? word : units.synonyms.meaning(of: word)
  }

  /// A time that is more than nothing.
  mutating func positiveTime(_ what: String) throws(Diagnostic) -> TimeLiteral {
    let time = try time(what)
    guard time.microseconds > 0 else {
      throw Diagnostic(.outOfRange, "\(what) is more than 0", at: time.range)
    }
    return time
  }

  /// A speed: a number directly followed by `pt/s`, more than 0.
  mutating func speed() throws(Diagnostic) -> Located<Double> {
    let what = "a speed such as 800pt/s"
    let number = try scanned(what)
    let range = peek.range
    guard number.end < peek.end else {
      throw Diagnostic(
        .missingUnit, "a speed has the unit pt/s: \(shown(range)) has none", at: range,
        fix: .init(range, replacement: decoded(range) + "pt/s"))
    }
    guard Choices.speedUnits.value(in: bytes, from: number.end, to: peek.end) != nil else {
      var fault = missing(what)
      let number = decoded(SourceRange(range.start, number.end))
      fault.suggestion = range.end - range.start <= WordSuggestion.longestWord ? "\(number)pt/s" : nil
      throw fault
    }
    guard number.value > 0 else { throw Diagnostic(.outOfRange, "a speed is more than 0", at: range) }
    take()
    return Located(number.value, range)
  }

  /// A point or an offset `x,y`.
  mutating func point(_ what: String = "a point such as 28,72") throws(Diagnostic) -> PointLiteral {
    let x = try number(what)
    guard accept(.comma) else {
      throw Diagnostic(.wrongValueShape, "\(what) is two numbers with a comma between them", at: x.range)
    }
    let y = try number(what)
    return PointLiteral(x: x.value, y: y.value, range: x.range.joined(y.range))
  }

  /// A size `WxH`.
  mutating func size() throws(Diagnostic) -> SizeLiteral {
    let what = "a size such as 256x48"
    if let apart = sizeInPieces { throw apart }
    let width = try scanned(what)
    guard width.end < peek.end, bytes[width.end] == UInt8(ascii: "x") else { throw missing(what) }
    let height = try scanned(what, from: width.end + 1)
    guard height.end == peek.end else { throw lengthUnit(from: height.end) ?? missing(what) }
    guard width.value >= 0, height.value >= 0 else {
      throw Diagnostic(.outOfRange, "a size is never negative", at: peek.range)
    }
    return SizeLiteral(width: width.value, height: height.value, range: take().range)
  }

  /// Two whole numbers of the most digits and the `x`: what is longer spells no size.
  private static let longestSize = 2 * ScannedNumber.mostWholeDigits + 1

  /// The fault of a size with spaces around its `x`: `900 x 400`, `900x 400`.
  ///
  /// A space elsewhere divides what nobody can tell: `5 10x20` may be a size behind a number too many.
  private var sizeInPieces: Diagnostic? {
    let x = UInt8(ascii: "x")
    var spelled: [UInt8] = []
    for token in lexer.tokens[cursor...].prefix(3) {
      let piece = bytes[token.start..<token.end]
      guard token.kind == .word, spelled.count + piece.count <= Self.longestSize,
        spelled.isEmpty || spelled.last == x || piece.first == x
      else { return nil }
      spelled += piece
      let sides = spelled.split(separator: x, omittingEmptySubsequences: false)
      guard token.start > peek.start, sides.count == 2,
        sides.allSatisfy({
          (1...ScannedNumber.mostWholeDigits).contains($0.count) && $0.allSatisfy(Byte.isDigit)
        })
      else { continue }
      let range = SourceRange(peek.start, token.end)
      return Diagnostic(
        .wrongValueShape, "a size is one word, width, x and height: \(shown(range)) is not", at: range,
        fix: .init(range, replacement: String(decoding: spelled, as: UTF8.self)))
    }
    return nil
  }

  /// A rectangle `X,Y WxH`.
  mutating func rectangle() throws(Diagnostic) -> RectangleLiteral {
    RectangleLiteral(origin: try point("a rectangle such as 28,72 256x48"), size: try size())
  }

  /// A range of numbers, or one number.
  mutating func bounds(_ what: String) throws(Diagnostic) -> Bounds<Double> {
    try bounds(what) { (parser) throws(Diagnostic) in try parser.number(what) }
  }

  /// A range of counts, or one count.
  mutating func countBounds() throws(Diagnostic) -> Bounds<Int> {
    let what = "a count or a range such as 1..3"
    return try bounds(what) { (parser) throws(Diagnostic) in try parser.count(what, 0...999_999_999) }
  }

  private mutating func bounds<Bound>(
    _ what: String, read: (inout Parser) throws(Diagnostic) -> Located<Bound>
  ) throws(Diagnostic) -> Bounds<Bound> where Bound: Comparable & Hashable {
    let start = here.start
    if accept(.dots) {
      let upper = try read(&self)
      return Bounds(lower: nil, upper: upper.value, range: range(from: start))
    }
    let lower = try read(&self)
    guard accept(.dots) else { return Bounds(lower: lower.value, upper: lower.value, range: lower.range) }
    guard peek.kind == .word, word(.particles) != .within else {
      return Bounds(lower: lower.value, upper: nil, range: range(from: start))
    }
    let upper = try read(&self)
    guard lower.value <= upper.value else {
      throw Diagnostic(
        .backwardRange, "a range goes from the smaller number to the larger one", at: range(from: start))
    }
    return Bounds(lower: lower.value, upper: upper.value, range: range(from: start))
  }
}
