/// All benchmarks, from the smallest part to the whole program.
enum Suite {
  static var all: [Benchmark] {
    slots + moves + sessions + boards + scenarios + pictures + logs + commands
  }
}
