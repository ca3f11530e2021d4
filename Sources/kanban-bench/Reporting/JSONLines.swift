/// The figures for programs: one JSON object a line, keys sorted.
enum JSONLines {
  /// The line of a measurement; what the platform does not tell is left out.
  static func line(of measurement: Measurement) -> String {
    var fields: [(key: String, value: String)] = [
      ("name", "\"\(measurement.benchmark.fullName)\""),
      ("processorMedian", "\(measurement.processor.median)"),
      ("processorMinimum", "\(measurement.processor.least)"),
      ("ratio", "\(measurement.ratio)"),
      ("referenceMedian", "\(measurement.reference.median)"),
      ("referenceMinimum", "\(measurement.reference.least)"),
      ("runs", "\(measurement.runCount)"),
      ("wallMedian", "\(measurement.wall.median)"),
      ("wallMinimum", "\(measurement.wall.least)"),
    ]
    if let allocations = measurement.allocations { fields.append(("allocations", "\(allocations)")) }
    if let footprint = measurement.footprint { fields.append(("footprint", "\(footprint)")) }
    if let memory = measurement.memory { fields.append(("memory", "\(memory)")) }
    let missed = measurement.benchmark.targets.filter { $0.isMet(by: measurement) == false }.map(\.words)
    fields.append(("missed", "[" + missed.map { "\"\($0)\"" }.joined(separator: ",") + "]"))
    fields.sort { $0.key < $1.key }
    return "{" + fields.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  /// What `line(of:)` has written, as far as a comparison needs it; nil for any other line.
  static func read(_ line: some StringProtocol) -> (name: String, ratio: Double)? {
    guard let name = value(of: "name", in: line), let ratio = value(of: "ratio", in: line) else { return nil }
    return Double(ratio).map { (name.filter { $0 != "\"" }, $0) }
  }

  /// The text between a key and the next comma or brace.
  private static func value(of key: String, in line: some StringProtocol) -> String? {
    let words = line.split(whereSeparator: { $0 == "," || $0 == "{" || $0 == "}" })
    let start = "\"\(key)\":"
    return words.first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }
}
