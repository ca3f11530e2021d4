package import KanbanInteraction
package import KanbanModel
package import ScenarioSyntax

/// Everything that the `behaviour` block decides.
package struct Policies: Sendable {
  /// What the machine reads.
  package var behaviour: Behaviour
  /// What the resolver reads: the policy of limits, the operations, and the profile's rules in code.
  package var rules: MoveRules
  /// Frames a second.
  package var frameRate = 60
  /// Samples a second of a moving pointer.
  package var sampleRate = 60

  /// The policies of a profile.
  package init(of profile: Profile) {
    behaviour = profile.behaviour
    rules = profile.rules
  }

  /// Sets the value of one `behaviour` key; an unknown strategy leaves the targeting as it is.
  package mutating func apply(_ setting: BehaviourSetting) {
    switch setting.value {
    case .wip(let policy): rules.limitPolicy = LimitPolicy(policy.value)
    case .operations(let words): rules.operations = Set(words.map { MoveOperation($0.value) })
    case .frameRate(let rate): frameRate = rate.value
    case .sampleRate(let rate): sampleRate = rate.value
    case .targeting, .outside, .mouseThreshold, .touchDelay, .touchSlop, .autoscroll, .escape, .blur,
      .secondPointer, .springLoading, .order, .dropDuration, .returnDuration, .reduceMotion,
      .keyboardCommit, .keyboardColumn, .formation:
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

extension MoveOperation {
  package init(_ word: OperationWord) {
    switch word {
    case .move: self = .move
    case .copy: self = .copy
    }
  }
}
