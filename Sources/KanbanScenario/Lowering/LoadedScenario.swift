package import ScenarioSyntax

/// A scenario file without faults, ready to be run once a variant.
package struct LoadedScenario: Sendable {
  /// The path that the file was loaded with, relative to the scenario root.
  package var path: String
  /// The bytes of the file.
  package var source: [UInt8]
  /// The file as a tree; all names in its lines are declared.
  package var tree: ScenarioTree
  /// The title; left out it is the path.
  package var title: String
  /// The tags in file order.
  package var tags: [String]
  /// The name of the profile.
  package var profile: String
  /// How the run should end.
  package var expectation: OutcomeExpectation
  /// At least one; several if the file varies a setting.
  package var variants: [Variant]
  /// The files of the `trace ... from` lines, in file order.
  package var traceFiles: [TraceFile]
  /// Of golden frames with a picture of no variant its heading, by the start of their lines.
  var outdatedPictures: [Int: String]

  /// One run of the file.
  package struct Variant: Sendable {
    /// The varied settings, such as `frame-rate 30`; empty if the file varies nothing.
    package var label: String
    let settings: [FormUse]
    let builder: SetupBuilder

    /// What the run starts from, made afresh: a board that no run holds takes no memory.
    ///
    /// - Complexity: the number of cards; constant for the first run, and for those that differ from it in
    ///   behaviour only.
    package var setup: ScenarioSetup { builder.setup(varying: settings) }
  }

  /// An external trace: readable when the scenario was loaded, not yet read.
  package struct TraceFile: Sendable, Hashable {
    /// Index of the `trace` line in `ScenarioTree.lines`.
    package var line: Int
    /// The path relative to the scenario root.
    package var path: String
  }
}

/// How the run of a scenario should end.
package enum OutcomeExpectation: Sendable, Hashable {
  /// All expectations hold.
  case pass
  /// The scenario fails, for the reason given; passing is a failure.
  case xfail(String)
  /// The scenario is not run, for the reason given.
  case skip(String)
}
