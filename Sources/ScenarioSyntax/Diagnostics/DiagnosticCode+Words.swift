// The catalogue of the codes of words and values.

extension DiagnosticCode {
  /// The explanation of a code of words and values; nil for the others.
  var wordExplanation: DiagnosticExplanation? {
    switch self {
    case .unknownStatement:
      DiagnosticExplanation(
        title: "a line begins with no statement of the language",
        text: """
          Each line begins with the word that says what it is: a head statement, a block, a step \
          with its pointer, 'expect', 'always', 'never' or 'trace'. The vocabulary is closed.
          """,
        wrong: "drga A1 to todo[1]",
        right: "drag A1 to todo[1]")
    case .unknownWord:
      DiagnosticExplanation(
        title: "a word is not in the list of its place",
        text: """
          At each place of a line only certain words are known: keys, clauses, choices, kinds of \
          events, reasons. Where the list is short, the message prints it.
          """,
        wrong: "drag A1 to todo[1] dwel 5ms",
        right: "drag A1 to todo[1] dwell 5ms")
    case .missingWord:
      DiagnosticExplanation(
        title: "a line ends too early",
        text: """
          The line ends where the language still asks for something; the caret stands behind the \
          last word.
          """,
        wrong: "drag A1 to",
        right: "drag A1 to todo[1]")
    case .unexpectedRest:
      DiagnosticExplanation(
        title: "a line goes on behind its end",
        text: """
          One line holds one statement. What stands behind it is neither ignored nor read as \
          another statement.
          """,
        wrong: "undo twice",
        right: """
          undo
          undo
          """)
    case .nameNeedsQuotes:
      DiagnosticExplanation(
        title: "a name is not spelled like one",
        text: """
          A name has letters, digits and _, with single hyphens between them, and is not empty. \
          Any other id is put in quotes. An id that is spelled like a word which is legal at its \
          place is quoted too.
          """,
        wrong: "focus card/1",
        right: #"focus "card/1""#)
    case .unclosedText:
      DiagnosticExplanation(
        title: "a text has no closing quote",
        text: #"""
          A text begins and ends with a quote on one line. A quote inside is written \" and a line \#
          end \n.
          """#,
        wrong: #"title "A full column"#,
        right: #"title "A full column""#)
    case .unknownEscape:
      DiagnosticExplanation(
        title: "a backslash is followed by no escape",
        text: #"""
          A text knows \" \\ \n \t and \u{...} with one to six hexadecimal digits of a Unicode \#
          scalar.
          """#,
        wrong: #"title "C:\boards""#,
        right: #"title "C:\\boards""#)
    case .wrongValueShape:
      DiagnosticExplanation(
        title: "something of another shape is asked for here",
        text: """
          What a word is, is decided by its place: a length is a number, a time has a unit, a \
          point is x,y, a size is WxH, a text has quotes.
          """,
        wrong: "resize 800,600",
        right: "resize 800x600")
    case .missingUnit:
      DiagnosticExplanation(
        title: "a time or speed has no unit",
        text: """
          Times always have us, ms or s directly behind the number, and speeds pt/s. Lengths never \
          have a unit. Only the samples of a trace are milliseconds without a unit.
          """,
        wrong: "wait 200",
        right: "wait 200ms")
    case .numberTooLong:
      DiagnosticExplanation(
        title: "a number has too many digits",
        text: "A number has at most 9 digits before the point and 20 behind it; there are no exponents.",
        wrong: "down 12345678901,5",
        right: "down 123456789,5")
    case .outOfRange:
      DiagnosticExplanation(
        title: "a number is below what its place allows",
        text: """
          Lengths, sizes and times are never negative; zooms, speeds and the times between samples \
          are more than 0; pointers and cards in a grid row count from 1.
          """,
        wrong: """
          layout
            card-height -48
          end
          """,
        right: """
          layout
            card-height 48
          end
          """)
    case .spaceBeforeSuffix:
      DiagnosticExplanation(
        title: "a suffix is set apart from its name",
        text: "[N] and .top follow their name without a space, after a closing quote too.",
        wrong: "drag A1 to todo [1]",
        right: "drag A1 to todo[1]")
    case .missingSpace:
      DiagnosticExplanation(
        title: "two words touch each other",
        text: """
          Words and texts are set apart by a space; only suffixes and , : = | [ ] -> .. end a \
          word.
          """,
        wrong: #"focus "A"1"#,
        right: #"focus "A 1""#)
    case .invalidUTF8:
      DiagnosticExplanation(
        title: "the file is not UTF-8",
        text: "A scenario file is UTF-8 text. Only the first byte that is not is reported.",
        wrong: "\u{1}",
        right: #"title "café""#)
    case .controlCharacter:
      DiagnosticExplanation(
        title: "a control character stands in a word or text",
        text: #"""
          Words and texts hold no control characters but the tab between words; a text has \n, \t \#
          and \u{...} for them.
          """#,
        wrong: "title \"\u{7}\"",
        right: #"title "\u{7}""#)
    case .repeated, .contradictoryWords, .missingVersion, .unknownVersion, .lateStatement, .unclosedBlock,
      .strayEnd, .cardWithoutColumn, .timeGoesBack, .strayGoldenLine, .malformedGoldenLine, .tooMany,
      .notAllowedHere, .backwardRange, .unknownSuffix, .pictureWithoutHeading, .unknownCard, .unknownColumn,
      .unknownName, .duplicateCard, .duplicateColumn, .missingBoard, .unknownProfile, .unknownRuleSet,
      .unknownStrategy, .useCycle, .useOutsideRoot, .useUnreadable, .valueOutOfRange, .pointerOutOfRange,
      .wordDoesNotFit, .boardFileWithoutBoard, .varyNotPossible, .sizeTooLarge, .unknownTitle,
      .actionNotOffered, .slotOutOfReach, .listedTwice, .goldenNamedTwice, .unknownVariant, .missingPicture:
      nil
    }
  }
}
