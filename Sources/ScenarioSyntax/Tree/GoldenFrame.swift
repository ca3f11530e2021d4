/// The golden lines below `expect frame NAME`, or the place where they would stand.
package struct GoldenFrame: Sendable, Hashable {
  /// A line of the picture, from its first `|`, spaces at the end left out.
  package struct Row: Sendable, Hashable {
    package var text: String
    package var range: SourceRange
    /// Whether the row is a lone `|...|`, which stands for any rows.
    package var elidesRows: Bool
  }

  package var rows: [Row]
  /// The caption, from its `=`, spaces at the end left out.
  package var caption: Located<String>?
  /// The whole block, from the start of its first line (indentation included) to the end of its last line,
  /// the last line end left out; empty, at the start of the next line, if nothing is there yet.
  package var range: SourceRange
  /// The indentation of the `expect frame` line.
  package var indentation: String

  /// Whether there is nothing to compare with yet.
  package var isMissing: Bool { rows.isEmpty && caption == nil }
}
