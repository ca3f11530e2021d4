import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// The ids that the lines of a file may name: those of the board, of inserted cards, and of copies.
struct NameScope {
  /// Further unknown names of a file get no suggestion, so that a file of nothing else stays cheap to refuse.
  static let mostSuggestions = 50

  private let names: BoardNames
  private let columnIDs: [String]
  /// In file order.
  private let insertedIDs: [String]
  private let inserted: Set<String>
  /// Lines that may declare ids but could not be read.
  private let brokenLines: [String]
  /// The letters and digits of each.
  private let foldedLines: [String]
  /// With more broken lines than this, any id may be in one.
  private static let mostBrokenLines = 200
  /// The most cards that there can be at any time; nil if nobody can tell.
  let mostCards: Int?
  /// The titles that steps give to columns while the scenario runs.
  private let newTitles: [String]
  /// What actions and menu entries may be called.
  private lazy var actionTitles = Self.actionTitles(of: columnIDs, names, newTitles, phrases)
  /// The same, and what columns without a title may be called, as profile and behaviour say.
  private lazy var knownActionTitles = Set(
    actionTitles + columnIDs.map { phrases.moveTo(Phrases.columnNoun($0)) })
  private let phrases: Phrases
  private var suggestionCount = 0
  /// Whether steps of an app may bring cards that nobody can know of.
  private let isOpen: Bool

  init(
    names: BoardNames = BoardNames(), columnIDs: [String] = [], insertedIDs: [String] = [],
    brokenLines: [String] = [], newTitles: [String] = [], canCopy: Bool = false, isOpen: Bool = false,
    phrases: Phrases = Phrases()
  ) {
    self.names = names
    self.columnIDs = columnIDs
    self.insertedIDs = insertedIDs
    inserted = Set(insertedIDs)
    self.brokenLines = brokenLines
    foldedLines = brokenLines.prefix(Self.mostBrokenLines).map(Self.folded)
    self.newTitles = newTitles
    self.isOpen = isOpen
    self.phrases = phrases
    mostCards = canCopy || isOpen || !brokenLines.isEmpty ? nil : names.cardCount + insertedIDs.count
  }

  private static func actionTitles(
    of columnIDs: [String], _ names: BoardNames, _ newTitles: [String], _ phrases: Phrases
  ) -> [String] {
    let titles = columnIDs.map { id in names.column(named: id).map { names.title(of: $0) } ?? id } + newTitles
    return [phrases.moveUp, phrases.moveDown] + titles.map { phrases.moveTo($0) }
  }

  /// Whether an action may ever be called so; always where the board could not be read.
  mutating func isActionTitle(_ title: String) -> Bool {
    columnIDs.isEmpty || !brokenLines.isEmpty || knownActionTitles.contains(title)
  }

  /// A title that an unknown one may stand for.
  mutating func suggestedActionTitle(for title: String) -> String? {
    guard countSuggestion() else { return nil }
    return WordSuggestion.nearest(to: title, among: actionTitles)
  }

  func isColumn(_ id: String) -> Bool { names.column(named: id) != nil }

  /// Whether an id is declared, inserted, or one that a copy of such a card gets: `A1-2`, `A1-3`, …
  func isCard(_ id: String) -> Bool {
    var id = Substring(id)
    while true {
      if names.card(named: String(id)) != nil || inserted.contains(String(id)) { return true }
      guard let original = Self.original(ofCopy: id) else { return false }
      id = original
    }
  }

  private static func original(ofCopy id: Substring) -> Substring? {
    guard let dash = id.lastIndex(of: "-") else { return nil }
    let digits = id[id.index(after: dash)...]
    guard let number = Int(digits), number >= 2, String(number) == digits else { return nil }
    return id[..<dash]
  }

  /// Whether an unknown id may stand in a line that could not be read, so that naming it is no fault of its own.
  func mayBeHidden(_ id: String) -> Bool {
    if isOpen { return true }
    guard !brokenLines.isEmpty else { return false }
    guard brokenLines.count <= Self.mostBrokenLines else { return true }
    let letters = id.prefix { !$0.isNumber && $0 != "-" }
    let folded = Self.folded(id)
    return brokenLines.contains { $0.contains(id) || (!letters.isEmpty && $0.contains(letters)) }
      || (!folded.isEmpty && foldedLines.contains { $0.contains(folded) })
  }

  /// The letters and digits of a text without case: an id without quotes may have been meant so.
  private static func folded(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// A declared card that an unknown one may stand for.
  mutating func suggestedCard(for id: String) -> String? {
    guard countSuggestion() else { return nil }
    let declared = (0..<names.cardCount).lazy.map { [names] number in
      names.id(of: CardHandle(rawValue: Int32(number)))
    }
    return WordSuggestion.nearest(to: id, among: declared)
      ?? WordSuggestion.nearest(to: id, among: insertedIDs)
  }

  /// A declared column that an unknown one may stand for.
  mutating func suggestedColumn(for id: String) -> String? {
    guard countSuggestion() else { return nil }
    return WordSuggestion.nearest(to: id, among: columnIDs)
  }

  private mutating func countSuggestion() -> Bool {
    suggestionCount += 1
    return suggestionCount <= Self.mostSuggestions
  }
}
