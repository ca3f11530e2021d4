package import KanbanInteraction
package import KanbanModel
package import ScenarioSyntax

/// Everything that the `behaviour` block decides.
package struct Policies: Sendable {
  /// What the machine reads.
  package var behaviour: Behaviour
  /// What the resolver reads: the policy of limits, the operations, and the profile's rules in code.
  package var rules: MoveRules
  /// What is spoken.
  package var phrases: Phrases
  /// Frames a second.
  package var frameRate = 60
  /// Samples a second of a moving pointer.
  package var sampleRate = 60

  /// The policies of a profile.
  package init(of profile: Profile) {
    behaviour = profile.behaviour
    rules = profile.rules
    phrases = profile.phrases
  }

  /// Sets the value of one `behaviour` key; an unknown strategy leaves the targeting as it is.
  package mutating func apply(_ setting: BehaviourSetting) {
    switch setting.value {
    case .wip(let policy): rules.limitPolicy = LimitPolicy(policy.value)
    case .wipReorder(let word): rules.limitScope = LimitScope(word.value)
    case .untitledColumn(let word): phrases.untitledColumn = Phrases.untitledColumn(word.value)
    case .operations(let words): rules.operations = Set(words.map { MoveOperation($0.value) })
    case .frameRate(let rate): frameRate = rate.value
    case .sampleRate(let rate): sampleRate = rate.value
    case .targeting, .outside, .crossing, .placeholder, .mouseThreshold, .touchThreshold, .touchDelay,
      .touchSlop, .autoscroll, .escape, .blur, .secondPointer, .springLoading, .order, .dropDuration,
      .returnDuration, .reduceMotion, .keyboardCommit, .keyboardColumn, .formation:
      behaviour.apply(setting)
    }
  }
}

extension LimitPolicy {
  package init(_ word: LimitPolicyWord) {
    switch word {
    case .warn: self = .warn
    case .prevent: self = .prevent
    }
  }
}

extension LimitScope {
  package init(_ word: LimitScopeWord) {
    switch word {
    case .free: self = .growth
    case .judged: self = .everyMove
    }
  }
}

extension Phrases {
  /// The name of a column without a title, by its id.
  package static func untitledColumn(_ word: UntitledColumnWord) -> @Sendable (_ id: String) -> String {
    switch word {
    case .id: { $0 }
    case .withNoun: columnNoun
    }
  }
}

extension MoveOperation {
  package init(_ word: OperationWord) {
    switch word {
    case .move: self = .move
    case .copy: self = .copy
    }
  }
}
