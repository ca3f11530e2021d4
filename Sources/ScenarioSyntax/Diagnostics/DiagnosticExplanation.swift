/// What `kanban-sim explain CODE` prints.
public struct DiagnosticExplanation: Sendable, Hashable {
  /// The fault in a few words.
  public var title: String
  /// The rule, in whole sentences.
  public var text: String
  /// Lines that break the rule.
  public var wrong: String
  /// The same lines as they should be.
  public var right: String
}

extension DiagnosticCode {
  /// The code whose text is `text`, in any letter case.
  public init?(text: String) { self.init(rawValue: text.uppercased()) }

  /// The rule behind the code, with examples.
  public var explanation: DiagnosticExplanation {
    wordExplanation ?? statementExplanation ?? meaningExplanation
      ?? DiagnosticExplanation(title: text, text: "", wrong: "", right: "")
  }
}
