import AllocationCounter

/// The command line program as a process of its own, where it is built beside this one.
extension Suite {
  static var commands: [Benchmark] {
    [
      Benchmark(name: "command/start-up", operationCount: 10, targets: [.wall(10_000_000)]) {
        guard let command = Command(), command.run(["--version"]) == 0 else { return nil }
        return Workload {
          for _ in 0..<10 { consume_number(Int64(command.run(["--version"]) ?? -1)) }
        }
      },
      Benchmark(name: "command/run-1000-files", operationCount: 1, targets: [.wall(1_000_000_000)]) {
        guard let command = Command(), let folder = TemporaryFolder() else { return nil }
        let bytes = ScenarioTexts.drags(expects: true)
        for number in 0..<1_000 where folder.add("\(number).kanban", bytes) == nil { return nil }
        guard command.run(["run", folder.path]) == 0 else { return nil }
        return Workload { consume_number(Int64(command.run(["run", folder.path]) ?? -1)) }
      },
    ]
  }
}
