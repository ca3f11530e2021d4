import ScenarioSyntax

/// Which scenarios of a suite are run.
package struct SuiteSelection: Hashable, Sendable {
  /// Texts of which one has to be in the path or the title, in any letter case; empty asks for nothing.
  package var filters: [String]
  /// Tags of which the scenario has to have one; empty asks for nothing.
  package var tags: [String]

  /// Makes a selection.
  package init(filters: [String] = [], tags: [String] = []) {
    self.filters = filters
    self.tags = tags
  }

  /// Whether every scenario is selected, so that no file has to be looked into.
  package var selectsAll: Bool { filters.isEmpty && tags.isEmpty }

  /// Whether a file is selected. A file with faults has the title and the tags that can be read.
  package func selects(path: String, source: [UInt8]) -> Bool {
    guard !selectsAll else { return true }
    let head = ScenarioHead(ScenarioParser.parse(source).tree.head)
    return selects(path: path, title: head.title ?? "", tags: head.tags)
  }

  /// Whether a scenario with a path, a title and tags is selected.
  package func selects(path: String, title: String, tags ownTags: [String]) -> Bool {
    let texts = [path.lowercased(), title.lowercased()]
    let isNamed =
      filters.isEmpty
      || filters.contains { filter in
        let filter = filter.lowercased()
        return texts.contains { $0.contains(filter) }
      }
    return isNamed && (tags.isEmpty || tags.contains { ownTags.contains($0) })
  }
}

/// One of several equal parts of a suite: the parts 1 to n together are the whole, nothing twice.
package struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  package let index: Int
  /// The number of parts.
  package let count: Int

  /// Makes a part; nil if there is none with that number.
  package init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `I/N`.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// Every `count`-th element, so that neighbours, which take about as long, go to different parts.
  package func part<Element>(of all: [Element]) -> [Element] {
    stride(from: index - 1, to: all.count, by: count).map { all[$0] }
  }
}
