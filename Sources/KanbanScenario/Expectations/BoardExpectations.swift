import KanbanSimulation
import ScenarioSyntax

// Orders of cards, and what was moved.

extension ExpectationForm {
  static let orders = [
    ExpectationForm(
      Form(
        "column", "the exact order of a column's cards, hidden ones too", like: "todo = A2 A1",
        .sequence([.column("a column"), .equals, .cardPattern]), synonyms: "order"),
      doubt: { statement, checker in
        guard case .cardPattern(let pattern) = statement.state.argument.parts[2].value else { return }
        checker.checkOnce(pattern.cards, "a card stands once in a column")
      }
    ) { argument, run in
      let parts = argument.parts
      guard case .cardPattern(let pattern) = parts[2].value else { unfit(parts[2].value) }
      return run.mismatch(ofColumn: parts[0].name, pattern)
    },
    ExpectationForm(
      Form(
        "board", "the exact order of all columns' cards", like: "= todo: A1 | doing: .. | ..",
        .sequence([.equals, .boardPattern])),
      doubt: { statement, checker in
        let pattern = boardPattern(statement.state.argument)
        checker.checkOnce(pattern.columns.map(\.id), "a column stands once on a board")
        checker.checkOnce(pattern.columns.flatMap(\.cards.cards), "a card stands once on a board")
      }
    ) { argument, run in run.mismatch(ofBoard: boardPattern(argument)) },
  ]

  private static func boardPattern(_ argument: Argument) -> BoardPattern {
    guard case .boardPattern(let pattern) = argument.parts[1].value else { unfit(argument.value) }
    return pattern
  }

  static let landings = [
    ExpectationForm(
      Form(
        "moves", "the moves of this phase, each with its cards and destination", like: "= A1 -> doing[0]",
        .sequence([.equals, .moves(ofPhase: true)])),
      of: .phase, doubt: doubtMoves,
      lack: { $1.simulation.log.landingsOfPhase.count < $0.parts[1].moves.count ? .move : nil }
    ) { argument, run in
      run.mismatch(ofMoves: argument.parts[1].moves, in: run.simulation.log.landingsOfPhase)
    },
    ExpectationForm(
      Form(
        "all-moves", "the moves of the whole run", like: "= A1 -> doing[0], A2 -> done[end]",
        .sequence([.equals, .moves(ofPhase: false)])),
      of: .run, doubt: doubtMoves,
      lack: { $1.simulation.log.landings.count < $0.parts[1].moves.count ? .move : nil }
    ) { argument, run in
      run.mismatch(ofMoves: argument.parts[1].moves, in: run.simulation.log.landings[...])
    },
    ExpectationForm(Form("no-moves", "nothing was moved in this phase", like: "", .nothing), of: .phase) {
      $1.mismatch(ofMoves: [], in: $1.simulation.log.landingsOfPhase)
    },
    ExpectationForm(
      Form(
        "requests", "what the resolver was asked in this phase, and its answers",
        like: "= A1 -> done[0] forbid wip-limit",
        .sequence([.equals, .requests(answers: Choices.answers.list)])),
      of: .phase,
      doubt: { statement, checker in
        for request in requests(statement.state.argument) { checker.doubt(request.move) }
      },
      lack: { $1.simulation.log.count(of: .resolved) < requests($0).count ? .move : nil }
    ) { $1.mismatch(ofRequests: requests($0)) },
  ]

  private static let doubtMoves: Doubt = { statement, checker in
    for move in statement.state.argument.parts[1].moves { checker.doubt(move) }
  }

  private static func requests(_ argument: Argument) -> [RequestPattern] {
    guard case .requests(let requests) = argument.parts[1].value else { unfit(argument.value) }
    return requests
  }
}
