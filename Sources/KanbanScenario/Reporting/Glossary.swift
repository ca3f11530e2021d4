package import KanbanInteraction
import ScenarioSyntax

/// Every word that a scenario or a log may have, with what it means: the word lists of the parser, the reasons, and
/// the marks between the words.
package enum Glossary {
  /// A meaning of a word at one of its places.
  package struct Entry: Hashable, Sendable {
    /// The word as it is written.
    package var word: String
    /// What it is there, with an article.
    package var noun: String
    /// What it means there.
    package var meaning: String
  }

  /// Every meaning of every word, list by list; what several lists say alike is told once.
  package static let entries: [Entry] = {
    var seen: Set<Entry> = []
    return all.filter { seen.insert($0).inserted }
  }()

  private static let all: [Entry] =
    formEntries
    + IgnoreReason.allCases.map {
      Entry(word: $0.rawValue, noun: "a reason why an input is ignored", meaning: $0.meaning)
    }
    + marks.map { Entry(word: $0.word, noun: "a mark", meaning: $0.meaning) }

  /// The words of the forms.
  private static var formEntries: [Entry] {
    let title = Forms.newTitle
    return Grammar.scenarios.wordLists.flatMap { list in
      list.words.map { Entry(word: $0.spelling, noun: list.noun, meaning: $0.meaning) }
    } + [Entry(word: title.word, noun: Forms.change.words.noun, meaning: title.meaning)]
  }

  /// How a word with a form is written at each of its places, with an example, and the value of a setting in a
  /// profile; nothing for another word.
  package static func usage(of word: String, in profile: Profile) -> [String] {
    Grammar.scenarios.all.flatMap { forms in forms.form(of: word).map { usage(of: $0, in: profile) } ?? [] }
  }

  private static func usage(of form: Form, in profile: Profile) -> [String] {
    var lines = [form.notation]
    if !form.example.isEmpty { lines.append("for example: \(form.word) \(form.example)") }
    let setting = SettingForm.all.first { $0.form === form }
    if let value = setting?.valueSpelling(SettingValues(of: profile)), !value.isEmpty {
      lines.append("\(profile.name): \(form.word) \(value)")
    }
    return lines
  }

  /// The meanings of a word; letters are compared without case if it is no word as it is written.
  package static func entries(for word: String) -> [Entry] {
    let exact = entries.filter { $0.word == word }
    return exact.isEmpty ? entries.filter { $0.word.lowercased() == word.lowercased() } : exact
  }

  /// A word that was probably meant.
  package static func suggestion(for word: String) -> String? {
    Grammar.scenarios.wordLists.lazy.compactMap { $0.synonyms.meaning(of: word) }
      .first { !entries(for: $0).isEmpty }
      ?? WordSuggestion.nearest(to: word, among: DiagnosticCode.allCases.map(\.text) + entries.map(\.word))
  }

  private static let marks: [(word: String, meaning: String)] = [
    ("@", "@200ms before a step: at this time of the run"),
    ("@+", "@+200ms before a step: so long after the start of the step before it, beside it"),
    ("#", "a comment, at the start of a line or behind a space; one above steps begins a phase"),
    ("->", "from one column to another, or to a slot"),
    ("..", "any run of cards or columns, or an open range"),
    ("[", "todo[0] is the first slot of a column, todo[end] the last"), ("*", "any column, in a rule"),
    ("|", "between the columns of a board; around the lines of a picture"),
    ("=", "before what is expected, the value of an attribute, or the caption of a picture"),
    (":", "behind a column, before its cards"), (",", "between two entries, or between x and y"),
    ("\"", "around a text, or an id that is not spelled like a name"),
  ]
}

extension IgnoreReason {
  /// Why the input did nothing; the causes under failures say it, too.
  package var meaning: String {
    switch self {
    case .lockedCard: "the pressed card is locked or pinned and never lifts"
    case .header: "the press was on a column's header"
    case .collapsedColumn: "the press was on a collapsed column"
    case .emptySpace: "the press was on no card"
    case .outside: "the press was outside the viewport"
    case .interactive: "the press was on an interactive part of the card"
    case .noHandle: "the card lifts by its handle only"
    case .notLiftable: "the rules lift nothing with this card"
    case .otherButton: "only the left button lifts and drops"
    case .secondPointer: "another pointer holds the session"
    case .noPress: "no button or finger of the pointer was down"
    case .noSession: "no session was open that this could end"
    case .settling: "the drop had been made, and stays"
    case .sessionOpen: "a session was open"
    case .policy: "the behaviour says so"
    case .atEnd: "the card was at the end already"
    case .noFocus: "no card has the focus"
    case .unboundKey: "the key means nothing here"
    case .cannotScroll: "nothing there can scroll that way"
    case .notOffered: "the action is not offered for the card"
    case .nothingToUndo: "there was nothing to undo or redo"
    case .inPlace: "the cards that undo or redo would put back were there already"
    case .unknownCard: "the cards that undo or redo would put back are gone"
    case .unknownColumn: "the columns that undo or redo would put cards back to are gone"
    case .unknownPayload: "no text of the payload names a card"
    }
  }
}
