/// Numbers as people read them: three digits and a unit.
enum Figures {
  /// A time of nanoseconds: `1.23us`.
  static func time(_ nanoseconds: Double) -> String {
    scaled(nanoseconds, [(1e9, "s"), (1e6, "ms"), (1e3, "us"), (1, "ns")])
  }

  /// A size in bytes: `96.2MB`.
  static func bytes(_ bytes: Double) -> String {
    scaled(bytes, [(1_048_576, "MB"), (1_024, "kB"), (1, "B")])
  }

  /// A plain number: `0`, `3.5`, `1230`.
  static func number(_ number: Double) -> String { digits(number) }

  private static func scaled(_ number: Double, _ units: [(size: Double, name: String)]) -> String {
    let unit = units.first { number >= $0.size } ?? (1, units.last?.name ?? "")
    return digits(number / unit.size) + unit.name
  }

  /// A number with three digits, more if it is larger.
  private static func digits(_ number: Double) -> String {
    let places = number < 10 ? 100.0 : number < 100 ? 10 : 1
    let hundredths = (number * places).rounded() / places
    let text = hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    return text
  }
}

extension Target {
  /// The target in words: `<= 100ns`.
  var words: String {
    switch self {
    case .processor(let most): "<= \(Figures.time(most))"
    case .wall(let most): "<= \(Figures.time(most)) wall"
    case .ratio(let most): "<= \(Figures.number(most))x"
    case .allocations(let most): "<= \(Figures.number(most)) allocs"
    case .footprint(let most): "<= \(Figures.bytes(most))"
    case .memory(let most): "<= \(Figures.bytes(most)) more"
    }
  }
}
