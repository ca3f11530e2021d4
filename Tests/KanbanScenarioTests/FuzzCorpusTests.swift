import Foundation
import FuzzSupport
import Testing

/// What the fuzzer has found is read, formatted, loaded and run again, as the fuzzer does it.
@Suite struct FuzzCorpusTests {
  static let folder = ScenarioFiles.root.deletingLastPathComponent().appending(path: "Tests/Fuzzing/Corpus")

  @Test func `nothing in the corpus breaks a rule`() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).sorted()
    var count = 0
    for name in names {
      guard let data = FileManager.default.contents(atPath: Self.folder.appending(path: name).path) else {
        continue
      }
      let bytes = Array(data)
      SyntaxCheck.check(bytes)
      LoadCheck.check(bytes)
      _ = RunCheck.check(bytes)
      count += 1
    }
    #expect(count > 300)
  }
}
