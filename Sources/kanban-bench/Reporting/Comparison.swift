/// What an earlier run measured, to compare with.
struct Comparison {
  private var ratios: [String: Double] = [:]

  /// Less than this is noise on a shared machine.
  private static let noise = 0.1

  /// Reads the output of a run with `--json`; nil if it holds no figure.
  init?(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if let figure = JSONLines.read(line) { ratios[figure.name] = figure.ratio }
    }
    if ratios.isEmpty { return nil }
  }

  /// The line of a measurement: its ratio then and now.
  func line(of measurement: Measurement) -> String {
    let name = measurement.benchmark.fullName
    guard let old = ratios[name], old > 0 else { return "\(name): new" }
    let factor = measurement.ratio / old
    let verdict: String
    if factor > 1 + Self.noise {
      verdict = "slower"
    } else if factor < 1 - Self.noise {
      verdict = "faster"
    } else {
      verdict = "as before"
    }
    return "\(name): \(Figures.number(old)) -> \(Figures.number(measurement.ratio)) references, "
      + "x\(Figures.number(factor)), \(verdict)"
  }
}
