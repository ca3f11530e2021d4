package import ScenarioSyntax

/// What became of a scenario file.
package struct LoadResult: Sendable {
  /// The scenario, or nil if a file has an error.
  package var scenario: LoadedScenario?
  /// The faults and warnings file by file: the scenario first, then the files that it uses, as they are met.
  package var faultyFiles: [FaultyFile]

  /// Whether a file that the scenario names could not be read: exit code 74.
  package var hasUnreadableFile = false

  /// All diagnostics, file by file.
  package var diagnostics: [Diagnostic] { faultyFiles.flatMap(\.diagnostics) }

  /// A file with diagnostics, and what is needed to show them.
  package struct FaultyFile: Sendable {
    /// The path relative to the scenario root.
    package var path: String
    /// The bytes that the ranges of the diagnostics count in.
    package var source: [UInt8]
    /// In file order.
    package var diagnostics: [Diagnostic]

    /// Makes the faults of a file.
    package init(path: String, source: [UInt8], diagnostics: [Diagnostic]) {
      self.path = path
      self.source = source
      self.diagnostics = diagnostics
    }
  }
}
