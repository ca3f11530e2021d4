/// The clauses of `drag` and `move`.
extension Parser {
  /// The clauses of a drag up to the end of the line, in any order, each once; `via` as often as wanted.
  mutating func dragClauses() throws(Diagnostic) -> DragClauses {
    var reader = ClauseReader()
    while !isAtEnd {
      let clause = try choice(ClauseWord.self)
      try reader.note(clause, in: self)
      switch clause.value {
      case .hold: reader.clauses.hold = try time()
      case .dwell: reader.clauses.dwell = try time()
      case .then: reader.clauses.finish = try choice(FinishWord.self)
      case .via, .direct, .over, .at, .steps, .every, .jump:
        try motion(clause, &reader.clauses.motion)
      }
    }
    return reader.clauses
  }

  /// The clauses of a move up to the end of the line.
  mutating func moveClauses() throws(Diagnostic) -> MotionClauses {
    var reader = ClauseReader()
    while !isAtEnd {
      let clause = try choice(ClauseWord.self)
      try reader.note(clause, in: self)
      switch clause.value {
      case .hold, .dwell, .then:
        throw Diagnostic(
          .notAllowedHere, "'\(clause.value.rawValue)' belongs to a drag, not to a move", at: clause.range)
      case .via, .direct, .over, .at, .steps, .every, .jump:
        try motion(clause, &reader.clauses.motion)
      }
    }
    return reader.clauses.motion
  }

  private mutating func motion(
    _ clause: Located<ClauseWord>, _ motion: inout MotionClauses
  ) throws(Diagnostic) {
    switch clause.value {
    case .via: motion.via.append(try viaPlace())
    case .direct: motion.direct = clause
    case .over: motion.pace = .over(try time())
    case .at: motion.pace = .speed(try speed())
    case .steps: motion.sampling = .steps(try count("the number of steps", 1...100_000))
    case .every: motion.sampling = .every(try positiveTime("the time between samples"))
    case .jump: motion.sampling = .jump(clause.range)
    case .hold, .dwell, .then: break
    }
  }

  /// The place of `via`; a second `via` is a slip of the pen, unless a clause shows that it is a card's name.
  private mutating func viaPlace() throws(Diagnostic) -> Place {
    if word(ClauseWord.self) == .via, peekSecond.kind == .word || peekSecond.kind == .text,
      word(ClauseWord.self, of: peekSecond) == nil
    {
      throw Diagnostic(
        .unexpectedRest, "'via' stands once before each place", at: peek.range,
        fix: .init(SourceRange(peek.start, peekSecond.start), replacement: ""))
    }
    return try place()
  }
}

/// The clauses of one line, and which of them were there.
private struct ClauseReader {
  var clauses = DragClauses()
  private var pace: Located<ClauseWord>?
  private var sampling: Located<ClauseWord>?
  private var rest: [Located<ClauseWord>] = []

  /// Notes a clause; throws if it stands again, or beside one that says otherwise.
  mutating func note(_ clause: Located<ClauseWord>, in parser: borrowing Parser) throws(Diagnostic) {
    switch clause.value {
    case .via: break
    case .over, .at:
      try check(clause, against: pace, in: parser)
      pace = clause
    case .steps, .every, .jump:
      try check(clause, against: sampling, in: parser)
      sampling = clause
    case .direct, .hold, .dwell, .then:
      try check(clause, against: rest.first { $0.value == clause.value }, in: parser)
      rest.append(clause)
    }
  }

  private func check(
    _ clause: Located<ClauseWord>, against first: Located<ClauseWord>?, in parser: borrowing Parser
  ) throws(Diagnostic) {
    guard let first else { return }
    if first.value == clause.value {
      throw parser.repeatedFault("'\(clause.value.rawValue)'", at: clause.range, first: first.range)
    }
    throw parser.contradiction(
      first.value.rawValue, clause.value.rawValue, at: clause.range, first: first.range)
  }
}
