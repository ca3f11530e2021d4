/// Why a file cannot be read, in words that a diagnostic repeats.
package struct UnreadableFile: Error, Hashable, Sendable {
  /// Lower case, without full stop.
  package var reason: String

  /// Makes an error.
  package init(reason: String) { self.reason = reason }
}

extension Error {
  /// What a message says behind `cannot`: nothing if the reader of files gives no words.
  var unreadableWords: String { (self as? UnreadableFile).map { ": \($0.reason)" } ?? "" }
}

/// Turns scenario files into what a run starts from.
package enum ScenarioLoader {
  /// Gives the bytes of a file; the path is relative to the scenario root and never leads out of it, unless a
  /// link does, for which `ScenarioPath.Fault.outsideRoot` is thrown. What it says of an `UnreadableFile` is told.
  package typealias FileReader = (_ path: String) throws -> [UInt8]

  /// Parses a scenario, takes in the files that it uses, and checks everything that can be checked without
  /// running it.
  ///
  /// - Parameters:
  ///   - path: the scenario's path relative to the scenario root, with `/` between names.
  ///   - bytes: the scenario.
  ///   - language: what the files may say.
  ///   - isReadable: whether a trace file can be read; left out, the file is read to find out.
  ///   - reading: reads the used files.
  /// - Returns: the scenario, or nil with all faults of all files.
  package static func load(
    path: String, bytes: [UInt8], language: ScenarioLanguage = .standard,
    isReadable: ((_ path: String) throws -> Bool)? = nil, reading: @escaping FileReader
  ) -> LoadResult {
    var gatherer = FileGatherer(language, reading: reading)
    let (tree, layers) = gatherer.gather(path: path, bytes: bytes)
    var lowering = ScenarioLowering(
      path: path, source: bytes, tree: tree, layers: layers, language: language, faults: gatherer.faults
    )
    let scenario = lowering.lower { path in
      if let isReadable { return try isReadable(path) }
      _ = try reading(path)
      return true
    }
    return LoadResult(
      scenario: lowering.faults.hasErrors ? nil : scenario, faultyFiles: lowering.faults.faultyFiles,
      hasUnreadableFile: lowering.faults.hasUnreadableFile)
  }
}
