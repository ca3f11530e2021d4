import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Lowers a parsed scenario, its blocks already laid over those of the files that it uses.
struct ScenarioLowering {
  /// Index of the scenario itself in `FaultLog.files`.
  private let main = 0
  private let path: String
  private let source: [UInt8]
  private let tree: ScenarioTree
  private let layers: Layers
  private let language: ScenarioLanguage
  private(set) var faults: FaultLog

  init(
    path: String, source: [UInt8], tree: ScenarioTree, layers: Layers, language: ScenarioLanguage,
    faults: FaultLog
  ) {
    self.path = path
    self.source = source
    self.tree = tree
    self.layers = layers
    self.language = language
    self.faults = faults
  }

  /// The scenario; worth nothing if `faults` has errors afterwards.
  mutating func lower(isReadable: (_ path: String) throws -> Bool) -> LoadedScenario? {
    let head = ScenarioHead(tree.head)
    var profile = profile(of: head)
    if let phrases = language.phrases { profile.phrases = phrases }
    let runs = VariantPlan(head.varied)
    report(runs.fault, in: main)
    checkPolicies(head)
    report(TimelineCheck.faults(of: tree.lines), in: main)
    if runs.fault == nil { report(GoldenCheck.faults(of: tree.lines, variants: runs.labels), in: main) }
    let traceFiles = traceFiles(isReadable: isReadable)
    guard let board = boardPlan() else { return nil }
    let rules = checkNames(of: board, head, profile)
    let variants = variants(runs, head, profile, board, rules)
    return LoadedScenario(
      path: path, source: source, tree: tree, title: head.title ?? path, tags: head.tags,
      profile: profile.name, expectation: head.expectation, variants: variants, traceFiles: traceFiles,
      outdatedPictures: GoldenCheck.outdated(in: tree.lines, variants: runs.labels))
  }

  private mutating func report(_ fault: Diagnostic?, in file: Int) {
    if let fault { faults.report(fault, in: file) }
  }
}

// MARK: - Head and settings

extension ScenarioLowering {
  private mutating func profile(of head: ScenarioHead) -> Profile {
    do throws(Diagnostic) {
      return try head.findProfile()
    } catch {
      report(error, in: main)
      return .standard
    }
  }

  private mutating func checkPolicies(_ head: ScenarioHead) {
    for setting in layers.behaviour { report(SettingCheck.fault(of: setting.value), in: setting.file) }
    for setting in head.varied.lazy.flatMap(\.settings) {
      report(SettingCheck.fault(of: setting), in: main)
    }
  }

  private mutating func traceFiles(isReadable: (String) throws -> Bool) -> [LoadedScenario.TraceFile] {
    var files: [LoadedScenario.TraceFile] = []
    for (index, line) in tree.lines.enumerated() {
      guard case .trace(let trace) = line.action, case .file(let written) = trace.source else { continue }
      do throws(Diagnostic) {
        let path = try ScenarioPath.resolved(written, from: path)
        try check(path, written, isReadable: isReadable)
        files.append(.init(line: index, path: path))
      } catch {
        report(error, in: main)
      }
    }
    return files
  }
}

extension ScenarioLowering {
  private mutating func check(
    _ path: String, _ written: Located<String>, isReadable: (String) throws -> Bool
  ) throws(Diagnostic) {
    var words = ""
    do {
      if try isReadable(path) { return }
    } catch ScenarioPath.Fault.outsideRoot {
      throw ScenarioPath.outsideRoot(written)
    } catch {
      words = error.unreadableWords
    }
    faults.noteUnreadableFile()
    throw Diagnostic(
      .useUnreadable, "a trace file can be read, \(shown(path)) cannot\(words)", at: written.range)
  }
}

// MARK: - Board and names

extension ScenarioLowering {
  private mutating func boardPlan() -> BoardPlan? {
    guard let block = layers.board else {
      // With a fault elsewhere the block may only be misspelt, or stand in a file that cannot be read.
      guard !faults.hasErrors else { return nil }
      let start = SourceRange.at(0)
      report(Diagnostic(.missingBoard, "a scenario has a board, its own or a used one", at: start), in: main)
      return nil
    }
    let plan = BoardPlan(block.value)
    for fault in plan.faults { report(fault, in: block.file) }
    return plan
  }

  /// Checks every name in the blocks and lines, and gives the rules.
  private mutating func checkNames(
    of board: BoardPlan, _ head: ScenarioHead, _ profile: Profile
  ) -> RulesPlan {
    var checker = LineChecker(
      NameScope(
        names: board.names, columnIDs: board.columnIDs, insertedIDs: insertedIDs,
        brokenLines: brokenDeclarations, newTitles: newTitles, canCopy: canCopy(head, profile),
        isOpen: hasAppSteps, phrases: language.phrases ?? Phrases()),
      source: source)
    for setting in layers.layout { check(setting.value, in: setting.file, with: &checker) }
    for setting in head.varied.lazy.flatMap(\.settings) {
      check(setting, in: main, with: &checker)
    }
    for line in tree.lines { checker.check(line) }
    report(checker.takeFaults(), in: main)
    guard let rules = layers.rules else { return RulesPlan() }
    checker.check(rules.value, registry: language.rules)
    report(checker.takeFaults(), in: rules.file)
    return RulesPlan(rules.value, names: board.names, registry: language.rules)
  }

  private mutating func check(_ setting: FormUse, in file: Int, with checker: inout LineChecker) {
    checker.offset(setting)
    report(checker.takeFaults(), in: file)
  }

  private mutating func report(_ diagnostics: [Diagnostic], in file: Int) {
    for diagnostic in diagnostics { faults.report(diagnostic, in: file) }
  }

  /// Whether a drop may make new cards.
  private func canCopy(_ head: ScenarioHead, _ profile: Profile) -> Bool {
    var values = SettingValues(of: profile)
    for setting in layers.behaviour { values.apply(setting.value) }
    if values.profile.rules.operations.contains(.copy) { return true }
    return head.varied.flatMap(\.settings).contains { setting in
      values.apply(setting)
      return values.profile.rules.operations.contains(.copy)
    }
  }

  private var insertedIDs: [String] {
    steps(of: "insert").map { $0.argument.parts[0].name.text }
  }

  /// The titles that columns are given while the scenario runs.
  private var newTitles: [String] {
    steps(of: "change").flatMap { step in
      guard case .parts(let parts) = step.argument.value else { return [String]() }
      return parts[1].boardWords.compactMap(\.newTitle)
    }
  }

  /// Whether a step of an app may change the board in ways that the file does not say.
  private var hasAppSteps: Bool {
    tree.lines.contains { line in
      if case .step(let step) = line.action { step.meaning.isOfApp } else { false }
    }
  }

  /// The steps that begin with a word.
  private func steps(of word: String) -> [FormUse] {
    tree.lines.compactMap { line in
      if case .step(let step) = line.action, step.use.form.word == word { step.use } else { nil }
    }
  }

  /// The text that could not be read and may declare a card or a column: lines above the first step, those that
  /// insert a card, and boards beyond the first.
  private var brokenDeclarations: [String] {
    guard faults.hasErrors else { return [] }
    let firstStep = tree.lines.first { $0.isInput }?.range.start ?? .max
    let lines = faults.files.enumerated().flatMap { index, file in
      // Faults of meaning stand in lines that were read.
      file.diagnostics.filter { $0.severity == .error && $0.code.text < DiagnosticCode.unknownCard.text }
        .compactMap { fault in
          let line = file.source.line(around: fault.range.start)
          let isAbove = index != main || fault.range.start < firstStep
          return isAbove || Self.inserts(line) ? line : nil
        }
    }
    let boards = tree.blocks.compactMap { block -> SourceRange? in
      guard case .board(let board) = block else { return nil }
      return board.range
    }
    return lines + boards.dropFirst().map { String(decoding: source[$0.start..<$0.end], as: UTF8.self) }
  }

  private static func inserts(_ line: String) -> Bool {
    line.split(whereSeparator: \.isWhitespace).prefix(3).contains { word in
      word == "insert" || WordSuggestion.nearest(to: String(word), among: ["insert"]) != nil
    }
  }
}

// MARK: - Runs

extension ScenarioLowering {
  /// The runs of the file, or none with a diagnostic for every size that the geometry refuses.
  private mutating func variants(
    _ runs: VariantPlan, _ head: ScenarioHead, _ profile: Profile, _ board: BoardPlan, _ rules: RulesPlan
  ) -> [LoadedScenario.Variant] {
    do throws(GeometryError) {
      let builder = try SetupBuilder(
        layers: layers, profile: profile, pointer: head.pointer, board: board, rules: rules,
        runs: runs.choices.map(\.settings))
      return runs.choices.map { .init(label: $0.label, settings: $0.settings, builder: builder) }
    } catch {
      reportSizes(head, otherwise: error)
      return []
    }
  }

  /// Finds the words behind a refused size; if none is refused alone, the board as a whole is.
  private mutating func reportSizes(_ head: ScenarioHead, otherwise error: GeometryError) {
    var isFound = false
    func found(_ fault: Diagnostic?, _ file: Int, _ faults: inout FaultLog) {
      guard let fault else { return }
      isFound = true
      faults.report(fault, in: file)
    }
    for setting in layers.layout { found(SizeCheck.fault(of: setting.value), setting.file, &faults) }
    for setting in head.varied.lazy.flatMap(\.settings) {
      found(SizeCheck.fault(of: setting), main, &faults)
    }
    guard let block = layers.board else { return }
    for column in block.value.columns {
      for word in column.words { found(SizeCheck.fault(of: word), block.file, &faults) }
      for word in column.cards.lazy.flatMap(\.words) { found(SizeCheck.fault(of: word), block.file, &faults) }
    }
    if !isFound { report(Diagnostic(error, at: block.value.opening), in: block.file) }
  }
}

extension [UInt8] {
  /// The text of the line that holds a byte, without its line end.
  fileprivate func line(around offset: Int) -> String {
    let newline = UInt8(ascii: "\n")
    let offset = Swift.min(offset, count)
    let start = self[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = self[offset...].firstIndex(of: newline) ?? count
    return String(decoding: self[start..<end], as: UTF8.self)
  }
}
