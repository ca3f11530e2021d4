import Foundation
import Testing

/// The README and the articles say only what is so: their scenarios pass, their pictures are what the tool
/// prints, and the files they show are the files.
@Suite("The documentation")
struct DocumentationTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The README and every article of the catalogues, relative to the repository.
  static let pages: [String] = {
    let sources = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
    let articles = sources?.compactMap { $0 as? String } ?? []
    return ["README.md"] + articles.filter { $0.hasSuffix(".md") }.map { "Sources/" + $0 }.sorted()
  }()

  /// The blocks of a page in a language, in order.
  private static func blocks(in page: String, language: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    var blocks: [String] = []
    var current: [String]?
    for line in text.components(separatedBy: "\n") {
      if let lines = current {
        if line == "```" {
          blocks.append(lines.joined(separator: "\n") + "\n")
          current = nil
        } else {
          current = lines + [line]
        }
      } else if line == "```" + language {
        current = []
      }
    }
    return blocks
  }

  @Test("has an article of each name that the sources cite for a number")
  func citations() throws {
    let sources = FileManager.default.enumerator(atPath: Self.root.appending(path: "Sources").path)
    let names = Set(Self.pages.map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
    for case let path as String in sources ?? .init() where path.hasSuffix(".swift") {
      let text = try String(contentsOf: Self.root.appending(path: "Sources/\(path)"), encoding: .utf8)
      #expect(!text.contains("`facts/"), "\(path)")
      for cited in text.matches(of: /`((?:Sources|Boards)Of[A-Za-z]+)`/) {
        #expect(names.contains(String(cited.1)), "\(path): \(cited.0)")
      }
    }
  }

  @Test("shows scenarios that pass", arguments: pages)
  func scenarios(page: String) throws {
    for block in try Self.blocks(in: page, language: "kanban") {
      let outcome = try Program.run(["run", "-"], input: block)
      #expect(outcome.status == 0, "\(page): \(outcome.output)\(outcome.errors)")
    }
  }

  @Test("shows what the tool prints", arguments: pages)
  func output(page: String) throws {
    for block in try Self.blocks(in: page, language: "console") {
      var lines = block.components(separatedBy: "\n").dropLast()
      guard let command = lines.first, command.hasPrefix("$ kanban-sim ") else { continue }
      lines.removeFirst()
      let arguments = command.dropFirst("$ kanban-sim ".count)
      let outcome = try Program.shell("cd '\(Self.root.path)' && \"$SIM\" \(arguments)")
      let printed = Self.rows(outcome.output.components(separatedBy: "\n"))
      #expect(printed == Self.rows(Array(lines)), "\(page): \(command)")
    }
  }

  @Test("shows the scenario of the README as it stands in its file")
  func file() throws {
    let shown = try #require(try Self.blocks(in: "README.md", language: "kanban").first)
    let path = Self.root.appending(path: "Scenarios/demo/refused.kanban")
    #expect(shown == (try String(contentsOf: path, encoding: .utf8)))
  }

  @Test("shows Swift in the README that is compiled in a test")
  func swift() throws {
    let compiled = try [
      "KanbanHostTests/EmbeddingExample.swift", "KanbanSuiteTests/ReplayTests.swift",
      "KanbanSuiteTests/SuiteTests.swift",
    ].map { path in
      Self.words(of: try String(contentsOf: Self.root.appending(path: "Tests/" + path), encoding: .utf8))
    }
    for block in try Self.blocks(in: "README.md", language: "swift") where !Self.isManifest(block) {
      #expect(compiled.contains { $0.contains(Self.words(of: block)) }, "\(block)")
    }
  }

  private static func isManifest(_ block: String) -> Bool { block.contains("import PackageDescription") }

  @Test("shows a manifest whose products, platforms and tools are those of the package")
  func manifest() throws {
    let own = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let manifests = try Self.blocks(in: "README.md", language: "swift").filter(Self.isManifest)
    #expect(manifests.count == 1)
    // Without its name a package is called like its folder.
    #expect(manifests[0].contains(".package(name: \"kanban-sim\", path: "))
    for line in manifests.joined().components(separatedBy: "\n") {
      if let product = line.firstMatch(of: /\.product\(name: "(\w+)", package: "([\w-]+)"\)/) {
        #expect(own.contains(".library(name: \"\(product.1)\""), "\(line)")
        #expect(own.contains("name: \"\(product.2)\""), "\(line)")
      }
      if line.hasPrefix("//") || line.contains("platforms:") { #expect(own.contains(line), "\(line)") }
    }
  }

  @Test("is not needed for the sources of a profile, which are told in words")
  func sources() throws {
    let names = try Program.run(["profiles"]).output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first
    }
    #expect(names.count >= 4)
    for name in names {
      let output = try Program.run(["profiles", String(name)]).output
      #expect(!output.contains("facts") && !output.contains(".md"), "\(output)")
    }
  }

  /// Lines without spaces at their ends and without empty ones at the end: what a reader sees.
  private static func rows(_ lines: [String]) -> [String] {
    var rows = lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  /// Code without its layout.
  private static func words(of code: String) -> String {
    code.split { $0.isWhitespace }.joined(separator: " ")
  }
}
