import ScenarioSyntax
import Testing

/// Statements and their trees, as files: lines of the language, then `=>` and the outline of each node.
@Suite struct TreeTests {
  @Test(arguments: TestFiles.paths(in: "Trees"))
  func `Statements become the trees that stand below them`(path: String) throws {
    var statement: [String] = []
    var rewritten: [String] = []
    let lines = try TestFiles.lines(of: path)
    for (index, line) in lines.enumerated() {
      guard line.hasPrefix("=> ") else {
        statement.append(line)
        rewritten.append(line)
        continue
      }
      let text = statement.joined(separator: "\n")
      statement.removeAll()
      let parsed = parse(text)
      let found = parsed.diagnostics.isEmpty ? nodes(of: parsed.tree) : faults(parsed, of: text)
      rewritten.append("=> " + found)
      guard !TestFiles.updates else { continue }
      let place = SourceLocation(fileID: #fileID, filePath: path, line: index + 1, column: 1)
      #expect(line == "=> " + found, sourceLocation: place)
    }
    #expect(lines.contains { $0.hasPrefix("=> ") })
    if TestFiles.updates { try TestFiles.write(rewritten, to: path) }
  }

  private func nodes(of tree: ScenarioTree) -> String {
    let head = tree.head.map { outline($0) }
    let blocks = tree.blocks.map { outline($0) }
    let lines = tree.lines.map { line in
      let start = line.start.map { outline($0) + " " } ?? ""
      switch line.action {
      case .step(let step): return start + outline(step)
      case .expect(let expectation): return start + outline(expectation)
      case .trace(let trace): return start + "trace" + outline(trace)
      }
    }
    return (head + blocks + lines).joined(separator: "; ")
  }
}
