import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

/// Checks of the events that are expected: what no event of a kind has can never match.
extension LineChecker {
  mutating func check(_ event: EventPattern) {
    checkNames(of: event)
    checkSlots(of: event)
    optionalSlot(event.slot)
    optionalSlot(event.destination)
    let kind = event.logKind
    if let decision = event.decision {
      let answer = decision.value(in: .answers)
      if !kind.answers.contains(answer) {
        misfit("\(kind.withArticle) is never '\(decision.spelling)'", at: decision.range)
      } else if event.reason != nil, answer == .accept || answer == .unchanged {
        misfit("only what is warned of or forbidden has a reason", at: decision.range)
      }
    }
    switch event.reason {
    case .word(let word) where !kind.mayHave(word):
      misfit("\(shown(word.spelling)) is no reason of \(kind.withArticle)", at: word.range)
    case .text(let text) where !kind.hasWords: misfit("\(kind.withArticle) has no words", at: text.range)
    case .other(let name): check(name, lastOf: event)
    case .word, .text, nil: break
    }
  }

  private mutating func checkNames(of event: EventPattern) {
    switch event.logKind.subject {
    case .cards: cards(event.names)
    case .columns: for name in event.names { column(name) }
    case .items: for name in event.names { item(name) }
    // The area may be the board, which needs no declaration.
    case .areas: for name in event.names where name.isQuoted || name.text != "board" { column(name) }
    case .nothing:
      if let name = event.names.first {
        misfit("\(event.logKind.withArticle) names no card", at: name.range)
      }
    }
  }

  private mutating func checkSlots(of event: EventPattern) {
    guard let slot = event.slot else { return }
    switch (event.logKind.places, event.destination) {
    case (.none, _): misfit("\(event.logKind.withArticle) has no slot", at: slot.range)
    case (.one, let destination?):
      misfit("\(event.logKind.withArticle) has one slot", at: destination.range)
    case (.one, nil), (.two, _): break
    }
  }

  /// A last name that is a card if one is so called, and otherwise a reason.
  private mutating func check(_ name: Name, lastOf event: EventPattern) {
    let kind = event.logKind
    let reasons = IgnoreReason.allCases.map(\.rawValue)
    if event.slot == nil, scope.isCard(name.text) {
      if kind.subject == .nothing { misfit("\(kind.withArticle) names no card", at: name.range) }
    } else if name.isQuoted {
      if kind.hasWords || kind == .ignored || scope.mayBeHidden(name.text) { return }
      card(name)
    } else if kind == .ignored || kind == .abandoned {
      guard !reasons.contains(name.text), !scope.mayBeHidden(name.text) else { return }
      let others = kind == .ignored ? "no reason to ignore" : "neither a card nor a reason to ignore"
      report(
        Diagnostic(
          .unknownName, "\(shown(name.text)) is \(others)", at: name.range,
          suggestion: WordSuggestion.nearest(to: name.text, among: reasons)
            ?? scope.suggestedCard(for: name.text)))
    } else if kind != .failed {
      misfit(
        "\(shown(name.text)) is no reason of \(kind.withArticle)", at: name.range,
        suggestion: WordSuggestion.nearest(to: name.text, among: Choices.reasons.list.spellings))
    }
  }

  private mutating func misfit(_ message: String, at range: SourceRange, suggestion: String? = nil) {
    report(Diagnostic(.wordDoesNotFit, message, at: range, suggestion: suggestion))
  }
}

// MARK: - What the events of a kind have

extension LogEvent.Kind {
  fileprivate enum Subject { case cards, columns, items, areas, nothing }
  fileprivate enum Places { case none, one, two }

  fileprivate var subject: Subject {
    switch self {
    case .pressed, .tapped, .lifted, .abandoned, .resolved, .moved, .copied, .unchanged, .forbidden,
      .cancelled,
      .settled, .returned, .focused, .selected:
      .cards
    case .expanded, .collapsed: .columns
    case .changed: .items
    case .scrolled, .panned: .areas
    case .targeted, .untargeted, .announced, .ignored, .failed: .nothing
    }
  }

  fileprivate var places: Places {
    switch self {
    case .resolved, .moved, .copied, .forbidden, .changed: .two
    case .lifted, .targeted, .unchanged, .cancelled: .one
    case .pressed, .tapped, .panned, .abandoned, .untargeted, .scrolled, .settled, .returned, .announced,
      .focused, .selected, .expanded, .collapsed, .ignored, .failed:
      .none
    }
  }

  /// True if somebody's own words may be told: those of a rule, of the system, of the host, or spoken ones.
  fileprivate var hasWords: Bool {
    switch self {
    case .targeted, .resolved, .moved, .copied, .forbidden, .cancelled, .abandoned, .announced, .changed,
      .failed:
      true
    case .pressed, .tapped, .lifted, .panned, .untargeted, .scrolled, .unchanged, .settled, .returned,
      .focused,
      .selected, .expanded, .collapsed, .ignored:
      false
    }
  }

  fileprivate func mayHave(_ reason: ListedWord) -> Bool {
    let isOfRules = reason.value(in: .reasons) == .rules
    let isIgnored = IgnoreReason(rawValue: reason.spelling) != nil
    return switch self {
    case .targeted, .resolved, .moved, .copied, .forbidden: isOfRules
    case .cancelled: !isOfRules
    case .abandoned: (!isOfRules && reason.spelling != CancelReason.noTarget.code) || isIgnored
    case .ignored: isIgnored
    case .pressed, .tapped, .lifted, .panned, .untargeted, .scrolled, .unchanged, .settled, .returned,
      .announced,
      .focused, .selected, .expanded, .collapsed, .changed, .failed:
      false
    }
  }

  /// `an 'ignored' event`
  fileprivate var withArticle: String {
    "\("aeiou".contains(name.prefix(1)) ? "an" : "a") '\(name)' event"
  }
}
