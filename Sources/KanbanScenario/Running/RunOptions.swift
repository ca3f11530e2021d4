import KanbanRendering
package import KanbanSimulation

/// What a run needs from outside.
package struct RunOptions: Sendable {
  /// Gives the pieces of a file one after another, and nil after the last.
  package typealias ChunkReader = () throws -> [UInt8]?
  /// Opens a trace file; the path is relative to the scenario root.
  package typealias TraceOpener = @Sendable (_ path: String) throws -> ChunkReader
  /// Draws the golden form of a moment: the rows, then the caption.
  package typealias Painter = @Sendable (_ simulation: Simulation) -> [String]

  /// Opens the traces that scenarios name.
  package var openTrace: TraceOpener
  /// Draws the frames that golden lines are compared with.
  package var paint: Painter
  /// The most instants that a run may make by itself.
  package var budget: Int
  /// Whether expectations are judged behind a step of their phase that could not be done.
  package var keepsGoing: Bool

  /// Makes each run inside of this, which may give it what an app's own pieces need.
  package var enclose: @Sendable (_ run: () -> VariantReport) -> VariantReport = { $0() }

  /// Makes options; without a way to open traces, a step that names one cannot be done.
  package init(
    openTrace: @escaping TraceOpener = { throw MissingTrace(path: $0) },
    paint: @escaping Painter = { Frame(of: $0).goldenLines },
    budget: Int = Simulation.standardBudget, keepsGoing: Bool = false
  ) {
    self.openTrace = openTrace
    self.paint = paint
    self.budget = budget
    self.keepsGoing = keepsGoing
  }

  /// No trace can be opened.
  private struct MissingTrace: Error {
    var path: String
  }
}
