import Foundation

/// The built program, run as a process of its own.
struct Program {
  /// What came of a run.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Where the program is: SwiftPM puts it beside the test bundle.
  static var url: URL {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let folder = (bundle ?? Bundle.main.executableURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
    return folder.appendingPathComponent("kanban-sim")
  }

  /// Runs the program and waits for its end.
  ///
  /// - Parameter environment: variables beside `PATH`; nothing else of this process's environment is passed on.
  @discardableResult
  static func run(
    _ arguments: [String], in folder: TemporaryFolder? = nil, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(executable: url, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of shell in which `$SIM` is the program.
  static func shell(_ line: String, in folder: TemporaryFolder? = nil) throws -> Outcome {
    try run(
      executable: URL(fileURLWithPath: "/bin/bash"), ["-c", line], in: folder, input: "",
      environment: ["SIM": url.path])
  }

  private static func run(
    executable: URL, _ arguments: [String], in folder: TemporaryFolder?, input: String,
    environment: [String: String]
  ) throws -> Outcome {
    // Files instead of pipes: nothing can block, however much is written.
    let scratch = try TemporaryFolder()
    try scratch.write(input, to: "in")
    try scratch.write("", to: "out")
    try scratch.write("", to: "err")
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
    if let folder { process.currentDirectoryURL = folder.url }
    process.standardInput = try FileHandle(forReadingFrom: scratch.file("in"))
    process.standardOutput = try FileHandle(forWritingTo: scratch.file("out"))
    process.standardError = try FileHandle(forWritingTo: scratch.file("err"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: try Data(contentsOf: scratch.file("out")), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: scratch.file("err")), as: UTF8.self))
  }
}
