import ScenarioSyntax

extension LineChecker {
  /// Two hands, and as many other devices again.
  static let mostPointers = 20

  /// Checks one line of the timeline.
  mutating func check(_ line: TimelineLine) {
    switch line.start {
    case .at(let instant), .after(let instant): time(instant)
    case nil: break
    }
    switch line.action {
    case .step(let step): check(step)
    case .expect(let statement): check(statement)
    case .trace(let trace): check(trace)
    }
  }

  private mutating func check(_ trace: TraceStatement) {
    pointer(trace.number)
    guard case .inline(let lines) = trace.source else { return }
    for line in lines {
      switch line {
      case .sample(let sample): report(SampleCheck.fault(of: sample, in: source))
      case .expect(let statement): check(statement)
      }
    }
  }

  /// Checks the names and numbers of a step, and what else its form asks for.
  private mutating func check(_ step: Step) {
    pointer(step.pointer?.number)
    check(step.argument, as: step.use.form.shape)
    step.meaning.check(step, &self)
  }

  private mutating func pointer(_ number: Located<Int>?) {
    guard let number, number.value > Self.mostPointers else { return }
    report(
      Diagnostic(
        .pointerOutOfRange, "a pointer has a number from 1 to \(Self.mostPointers), not \(number.value)",
        at: number.range))
  }

  /// The words of a change have to be such as the thing has; a card wins.
  mutating func change(_ id: Name, _ words: [BoardWord]) {
    let isCard = scope.isCard(id.text)
    let isColumn = !isCard && scope.isColumn(id.text)
    for word in words {
      if isCard, !word.isOfCards {
        report(misfit(word, "a column has this word, \(shown(id.text)) is a card"))
      } else if isColumn, !word.isOfColumns {
        report(misfit(word, "a card has this word, \(shown(id.text)) is a column"))
      } else {
        report(SizeCheck.fault(of: word))
      }
    }
  }

  private func misfit(_ word: BoardWord, _ message: String) -> Diagnostic {
    Diagnostic(.wordDoesNotFit, message, at: word.range)
  }
}

extension BoardWord {
  /// Whether a card may have the word.
  fileprivate var isOfCards: Bool {
    guard let form = setting?.form else { return true }
    return form === Forms.newTitle || ValueForm<CardTraits>.byWord[form.word] != nil
  }

  /// Whether a column may have the word.
  fileprivate var isOfColumns: Bool {
    guard let form = setting?.form else { return false }
    return form === Forms.newTitle || ValueForm<ColumnTraits>.byWord[form.word] != nil
  }
}
