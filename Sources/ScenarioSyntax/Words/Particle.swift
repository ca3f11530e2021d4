/// A word that joins or replaces the parts of a line.
///
/// Where one of them is legal, an id that is spelled like it is quoted.
package enum Particle: String, Sendable {
  case to, from, by, with, at, within, not, together
  case none, all, end, selection, payload
  case board, layout, before, after, ghost, placeholder, scaled, fixed
}

extension Choices<Particle> {
  package static let particles = Choices(
    "a word of the language",
    [
      .to: "before the destination of a drag or relocate",
      .from: "before the origin of a payload, or the file of a trace",
      .by: "before an offset instead of a place", .with: "before the modifiers of a key",
      .at: "before the slot of an inserted card",
      .within: "how long an expectation may take to become true", .not: "before a state that has to be false",
      .together: "lift together: the cards that one lifts with the others",
      .none: "nothing: no card, no column, no limit, no modifier", .all: "all columns together",
      .end: "the slot behind the last card: todo[end]", .selection: "the selected cards",
      .payload: "cards that are named by text from outside the board",
      .board: "the board itself: its edges, its offset, its rate",
      .layout: "change layout: a key of the layout", .before: "the place directly before a card",
      .after: "the place directly after a card",
      .ghost: "the picture of the carried cards under the pointer",
      .placeholder: "the gap where the carried cards would land",
      .scaled: "a length that grows with the text",
      .fixed: "a length that does not grow with the text",
    ])
}

extension Particle {
  var meaning: String {
    let particles = Choices.particles
    guard let index = particles.values.firstIndex(of: self) else {
      preconditionFailure("each particle has a meaning")
    }
    return particles.list.words[index].meaning
  }
}
