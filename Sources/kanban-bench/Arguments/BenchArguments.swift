/// The command line of the suite.
struct BenchArguments {
  /// Texts of which one has to be in a benchmark's name; empty runs everything.
  var filters: [String] = []
  /// The file of an earlier `--json` to compare with.
  var comparedFile: String?
  /// The benchmark that is run without being measured, for tools that count what a process does.
  var workload: String?
  /// How often it is run.
  var repeatCount = 1
  /// True for one JSON object a line instead of a table.
  var wantsJSON = false
  /// True to hold what is written again and again against four times as much.
  var wantsGrowth = false
  /// True to say the names only.
  var wantsList = false
  /// True to say how the program is used.
  var wantsHelp = false

  static let help = """
    Measures kanban-sim and prints what each thing costs beside what it may cost.

    usage: kanban-bench [--filter TEXT]... [--json] [--compare OLD.json] [--list]
           kanban-bench --workload NAME [--repeat N]
           kanban-bench --growth [--filter TEXT]...

      --filter TEXT       only benchmarks with TEXT in their name; may be repeated
      --json              one JSON object a line
      --compare OLD.json  what has changed since a run with --json, in references
      --list              the names
      --growth            measures everything that may be written again and again in a scenario, as often
                          and four times as often; ends with 1 if something grows as its square
      --workload NAME     only run this benchmark, N times (once if left out), and print nothing:
                          for callgrind and other tools that look on

    Times are processor time. "ratio" counts bare binary searches: over the same numbers where it is
    marked with =, else one search among 1,024 numbers; only ratios can be compared between machines.
    Build with "swift build -c release", which also builds the command that some benchmarks start.

    """

  /// Reads the words.
  ///
  /// - Throws: the problem in words.
  init(_ words: [String]) throws(UsageProblem) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": wantsJSON = true
      case "--list": wantsList = true
      case "--growth": wantsGrowth = true
      case "--help": wantsHelp = true
      case "--filter": filters.append(try Self.value(of: word, &rest))
      case "--workload": workload = try Self.value(of: word, &rest)
      case "--repeat":
        let value = try Self.value(of: word, &rest)
        guard let count = Int(value), count > 0 else {
          throw UsageProblem(words: "'--repeat' needs a whole number from 1; see --help")
        }
        repeatCount = count
      case "--compare": comparedFile = try Self.value(of: word, &rest)
      default: throw UsageProblem(words: "'\(word)' is no flag of kanban-bench; see --help")
      }
    }
  }

  private static func value(of flag: String, _ rest: inout ArraySlice<String>) throws(UsageProblem) -> String
  {
    guard let value = rest.popFirst() else {
      throw UsageProblem(words: "'\(flag)' needs a value; see --help")
    }
    return value
  }

  /// True if what has a name is to be run.
  func selects(_ name: String) -> Bool { filters.isEmpty || filters.contains { name.contains($0) } }
}

/// What is wrong with a command line.
struct UsageProblem: Error {
  let words: String
}
