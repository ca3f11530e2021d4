package import KanbanModel

extension BoardRules {
  /// The rules that only code can say, as a rule of the core, for a board whose ids are known; arrows, groups, limits
  /// and operations are not part of it.
  ///
  /// - Parameters:
  ///   - cards: all cards, by handle.
  ///   - columns: all columns, by handle.
  package func moveRule(
    named name: String, cards: some Sequence<(CardHandle, CardID)>,
    columns: some Sequence<(ColumnHandle, ColumnID)>
  ) -> any MoveRule {
    var identities = Identities<CardID, ColumnID>()
    for (handle, id) in cards { identities.bind(handle, to: id, title: "") }
    for (handle, id) in columns { identities.bind(handle, to: id, title: "", state: ColumnState()) }
    return AppRule(name: name, judgement: judge, lifting: cardsLifted, identities: identities)
  }
}
