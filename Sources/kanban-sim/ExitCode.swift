/// How the program ends. The numbers are a contract with scripts.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// Everything passed, or there was nothing to judge.
  case passed = 0
  /// A scenario failed, or a golden frame differs.
  case failed = 1
  /// The command line is wrong.
  case wrongCommandLine = 2
  /// A scenario file is invalid.
  case invalidFile = 3
  /// No scenario was selected.
  case nothingSelected = 4
  /// `--check` would change something.
  case wouldChange = 5
  /// An invariant of the simulator broke.
  case broken = 70
  /// A file could not be read or written.
  case inaccessibleFile = 74
  /// Interrupted by a signal.
  case interrupted = 130

  /// Which of several reasons to end the program with: the first of 70, 74, 3, 1, 5.
  private var weight: Int {
    switch self {
    case .passed: 0
    case .nothingSelected: 1
    case .wouldChange: 2
    case .failed: 3
    case .invalidFile: 4
    case .inaccessibleFile: 5
    case .broken: 6
    case .wrongCommandLine: 7
    case .interrupted: 8
    }
  }

  /// Takes in another reason; the graver one stays.
  package mutating func add(_ other: ExitCode) {
    if other.weight > weight { self = other }
  }
}
