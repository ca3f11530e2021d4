import KanbanInteraction
import KanbanModel
import KanbanSimulation

/// The actions by their titles, gathered when one is looked up and kept until a column is called otherwise.
struct ActionTitles {
  private var actions: [String: [CardAction]] = [:]
  private var version: Int?

  /// The actions with a title, in the order in which they are offered: those of removed columns too.
  ///
  /// - Complexity: constant; the number of columns after the title of one has changed.
  mutating func actions(titled title: String, phrases: Phrases, names: BoardNames) -> [CardAction] {
    if version != names.columnTitleVersion {
      version = names.columnTitleVersion
      let all = [.moveUp, .moveDown] + names.columns.map { CardAction.moveTo($0) }
      actions = Dictionary(grouping: all) { phrases.name(of: $0, titles: names) }
    }
    return actions[title] ?? []
  }
}
