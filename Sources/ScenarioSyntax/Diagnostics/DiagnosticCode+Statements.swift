// The catalogue of the codes of statements and blocks.

extension DiagnosticCode {
  /// The explanation of a code of statements and blocks; nil for the others.
  var statementExplanation: DiagnosticExplanation? {
    switch self {
    case .repeated:
      DiagnosticExplanation(
        title: "something that stands once stands again",
        text: """
          A key, a clause, a block, a title stands once; 'scroll' once an area, 'vary' once a key. \
          The note shows the first place.
          """,
        wrong: """
          layout
            zoom 2
            zoom 3
          end
          """,
        right: """
          layout
            zoom 3
          end
          """)
    case .contradictoryWords:
      DiagnosticExplanation(
        title: "two words say different things about the same",
        text: """
          Some words exclude each other: 'over' and 'at' both set the time of a way; 'steps', \
          'every' and 'jump' its samples; 'locked' and 'pinned' what a card does.
          """,
        wrong: "drag A1 to todo[1] over 1s at 100pt/s",
        right: "drag A1 to todo[1] over 1s")
    case .missingVersion:
      DiagnosticExplanation(
        title: "the version is not the first statement",
        text: """
          A file begins with 'kanban-sim 1', below comments and blank lines at most, so that later \
          versions of the language can tell it apart.
          """,
        wrong: #"title "no version""#,
        right: """
          kanban-sim 1
          title "a version"
          """)
    case .unknownVersion:
      DiagnosticExplanation(
        title: "the file is written in another version of the language",
        text: "This program reads version 1.",
        wrong: "kanban-sim 2",
        right: "kanban-sim 1")
    case .lateStatement:
      DiagnosticExplanation(
        title: "a head statement or block stands below the first step",
        text: """
          The head and the blocks say what the run begins with; they stand above all steps, the \
          version above all else.
          """,
        wrong: """
          undo
          title "late"
          """,
        right: """
          title "early"
          undo
          """)
    case .unclosedBlock:
      DiagnosticExplanation(
        title: "a block is not closed",
        text: """
          'layout', 'behaviour', 'board', 'rules' and an inline 'trace' are closed by 'end' on a \
          line of its own. The block is taken to end where the next line is at home only outside.
          """,
        wrong: """
          board
            column todo
          undo
          """,
        right: """
          board
            column todo
          end
          undo
          """)
    case .strayEnd:
      DiagnosticExplanation(
        title: "an 'end' closes nothing",
        text: "'end' closes a block; outside blocks there is nothing to close.",
        wrong: """
          undo
          end
          """,
        right: "undo")
    case .cardWithoutColumn:
      DiagnosticExplanation(
        title: "a card stands above the first column",
        text: "In 'board', cards stand below the column that holds them.",
        wrong: """
          board
            card A1
            column todo
          end
          """,
        right: """
          board
            column todo
              card A1
          end
          """)
    case .timeGoesBack:
      DiagnosticExplanation(
        title: "a sample of a trace is earlier than the one before",
        text: "The samples of a trace are in order of time; two may have the same.",
        wrong: """
          trace
            16 0 0
            8 0 0
          end
          """,
        right: """
          trace
            8 0 0
            16 0 0
          end
          """)
    case .strayGoldenLine:
      DiagnosticExplanation(
        title: "golden lines stand without their expectation",
        text: """
          Lines that begin with | or = are the picture and caption of the 'expect frame NAME' \
          directly above them.
          """,
        wrong: """
          undo
          |  |
          = empty
          """,
        right: """
          undo
          expect frame start
          |  |
          = empty
          """)
    case .malformedGoldenLine:
      DiagnosticExplanation(
        title: "a line of a picture is not closed",
        text: "A line of a picture begins and ends with |; the digits of pointers may follow.",
        wrong: """
          expect frame start
          | A1
          = empty
          """,
        right: """
          expect frame start
          | A1 | 1
          = empty
          """)
    case .pictureWithoutHeading:
      DiagnosticExplanation(
        title: "a picture does not say which variant shows it",
        text: """
          In a file that varies a setting a golden frame has one picture for all variants, or one a \
          variant: then '= ' and the variant stand above each. Behind a picture an = line is its caption.
          """,
        wrong: """
          expect frame start
          | A1 |
          = idle
          | A2 |
          = idle
          """,
        right: """
          expect frame start
          = wip warn
          | A1 |
          = idle
          = wip prevent
          | A2 |
          = idle
          """)
    case .tooMany:
      DiagnosticExplanation(
        title: "a number is above what its place allows",
        text: """
          A file has at most 1,000,000 cards, a limit and a slot are at most 1,000,000, a way has \
          at most 100,000 steps, frames come at most 1,000 and samples 10,000 times a second, a \
          grid row has at most 10,000 cards, pointers go up to 99, the display scale to 3.
          """,
        wrong: """
          board
            column todo
              cards A 1..2000000
          end
          """,
        right: """
          board
            column todo
              cards A 1..2000
          end
          """)
    case .notAllowedHere:
      DiagnosticExplanation(
        title: "a word of the language stands where it has no meaning",
        text: """
          Pointer, kind and button stand only before pointing steps; '@' only before steps and \
          expectations; 'within' and 'not' only behind 'expect'; 'hold', 'dwell' and 'then' only behind a \
          drag; golden frames only behind 'expect'.
          """,
        wrong: "2 wait 5ms",
        right: "wait 5ms")
    case .backwardRange:
      DiagnosticExplanation(
        title: "a range goes backwards",
        text: "A range a..b goes from the smaller number to the larger one; both belong to it.",
        wrong: "expect count lifted 3..1",
        right: "expect count lifted 1..3")
    case .unknownSuffix:
      DiagnosticExplanation(
        title: "there is no such part",
        text: """
          A card has .top, .centre, .bottom, .left and .right, a column .header, .body, .top and \
          .bottom, the board .left, .right, .top and .bottom.
          """,
        wrong: "drag A1.middle to todo[1]",
        right: "drag A1.centre to todo[1]")
    case .unknownStatement, .unknownWord, .missingWord, .unexpectedRest, .nameNeedsQuotes, .unclosedText,
      .unknownEscape, .wrongValueShape, .missingUnit, .numberTooLong, .outOfRange, .spaceBeforeSuffix,
      .missingSpace, .invalidUTF8, .controlCharacter, .unknownCard, .unknownColumn, .unknownName,
      .duplicateCard, .duplicateColumn, .missingBoard, .unknownProfile, .unknownRuleSet, .unknownStrategy,
      .useCycle, .useOutsideRoot, .useUnreadable, .valueOutOfRange, .pointerOutOfRange, .wordDoesNotFit,
      .boardFileWithoutBoard, .varyNotPossible, .sizeTooLarge, .unknownTitle, .actionNotOffered,
      .slotOutOfReach, .listedTwice, .goldenNamedTwice, .unknownVariant, .missingPicture:
      nil
    }
  }
}
