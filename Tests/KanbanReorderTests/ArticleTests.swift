import Foundation
import Testing

@Suite struct ReorderArticleTests {
  /// The repository's root, found from this file's own place in it.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  func lines(_ path: String) throws -> [String] {
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    return text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `every block of code of the article is compiled in the example`() throws {
    let article = try lines("Sources/KanbanReorder/KanbanReorder.docc/Reordering.md")
    let example = try lines("Tests/KanbanReorderTests/SolitaireExample.swift")
    var blocks: [[String]] = []
    var isInside = false
    for line in article {
      if line == "```swift" {
        blocks.append([])
        isInside = true
      } else if line == "```" {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    #expect(blocks.count == 14)
    for block in blocks {
      let isFound = example.indices.contains { example[$0...].starts(with: block) }
      #expect(isFound, "\(block.joined(separator: "\n"))")
    }
  }
}
