import KanbanInteraction
import ScenarioSyntax

extension SettingForm {
  static let autoscroll = [
    SettingForm(
      "autoscroll", "bands at the edges in which a drag scrolls, and how fast", like: "band 40 speed 600pt/s",
      \.profile.behaviour.autoscroll, .autoscroll, synonyms: "edgescroll scrolling")
  ]
}

/// The words of an `autoscroll` value, in their canonical order.
private enum Clause: Int {
  case band, speed, curve, ramp, beyond, step, over, off
}

extension Coding<AutoscrollPolicy?> {
  /// `off`, `band L speed S [curve C] [ramp T] [beyond B]` or `band L step T [over T]`. What is left out is as in a
  /// fresh policy, not as in the profile: a value replaces the whole one.
  static let autoscroll = Self(
    .clauses(clauses),
    decode: { value in
      switch value {
      case .word: nil
      case .clauses(let values): policy { values[$0.rawValue]?.value }
      default: unfit(value)
      }
    },
    encode: { $0.map { .clauses(arguments(of: $0)) } ?? .word(Clause.off.rawValue) })

  private static let clauses: Clauses = {
    var clauses = Clauses(WordList("a word of autoscroll", words))
    clauses.required = [(Clause.band.rawValue, "'band' with a length")]
    clauses.leads = ([Clause.speed.rawValue, Clause.step.rawValue], "'speed' with a speed such as 800pt/s")
    clauses.followers = [
      (Clause.curve.rawValue, Clause.speed.rawValue), (Clause.ramp.rawValue, Clause.speed.rawValue),
      (Clause.beyond.rawValue, Clause.speed.rawValue), (Clause.over.rawValue, Clause.step.rawValue),
    ]
    return clauses
  }()

  private static let words: [WordList.Word] = [
    .init("band", "the width of the bands at the edges", rest: Coding<Double>.length.shape),
    .init("speed", "the highest speed, in points a second", rest: .speed),
    .init("curve", "how speed grows with depth in the band", rest: curve.shape),
    .init("ramp", "how long the speed takes to grow to its full height", rest: Coding<TimeSpan>.time.shape),
    .init("beyond", "what happens outside the viewport", rest: beyond.shape),
    .init(
      "step", "the board goes column by column, and looks so often whether it should",
      rest: .positiveTime("the time between two looks")),
    .init("over", "how long a step takes", rest: Coding<TimeSpan>.time.shape),
    .init("off", "a drag never scrolls"),
  ]

  private static let curve = Coding<AutoscrollCurve>.word(
    "a curve",
    [
      Choice("linear", .linear, "speed grows with depth"),
      Choice("quadratic", .quadratic, "speed grows with the square of depth"),
      Choice("uikit", .uikit, "speed grows as measured in the system's own lists"),
    ])

  private static let beyond = Coding<Bool>.flag(
    WordList(
      "a value of beyond",
      [
        .init("full", "full speed outside the viewport too"),
        .init("stop", "no scrolling outside the viewport"),
      ]))

  private static func policy(_ value: (Clause) -> Argument.Value?) -> AutoscrollPolicy {
    var policy = AutoscrollPolicy()
    if let band = value(.band) { policy.band = Coding<Double>.length.decode(band) }
    if case .speed(let speed)? = value(.speed) { policy.speed = speed }
    if let word = value(.curve) { policy.curve = curve.decode(word) }
    if let time = value(.ramp) { policy.ramp = Coding<TimeSpan>.time.decode(time) }
    if let word = value(.beyond) { policy.continuesBeyond = beyond.decode(word) }
    if let interval = value(.step) {
      // The way to a column takes 0.3 s where no word says how long (`BoardsOfOrigin` B).
      let duration = value(.over).map(Coding<TimeSpan>.time.decode) ?? .milliseconds(300)
      policy.stepping = ColumnStepping(every: Coding<TimeSpan>.time.decode(interval), over: duration)
    }
    return policy
  }

  private static func arguments(of policy: AutoscrollPolicy) -> [Argument?] {
    var values = [Argument.Value?](repeating: nil, count: words.count)
    func set(_ clause: Clause, _ value: Argument.Value) { values[clause.rawValue] = value }
    set(.band, .length(policy.band))
    if let stepping = policy.stepping {
      set(.step, Coding<TimeSpan>.time.encode(stepping.interval))
      set(.over, Coding<TimeSpan>.time.encode(stepping.duration))
    } else {
      set(.speed, .speed(policy.speed))
      set(.curve, curve.encode(policy.curve))
      set(.ramp, Coding<TimeSpan>.time.encode(policy.ramp))
      set(.beyond, beyond.encode(policy.continuesBeyond))
    }
    return values.map { $0.map { Argument($0, .at(0)) } }
  }
}
