/// Why a run was stopped before its end.
package enum SimulationError: Error, Hashable, Sendable {
  /// An invariant of the simulator broke; the fault is the simulator's.
  case brokenInvariant(InvariantBreach)
  /// The run would take more instants than it may; the scenario asks for too much.
  case budgetExceeded(limit: Int, culprit: String)
}
