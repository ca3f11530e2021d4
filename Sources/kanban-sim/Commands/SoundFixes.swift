import KanbanScenario
import ScenarioSyntax

/// The fixes of a file that mend it: with them it has fewer faults, by one for each, and no more of any kind.
///
/// A fix that only turns its fault into another one, or uncovers a second one, is none that can be written
/// without asking.
struct SoundFixes {
  /// The file with the fixes in it.
  private(set) var bytes: [UInt8]
  /// How many there are.
  var count: Int { fixes.count }
  /// Whether there are none.
  var isEmpty: Bool { fixes.isEmpty }

  private let source: [UInt8]
  private var fixes: [Diagnostic.Fix] = []
  private var faults: [DiagnosticCode: Int]
  private var trialCount = 0
  /// Each trial reads the file.
  private static let mostTrials = 500

  /// Tries fixes, first all at once, then in halves.
  ///
  /// - Complexity: the length of the source for each trial: one if all fixes are sound, a logarithm of their
  ///   number for each that is not, `mostTrials` at most.
  init(of proposed: [Diagnostic.Fix], in source: [UInt8]) {
    self.source = source
    bytes = source
    faults = Self.faults(in: source)
    add(Self.compatible(proposed)[...])
  }

  private mutating func add(_ proposed: ArraySlice<Diagnostic.Fix>) {
    guard !proposed.isEmpty, trialCount < Self.mostTrials else { return }
    trialCount += 1
    let fixed = Self.applying(fixes + proposed, to: source)
    let left = Self.faults(in: fixed)
    let isSound =
      Self.sum(left) <= Self.sum(faults) - proposed.count
      && left.allSatisfy { code, count in count <= faults[code] ?? 0 }
    if isSound {
      (bytes, faults) = (fixed, left)
      fixes += proposed
    } else if proposed.count > 1 {
      let middle = proposed.startIndex + proposed.count / 2
      add(proposed[..<middle])
      add(proposed[middle...])
    }
  }

  /// How many errors of which kind the text has; what the names in it mean is not asked.
  private static func faults(in bytes: [UInt8]) -> [DiagnosticCode: Int] {
    ScenarioParser.parse(bytes).diagnostics.filter { $0.severity == .error }
      .reduce(into: [:]) { $0[$1.code, default: 0] += 1 }
  }

  private static func sum(_ faults: [DiagnosticCode: Int]) -> Int { faults.values.reduce(0, +) }

  /// The fixes in file order, those left out that touch one before.
  private static func compatible(_ fixes: [Diagnostic.Fix]) -> [Diagnostic.Fix] {
    var result: [Diagnostic.Fix] = []
    for fix in fixes.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
      if let last = result.last, fix.range.start < last.range.end || fix.range == last.range { continue }
      result.append(fix)
    }
    return result
  }

  private static func applying(_ fixes: [Diagnostic.Fix], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for fix in fixes {
      result += bytes[position..<fix.range.start] + Array(fix.replacement.utf8)
      position = fix.range.end
    }
    return result + bytes[position...]
  }
}
