import KanbanRendering
import ScenarioSyntax

/// Golden lines held against what was drawn, as a person compares them.
package enum GoldenDifference {
  /// The rows that differ, beside each other if they fit into a number of cells, with the changed cells
  /// marked.
  package static func picture(of comparison: GoldenComparison, width: Int) -> FailurePicture {
    .drawn(
      lines: SideBySide.lines(
        golden: comparison.picture?.lines.map(\.value) ?? [], actual: comparison.actual, width: width,
        titles: ("expected", "actual")))
  }
}
