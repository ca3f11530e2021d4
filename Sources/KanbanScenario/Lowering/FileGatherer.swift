import ScenarioSyntax

/// Parses a scenario and the files that it uses, and lays their blocks over one another.
///
/// Of a used file only the blocks count, and those of the files that it uses itself; its head and its steps are
/// read but mean nothing. Each file is parsed once, however often it is used.
struct FileGatherer {
  /// How deep files may use one another.
  static let mostDepth = 16
  /// How often files may be taken in for one scenario, repeated ones counted each time.
  static let mostUses = 256

  private let language: ScenarioLanguage
  private let reading: ScenarioLoader.FileReader
  private(set) var faults = FaultLog()

  /// By index in `FaultLog.files`.
  private var trees: [ScenarioTree] = []
  /// What has come of the files so far.
  private enum Reading {
    /// The index in `FaultLog.files`.
    case parsed(Int)
    /// It cannot be read; the end of the message.
    case unreadable(String)
  }

  private var readings: [String: Reading] = [:]
  /// The files that are being taken in, from the scenario to the innermost.
  private var chain: [Int] = []
  private var useCount = 0

  init(_ language: ScenarioLanguage, reading: @escaping ScenarioLoader.FileReader) {
    self.language = language
    self.reading = reading
  }

  /// Parses the scenario itself and takes in what it uses.
  mutating func gather(path: String, bytes: [UInt8]) -> (tree: ScenarioTree, layers: Layers) {
    let file = parse(path: path, bytes: bytes)
    readings[path] = .parsed(file)
    return (trees[file], layers(of: file))
  }

  private mutating func parse(path: String, bytes: [UInt8]) -> Int {
    let parsed = ScenarioParser.parse(bytes, with: language.grammar)
    trees.append(parsed.tree)
    return faults.addFile(path: path, source: bytes, parsed.diagnostics)
  }

  private mutating func layers(of file: Int) -> Layers {
    chain.append(file)
    defer { chain.removeLast() }
    var layers = Layers()
    for path in ScenarioHead(trees[file].head).uses {
      if let used = usedFile(path, by: file) { layers.add(used) }
    }
    for block in trees[file].blocks { layers.add(block, of: file) }
    return layers
  }

  /// The layers of a file that another one uses, or nil with a diagnostic at the path.
  private mutating func usedFile(_ written: Located<String>, by user: Int) -> Layers? {
    do throws(Diagnostic) {
      let path = try ScenarioPath.resolved(written, from: faults.files[user].path)
      guard chain.count <= Self.mostDepth else {
        throw Diagnostic(
          .sizeTooLarge, "files use one another at most \(Self.mostDepth) deep", at: written.range)
      }
      useCount += 1
      guard useCount <= Self.mostUses else {
        guard useCount == Self.mostUses + 1 else { return nil }
        throw Diagnostic(.sizeTooLarge, "a scenario uses at most \(Self.mostUses) files", at: written.range)
      }
      let file = try readFile(path, written)
      if let start = chain.firstIndex(of: file) { throw cycle(chain[start...], at: written.range) }
      let layers = layers(of: file)
      if layers.isEmpty, !isExcused(file) {
        throw Diagnostic(
          .boardFileWithoutBoard, "a used file has a board or another block, \(shown(path)) has none",
          at: written.range)
      }
      return layers
    } catch {
      faults.report(error, in: user)
      return nil
    }
  }

  /// Whether a file without blocks may only seem so: it has faults, or uses files that were told of already.
  private func isExcused(_ file: Int) -> Bool {
    !ScenarioHead(trees[file].head).uses.isEmpty
      || !faults.files[file].diagnostics.isEmpty
  }

  private mutating func readFile(_ path: String, _ written: Located<String>) throws(Diagnostic) -> Int {
    if readings[path] == nil {
      do {
        readings[path] = .parsed(parse(path: path, bytes: try reading(path)))
      } catch ScenarioPath.Fault.outsideRoot {
        throw ScenarioPath.outsideRoot(written)
      } catch {
        readings[path] = .unreadable(error.unreadableWords)
        faults.noteUnreadableFile()
      }
    }
    switch readings[path] {
    case .parsed(let file): return file
    case .unreadable(let words):
      throw Diagnostic(
        .useUnreadable, "a used file can be read, \(shown(path)) cannot\(words)", at: written.range)
    case nil: preconditionFailure("a file is read or refused")
    }
  }

  private func cycle(_ files: ArraySlice<Int>, at range: SourceRange) -> Diagnostic {
    let paths = files.map { shown(faults.files[$0].path) }
    let links = zip(paths, paths.dropFirst() + paths.prefix(1))
    return Diagnostic(
      .useCycle, "a file does not use itself, directly or through others", at: range,
      notes: links.map { .init("\($0) uses \($1)", at: range) })
  }
}

extension ScenarioPath {
  /// The path of a file that another file names, or the fault of its spelling.
  static func resolved(_ written: Located<String>, from user: String) throws(Diagnostic) -> String {
    do throws(Fault) {
      return try resolve(written.value, from: user)
    } catch {
      switch error {
      case .outsideRoot: throw outsideRoot(written)
      case .malformed:
        throw Diagnostic(
          .useUnreadable, "a path names a file, \(shown(written.value)) does not", at: written.range)
      }
    }
  }

  /// The fault of a path that leads out of the scenario root, by itself or by a link.
  static func outsideRoot(_ written: Located<String>) -> Diagnostic {
    Diagnostic(
      .useOutsideRoot, "a path stays inside the scenario root, \(shown(written.value)) leaves it",
      at: written.range)
  }
}
