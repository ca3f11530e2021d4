import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

// What was spoken and logged, and the ends of things.

extension ExpectationForm {
  static let speech = [
    ExpectationForm(
      Form(
        "announced", "these words were spoken in this phase", like: "\"Spec moved to 1 of 2 in Doing\"",
        .text("the announcement"), synonyms: "announcement announces says speech"), of: .phase
    ) { $1.mismatch(ofAnnounced: text($0)) },
    ExpectationForm(
      Form(
        "value", "what is read of a card or column", like: "A1 \"1 of 3 in To do\"",
        .sequence([.item("a card or a column"), .text("the value")]))
    ) { $1.mismatch(ofValue: $0.parts[0].name, text($0.parts[1])) },
    ExpectationForm(
      Form(
        "actions", "which accessibility actions a card offers", like: "A1 = \"Move Down\", \"Move to Doing\"",
        .sequence([.card("a card"), .equals, .titles("the name of an action")]))
    ) { argument, run in
      guard case .texts(let titles) = argument.parts[2].value else { unfit(argument.value) }
      return run.mismatch(ofActions: argument.parts[0].name, titles.map(\.value))
    },
  ]

  private static func text(_ argument: Argument) -> String {
    guard let text = argument.text else { unfit(argument.value) }
    return text.value
  }

  static let events = [
    ExpectationForm(
      Form(
        "events", "these events came in this phase, in this order, others between them",
        like: "= lifted A1, moved A1 todo[0] -> doing[0]", .sequence([.equals, .events(.events)])),
      of: .phase,
      doubt: { statement, checker in
        for pattern in events(statement.state.argument) {
          for slot in [pattern.slot, pattern.destination] {
            if let slot { checker.checkReach(of: slot, carried: 1) }
          }
        }
      },
      lack: { $1.missing(of: events($0)).flatMap { ScenarioRun.lack(of: $0.logKind) } }
    ) { $1.mismatch(ofEvents: events($0)) },
    ExpectationForm(
      Form(
        "count", "how many events of a kind came in this phase", like: "lifted 1..3",
        .sequence([.word(EventWords.events.kinds), .counts])), of: .phase,
      lack: { argument, run in
        let kind = LogEvent.Kind.allCases[argument.parts[0].word]
        return run.simulation.log.count(of: kind) < argument.parts[1].counts.lower ?? 0
          ? ScenarioRun.lack(of: kind) : nil
      }
    ) { $1.mismatch(ofCount: LogEvent.Kind.allCases[$0.parts[0].word], $0.parts[1].counts) },
  ]

  private static func events(_ argument: Argument) -> [EventPattern] {
    guard case .events(let events) = argument.parts[1].value else { unfit(argument.value) }
    return events
  }

  static let ends = [
    ExpectationForm(
      Form(
        "settled", "nothing is open and nothing moves", like: "", .nothing, synonyms: "done finished idle")
    ) { $1.mismatch(ofSettled: ()) },
    ExpectationForm(
      Form(
        "frame", "the picture now is the golden one below", like: "lifted", .name("the name of the frame"),
        synonyms: "snapshot screenshot golden", hasGoldenLines: true), of: .motion,
      doubt: { $1.checkGolden($0.state.argument.name) }
    ) { _, _ in preconditionFailure("a picture is compared with the lines below its name") },
    ExpectationForm(
      Form(
        "cards", "how many cards a column, or the board, has", like: "doing 0..3",
        .sequence([.word(WordList(.all), otherwise: .column("all or a column", besides: [.all])), .counts])),
      doubt: { statement, checker in
        if !statement.isNegated { checker.checkCount(statement.state.argument.parts[1].counts) }
      }
    ) { $1.mismatch(ofCardCount: $0.parts[0].nameOrNone, $0.parts[1].counts) },
    ExpectationForm(
      Form(
        "highlighted", "which column is marked as the target, or none", like: "doing",
        .word(WordList(.none), otherwise: .column("a column or none", besides: [.none])))
    ) { $1.mismatch(ofHighlighted: $0.nameOrNone) },
  ]
}
