/// The figures as lines that a person reads.
struct Table {
  private static let columns: [(title: String, width: Int)] = [
    ("benchmark", 27), ("cards", 8), ("min", 8), ("median", 8), ("wall", 8), ("allocs", 7), ("memory", 8),
    ("refer.", 7), ("ratio", 8),
  ]

  /// The line above all others.
  static var heading: String {
    line(columns.map(\.title)) + "  target"
  }

  /// The line of a benchmark; targets that are missed are marked with `!`.
  static func line(of measurement: Measurement) -> String {
    let benchmark = measurement.benchmark
    let memory = measurement.footprint ?? measurement.memory
    let mark: String = measurement.hasOwnReference ? "=" : " "
    let cells: [String] = [
      benchmark.name, benchmark.cards.map { "\($0)" } ?? "", Figures.time(measurement.processor.least),
      Figures.time(measurement.processor.median), Figures.time(measurement.wall.least),
      measurement.allocations.map { Figures.number($0) } ?? "?", memory.map { Figures.bytes($0) } ?? "?",
      Figures.time(measurement.reference.least),
      Figures.number(measurement.ratio) + mark,
    ]
    let targets = benchmark.targets.map { target in
      switch target.isMet(by: measurement) {
      case true?: target.words
      case false?: "! \(target.words)"
      case nil: "? \(target.words)"
      }
    }
    let words = targets.isEmpty ? "" : "  " + targets.joined(separator: ", ")
    return line(cells) + words
  }

  /// The line of a benchmark that cannot be set up.
  static func line(without benchmark: Benchmark) -> String {
    line([benchmark.name, benchmark.cards.map { "\($0)" } ?? ""]) + "  not possible here"
  }

  /// What becomes of a thing as the board grows: its time on the largest board in times on the smallest.
  static func growth(_ measurements: [Measurement]) -> [String] {
    var names: [String] = []
    for measurement in measurements where !names.contains(measurement.benchmark.name) {
      names.append(measurement.benchmark.name)
    }
    return names.compactMap { name in
      let family = measurements.filter { $0.benchmark.name == name }
        .compactMap { measurement in measurement.benchmark.cards.map { (cards: $0, measurement) } }
        .sorted { $0.cards < $1.cards }
      guard let (first, least) = family.first, family.count > 1 else { return nil }
      let factors = family.dropFirst().map { cards, measurement in
        "x\(Figures.number(measurement.processor.least / max(least.processor.least, 1e-9))) at \(cards)"
      }
      return padded(name, to: columns[0].width) + "  1 at \(first)  " + factors.joined(separator: "  ")
    }
  }

  private static func line(_ cells: [String]) -> String {
    zip(cells, columns).enumerated().map { index, pair in
      padded(pair.0, to: pair.1.width, atStart: index > 0)
    }.joined(separator: " ")
  }

  private static func padded(_ text: String, to width: Int, atStart: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.utf8.count))
    return atStart ? spaces + text : text + spaces
  }
}
