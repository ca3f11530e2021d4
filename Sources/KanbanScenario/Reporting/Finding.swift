import KanbanSimulation
import KanbanText
import ScenarioSyntax

/// A place of a suite where something is wrong: what all reporters tell, each in its own form.
package struct Finding: Hashable, Sendable {
  /// The path as it is printed.
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1.
  package var column: Int
  /// What is wrong, in one line.
  package var message: String
  /// What was expected, in the words of the language.
  package var expected: String?
  /// What was there instead.
  package var actual: String?
  /// Why nothing happened that was expected, and how much was not judged for it.
  package var notes: [String] = []
  /// The setting of the variant that failed; nil if every variant did.
  package var variant: String?
  /// How many variants failed alike; 0 without `vary`, and where `variant` says which one did.
  package var variantCount = 0
  /// The stable code of a fault of the file.
  package var code: String?
}

extension SuiteEntry {
  /// Everything that is wrong with the scenario, in order; nothing where it ended as its head says.
  package var findings: [Finding] {
    if let problem {
      return [Finding(path: path, line: 1, column: 1, message: problem)]
    }
    switch report.outcome {
    case .pass, .xfail, .skip: return []
    case .error: return faults
    case .xpass:
      let why = report.words.map { ": \($0)" } ?? ""
      return [
        Finding(
          path: path, line: headLine, column: 1, message: "it passed, although it is expected to fail\(why)")
      ]
    case .fail:
      let shared = report.sharedSayings
      let all = report.sharedFailures.map { failure in
        var finding = Finding(failure, in: path)
        finding.variantCount = report.variants.count
        return finding
      }
      return all + report.variants.flatMap { findings(of: $0, without: shared) }
    }
  }

  private var faults: [Finding] {
    faultyFiles.flatMap { file in
      let map = SourceMap(file.source)
      return file.diagnostics.filter { $0.severity == .error }.map { diagnostic in
        let position = map.position(at: diagnostic.range.start)
        return Finding(
          path: file.path, line: position.line, column: position.column, message: diagnostic.message,
          code: diagnostic.code.text)
      }
    }
  }

  private func findings(of variant: VariantReport, without shared: Set<Failure.Saying>) -> [Finding] {
    var findings = variant.failures.filter { !shared.contains($0.saying) }.map { failure in
      var finding = Finding(failure, in: path)
      finding.variant = variant.label
      return finding
    }
    if let broken = variant.broken {
      findings.append(
        Finding(
          path: path, line: 1, column: 1, message: broken.sentence, variant: variant.label))
    }
    return findings
  }

  /// The line of the `xfail` or `skip` in the head.
  var headLine: Int {
    let exception = ScenarioHead(ScenarioParser.parse(source).tree.head).exception
    return exception.map { SourceMap(source).position(at: $0.start).line } ?? 1
  }
}

extension BrokenRun {
  /// What broke, and what to do about it.
  package var sentence: String {
    "the simulator broke its own rule '\(name)' at \(instant.words), event \(event): \(message); "
      + "this is a fault of kanban-sim, please report it with the file"
  }
}

extension Finding {
  fileprivate init(_ failure: Failure, in path: String) {
    self.init(
      path: path, line: failure.line, column: failure.column, message: failure.message,
      expected: failure.expected, actual: failure.actual, notes: failure.notes)
  }

  /// Message, expectation, fact and notes in one line, without anything that could act on a terminal.
  package var sentence: String {
    var text = PlainText.shown(message)
    if let variant { text += " (with \(PlainText.shown(variant)))" }
    if variantCount > 0 { text += " (in all \(variantCount) variants)" }
    // Short messages say both already.
    if let expected, !message.contains(expected) { text += "; expected: \(PlainText.shown(expected))" }
    if let actual, !message.contains(actual) { text += "; actual: \(PlainText.shown(actual))" }
    return notes.reduce(text) { "\($0); \(PlainText.shown($1))" }
  }
}
