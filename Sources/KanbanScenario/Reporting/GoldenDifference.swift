import ScenarioSyntax

/// Golden lines held against what was drawn, as a person compares them.
///
/// ```
/// - |   +--------+   |
/// + |   |        |   |
///       ^^^^^^^^^^
/// ```
package enum GoldenDifference {
  /// Rows around a difference that are shown for orientation.
  private static let contextCount = 1

  /// The rows that differ, with the cells that differ marked.
  package static func picture(of comparison: GoldenComparison) -> FailurePicture {
    let golden = comparison.golden.rows.map(\.text) + (comparison.golden.caption.map { [$0.value] } ?? [])
    let actual = comparison.actual
    guard !golden.isEmpty else { return FailurePicture(lines: actual.map { "+ \(PlainText.shown($0))" }) }
    // Elided rows make the numbers of rows differ; then only the whole pictures can be compared.
    guard golden.count == actual.count, !comparison.golden.rows.contains(where: \.elidesRows) else {
      return FailurePicture(
        lines: golden.map { "- \(PlainText.shown($0))" } + actual.map { "+ \(PlainText.shown($0))" })
    }
    let differs = zip(golden, actual).map { $0 != $1 && !$0.contains("..") }
    var lines: [String] = []
    var skipped = false
    for (index, (left, right)) in zip(golden, actual).enumerated() {
      let near = max(0, index - contextCount)...min(golden.count - 1, index + contextCount)
      if differs[index] {
        lines += ["- \(PlainText.shown(left))", "+ \(PlainText.shown(right))", "  \(marks(left, right))"]
      } else if near.contains(where: { differs[$0] }) {
        lines.append("  \(PlainText.shown(right))")
      } else if !skipped {
        lines.append("  ...")
      }
      skipped = !differs[index] && !near.contains { differs[$0] }
    }
    return FailurePicture(lines: lines)
  }

  private static func marks(_ left: String, _ right: String) -> String {
    let left = Array(left)
    let right = Array(right)
    var marks = ""
    for index in 0..<max(left.count, right.count) {
      let isSame = index < left.count && index < right.count && left[index] == right[index]
      marks += isSame ? " " : "^"
    }
    while marks.hasSuffix(" ") { marks.removeLast() }
    return marks
  }
}
