package import KanbanInteraction
import KanbanModel
package import KanbanRendering
package import KanbanSimulation

extension Frame {
  /// Draws what a person sees of a run, and says what is still being spoken.
  ///
  /// - Parameters:
  ///   - simulation: the run, after its newest event.
  ///   - instant: when to look, not before the run's present; nil is its present.
  ///   - repertoire: the characters that the frame will be written with.
  ///   - options: scale and layers.
  package init(
    of simulation: Simulation, at instant: Instant? = nil, in repertoire: Repertoire = .ascii,
    options: FrameOptions = FrameOptions()
  ) {
    var snapshot = simulation.shownSnapshot
    snapshot.instant = max(snapshot.instant, instant ?? snapshot.instant)
    self.init(
      of: snapshot, names: simulation.names, phrases: simulation.phrases, spoken: simulation.log.spoken,
      in: repertoire, options: options)
  }

  /// Draws a snapshot of a run, and says what is still being spoken at its instant.
  ///
  /// - Parameters:
  ///   - snapshot: what a person sees.
  ///   - names: the ids and titles of that time.
  ///   - phrases: the words of the run.
  ///   - spoken: the newest announcement of that time.
  ///   - repertoire: the characters that the frame will be written with; in plain ASCII, what cannot be
  ///     recognised by its title is called by its id, in brackets.
  ///   - options: scale and layers.
  package init(
    of snapshot: Snapshot, names: BoardNames, phrases: Phrases, spoken: Spoken?,
    in repertoire: Repertoire = .ascii, options: FrameOptions = FrameOptions()
  ) {
    let announcement = spoken.flatMap { $0.isHeard(at: snapshot.instant) ? $0.text : nil }
    switch repertoire {
    case .ascii:
      let titles = AsciiTitles(names: names)
      self.init(
        of: snapshot, titles: titles, phrases: phrases, announcement: announcement, options: options)
    case .unicode:
      self.init(of: snapshot, titles: names, phrases: phrases, announcement: announcement, options: options)
    }
  }
}

/// Titles for readers of plain ASCII.
private struct AsciiTitles: BoardTitles {
  let names: BoardNames

  func title(of card: CardHandle) -> String { telling(names.title(of: card), else: names.id(of: card)) }
  func title(of column: ColumnHandle) -> String {
    telling(names.title(of: column), else: names.id(of: column))
  }

  func idOfUntitled(_ column: ColumnHandle) -> String? {
    names.idOfUntitled(column).map { telling($0, else: $0) }
  }

  private func telling(_ title: String, else id: String) -> String {
    AsciiForm.isTelling(title) || !AsciiForm.isTelling(id) ? title : "[\(id)]"
  }
}
