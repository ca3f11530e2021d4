/// A fault of a scenario file: the rule that was broken, and where.
public struct Diagnostic: Sendable, Hashable {
  /// How grave a diagnostic is.
  public enum Severity: String, Sendable, Hashable {
    /// The file cannot be run.
    case error
    /// The file can be run, but probably says something else than was meant.
    case warning
  }

  /// A second place that belongs to the fault.
  public struct Note: Sendable, Hashable {
    /// Lower case, without full stop.
    public var message: String
    /// The second place.
    public var range: SourceRange

    /// Makes a note.
    public init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// A replacement of a range that is the one obvious way to mend the fault.
  public struct Fix: Sendable, Hashable {
    /// What is replaced; empty to insert.
    public var range: SourceRange
    /// What stands there afterwards.
    public var replacement: String

    /// Makes a fix.
    public init(_ range: SourceRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// Which rule was broken.
  public var code: DiagnosticCode
  /// Whether the file can be run nevertheless.
  public var severity: Severity
  /// The broken rule: lower case, without full stop, names in quotes.
  public var message: String
  /// The bytes that break the rule; empty where something is missing.
  public var range: SourceRange
  /// Other places that belong to the fault.
  public var notes: [Note]
  /// A word that was probably meant.
  public var suggestion: String?
  /// The one obvious way to mend the fault, if there is one.
  public var fix: Fix?

  /// Makes an error at `range`.
  public init(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange,
    severity: Severity = .error, notes: [Note] = [], suggestion: String? = nil, fix: Fix? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.suggestion = suggestion
    self.fix = fix
  }
}

/// A parser function throws the fault that ends the reading of its line.
extension Diagnostic: Error {}
