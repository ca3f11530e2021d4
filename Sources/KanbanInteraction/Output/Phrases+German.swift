extension Phrases {
  /// The German phrases.
  public static let german: Phrases = {
    var phrases = Phrases()
    phrases.subject = { $0.count == 1 ? $0[0] : "\($0.count) Karten" }
    phrases.cardCount = { $0 == 1 ? "1 Karte" : "\($0) Karten" }
    phrases.place = { "\($0) von \($1) in \($2)" }
    phrases.lifted = { "\($0) aufgenommen, \($1)" }
    phrases.moved = { "\($0) verschoben auf \($1)" }
    phrases.copied = { "\($0) kopiert auf \($1)" }
    phrases.notMoved = { "\($0) nicht verschoben: \($1)" }
    phrases.putBack = { "\($0) zurückgelegt, \($1)" }
    phrases.movedBack = { "\($0) zurückverschoben auf \($1)" }
    phrases.movedAgain = { "\($0) erneut verschoben auf \($1)" }
    phrases.copiesRemoved = { "Kopie von \($0) entfernt" }
    phrases.copiedAgain = { "\($0) erneut kopiert auf \($1)" }
    phrases.nothingToUndo = "Nichts rückgängig zu machen"
    phrases.nothingToRedo = "Nichts zu wiederholen"
    phrases.full = { "\($0) ist voll, \($1) von \($2)" }
    phrases.notAccepted = { "\($0) nimmt \($1) nicht an" }
    phrases.notReleased = { "\($0) gibt \($1) nicht her" }
    phrases.moveUp = "Nach oben"
    phrases.moveDown = "Nach unten"
    phrases.moveTo = { "Nach \($0) verschieben" }
    return phrases
  }()
}
