/// Runs a workload several times, its reference in between, and sums up what it took.
struct Meter {
  /// The least number of runs, so that there is a middle.
  var leastRuns = 5
  /// The most runs.
  var mostRuns = 60
  /// Nanoseconds of processor time after which no further run begins.
  var budget: Int64 = 600_000_000

  private let general = GeneralReference()

  /// Measures a benchmark; nil if it cannot be set up here.
  func measure(_ benchmark: Benchmark) -> Measurement? {
    guard let workload = benchmark.prepare() else { return nil }
    let reference = workload.reference ?? general.run
    let referenceCount = workload.reference == nil ? GeneralReference.searchCount : benchmark.operationCount
    workload.run()
    reference()

    let resident = ResidentMemory.now
    ResidentMemory.resetPeak()
    var runs = Runs()
    let start = Resources.processorTime
    while runs.count < leastRuns || (runs.count < mostRuns && Resources.processorTime - start < budget) {
      runs.measure(workload.run, count: benchmark.operationCount)
      runs.measureReference(reference, count: referenceCount)
    }
    let memory = ResidentMemory.peak.flatMap { peak in resident.map { Double(max(peak - $0, 0)) } }
    return Measurement(
      benchmark: benchmark, runCount: runs.count, processor: .init(runs.processor), wall: .init(runs.wall),
      reference: .init(runs.reference), hasOwnReference: workload.reference != nil,
      allocations: runs.allocations.min(), footprint: workload.footprint?(), memory: memory)
  }

  /// The figures of each run.
  private struct Runs {
    var processor: [Double] = []
    var wall: [Double] = []
    var reference: [Double] = []
    var allocations: [Double] = []

    var count: Int { processor.count }

    mutating func measure(_ run: () -> Void, count: Int) {
      let allocations = Resources.allocationCount
      let wall = Resources.wallTime
      let processor = Resources.processorTime
      run()
      let used = Resources.processorTime - processor
      let waited = Resources.wallTime - wall
      if let allocations, let now = Resources.allocationCount {
        self.allocations.append(Double(now - allocations) / Double(count))
      }
      self.processor.append(Double(used) / Double(count))
      self.wall.append(Double(waited) / Double(count))
    }

    mutating func measureReference(_ run: () -> Void, count: Int) {
      let start = Resources.processorTime
      run()
      reference.append(Double(Resources.processorTime - start) / Double(count))
    }
  }
}
