import Foundation

/// The files under `Scenarios`.
enum ScenarioFiles {
  /// The folder that holds them.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenarios")

  /// Their paths relative to the folder, sorted.
  static let paths: [String] = {
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".kanban") }.sorted()
  }()

  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }
}
