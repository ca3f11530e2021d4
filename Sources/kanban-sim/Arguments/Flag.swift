/// A flag of the command line. Each means the same for every command that takes it.
package enum Flag: String, Hashable, Sendable, CaseIterable {
  case filter, tag, line, shard, jobs, maxFailures = "max-failures", keepGoing = "keep-going"
  case reporter, update, fix, strict, path, check
  case at, every, changes, sideBySide = "side-by-side", golden, variant
  case width, cell, theme, speed
  case color, ascii, quiet, version, help

  /// What follows a flag.
  package enum Value: Hashable, Sendable {
    /// Nothing.
    case none
    /// A word, behind `=` or as the next argument; how help calls it.
    case required(String)
    /// A word behind `=`, or nothing; how help calls it.
    case optional(String)
  }

  /// The flag as written.
  package var name: String { self == .jobs ? "-j" : "--\(rawValue)" }

  /// The flag with one name or the other.
  package init?(name: String) {
    switch name {
    case "-j", "--jobs": self = .jobs
    case "-h": self = .help
    case "-q": self = .quiet
    case "-V": self = .version
    default:
      guard name.hasPrefix("--"), let flag = Flag(rawValue: String(name.dropFirst(2))) else { return nil }
      self = flag
    }
  }
}

extension Flag {
  /// What follows the flag.
  package var value: Value {
    switch self {
    case .filter: .required("TEXT")
    case .tag: .required("TAG")
    case .line: .required("FILE:N")
    case .shard: .required("I/N")
    case .jobs, .maxFailures, .variant, .width: .required("N")
    case .reporter: .required("KIND[=FILE]")
    case .update: .optional("MODE")
    case .at, .every: .required("TIME")
    case .cell: .required("WxH")
    case .path: .required("PATH")
    case .theme: .required("NAME")
    case .speed: .required("FACTOR")
    case .color: .required("WHEN")
    case .keepGoing, .fix, .strict, .check, .changes, .sideBySide, .golden, .ascii, .quiet, .version, .help:
      .none
    }
  }

  /// What the flag does, in a line of help.
  package var summary: String {
    switch self {
    case .filter: "only scenarios whose path or title has TEXT in it"
    case .tag: "only scenarios with this tag"
    case .line: "only this file, and of it only what stands on line N"
    case .shard: "the I-th of N equal parts of what is selected"
    case .jobs: "run N files at a time; the output is the same for any N"
    case .maxFailures: "stop after N scenarios have failed"
    case .keepGoing: "judge what a phase expects behind a step that could not be done, too"
    case .reporter: "a report, to a file with =FILE; which ones there are stands above"
    case .update: "rewrite golden frames: none, missing, changed or all; alone: changed"
    case .fix: "mend each fault that has only one fix; the others are told and left to you"
    case .strict: "warnings are errors"
    case .path: "the file whose text comes through -, for its messages and what it uses"
    case .check: "change nothing; exit with 5 if a file would change"
    case .at: "the frame at this time, as 320ms or 1.5s"
    case .every: "a frame at each multiple of this time"
    case .changes: "a frame whenever the picture changes, as without any of these"
    case .sideBySide: "each frame with the one before, changed cells marked"
    case .golden: "as golden lines, to be put into a scenario"
    case .variant: "which run of a file that varies a setting, from 1"
    case .width: "the most cells in a line"
    case .cell: "the scale: board points in a cell, as 8x20"
    case .theme: "dark or light"
    case .speed: "how fast time goes: 1 is real time, 0.25 a quarter of it"
    case .color: "auto, always or never"
    case .ascii: "plain ASCII only"
    case .quiet: "only failures"
    case .version: "print the version"
    case .help: "print this help"
    }
  }

  /// The flag with what follows it, as help shows it.
  package var usage: String {
    switch value {
    case .none: name
    case .required(let word): "\(name) \(word)"
    case .optional(let word): "\(name)[=\(word)]"
    }
  }
}
