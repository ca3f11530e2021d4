import Foundation

/// An article of the documentation, whose code is compiled in an example beside the tests.
package struct Article {
  /// The article's lines, without indentation.
  package let lines: [String]

  /// The lines of each block of Swift code.
  package let blocks: [[String]]

  /// The repository's root, found from this file's own place in it.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Reads an article.
  ///
  /// - Parameter path: from the repository's root.
  package init(_ path: String) throws {
    lines = try Self.lines(path)
    var blocks: [[String]] = []
    var isInside = false
    for line in lines {
      if line == "```swift" {
        blocks.append([])
        isInside = true
      } else if line == "```" {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    self.blocks = blocks
  }

  /// The blocks whose lines do not follow one another in an example, each as one text.
  ///
  /// - Parameter path: the example's, from the repository's root.
  package func blocks(missingFrom path: String) throws -> [String] {
    let example = try Self.lines(path)
    return blocks.filter { block in
      !example.indices.contains { example[$0...].starts(with: block) }
    }.map { $0.joined(separator: "\n") }
  }

  private static func lines(_ path: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
