/// `behaviour` and the shapes of its values.
extension Parser {
  /// Reads the lines of a `behaviour` block.
  mutating func readBehaviour(_ block: inout OpenBlock) {
    var settings: [BehaviourSetting] = []
    var seen: [BehaviourKey: SourceRange] = [:]
    while nextLine(of: &block) {
      recovering { (parser) throws(Diagnostic) in
        repeat {
          let key = try parser.choice(BehaviourKey.self)
          let setting = try parser.behaviourSetting(key)
          if let first = seen[key.value] {
            parser.report(parser.repeatedFault("'\(key.value.rawValue)'", at: key.range, first: first))
          } else {
            seen[key.value] = key.range
            settings.append(setting)
          }
        } while !parser.isAtEnd
      }
    }
    tree.blocks.append(
      .behaviour(BehaviourBlock(settings: settings, opening: block.opening, range: block.range)))
  }

  /// Reads the value of a key that was just read.
  mutating func behaviourSetting(
    _ key: Located<BehaviourKey>, mostOperations: Int = 2
  ) throws(Diagnostic) -> BehaviourSetting {
    let value = try behaviourValue(key.value, mostOperations)
    return BehaviourSetting(key: key, value: value, range: range(from: key.range.start))
  }

  private mutating func behaviourValue(
    _ key: BehaviourKey, _ mostOperations: Int
  ) throws(Diagnostic) -> BehaviourSetting.Value {
    switch key {
    case .targeting: .targeting(try name("the name of a targeting strategy"))
    case .outside: .outside(try choice(OutsideWord.self))
    case .crossing: .crossing(try choice(CrossingWord.self))
    case .placeholder: .placeholder(try choice(PlaceholderWord.self))
    case .mouseThreshold: .mouseThreshold(try length())
    case .touchThreshold: .touchThreshold(try optionalLength())
    case .touchDelay: .touchDelay(try time())
    case .touchSlop: .touchSlop(try length())
    case .autoscroll: .autoscroll(try autoscroll())
    case .wip: .wip(try choice(LimitPolicyWord.self))
    case .wipReorder: .wipReorder(try choice(LimitScopeWord.self))
    case .escape: .escape(try choice(InterruptionWord.self))
    case .blur: .blur(try choice(InterruptionWord.self))
    case .secondPointer: .secondPointer(try choice(InterruptionWord.self))
    case .springLoading: .springLoading(try optionalTime())
    case .operations: .operations(try operations(atMost: mostOperations))
    case .order: .order(try choice(OrderWord.self))
    case .dropDuration: .dropDuration(try time())
    case .returnDuration: .returnDuration(try time())
    case .reduceMotion: .reduceMotion(try choice(SwitchWord.self))
    case .keyboardCommit: .keyboardCommit(try choice(KeyboardCommitWord.self))
    case .keyboardColumn: .keyboardColumn(try choice(KeyboardColumnWord.self))
    case .untitledColumn: .untitledColumn(try choice(UntitledColumnWord.self))
    case .formation: .formation(try choice(FormationWord.self))
    case .frameRate: .frameRate(try count("a frame rate", 1...1_000))
    case .sampleRate: .sampleRate(try count("a sample rate", 1...10_000))
    }
  }

  private mutating func optionalTime() throws(Diagnostic) -> OptionalTime {
    if word(SwitchWord.self) == .off { return .off(take().range) }
    return .time(try time("off or a time such as 500ms"))
  }

  private mutating func optionalLength() throws(Diagnostic) -> OptionalLength {
    if word(SwitchWord.self) == .off { return .off(take().range) }
    return .length(try length("off or a length such as 10"))
  }

  private mutating func operations(atMost most: Int) throws(Diagnostic) -> [Located<OperationWord>] {
    var operations = [try choice(OperationWord.self)]
    while operations.count < most, word(OperationWord.self) != nil {
      let next = try choice(OperationWord.self)
      guard next.value != operations[0].value else {
        throw repeatedFault("an operation", at: next.range, first: operations[0].range)
      }
      operations.append(next)
    }
    return operations
  }
}
