/// What the runs of a benchmark took; times are nanoseconds an operation.
struct Measurement {
  /// The least and the middle of several runs.
  struct Spread {
    /// The run that was disturbed least.
    var least: Double
    /// The run in the middle.
    var median: Double

    /// Sums up runs.
    init(_ runs: [Double]) {
      let sorted = runs.sorted()
      least = sorted.first ?? 0
      median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
  }

  /// What was measured.
  let benchmark: Benchmark
  /// How many runs there were.
  let runCount: Int
  /// Processor time.
  let processor: Spread
  /// Time on the wall, which waiting for a shared processor adds to.
  let wall: Spread
  /// Processor time of the reference: the workload's own, or one search of the general one.
  let reference: Spread
  /// True if the reference searches the benchmark's own numbers.
  let hasOwnReference: Bool
  /// Allocations, of the run that made the fewest.
  let allocations: Double?
  /// Bytes that the result holds.
  let footprint: Double?
  /// Bytes that the runs added to the memory in use at their peak.
  let memory: Double?

  /// How many references an operation is worth: what can be compared between machines.
  var ratio: Double { reference.least > 0 ? processor.least / reference.least : 0 }
}
