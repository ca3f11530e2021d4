import ScenarioSyntax

/// A value with the file that it was written in.
struct InFile<Value: Sendable>: Sendable {
  var value: Value
  /// Index of the file in `FaultLog.files`.
  var file: Int

  init(_ value: Value, _ file: Int) {
    self.value = value
    self.file = file
  }
}

/// The diagnostics of a scenario and the files that it uses, each file's apart.
struct FaultLog: Sendable {
  /// The scenario first, then the used files as they are met.
  private(set) var files: [LoadResult.FaultyFile] = []

  /// Whether something forbids running the scenario.
  private(set) var hasErrors = false

  /// Whether a file that the scenario names could not be read.
  private(set) var hasUnreadableFile = false

  /// Notes that a named file could not be read; the diagnostic is reported beside this.
  mutating func noteUnreadableFile() { hasUnreadableFile = true }

  /// Adds a file with what its parser said, and returns its index.
  mutating func addFile(path: String, source: [UInt8], _ diagnostics: [Diagnostic]) -> Int {
    files.append(LoadResult.FaultyFile(path: path, source: source, diagnostics: []))
    for diagnostic in diagnostics { report(diagnostic, in: files.count - 1) }
    return files.count - 1
  }

  mutating func report(_ diagnostic: Diagnostic, in file: Int) {
    if diagnostic.severity == .error { hasErrors = true }
    files[file].diagnostics.append(diagnostic)
  }

  /// The files that have diagnostics, these in file order.
  var faultyFiles: [LoadResult.FaultyFile] {
    guard files.contains(where: { !$0.diagnostics.isEmpty }) else { return [] }
    return files.filter { !$0.diagnostics.isEmpty }.map { file in
      var file = file
      file.diagnostics = file.diagnostics.enumerated()
        .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
        .map(\.element)
      return file
    }
  }
}
