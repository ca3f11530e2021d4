import Foundation

/// The text files beside the tests.
enum TestFiles {
  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The paths of the files of a folder beside the tests, sorted.
  static func paths(in folder: String) -> [String] {
    let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = support.deletingLastPathComponent().appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.sorted().map { root + "/" + $0 }
  }

  /// The bytes of a file.
  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The lines of a file.
  static func lines(of path: String) throws -> [String] {
    String(decoding: try bytes(of: path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether expected results are to be written anew (environment variable UPDATE_EXPECTED).
  static var updates: Bool { ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] != nil }

  static func write(_ lines: [String], to path: String) throws {
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
