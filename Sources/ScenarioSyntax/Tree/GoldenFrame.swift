/// The golden lines below `expect frame NAME`, or the place where they would stand.
package struct GoldenFrame: Sendable, Hashable {
  /// A line of the picture, from its first `|`, spaces at the end left out.
  package struct Row: Sendable, Hashable {
    package var text: String
    package var range: SourceRange
    /// Whether the row is a lone `|...|`, which stands for any rows.
    package var elidesRows: Bool
  }

  /// A picture with its caption.
  package struct Picture: Sendable, Hashable {
    /// The variant that shows it, as failures name it; nil where all variants show the same.
    package var heading: Located<String>?
    package var rows: [Row] = []
    /// The caption, from its `=`, spaces at the end left out.
    package var caption: Located<String>?

    /// The rows, then the caption.
    package var lines: [Located<String>] {
      rows.map { Located($0.text, $0.range) } + (caption.map { [$0] } ?? [])
    }
  }

  /// One for all variants, without heading, or one a variant.
  package var pictures: [Picture]
  /// The whole block, from the start of its first line (indentation included) to the end of its last line,
  /// the last line end left out; empty, at the start of the next line, if nothing is there yet.
  package var range: SourceRange
  /// The indentation of the `expect frame` line.
  package var indentation: String

  /// Whether there is nothing to compare with yet.
  package var isMissing: Bool { pictures.isEmpty }

  /// What a variant is compared with; nil if there is nothing for it yet.
  ///
  /// - Parameter variant: as failures name it; nil in a file that varies nothing.
  package func picture(of variant: String?) -> Picture? {
    pictures.first { $0.heading == nil || $0.heading?.value == variant }
  }
}
