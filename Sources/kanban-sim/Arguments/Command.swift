/// A command of the program. This table is all that the parser and the help know.
package enum Command: String, Hashable, Sendable, CaseIterable {
  case run, check, fmt, list, play, frames, log, explain, profiles, new, merge

  /// What stands behind a command, flags apart.
  package enum Operands: Hashable, Sendable {
    /// Files, folders or `-`; `Scenarios` if left out.
    case paths
    /// One file or `-`.
    case file
    /// Files or `-`, one or more.
    case files
    /// One word; how help calls it.
    case word(String)
    /// One word or none; how help calls it.
    case optionalWord(String)
  }

  /// What stands behind the command.
  package var operands: Operands {
    switch self {
    case .run, .check, .fmt, .list: .paths
    case .play, .frames, .log: .file
    case .merge: .files
    case .explain: .optionalWord("CODE|WORD")
    case .profiles: .optionalWord("NAME")
    case .new: .word("NAME")
    }
  }

  /// The flags that the command takes, in the order of its help.
  package var flags: [Flag] {
    let shared: [Flag] = [.color, .ascii, .quiet, .help]
    let selection: [Flag] = [.filter, .tag, .line, .shard]
    return switch self {
    case .run: selection + [.jobs, .maxFailures, .keepGoing, .reporter, .update] + shared
    case .check: [.filter, .tag, .shard, .fix, .strict, .path, .reporter] + shared
    case .fmt: [.check] + shared
    case .list: [.filter, .tag, .shard] + shared
    case .play: [.at, .speed, .variant, .keepGoing, .width, .cell, .theme] + shared
    case .frames: [.at, .every, .changes, .sideBySide, .golden, .variant, .width, .cell, .theme] + shared
    case .log: [.variant] + shared
    case .explain, .profiles, .new, .merge: shared
    }
  }

  /// Whether a flag may stand more than once.
  package func repeats(_ flag: Flag) -> Bool {
    switch flag {
    case .filter, .tag, .line, .reporter: true
    // `frames` shows several moments, `play` begins at one.
    case .at: self == .frames
    case .shard, .jobs, .maxFailures, .keepGoing, .update, .fix, .strict, .path, .check, .every, .changes,
      .sideBySide, .golden, .variant, .width, .cell, .theme, .speed, .color, .ascii, .quiet, .version, .help:
      false
    }
  }

  /// The command in a line of help.
  package var summary: String {
    switch self {
    case .run: "run scenarios and report what does not hold"
    case .check: "look for faults without running anything"
    case .fmt: "lay files out in the canonical way"
    case .list: "print the paths of the scenarios, one a line"
    case .play: "watch a scenario in the terminal"
    case .frames: "print the pictures of a run"
    case .log: "print the events of a run as JSON lines"
    case .explain: "explain a diagnostic code, a word or a reason, or list all codes"
    case .profiles: "list the profiles, or the values of one"
    case .new: "write a scenario to start from"
    case .merge: "make one report of the reports of several runs"
    }
  }
}

extension Command {
  /// The rules of the command that its summary and its flags do not tell.
  package var details: [String] {
    switch self {
    case .run:
      [
        "Paths are files, folders or - (standard input); without paths, the folder Scenarios. Folders are",
        "searched for .kanban files, in sorted order; a file without steps is a part of others and not run.",
        "A file may use files of its scenario root: its nearest folder called Scenarios, else the folder",
        "that was named on the command line, else the file's own folder.",
        "Several --filter or --tag: any of them is enough.",
        "Reports are line, tap, junit, github, json and markdown.",
      ]
    case .check:
      [
        "Every fault of every file is printed, with its place, its rule and its code.",
        "Reports are line, json and sarif (SARIF 2.1.0).",
      ]
    case .fmt: ["With - the formatted text of standard input goes to standard output."]
    case .list: []
    case .play:
      [
        "Keys: space pauses, left and right step by frame, n and p by event, g goes to a time, r to the next",
        "refusal, e to the next expectation, / searches the events, ? helps, q quits. If the output is not a",
        "terminal, the frames are printed at each change.",
      ]
    case .frames: ["Two or more --at with --side-by-side compare moments."]
    case .log: []
    case .explain:
      ["A word of the language is explained for each place that it has; so is every reason of the log."]
    case .profiles: []
    case .new: ["NAME becomes NAME.kanban, in the folder Scenarios if there is one and NAME has no folder."]
    case .merge:
      [
        "The files are reports of --reporter json, or all of --reporter junit, as the parts of --shard write",
        "them. The report that goes to standard output is that of one run over the same folder, byte for byte,",
        "and the exit code is that of the run. A report of another version, one that was cut off and a scenario",
        "that stands twice are refused with 3, and nothing is written.",
      ]
    }
  }

  /// Command lines with what they do.
  package var examples: [(line: String, meaning: String)] {
    switch self {
    case .run:
      [
        ("run Scenarios", "run everything"),
        ("run --tag wip --reporter line --reporter junit=report.xml", "what is tagged, with a report for CI"),
        ("run --update=missing Scenarios/new.kanban", "draw the golden frames that are not there yet"),
      ]
    case .check:
      [
        ("check --fix Scenarios", "mend what has only one fix, tell of the rest"),
        ("check --strict --reporter sarif=faults.sarif", "in CI, with a report for the code host"),
        ("check - --path Scenarios/a.kanban --reporter json < buffer", "from an editor"),
      ]
    case .fmt: [("fmt --check Scenarios", "in CI"), ("fmt - < a.kanban", "from an editor")]
    case .list: [("list --tag wip", "what run --tag wip would run")]
    case .play: [("play Scenarios/demo/refused.kanban --speed 0.5", "at half speed")]
    case .frames:
      [
        ("frames Scenarios/demo/refused.kanban --at 320ms", "one moment"),
        (
          "frames Scenarios/demo/refused.kanban --at 0ms --at 1s --side-by-side",
          "two moments and what differs"
        ),
      ]
    case .log: [("log Scenarios/demo/refused.kanban", "the events of a run")]
    case .explain:
      [
        ("explain KS0102", "the rule, with a wrong and a right line"),
        ("explain hold", "what a word means"), ("explain no-handle", "why something was ignored"),
      ]
    case .profiles: [("profiles standard", "every default and where it comes from")]
    case .new: [("new full-column", "writes Scenarios/full-column.kanban")]
    case .merge:
      [
        ("run --shard 1/2 --reporter json=1.json", "on one machine"),
        ("run --shard 2/2 --reporter json=2.json", "on another one"),
        ("merge 1.json 2.json", "as if it had been one run"),
      ]
    }
  }
}
