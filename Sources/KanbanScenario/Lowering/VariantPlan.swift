import ScenarioSyntax

/// The runs of a file: every combination of the values of its varied keys, the last key changing fastest.
struct VariantPlan: Sendable {
  /// A file runs at most so often.
  static let mostVariants = 1_000

  struct Choice: Sendable {
    /// The settings as the formatter writes them: `frame-rate 30`. Failures and golden frames name the run so.
    var label: String
    var settings: [FormUse]
  }

  private(set) var choices = [Choice(label: "", settings: [])]
  /// What the runs are called, in their order; none if nothing is varied.
  var labels: [String] { choices.map(\.label).filter { !$0.isEmpty } }
  private(set) var fault: Diagnostic?

  init(_ varied: [(settings: [FormUse], key: SourceRange)]) {
    for (settings, key) in varied {
      guard Self.haveOneArea(settings) else {
        fault = Diagnostic(.varyNotPossible, "a varied scroll is of one area", at: key)
        return
      }
      guard choices.count * settings.count <= Self.mostVariants else {
        fault = Diagnostic(
          .varyNotPossible, "a file runs at most \(Self.mostVariants) times", at: key)
        return
      }
      choices = choices.flatMap { choice in
        settings.map { setting in
          Choice(
            label: choice.label.isEmpty ? setting.spelling : "\(choice.label), \(setting.spelling)",
            settings: choice.settings + [setting])
        }
      }
    }
  }

  /// Each area is a key of its own.
  private static func haveOneArea(_ settings: [FormUse]) -> Bool {
    settings.allSatisfy { $0.subject == settings.first?.subject }
  }
}
