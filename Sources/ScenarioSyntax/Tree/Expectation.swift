/// `expect [not] STATE [within T]`, `always STATE` or `never STATE`.
package struct ExpectStatement: Sendable {
  package enum Mode: Sendable {
    /// Now, or at the first instant within a time.
    case expect(within: TimeLiteral?)
    /// `expect not`: not now, or at the first instant within a time at which it does not hold.
    case expectNot(within: TimeLiteral?)
    /// At every instant from here to the end.
    case always
    /// At no instant from here to the end.
    case never
  }

  package var mode: Mode
  /// What is expected.
  package var state: FormUse
  /// The lines below it, if the state is a picture.
  package var golden: GoldenFrame?
  package var range: SourceRange
}
