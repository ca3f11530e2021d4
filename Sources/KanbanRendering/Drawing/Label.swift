/// Words that may have to fit into a narrow place: the same said in shorter and shorter ways.
///
/// ```
/// x refused    x
/// lands at 5 of 12    5 of 12
/// ```
struct Label {
  /// From the longest to the shortest, at least one.
  var forms: [String]
  var role: FrameRole

  init(_ forms: String..., role: FrameRole) {
    self.forms = forms
    self.role = role
  }

  /// The longest form that fits into a number of cells; the shortest if none does, to be cut there.
  func text(fitting limit: Int) -> String {
    forms.first { Canvas.width(of: $0) <= limit } ?? shortest
  }

  /// The form that takes the least room.
  var shortest: String { forms.last ?? "" }
}
