package import KanbanInteraction
package import ScenarioSyntax

extension Behaviour {
  /// Sets the value of one `behaviour` key that the machine reads; the others (limits,
  /// operations, words and rates) belong to `Policies` and change nothing here.
  package mutating func apply(_ setting: BehaviourSetting) {
    switch setting.value {
    case .targeting(let name): targeting = Targeting(named: name.text) ?? targeting
    case .outside(let word): outside = OutsideRule(word.value)
    case .crossing(let word): crossing = Crossing(word.value)
    case .mouseThreshold(let distance): mouseThreshold = distance.value
    case .placeholder(let word): placeholder = PlaceholderPolicy(word.value)
    case .touchThreshold(.off): touchThreshold = nil
    case .touchThreshold(.length(let distance)): touchThreshold = distance.value
    case .touchDelay(let time): touchDelay = TimeSpan(time)
    case .touchSlop(let distance): touchSlop = distance.value
    case .autoscroll(.off): autoscroll = nil
    case .autoscroll(.flowing(let words)): autoscroll = AutoscrollPolicy(words)
    case .autoscroll(.stepping(let words)): autoscroll = AutoscrollPolicy(words)
    case .escape(let word): escapeCancels = word.value == .cancel
    case .blur(let word): blurCancels = word.value == .cancel
    case .secondPointer(let word): secondPointerCancels = word.value == .cancel
    case .springLoading(.off): springLoading = nil
    case .springLoading(.time(let time)): springLoading = TimeSpan(time)
    case .order(let word): order = LandingOrder(word.value)
    case .dropDuration(let time): dropDuration = TimeSpan(time)
    case .returnDuration(let time): returnDuration = TimeSpan(time)
    case .reduceMotion(let word): reducesMotion = word.value == .on
    case .keyboardCommit(let word): keyboardCommit = KeyboardCommit(word.value)
    case .keyboardColumn(let word): keyboardColumn = KeyboardColumn(word.value)
    case .formation(let word): formation = Formation(word.value)
    case .wip, .wipReorder, .operations, .untitledColumn, .frameRate, .sampleRate: break
    }
  }
}

extension TimeSpan {
  package init(_ literal: TimeLiteral) { self.init(microseconds: literal.microseconds) }
}

extension Targeting {
  /// The strategies by the names that scenarios write.
  package static let named: [(name: String, targeting: Targeting)] = [
    ("midpoint", .midpoint), ("edges", .edges), ("entered", .entered),
    ("column-end", .columnEnd), ("nearest-zone", .nearestZone),
  ]

  /// The strategy with a name, or nil.
  package init?(named name: String) {
    guard let entry = Self.named.first(where: { $0.name == name }) else { return nil }
    self = entry.targeting
  }
}

extension AutoscrollPolicy {
  /// What is left out is as in a fresh policy, not as in the profile: a value replaces the whole one.
  package init(_ words: AutoscrollWords) {
    self.init()
    band = words.band.value
    speed = words.speed.value
    if let word = words.curve { curve = AutoscrollCurve(word.value) }
    if let time = words.ramp { ramp = TimeSpan(time) }
    if let word = words.beyond { continuesBeyond = word.value == .full }
  }
}

extension AutoscrollPolicy {
  /// The way to a column takes 0.3 s where no word says how long (`BoardsOfOrigin` B).
  package init(_ words: AutoscrollSteps) {
    self.init()
    band = words.band.value
    stepping = ColumnStepping(
      every: TimeSpan(words.step), over: words.over.map { TimeSpan($0) } ?? .milliseconds(300))
  }
}

extension OutsideRule {
  package init(_ word: OutsideWord) {
    switch word {
    case .none: self = .none
    case .nearest: self = .nearest
    case .keep: self = .keep
    }
  }
}

extension PlaceholderPolicy {
  package init(_ word: PlaceholderWord) {
    switch word {
    case .target: self = .target
    case .home: self = .home
    }
  }
}

extension Crossing {
  package init(_ word: CrossingWord) {
    switch word {
    case .exitFirst: self = .exitFirst
    case .enterFirst: self = .enterFirst
    case .lostExit: self = .lostExit
    }
  }
}

extension AutoscrollCurve {
  package init(_ word: CurveWord) {
    switch word {
    case .linear: self = .linear
    case .quadratic: self = .quadratic
    case .uikit: self = .uikit
    }
  }
}

extension LandingOrder {
  package init(_ word: OrderWord) {
    switch word {
    case .board: self = .board
    case .selection: self = .selection
    }
  }
}

extension KeyboardCommit {
  package init(_ word: KeyboardCommitWord) {
    switch word {
    case .return: self = .onReturn
    case .live: self = .live
    }
  }
}

extension KeyboardColumn {
  package init(_ word: KeyboardColumnWord) {
    switch word {
    case .sameIndex: self = .sameIndex
    case .end: self = .end
    }
  }
}

extension Formation {
  package init(_ word: FormationWord) {
    switch word {
    case .stack: self = .stack
    // What the system chooses is a pile, the first card on top (`SourcesOfNumbers`, reordering).
    case .pile, .default: self = .pile
    case .list: self = .list
    case .none: self = .none
    }
  }
}
