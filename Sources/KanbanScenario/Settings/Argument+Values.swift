import ScenarioSyntax

/// The values of arguments, by what their shapes have read.
extension Argument {
  var parts: [Argument] { if case .parts(let parts) = value { parts } else { unfit(value) } }
  var name: Name { if case .name(let name) = value { name } else { unfit(value) } }
  var names: [Name] { if case .names(let names) = value { names } else { unfit(value) } }
  var slot: Slot { if case .slot(let slot) = value { slot } else { unfit(value) } }
  var place: Place { if case .place(let place) = value { place } else { unfit(value) } }
  var point: PointLiteral { if case .point(let point) = value { point } else { unfit(value) } }
  var size: SizeLiteral { if case .size(let size) = value { size } else { unfit(value) } }
  var time: TimeLiteral { if case .time(let time) = value { time } else { unfit(value) } }
  var boardWords: [BoardWord] { if case .boardWords(let words) = value { words } else { unfit(value) } }

  var moves: [MovePattern] { if case .moves(let moves) = value { moves } else { unfit(value) } }
  var counts: Bounds<Int> { if case .counts(let counts) = value { counts } else { unfit(value) } }
  var word: Int { if case .word(let index, _) = value { index } else { unfit(value) } }
  /// Nil for `none`.
  var nameOrNone: Name? { if case .name(let name) = value { name } else { nil } }
  /// Nil for `none`.
  var slotOrNone: Slot? { if case .slot(let slot) = value { slot } else { nil } }

  /// The text, or nil where one may be left out.
  var text: Located<String>? {
    switch value {
    case .text(let text): Located(text, range)
    case .nothing: nil
    default: unfit(value)
    }
  }
}
