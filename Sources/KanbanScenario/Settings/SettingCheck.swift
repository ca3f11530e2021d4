import KanbanGeometry
import KanbanInteraction
import ScenarioSyntax

/// Finds values of `behaviour` that name nothing or that nothing bears; those of `layout` are the geometry's to
/// refuse, which `SizeCheck` asks.
enum SettingCheck {
  /// No autoscroll is faster, in points a second.
  static let mostSpeed = 1_000_000.0

  static func fault(of setting: FormUse) -> Diagnostic? {
    SettingForm.isOfLayout(setting) ? nil : fault(of: setting.argument)
  }

  private static func fault(of argument: Argument) -> Diagnostic? {
    switch argument.value {
    case .length(let length) where length > GeometryLimits.length:
      Diagnostic(
        .valueOutOfRange, "a distance is at most \(Spelling.number(GeometryLimits.length))",
        at: argument.range)
    case .speed(let speed) where speed > mostSpeed:
      Diagnostic(
        .valueOutOfRange, "a speed is at most \(Spelling.number(mostSpeed))pt/s", at: argument.range)
    case .time(let time): TimeCheck.fault(of: time)
    case .name(let name): unknownStrategy(name)
    case .word(_, let rest): rest.flatMap(fault)
    case .parts(let parts): parts.lazy.compactMap(fault).first
    case .clauses(let values): values.lazy.compactMap { $0.flatMap(fault) }.first
    default: nil
    }
  }

  private static func unknownStrategy(_ name: Name) -> Diagnostic? {
    let strategies = Coding.strategies.map(\.word)
    guard !strategies.contains(name.text) else { return nil }
    return Diagnostic(
      .unknownStrategy, "\(shown(name.text)) is not a targeting strategy", at: name.range,
      suggestion: WordSuggestion.nearest(to: name.text, among: strategies))
  }
}
