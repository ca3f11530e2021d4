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
      fputs("kanban-bench: \(error.words)\n", stderr)
      exit(wrongCommandLine)
    }
  }

  private static func run(_ arguments: BenchArguments) -> Int32 {
    if arguments.wantsHelp {
      print(BenchArguments.help, terminator: "")
      return 0
    }
    let benchmarks = Suite.all.filter { arguments.selects($0) }
    if arguments.wantsList {
      for benchmark in benchmarks { print(benchmark.fullName) }
      return 0
    }
    var comparison: Comparison?
    if let file = arguments.comparedFile {
      comparison = Files.read(file).flatMap { Comparison($0) }
      if comparison == nil {
        fputs("kanban-bench: '\(file)' holds no figures of --json\n", stderr)
        return inaccessibleFile
      }
    }
    measure(benchmarks, arguments, comparison)
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
  private static func say(_ line: String) {
    print(line)
    fflush(stdout)
  }
}
