import KanbanGeometry
import KanbanInteraction
import ScenarioSyntax

/// Finds values of `behaviour` that name nothing or make no sense.
enum PolicyCheck {
  /// No autoscroll is faster, in points a second.
  static let mostSpeed = 1_000_000.0

  static func fault(of setting: BehaviourSetting) -> Diagnostic? {
    switch setting.value {
    case .targeting(let name): unknownStrategy(name)
    case .mouseThreshold(let distance), .touchThreshold(.length(let distance)), .touchSlop(let distance):
      tooLong(distance)
    case .touchDelay(let time), .springLoading(.time(let time)), .dropDuration(let time),
      .returnDuration(let time):
      tooLong(time)
    case .autoscroll(.flowing(let words)):
      tooLong(words.band) ?? tooFast(words.speed) ?? words.ramp.flatMap(tooLong)
    case .autoscroll(.stepping(let words)):
      tooLong(words.band) ?? tooLong(words.step) ?? words.over.flatMap(tooLong)
    case .autoscroll(.off), .touchThreshold(.off), .springLoading(.off), .outside, .crossing, .placeholder,
      .wip, .wipReorder, .escape, .blur, .secondPointer, .operations, .order, .reduceMotion,
      .keyboardCommit, .keyboardColumn, .untitledColumn, .formation, .frameRate, .sampleRate:
      nil
    }
  }

  private static func unknownStrategy(_ name: Name) -> Diagnostic? {
    guard Targeting(named: name.text) == nil else { return nil }
    return Diagnostic(
      .unknownStrategy, "\(shown(name.text)) is not a targeting strategy", at: name.range,
      suggestion: WordSuggestion.nearest(to: name.text, among: Targeting.named.map(\.name)))
  }

  private static func tooLong(_ distance: Located<Double>) -> Diagnostic? {
    guard distance.value > GeometryLimits.length else { return nil }
    return Diagnostic(
      .valueOutOfRange, "a distance is at most \(Spelling.number(GeometryLimits.length))",
      at: distance.range)
  }

  private static func tooFast(_ speed: Located<Double>) -> Diagnostic? {
    guard speed.value > mostSpeed else { return nil }
    return Diagnostic(
      .valueOutOfRange, "a speed is at most \(Spelling.number(mostSpeed))pt/s", at: speed.range)
  }

  private static func tooLong(_ time: TimeLiteral) -> Diagnostic? { TimeCheck.fault(of: time) }
}
