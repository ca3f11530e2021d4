import AllocationCounter
import KanbanScenario
import ScenarioSyntax

/// Holds what is written so often against what is written four times as often: it may take a little more than four
/// times as long, and as many bytes. Sixteen times would be the square.
struct GrowthCheck {
  /// Times as much as the first, of time and of memory asked for.
  private static let mostTime = 6.0
  private static let mostBytes = 5.0
  /// What is too little to be compared: nanoseconds in this process and in another one, and bytes.
  private static let leastTime: Int64 = 1_000_000
  private static let leastTimeOfProcess: Int64 = 12_000_000
  private static let leastBytes: Int64 = 200_000
  /// What looks too slow is measured again: something else may have been going on.
  private static let mostTries = 4

  private let folder = TemporaryFolder()
  private let command = Command()

  /// What two measurements came to.
  struct Finding {
    let name: String
    let first: Usage
    let second: Usage
    let isMet: Bool

    /// The figures in a line.
    var line: String {
      let bytes =
        if let few = first.bytes, let many = second.bytes {
          ", \(Figures.bytes(Double(few))) and \(Figures.bytes(Double(many)))"
        } else { "" }
      let times = "\(Figures.time(Double(first.time))) and \(Figures.time(Double(second.time)))"
      return "\(isMet ? "  " : "! ")\(name): \(times)\(bytes)"
    }
  }

  /// What was used at least: nanoseconds of processor time, and bytes asked for, if somebody counts them.
  struct Usage {
    var time = Int64.max
    var bytes: Int64?
  }

  /// Measures a construct in all its ways; nil for a way that is not possible here.
  func findings(of construct: Construct) -> [Finding] {
    construct.ways.compactMap { way in
      let small = construct.text(construct.count)
      let large = construct.text(4 * construct.count)
      guard let first = job(way, small), let second = job(way, large) else { return nil }
      return measure("\(construct.name) \(way.rawValue)", way, first, second)
    }
  }

  private func measure(
    _ name: String, _ way: Construct.Way, _ first: () -> Void, _ second: () -> Void
  ) -> Finding {
    var (small, large) = (Usage(), Usage())
    var isMet = false
    for _ in 0..<Self.mostTries where !isMet {
      for _ in 0..<3 { small.take(first) }
      large.take(second)
      isMet = Self.isMet(small, large, way)
    }
    return Finding(name: name, first: small, second: large, isMet: isMet)
  }

  private static func isMet(_ small: Usage, _ large: Usage, _ way: Construct.Way) -> Bool {
    let least: Int64
    switch way {
    case .read, .run, .report: least = leastTime
    case .list, .frames, .play, .command: least = leastTimeOfProcess
    }
    guard Double(large.time) <= mostTime * Double(max(small.time, least)) else { return false }
    guard let few = small.bytes, let many = large.bytes else { return true }
    return Double(many) <= mostBytes * Double(max(few, leastBytes))
  }
}

extension GrowthCheck.Usage {
  /// Does a job, and notes what it used if that is less.
  fileprivate mutating func take(_ job: () -> Void) {
    let bytes = Resources.requestedBytes
    let start = Resources.processorTime
    job()
    time = min(time, Resources.processorTime - start)
    if let bytes, let now = Resources.requestedBytes { self.bytes = min(self.bytes ?? .max, now - bytes) }
  }
}

// MARK: - What is done

extension GrowthCheck {
  private func job(_ way: Construct.Way, _ text: String) -> (() -> Void)? {
    let bytes = Array(text.utf8)
    switch way {
    case .read:
      return {
        consume_number(Int64(Suite.loaded(bytes)?.variants.count ?? 0))
        _ = SyntaxFormatter.format(bytes)
      }
    case .run:
      guard let scenario = Suite.loaded(bytes) else { return nil }
      return {
        consume_number(Int64(ScenarioRunner.run(scenario).variants.count))
        ScenarioRunner.log(scenario) { consume_number(Int64($0.count)) }
      }
    case .report:
      guard let scenario = Suite.loaded(bytes) else { return nil }
      return { Self.report(ScenarioRunner.run(scenario), bytes) }
    case .list: return process(["list"], bytes)
    case .frames: return process(["frames"], bytes)
    case .play: return process(["play"], bytes)
    case .command: return process(["run", "--reporter", "line", "--reporter", "json=/dev/null"], bytes)
    }
  }

  private static func report(_ report: ScenarioReport, _ bytes: [UInt8]) {
    let suite = SuiteReport(
      entries: [SuiteEntry(path: "a.kanban", source: bytes, report: report)], exitCode: 1)
    let texts = [
      LineReporter.text(of: suite), TAPReporter.text(of: suite), GitHubReporter.text(of: suite),
      MarkdownReporter.text(of: suite), JSONReporter.text(of: suite), JUnitReporter.text(of: suite),
    ]
    for text in texts { consume_number(Int64(text.utf8.count)) }
    for text in texts.suffix(2) {
      guard let read = try? ReportDocument(reading: Array(text.utf8)),
        let merged = try? ReportDocument.merged([(name: "a", report: read)], exitCode: 1)
      else { preconditionFailure("a report that was written just now can be merged") }
      consume_number(Int64(merged.text.utf8.count))
    }
  }

  private func process(_ arguments: [String], _ bytes: [UInt8]) -> (() -> Void)? {
    let trace = Array("0 100 100 down\n8 101 100 up\n".utf8)
    guard let command, let folder, folder.add("trace.txt", trace) != nil else { return nil }
    let count = bytes.count
    guard let path = folder.add("\(count).kanban", bytes) else { return nil }
    return { consume_number(Int64(command.run(arguments + [path]) ?? -1)) }
  }
}
