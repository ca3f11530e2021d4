import ScenarioSyntax

/// A statement above the blocks: how it is written, and what it says of the scenario.
struct HeadForm: Sendable {
  let form: Form
  let apply: @Sendable (FormUse, inout ScenarioHead) -> Void

  init(
    _ word: String, _ meaning: String, like example: String, _ shape: Shape, synonyms: String = "",
    occurrence: Form.Occurrence = .once, apply: @escaping @Sendable (FormUse, inout ScenarioHead) -> Void
  ) {
    form = Form(word, meaning, like: example, shape, synonyms: synonyms, occurrence: occurrence)
    self.apply = apply
  }
}

extension HeadForm {
  /// In the order of the documentation.
  static let all = [
    HeadForm(
      "title", "what the scenario is called; the path if left out", like: "\"Drags a card\"",
      .text("a title"), synonyms: "name test scenario describe it"
    ) { $1.title = $0.argument.text?.value },
    HeadForm(
      "tags", "names to choose scenarios by: run --tag", like: "smoke touch", .tags("a tag")
    ) { $1.tags += $0.argument.names.map(\.text) },
    HeadForm(
      "profile", "the defaults of layout and behaviour; standard if left out", like: "advanced-kanban",
      .name("the name of a profile")
    ) { $1.profile = $0.argument.name },
    HeadForm(
      "pointer", "the kind of pointers that do not say one; mouse if left out", like: "touch",
      .word(Choices.pointerKinds.list)
    ) { $1.pointer = Choices.pointerKinds.values[$0.argument.word] },
    HeadForm(
      "use",
      "takes the blocks of another file; layout and behaviour key by key, board and rules as a whole",
      like: "\"board.kanban\"", .text("the path of a file"), synonyms: "include import require",
      occurrence: .often
    ) { statement, head in
      if let path = statement.argument.text { head.uses.append(path) }
    },
    HeadForm(
      "vary", "runs the file once for each value of a key of layout or behaviour; all must pass",
      like: "direction ltr rtl", .varied([.layout, .behaviour]), synonyms: "matrix parametrize foreach",
      occurrence: .often
    ) { statement, head in
      guard case .varied(let key, let settings) = statement.argument.value else {
        unfit(statement.argument.value)
      }
      head.varied.append((settings, key.range))
    },
    HeadForm(
      "xfail", "the scenario is expected to fail, and why; passing is then a failure",
      like: "\"the limit is judged too late\"", .text("the reason for xfail"),
      synonyms: "shouldfail knownfailure expectfail"
    ) { statement, head in
      head.exception = head.exception ?? statement.range
      // What is skipped is not run, so it cannot fail as expected.
      if case .skip = head.expectation { return }
      head.expectation = .xfail(statement.argument.text?.value ?? "")
    },
    HeadForm(
      "skip", "the scenario is not run, and why", like: "\"needs the new board\"",
      .text("the reason for skip"), synonyms: "pending disabled ignore"
    ) { statement, head in
      head.exception = head.exception ?? statement.range
      head.expectation = .skip(statement.argument.text?.value ?? "")
    },
  ]

  private static let byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.form.word, $0) })

  /// The form that a statement was read by.
  static func of(_ statement: FormUse) -> HeadForm {
    guard let form = byWord[statement.form.word] else {
      preconditionFailure("statements are read by the forms that are listed here")
    }
    return form
  }
}
