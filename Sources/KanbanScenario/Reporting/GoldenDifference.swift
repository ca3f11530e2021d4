import KanbanRendering
import ScenarioSyntax

/// Golden lines held against what was drawn, as a person compares them.
package enum GoldenDifference {
  /// The rows that differ, beside each other if they fit into a number of cells, with the changed cells
  /// marked.
  package static func picture(of comparison: GoldenComparison, width: Int) -> FailurePicture {
    let golden = comparison.golden.rows.map(\.text) + (comparison.golden.caption.map { [$0.value] } ?? [])
    return .drawn(
      lines: SideBySide.lines(
        golden: golden, actual: comparison.actual, width: width, titles: ("expected", "actual")))
  }
}
