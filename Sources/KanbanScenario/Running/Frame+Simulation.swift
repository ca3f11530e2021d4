package import KanbanInteraction
package import KanbanRendering
package import KanbanSimulation

extension Frame {
  /// Draws what a person sees of a run, and says what is still being spoken.
  ///
  /// - Parameters:
  ///   - simulation: the run, after its newest event.
  ///   - instant: when to look, not before the run's present; nil is its present.
  ///   - options: scale and layers.
  package init(of simulation: Simulation, at instant: Instant? = nil, options: FrameOptions = FrameOptions())
  {
    var snapshot = simulation.snapshot
    snapshot.instant = max(snapshot.instant, instant ?? snapshot.instant)
    self.init(of: snapshot, names: simulation.names, spoken: simulation.log.spoken, options: options)
  }

  /// Draws a snapshot of a run, and says what is still being spoken at its instant.
  ///
  /// - Parameters:
  ///   - snapshot: what a person sees.
  ///   - names: the ids and titles of that time.
  ///   - spoken: the newest announcement of that time.
  ///   - options: scale and layers.
  package init(
    of snapshot: Snapshot, names: BoardNames, spoken: Spoken?, options: FrameOptions = FrameOptions()
  ) {
    let announcement = spoken.flatMap { $0.isHeard(at: snapshot.instant) ? $0.text : nil }
    self.init(of: snapshot, titles: names, announcement: announcement, options: options)
  }
}
