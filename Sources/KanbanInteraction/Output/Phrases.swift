public import KanbanModel

/// The titles of cards and columns, kept by whoever knows them: a scenario or an app.
public protocol BoardTitles: Sendable {
  /// The title of a card.
  func title(of card: CardHandle) -> String
  /// The title of a column.
  func title(of column: ColumnHandle) -> String
  /// The id of a column that has no title; nil, the default, for one that has.
  func idOfUntitled(_ column: ColumnHandle) -> String?
}

extension BoardTitles {
  /// Every column has a title.
  public func idOfUntitled(_ column: ColumnHandle) -> String? { nil }
}

/// The words of everything that is spoken or offered, replaceable one by one.
///
/// The defaults are English; positions count what a user sees, from 1.
public struct Phrases: Sendable {
  /// What the moved things are called: one card by its title, several by their number.
  public var subject: @Sendable (_ titles: [String]) -> String = { titles in
    titles.count == 1 ? titles[0] : "\(titles.count) cards"
  }
  /// What a column without a title is called: its id.
  public var untitledColumn: @Sendable (_ id: String) -> String = { $0 }
  /// The name of a column without a title, with the noun: "column doing" (`BoardsOfOrigin` B).
  package static let columnNoun: @Sendable (_ id: String) -> String = { "column \($0)" }
  /// A number of cards: "1 card", "3 cards".
  public var cardCount: @Sendable (_ count: Int) -> String = { $0 == 1 ? "1 card" : "\($0) cards" }
  /// A place in a column: "2 of 3 in To do".
  public var place: @Sendable (_ position: Int, _ count: Int, _ column: String) -> String = {
    "\($0) of \($1) in \($2)"
  }
  /// The start of a session: "Spec lifted, 1 of 3 in To do".
  public var lifted: @Sendable (_ subject: String, _ place: String) -> String = { "\($0) lifted, \($1)" }
  /// A landing: "Spec moved to 1 of 2 in Doing".
  public var moved: @Sendable (_ subject: String, _ place: String) -> String = { "\($0) moved to \($1)" }
  /// A landing of copies: "Spec copied to 1 of 2 in Doing".
  public var copied: @Sendable (_ subject: String, _ place: String) -> String = { "\($0) copied to \($1)" }
  /// A refusal: "Spec not moved: Doing is full, 1 of 1".
  public var notMoved: @Sendable (_ subject: String, _ reason: String) -> String = {
    "\($0) not moved: \($1)"
  }
  /// A return: "Spec put back, 1 of 3 in To do".
  public var putBack: @Sendable (_ subject: String, _ place: String) -> String = {
    "\($0) put back, \($1)"
  }
  /// An undone move: "Spec moved back to 2 of 2 in To do".
  public var movedBack: @Sendable (_ subject: String, _ place: String) -> String = {
    "\($0) moved back to \($1)"
  }
  /// A move made again: "Spec moved again to 1 of 2 in Doing".
  public var movedAgain: @Sendable (_ subject: String, _ place: String) -> String = {
    "\($0) moved again to \($1)"
  }
  /// An undone copy: "Copy of Spec removed".
  public var copiesRemoved: @Sendable (_ subject: String) -> String = { "Copy of \($0) removed" }
  /// A copy made again: "Spec copied again to 1 of 1 in Doing".
  public var copiedAgain: @Sendable (_ subject: String, _ place: String) -> String = {
    "\($0) copied again to \($1)"
  }
  /// An undo without a move.
  public var nothingToUndo = "Nothing to undo"
  /// A redo without an undone move.
  public var nothingToRedo = "Nothing to redo"
  /// A full column: "Doing is full, 1 of 1".
  public var full: @Sendable (_ column: String, _ count: Int, _ limit: Int) -> String = {
    "\($0) is full, \($1) of \($2)"
  }
  /// A column that does not take the cards: "Done does not accept Spec".
  public var notAccepted: @Sendable (_ column: String, _ subject: String) -> String = {
    "\($0) does not accept \($1)"
  }
  /// A column that does not give the cards away: "To do does not let Spec go".
  public var notReleased: @Sendable (_ column: String, _ subject: String) -> String = {
    "\($0) does not let \($1) go"
  }
  /// The action that moves a card one place up.
  public var moveUp = "Move Up"
  /// The action that moves a card one place down.
  public var moveDown = "Move Down"
  /// The action that moves a card to the end of a column: "Move to Doing".
  public var moveTo: @Sendable (_ column: String) -> String = { "Move to \($0)" }

  /// The English phrases.
  public init() {}
}

// Inlinable, to be compiled for the titles that they are used with.
extension Phrases {
  /// The words of an announcement.
  ///
  /// - Parameters:
  ///   - announcement: what is to be spoken.
  ///   - titles: the titles of the cards and columns that it names.
  @inlinable public func text(of announcement: Announcement, titles: some BoardTitles) -> String {
    func subject(_ cards: [CardHandle]) -> String { self.subject(cards.map(titles.title(of:))) }
    func spoken(_ place: SpokenPlace) -> String { text(of: place, titles: titles) }
    switch announcement {
    case .lifted(let cards, let place): return lifted(subject(cards), spoken(place))
    case .stepped(let place): return spoken(place)
    case .stepRefused(let cards, let column, let reason):
      return text(of: reason, for: cards, in: column, titles: titles)
    case .moved(let cards, let place): return moved(subject(cards), spoken(place))
    case .copied(let cards, let place): return copied(subject(cards), spoken(place))
    case .notMoved(let cards, let column, let reason):
      return notMoved(subject(cards), text(of: reason, for: cards, in: column, titles: titles))
    case .putBack(let cards, let place): return putBack(subject(cards), spoken(place))
    case .movedBack(let cards, let place): return movedBack(subject(cards), spoken(place))
    case .movedAgain(let cards, let place): return movedAgain(subject(cards), spoken(place))
    case .copiesRemoved(let cards): return copiesRemoved(subject(cards))
    case .copiedAgain(let cards, let place): return copiedAgain(subject(cards), spoken(place))
    case .nothingToUndo: return nothingToUndo
    case .nothingToRedo: return nothingToRedo
    }
  }

  /// The words of a place: "2 of 3 in To do".
  @inlinable public func text(of place: SpokenPlace, titles: some BoardTitles) -> String {
    self.place(place.position, place.count, name(of: place.column, titles: titles))
  }

  /// What a column is called: its title, or the words for one that has none.
  @inlinable public func name(of column: ColumnHandle, titles: some BoardTitles) -> String {
    titles.idOfUntitled(column).map(untitledColumn) ?? titles.title(of: column)
  }

  /// The words of a refusal or warning: "Doing is full, 1 of 1", or the rule's own.
  ///
  /// Counts are those from before the move, whether it has been made or not.
  @inlinable public func text(
    of reason: ForbidReason, for cards: [CardHandle], in column: ColumnHandle, titles: some BoardTitles
  ) -> String {
    switch reason {
    case .wipLimit(let column, let limit, let count, _): full(name(of: column, titles: titles), count, limit)
    case .transition(_, _, let words?), .rule(_, let words?): words
    case .lockedColumn(let locked) where locked != column:
      notReleased(name(of: locked, titles: titles), subject(cards.map(titles.title(of:))))
    case .lockedCard, .lockedColumn, .transition, .operation, .unknownCard, .unknownColumn, .rule:
      notAccepted(name(of: column, titles: titles), subject(cards.map(titles.title(of:))))
    }
  }

  /// The name of an action: "Move Up", "Move to Doing".
  @inlinable public func name(of action: CardAction, titles: some BoardTitles) -> String {
    switch action {
    case .moveUp: moveUp
    case .moveDown: moveDown
    case .moveTo(let column): moveTo(name(of: column, titles: titles))
    }
  }
}
