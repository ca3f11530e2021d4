// The catalogue of the codes of meaning.

extension DiagnosticCode {
  /// The explanation of a code of meaning; nil for the others.
  var meaningExplanation: DiagnosticExplanation? {
    switch self {
    case .unknownCard:
      DiagnosticExplanation(
        title: "no card has this id",
        text: "A card is declared in 'board', inserted by a step, or the copy of one (A1-2).",
        wrong: "focus A9",
        right: "focus A1")
    case .unknownColumn:
      DiagnosticExplanation(
        title: "no column has this id",
        text: "A column is declared in 'board'. Cards and columns have separate ids.",
        wrong: "collapse tood",
        right: "collapse todo")
    case .unknownName:
      DiagnosticExplanation(
        title: "neither a card nor a column has this id",
        text: "Where both can stand, the id of either is asked for.",
        wrong: "hide A9",
        right: "hide A1")
    case .duplicateCard:
      DiagnosticExplanation(
        title: "two cards have the same id",
        text: "The ids of cards are unique over the whole board.",
        wrong: """
          board
            column todo
              card A1
              card A1
          end
          """,
        right: """
          board
            column todo
              card A1
              card A2
          end
          """)
    case .duplicateColumn:
      DiagnosticExplanation(
        title: "two columns have the same id",
        text: "The ids of columns are unique.",
        wrong: """
          board
            column todo
            column todo
          end
          """,
        right: """
          board
            column todo
            column done
          end
          """)
    case .missingBoard:
      DiagnosticExplanation(
        title: "there is no board",
        text: "A scenario has a 'board' block, its own or one that comes with 'use'.",
        wrong: #"title "empty""#,
        right: """
          title "one column"
          board
            column todo
          end
          """)
    case .unknownProfile:
      DiagnosticExplanation(
        title: "no profile has this name",
        text: "'kanban-sim profiles' lists the profiles.",
        wrong: "profile standrad",
        right: "profile standard")
    case .unknownRuleSet:
      DiagnosticExplanation(
        title: "no rule set has this name",
        text: "'rule' names a rule set that is registered with the program.",
        wrong: """
          rules
            rule klondyke
          end
          """,
        right: """
          rules
            rule klondike
          end
          """)
    case .unknownStrategy:
      DiagnosticExplanation(
        title: "no targeting strategy has this name",
        text: """
          'targeting' names a strategy: midpoint, edges, or one that is registered with the \
          program.
          """,
        wrong: """
          behaviour
            targeting middle
          end
          """,
        right: """
          behaviour
            targeting midpoint
          end
          """)
    case .useCycle:
      DiagnosticExplanation(
        title: "files use each other in a circle",
        text: "A file must not use itself, directly or through others.",
        wrong: #"use "this.kanban""#,
        right: #"use "../boards/demo.kanban""#)
    case .useOutsideRoot:
      DiagnosticExplanation(
        title: "a path leads outside the scenarios",
        text: """
          The path behind 'use' and 'trace from' is relative to its file and stays inside the \
          scenario root.
          """,
        wrong: #"use "../../../etc/passwd""#,
        right: #"use "../boards/demo.kanban""#)
    case .useUnreadable:
      DiagnosticExplanation(
        title: "a file cannot be read",
        text: "The path behind 'use' or 'trace from' leads to no file that can be read.",
        wrong: #"use "missing.kanban""#,
        right: #"use "../boards/demo.kanban""#)
    case .valueOutOfRange:
      DiagnosticExplanation(
        title: "a value is outside what the run can work with",
        text: """
          A value is well written, but too large or too small for what it sets; the message names \
          the limits.
          """,
        wrong: "wait 999999999s",
        right: "wait 10s")
    case .pointerOutOfRange:
      DiagnosticExplanation(
        title: "a pointer has too high a number",
        text: "A scenario has a limited number of pointers; the message names the limit.",
        wrong: "99 down A1",
        right: "2 down A1")
    case .wordDoesNotFit:
      DiagnosticExplanation(
        title: "a word belongs to another kind of thing",
        text: """
          Some words are for cards only and some for columns only; which id is meant decides. An event has what \
          events of its kind have: 'pressed' no slot, 'targeted' no card, 'cancelled' no 'wip-limit'.
          """,
        wrong: "change A1 limit 3",
        right: "change todo limit 3")
    case .boardFileWithoutBoard:
      DiagnosticExplanation(
        title: "a used file brings no blocks",
        text: "'use' takes the blocks of a file; one without any is probably the wrong file.",
        wrong: #"use "notes.kanban""#,
        right: #"use "../boards/demo.kanban""#)
    case .varyNotPossible:
      DiagnosticExplanation(
        title: "a key cannot be varied here",
        text: "'vary' runs the file once a value; this key or number of values cannot be varied.",
        wrong: "vary scroll board 0,0 todo 5",
        right: "vary frame-rate 30 60 120")
    case .sizeTooLarge:
      DiagnosticExplanation(
        title: "a scenario is too large",
        text: """
          The whole of a scenario, with its varied runs, stays within limits; the message names \
          the one that was passed.
          """,
        wrong: #"use "million-cards.kanban""#,
        right: #"use "../boards/demo.kanban""#)
    case .unknownTitle:
      DiagnosticExplanation(
        title: "no action has this title",
        text: """
          Actions and menus offer 'Move Up', 'Move Down' and 'Move to' with the title of a column, which is \
          not its id. The step will fail; the file is run nevertheless.
          """,
        wrong: #"action A1 "Move to doing""#,
        right: #"action A1 "Move to Doing""#)
    case .actionNotOffered:
      DiagnosticExplanation(
        title: "an action that is not offered does nothing",
        text: """
          When the step came, the menu did not have this entry: the card stands at the end or in the column \
          already, or is locked. The run goes on as if nothing had been chosen. An expectation directly \
          below the step says that this is meant.
          """,
        wrong: #"action A1 "Move Up""#,
        right: #"action A1 "Move Down""#)
    case .unknownVariant:
      DiagnosticExplanation(
        title: "no variant has this name",
        text: """
          Above a picture of a golden frame stands the variant that shows it, as failures name it: the \
          varied keys with their values, in the order of the file. Where 'vary' was changed, '--update' takes \
          the pictures out that are of no variant any more. The file is run nevertheless, and the expectation \
          fails.
          """,
        wrong: """
          vary frame-rate 30 60
          expect frame start
          = 30
          | A1 |
          = idle
          """,
        right: """
          vary frame-rate 30 60
          expect frame start
          = frame-rate 30
          | A1 |
          = idle
          """)
    case .missingPicture:
      DiagnosticExplanation(
        title: "a golden frame has no picture of a variant",
        text: """
          A golden frame with headings has a picture of every variant; '--update=missing' draws what is \
          missing. The file is run nevertheless, and the expectation fails in that variant.
          """,
        wrong: """
          vary frame-rate 30 60
          expect frame start
          = frame-rate 30
          | A1 |
          = idle
          """,
        right: """
          vary frame-rate 30
          expect frame start
          = frame-rate 30
          | A1 |
          = idle
          """)
    case .slotOutOfReach:
      DiagnosticExplanation(
        title: "an expectation asks for more cards than there are",
        text: """
          A slot counts the cards above it, those not counted that are carried, so none is higher than the number \
          of cards on the board, inserted ones included. The expectation will fail; the file is run nevertheless.
          """,
        wrong: "expect target doing[99]",
        right: "expect target doing[1]")
    case .listedTwice:
      DiagnosticExplanation(
        title: "an expectation lists a card or a column twice",
        text: """
          A card is at one place of the board, so a list that has it twice cannot hold. The file is run \
          nevertheless.
          """,
        wrong: "expect board = todo: A1 A2 | doing: A1",
        right: "expect board = todo: A2 | doing: A1")
    case .goldenNamedTwice:
      DiagnosticExplanation(
        title: "two golden frames have the same name",
        text: "Reports name a golden frame by its name, so each of a file has its own.",
        wrong: """
          expect frame start
          expect frame start
          """,
        right: """
          expect frame start
          expect frame end
          """)
    case .unknownStatement, .unknownWord, .missingWord, .unexpectedRest, .nameNeedsQuotes, .unclosedText,
      .unknownEscape, .wrongValueShape, .missingUnit, .numberTooLong, .outOfRange, .spaceBeforeSuffix,
      .missingSpace, .invalidUTF8, .controlCharacter, .repeated, .contradictoryWords, .missingVersion,
      .unknownVersion, .lateStatement, .unclosedBlock, .strayEnd, .cardWithoutColumn, .timeGoesBack,
      .strayGoldenLine, .malformedGoldenLine, .tooMany, .notAllowedHere, .backwardRange, .unknownSuffix,
      .pictureWithoutHeading:
      nil
    }
  }
}
