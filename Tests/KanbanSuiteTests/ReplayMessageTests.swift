import Foundation
import KanbanScenario
import KanbanSim
import Testing

/// The environment variable that lets the failing tests run.
private let switchVariable = "KANBAN_SIM_FAILING_REPLAYS"

/// Scenarios that go wrong in every way, replayed as an app's own tests replay theirs.
///
/// They fail, so they run in a process of their own only, which `ReplayMessageTests` starts.
@Suite(.enabled(if: ProcessInfo.processInfo.environment[switchVariable] != nil))
struct FailingReplays {
  private static func scenario(_ head: String, _ lines: String) -> String {
    """
    kanban-sim 1
    \(head)
    board
      column todo "To do"
        card A1 "Spec"
      column doing "Doing" limit 1
        card B1 "Merge"
    end

    # carry it over the full column
    drag A1 to doing[1] then hold
    \(lines)
    up

    """
  }

  private static let golden = """
    expect frame refused
      |...|
      |.. Spex ..|
      |...|
      = .., dragging: ..
    """

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The scenario of the README, with a wrong line.
  private static var wrong: String {
    let path = root.appending(path: "Scenarios/demo/refused.kanban")
    return ((try? String(contentsOf: path, encoding: .utf8)) ?? "")
      .replacing("expect reason wip-limit", with: "expect reason locked-card")
  }

  static let files = [
    "golden.kanban": scenario("title \"Golden\"", golden),
    "varied.kanban": scenario("vary wip warn prevent", "expect decision forbid\nexpect phase pressed"),
    "skipped.kanban": scenario("title \"Skipped\"\nskip \"no such board yet\"", "expect phase idle"),
    "known.kanban": scenario("xfail \"limits are not read yet\"", "expect decision accept"),
    "mended.kanban": scenario("xfail \"limits are not read yet\"", "expect decision forbid"),
    "faulty.kanban": scenario("title \"Faulty\"", "expect desicion forbid"),
    "doubtful.kanban": scenario("title \"Doubtful\"", "up\naction A1 \"Move Down\""),
  ]

  /// The files in a folder of their own, which only the process of the failing tests makes.
  static let suite: ScenarioSuite = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kanban-sim-\(getpid())")
    for (path, text) in files.merging(["demo/refused.kanban": wrong], uniquingKeysWith: { $1 }) {
      let file = folder.appending(path: "Scenarios/\(path)")
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: file)
    }
    return ScenarioSuite(folder: "Scenarios", besides: folder.appending(path: "Tests.swift").path)
  }()

  static var scenarios: [Scenario] {
    ProcessInfo.processInfo.environment[switchVariable] == nil ? [] : suite.scenarios
  }

  @Test("holds", arguments: scenarios)
  func holds(_ scenario: Scenario) { scenario.check() }
}

@Suite("What swift test says")
struct ReplayMessageTests {
  /// The lines that the failing tests print.
  private static let output: [String] = {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["--testing-library", "swift-testing", "--filter", "FailingReplays"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [switchVariable: "1", "NO_COLOR": "1"], uniquingKeysWith: { $1 })
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      return ["\(error)"]
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
  }()

  /// What is recorded of a scenario, each from the line that says where to the last line of the message.
  private static func recorded(of path: String) -> [[String]] {
    var issues: [[String]] = []
    var isInside = false
    for line in output {
      if let mark = line.unicodeScalars.first, "◇✘✔━⚠➜".unicodeScalars.contains(mark) {
        isInside = line.contains(" recorded a") && line.contains("scenario → Scenarios/\(path) at ")
        if isInside { issues.append([]) }
      }
      if isInside { issues[issues.count - 1].append(line) }
    }
    return issues
  }

  @Test("of a failure, in the README, what it says")
  func readme() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let readme = try String(contentsOf: page, encoding: .utf8)
    let issue = try #require(Self.recorded(of: "demo/refused.kanban").first)
    #expect(readme.contains("```text\n\(issue.joined(separator: "\n"))\n```\n"), "\(Self.output)")
  }

  @Test(
    "of everything what there is to know",
    arguments: [
      (
        "golden.kanban",
        [
          "issue", "at golden.kanban:12:1", "expected frame refused", "\n      - |.. Spex ..|\n",
          "accept    kanban-sim run --update=changed Scenarios/golden.kanban",
          "replay    kanban-sim play Scenarios/golden.kanban --at 200ms",
        ]
      ),
      (
        "varied.kanban",
        [
          "at varied.kanban:13:1", "expected phase pressed, but it is dragging", "with      all 2 variants",
          "at varied.kanban:12:1", "expected decision forbid, but it is warn", "with      wip warn",
        ]
      ),
      ("skipped.kanban", ["━", "a known issue", "at skipped.kanban:3:1", "↳ skipped: no such board yet"]),
      (
        "known.kanban",
        [
          "━", "a known issue", "at known.kanban:12:1", "expected decision accept, but it is forbid",
          "xfail     limits are not read yet",
        ]
      ),
      (
        "mended.kanban",
        [
          "an issue", "at mended.kanban:2:1",
          "it passed, although it is expected to fail: limits are not read",
        ]
      ),
      ("faulty.kanban", ["an issue", "at faulty.kanban:12:8", "did you mean 'decision'?"]),
      ("doubtful.kanban", ["a warning", "at doubtful.kanban:13:", "[KS0220]"]),
    ])
  func says(path: String, words: [String]) {
    var rest = Self.recorded(of: path).map { $0.joined(separator: "\n") }.joined(separator: "\n")[...]
    for word in words {
      guard let range = rest.range(of: word) else {
        Issue.record("'\(word)' is missing, or comes too early: \(Self.output.joined(separator: "\n"))")
        return
      }
      rest = rest[range.upperBound...]
    }
  }

  @Test("the title of the head, or the path where there is none")
  func titles() {
    let titles = FailingReplays.files.keys.sorted().map { path in
      ScenarioReplay.replay(path: path, bytes: Array(FailingReplays.files[path, default: ""].utf8)) { _ in []
      }
    }.map { "\($0.title)\($0.isSkipped ? ", skipped" : "")" }
    #expect(
      titles == [
        "Doubtful", "faulty.kanban", "Golden", "known.kanban", "mended.kanban", "Skipped, skipped",
        "varied.kanban",
      ])
  }

  @Test("once what all variants say alike")
  func once() {
    #expect(Self.recorded(of: "varied.kanban").count == 2)
  }
}
