#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The benchmark suite; see `BenchArguments.help`.
@main
enum KanbanBench {
  private static let wrongCommandLine: Int32 = 2
  private static let inaccessibleFile: Int32 = 74

  static func main() {
    do throws(UsageProblem) {
      exit(run(try BenchArguments(Array(CommandLine.arguments.dropFirst()))))
    } catch {
      write("kanban-bench: \(error.words)\n", to: STDERR_FILENO)
      exit(wrongCommandLine)
    }
  }

  private static func run(_ arguments: BenchArguments) -> Int32 {
    if arguments.wantsHelp {
      write(BenchArguments.help, to: STDOUT_FILENO)
      return 0
    }
    if let name = arguments.workload { return work(name, count: arguments.repeatCount) }
    if arguments.wantsGrowth { return checkGrowth(arguments) }
    let benchmarks = Suite.all.filter { arguments.selects($0.fullName) }
    if arguments.wantsList {
      for benchmark in benchmarks { say(benchmark.fullName) }
      return 0
    }
    var comparison: Comparison?
    if let file = arguments.comparedFile {
      comparison = Files.read(file).flatMap { Comparison($0) }
      if comparison == nil {
        write("kanban-bench: '\(file)' holds no figures of --json\n", to: STDERR_FILENO)
        return inaccessibleFile
      }
    }
    measure(benchmarks, arguments, comparison)
    return 0
  }

  /// Tells of every construct that grows faster than it is written.
  private static func checkGrowth(_ arguments: BenchArguments) -> Int32 {
    let check = GrowthCheck()
    var count = 0
    var faults = 0
    for construct in Construct.all where arguments.selects(construct.name) {
      let findings = check.findings(of: construct)
      if findings.count < construct.ways.count { say("\(construct.name): some of it is not possible here") }
      count += findings.count
      faults += findings.count { !$0.isMet }
      for finding in findings where !finding.isMet || !arguments.filters.isEmpty { say(finding.line) }
    }
    say("\(count) measured at a count and at four times the count, \(faults) grow too fast")
    return faults == 0 ? 0 : 1
  }

  /// Does what a benchmark does, without looking at it.
  private static func work(_ name: String, count: Int) -> Int32 {
    guard let workload = Suite.all.first(where: { $0.fullName == name })?.prepare() else {
      write("kanban-bench: '\(name)' is no benchmark that can be run here; see --list\n", to: STDERR_FILENO)
      return wrongCommandLine
    }
    for _ in 0..<count { workload.run() }
    return 0
  }

  private static func measure(
    _ benchmarks: [Benchmark], _ arguments: BenchArguments, _ comparison: Comparison?
  ) {
    let meter = Meter()
    var measurements: [Measurement] = []
    if !arguments.wantsJSON { say(Table.heading) }
    for benchmark in benchmarks {
      guard let measurement = meter.measure(benchmark) else {
        if !arguments.wantsJSON { say(Table.line(without: benchmark)) }
        continue
      }
      measurements.append(measurement)
      say(arguments.wantsJSON ? JSONLines.line(of: measurement) : Table.line(of: measurement))
    }
    guard !arguments.wantsJSON else { return }
    let growth = Table.growth(measurements)
    if !growth.isEmpty { say("\ngrowth with the board") }
    for line in growth { say(line) }
    if let comparison {
      say("\nsince the compared run")
      for measurement in measurements { say(comparison.line(of: measurement)) }
    }
  }

  /// A line, seen at once.
  private static func say(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      guard count > 0 else { return }
      bytes.removeFirst(count)
    }
  }
}
