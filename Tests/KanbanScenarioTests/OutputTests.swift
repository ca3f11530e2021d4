import Foundation
import KanbanRendering
import KanbanScenario
import Testing

/// What every scenario logs, shows and fails with is what it was before, byte for byte: a change that nobody meant
/// is seen, whatever the expectations of the files speak of. `UPDATE_EXPECTED` records the sums anew; what has changed
/// is then to be looked at, scenario by scenario.
@Suite struct OutputTests {
  static let record = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Outputs.txt")

  /// A sum of bytes (FNV-1a), the same in every process.
  private struct Sum {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    var text: String { String(value, radix: 36) }
  }

  /// Painting takes long without optimisation, so only every so many moments of the start of a run are looked at.
  private static let step = 5
  private static let mostMoments = 60

  private static func line(of path: String) throws -> String? {
    guard let loaded = try Scenarios.load(file: path) else { return nil }
    var (log, frames, messages) = (Sum(), Sum(), Sum())
    for variant in loaded.variants.indices {
      ScenarioRunner.log(loaded, variant: variant, options: Scenarios.fileOptions) { log.add($0) }
      var moment = 0
      let report = ScenarioRunner.replay(loaded, variant: variant, options: Scenarios.fileOptions) {
        simulation, _ in
        defer { moment += 1 }
        guard moment % step == 0, moment < mostMoments else { return }
        for line in Frame(of: simulation).goldenLines { frames.add(line.utf8) }
      }
      for failure in report.failures { messages.add("\(failure)".utf8) }
    }
    return [path, log.text, frames.text, messages.text].joined(separator: " ")
  }

  @Test func `every scenario logs and shows what is recorded`() throws {
    let lines = try ScenarioFiles.paths.compactMap(Self.line)
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] != nil {
      try Data(text.utf8).write(to: Self.record)
    }
    let recorded = try String(contentsOf: Self.record, encoding: .utf8).split(separator: "\n").map(
      String.init)
    let (now, before) = (Set(lines), Set(recorded))
    #expect(now.subtracting(before).sorted() == [], "these differ from the record, or are new")
    #expect(before.subtracting(now).sorted() == [], "these are recorded, and not so any more")
  }
}
