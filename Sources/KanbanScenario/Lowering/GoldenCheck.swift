import ScenarioSyntax

/// Checks that the pictures of golden frames are those of the runs of the file.
enum GoldenCheck {
  /// The faults of all golden frames.
  ///
  /// - Parameter variants: what the runs are called; none if the file varies nothing.
  static func faults(of lines: [TimelineLine], variants: [String]) -> [Diagnostic] {
    let known = Set(variants)
    return lines.flatMap(\.expectations).flatMap { expectation -> [Diagnostic] in
      guard let golden = expectation.golden else { return [] }
      let headings = golden.pictures.compactMap(\.heading)
      guard !headings.isEmpty else { return [] }
      let unknown = headings.filter { !known.contains($0.value) }
      // A heading that is no variant is probably a misspelt one, or one of before: that is the fault then.
      guard unknown.isEmpty else { return unknown.map { fault(of: $0, variants) } }
      let drawn = Set(headings.map(\.value))
      return variants.first { !drawn.contains($0) }.map {
        [missing($0, at: expectation.state.argument.range)]
      } ?? []
    }
  }

  /// The first heading of each golden frame that is no variant, by the start of the frame's lines.
  static func outdated(in lines: [TimelineLine], variants: [String]) -> [Int: String] {
    let known = Set(variants)
    var outdated: [Int: String] = [:]
    for golden in lines.flatMap(\.expectations).compactMap(\.golden) {
      let heading = golden.pictures.lazy.compactMap(\.heading?.value).first { !known.contains($0) }
      if let heading { outdated[golden.range.start] = heading }
    }
    return outdated
  }

  private static func fault(of heading: Located<String>, _ variants: [String]) -> Diagnostic {
    let message =
      variants.isEmpty
      ? "above a picture stands the variant that shows it, and this file varies nothing"
      : "above a picture stands the variant that shows it, and none is \(shown(heading.value))"
    return Diagnostic(
      .unknownVariant, message, at: heading.range, severity: .warning,
      suggestion: WordSuggestion.nearest(to: heading.value, among: variants).map { "= \($0)" })
  }

  private static func missing(_ variant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingPicture,
      "a golden frame has a picture of every variant, and this one none of \(shown(variant))", at: range,
      severity: .warning)
  }
}

extension TimelineLine {
  /// What the line expects: itself, or the expectations between the samples of a trace.
  fileprivate var expectations: [ExpectStatement] {
    switch action {
    case .step: []
    case .expect(let statement): [statement]
    case .trace(let trace):
      switch trace.source {
      case .file: []
      case .inline(let lines):
        lines.compactMap { if case .expect(let statement) = $0 { statement } else { nil } }
      }
    }
  }
}
