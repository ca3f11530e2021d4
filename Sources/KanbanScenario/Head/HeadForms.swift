import ScenarioSyntax

/// What a statement above the blocks says of the scenario.
final class HeadMeaning: Sendable {
  typealias Apply = @Sendable (FormUse, inout ScenarioHead) -> Void

  let apply: Apply

  fileprivate init(apply: @escaping Apply) { self.apply = apply }
}

extension Form {
  private static func head(
    _ word: String, _ meaning: String, like example: String, _ shape: Shape, synonyms: String = "",
    occurrence: Occurrence = .once, apply: @escaping HeadMeaning.Apply
  ) -> Form {
    Form(
      word, meaning, like: example, shape, synonyms: synonyms, occurrence: occurrence,
      element: HeadMeaning(apply: apply))
  }

  /// The statements of the head, in the order of the documentation.
  static let head: [Form] = [
    head(
      "title", "what the scenario is called; the path if left out", like: "\"Drags a card\"",
      .text("a title"), synonyms: "name test scenario describe it"
    ) { $1.title = $0.argument.text?.value },
    head(
      "tags", "names to choose scenarios by: run --tag", like: "smoke touch", .tags("a tag")
    ) { $1.tags += $0.argument.names.map(\.text) },
    head(
      "profile", "the defaults of layout and behaviour; standard if left out", like: "advanced-kanban",
      .name("the name of a profile")
    ) { $1.profile = $0.argument.name },
    head(
      "pointer", "the kind of pointers that do not say one; mouse if left out", like: "touch",
      .word(Choices.pointerKinds.list)
    ) { $1.pointer = Choices.pointerKinds.values[$0.argument.word] },
    head(
      "use",
      "takes the blocks of another file; layout and behaviour key by key, board and rules as a whole",
      like: "\"board.kanban\"", .text("the path of a file"), synonyms: "include import require",
      occurrence: .often
    ) { statement, head in
      if let path = statement.argument.text { head.uses.append(path) }
    },
    head(
      "vary", "runs the file once for each value of a key of layout or behaviour; all must pass",
      like: "direction ltr rtl", .varied([.layout, .behaviour]), synonyms: "matrix parametrize foreach",
      occurrence: .often
    ) { statement, head in
      guard case .varied(let key, let settings) = statement.argument.value else {
        unfit(statement.argument.value)
      }
      head.varied.append((settings, key.range))
    },
    head(
      "xfail", "the scenario is expected to fail, and why; passing is then a failure",
      like: "\"the limit is judged too late\"", .text("the reason for xfail"),
      synonyms: "shouldfail knownfailure expectfail"
    ) { statement, head in
      head.exception = head.exception ?? statement.range
      // What is skipped is not run, so it cannot fail as expected.
      if case .skip = head.expectation { return }
      head.expectation = .xfail(statement.argument.text?.value ?? "")
    },
    head(
      "skip", "the scenario is not run, and why", like: "\"needs the new board\"",
      .text("the reason for skip"), synonyms: "pending disabled ignore"
    ) { statement, head in
      head.exception = head.exception ?? statement.range
      head.expectation = .skip(statement.argument.text?.value ?? "")
    },
  ]
}
