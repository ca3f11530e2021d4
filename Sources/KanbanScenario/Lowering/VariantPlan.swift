import ScenarioSyntax

/// The runs of a file: every combination of the values of its varied keys, the last key changing fastest.
struct VariantPlan: Sendable {
  /// A file runs at most so often.
  static let mostVariants = 1_000

  struct Choice: Sendable {
    /// The settings as written: `frame-rate 30`.
    var label: String
    var settings: [Setting]
  }

  private(set) var choices = [Choice(label: "", settings: [])]
  private(set) var fault: Diagnostic?

  init(_ varied: [(settings: [Setting], key: SourceRange)], source: [UInt8]) {
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
      let labels = Self.labels(of: settings, key: key, in: source)
      choices = choices.flatMap { choice in
        zip(settings, labels).map { setting, label in
          Choice(
            label: choice.label.isEmpty ? label : "\(choice.label), \(label)",
            settings: choice.settings + [setting])
        }
      }
    }
  }

  /// Each area is a key of its own.
  private static func haveOneArea(_ settings: [Setting]) -> Bool {
    let areas = settings.map { setting -> String? in
      guard case .layout(let layout) = setting, case .scroll(.column(let name, _)) = layout.value else {
        return nil
      }
      return name.text
    }
    return areas.allSatisfy { $0 == areas.first }
  }

  /// The key with each value; values follow one another, so each begins where the one before ends.
  private static func labels(of settings: [Setting], key: SourceRange, in source: [UInt8]) -> [String] {
    let name = text(key, in: source)
    var start = key.end
    return settings.map { setting in
      let end = setting.range.end
      defer { start = end }
      return "\(name) \(text(SourceRange(start, end), in: source))"
    }
  }

  private static func text(_ range: SourceRange, in source: [UInt8]) -> String {
    let bytes = source[range.start..<range.end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Setting {
  fileprivate var range: SourceRange {
    switch self {
    case .layout(let setting): setting.range
    case .behaviour(let setting): setting.range
    }
  }
}
