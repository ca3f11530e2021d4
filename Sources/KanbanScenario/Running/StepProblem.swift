import KanbanSimulation
import ScenarioSyntax

/// Why a step cannot be done when its time has come.
struct StepProblem: Error, Hashable, Sendable {
  /// Lower case, no full stop, names in quotes; then what would help, if anything.
  var words: String
  /// The part of the step that is at fault; nil for all of it.
  var range: SourceRange?
  /// True if a place is out of view, so that scrolling may help; the words then end before the advice.
  var isOutOfView: Bool

  init(_ words: String, at range: SourceRange? = nil, isOutOfView: Bool = false) {
    self.words = words
    self.range = range
    self.isOutOfView = isOutOfView
  }
}

/// Why the running of a line did not come to its end.
enum RunError: Error {
  /// The step cannot be done; the run goes on with the next line.
  case cannot(StepProblem)
  /// A trace file has a fault, and ends before it; the run goes on with the next line.
  case invalidTrace(LoadResult.FaultyFile)
  /// A trace file cannot be read, in words; the run goes on with the next line.
  case unreadableFile(String)
  /// The run is over.
  case stopped(SimulationError)
}
