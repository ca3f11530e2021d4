/// The words of a pointer before the verb of a step.
extension Parser {
  /// `[POINTER] [KIND] [BUTTON]`, or nil if none of them stands here.
  ///
  /// A number is a pointer only before a verb, a kind or a button; a step never begins with a card, so a number
  /// elsewhere begins no statement. `left` and `right` before a verb are buttons.
  mutating func pointerWords() throws(Diagnostic) -> PointerWords? {
    let start = peek.start
    let number = isPointerNumber ? try pointerNumber() : nil
    let kind = acceptListed(grammar.inner.pointerKinds)
    let button = acceptListed(grammar.inner.buttons)
    guard number != nil || kind != nil || button != nil else { return nil }
    guard !isAtEnd else { throw missing("a pointing step") }
    return PointerWords(number: number, kind: kind, button: button, range: range(from: start))
  }

  private var isPointerNumber: Bool {
    guard peek.kind == .word, Byte.isDigit(bytes[peek.start]) else { return false }
    return isStepVerb(peekSecond) || word(grammar.inner.pointerKinds, of: peekSecond) != nil
      || word(grammar.inner.buttons, of: peekSecond) != nil
  }

  mutating func pointerNumber() throws(Diagnostic) -> Located<Int> {
    try count("the number of a pointer", 1...99)
  }
}
