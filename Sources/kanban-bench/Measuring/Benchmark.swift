/// Something that is measured: a name, what it costs at most, and how it is set up.
struct Benchmark {
  /// Words from the general to the particular: `machine/move/stays`.
  let name: String
  /// The number of cards on the board, for those that grow with it.
  var cards: Int?
  /// How often the thing is done in one run.
  let operationCount: Int
  /// The most that the product allows itself here.
  var targets: [Target] = []
  /// Sets up what a run needs; nil if that is not possible here.
  let prepare: () -> Workload?

  /// The name with the number of cards: how `--filter` and `--compare` know a benchmark.
  var fullName: String { cards.map { "\(name)/\($0)" } ?? name }
}

/// What a benchmark does, ready to be done.
struct Workload {
  /// One run: `operationCount` operations.
  let run: () -> Void
  /// The same number of bare searches over the same numbers, for what is little more than a search.
  var reference: (() -> Void)?
  /// The bytes that the result of a run holds for each operation.
  var footprint: (() -> Double)?

  init(reference: (() -> Void)? = nil, footprint: (() -> Double)? = nil, run: @escaping () -> Void) {
    self.run = run
    self.reference = reference
    self.footprint = footprint
  }
}

/// What a benchmark may cost at most.
enum Target: Hashable {
  /// Nanoseconds of processor time an operation.
  case processor(Double)
  /// Nanoseconds an operation as a person waits for them.
  case wall(Double)
  /// Times the reference.
  case ratio(Double)
  /// Allocations an operation.
  case allocations(Double)
  /// Bytes that the result holds an operation.
  case footprint(Double)
  /// Bytes that the runs add to the memory in use.
  case memory(Double)

  /// True if a measurement keeps to it; nil if the platform does not tell.
  func isMet(by measurement: Measurement) -> Bool? {
    switch self {
    case .processor(let most): measurement.processor.least <= most
    case .wall(let most): measurement.wall.least <= most
    case .ratio(let most): measurement.ratio <= most
    case .allocations(let most): measurement.allocations.map { $0 <= most }
    case .footprint(let most): measurement.footprint.map { $0 <= most }
    case .memory(let most): measurement.memory.map { $0 <= most }
    }
  }
}
