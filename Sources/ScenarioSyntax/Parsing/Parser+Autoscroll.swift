/// The value of `autoscroll`.
extension Parser {
  /// `off`, `band L speed S` or `band L step T`, and more words in any order.
  mutating func autoscroll() throws(Diagnostic) -> AutoscrollLiteral {
    if word(AutoscrollWord.self) == .off { return .off(take().range) }
    let start = here.start
    var words = AutoscrollParts()
    while let word = word(AutoscrollWord.self) {
      let token = take()
      if let first = words.seen[word] {
        throw repeatedFault("'\(word.rawValue)'", at: token.range, first: first)
      }
      words.seen[word] = token.range
      try read(word, token, into: &words)
    }
    guard !words.seen.isEmpty || isAtEnd else { throw unknown(AutoscrollWord.self, peek) }
    guard let band = words.band else { throw missing("'band' with a length") }
    let range = range(from: start)
    if let step = words.step {
      try refuseFlow(words)
      return .stepping(AutoscrollSteps(band: band, step: step, over: words.over, range: range))
    }
    guard let speed = words.speed else { throw missing("'speed' with a speed such as 800pt/s") }
    if let over = words.seen[.over] {
      throw Diagnostic(.notAllowedHere, "'over' belongs to 'step', not to 'speed'", at: over)
    }
    return .flowing(
      AutoscrollWords(
        band: band, speed: speed, curve: words.curve, ramp: words.ramp, beyond: words.beyond, range: range))
  }

  private mutating func read(
    _ word: AutoscrollWord, _ token: Token, into words: inout AutoscrollParts
  ) throws(Diagnostic) {
    switch word {
    case .off: throw unexpected(token)
    case .band: words.band = try length()
    case .speed: words.speed = try speed()
    case .curve: words.curve = try choice(CurveWord.self)
    case .ramp: words.ramp = try time()
    case .beyond: words.beyond = try choice(BeyondWord.self)
    case .step: words.step = try positiveTime("the time between two looks")
    case .over: words.over = try time()
    }
  }

  /// The board either flows or steps.
  private func refuseFlow(_ words: AutoscrollParts) throws(Diagnostic) {
    for word in [AutoscrollWord.speed, .curve, .ramp, .beyond] {
      guard let range = words.seen[word] else { continue }
      throw Diagnostic(
        .notAllowedHere, "'\(word.rawValue)' belongs to 'speed', not to 'step'", at: range)
    }
  }
}

/// What has been read of an `autoscroll` value.
private struct AutoscrollParts {
  var seen: [AutoscrollWord: SourceRange] = [:]
  var band: Located<Double>?
  var speed: Located<Double>?
  var curve: Located<CurveWord>?
  var ramp: TimeLiteral?
  var beyond: Located<BeyondWord>?
  var step: TimeLiteral?
  var over: TimeLiteral?
}
