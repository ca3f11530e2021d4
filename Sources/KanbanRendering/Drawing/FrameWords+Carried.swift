import KanbanInteraction
import KanbanModel

/// The words on lifted and flying cards, and in the gap.
extension FrameWords {
  /// What is written into the gap.
  var gapLabel: Label {
    guard let target = snapshot.target, target.decision.isAcceptable else {
      return Label("goes back here", "back here", "back", role: .placeholder)
    }
    if target.place.isHome { return Label("stays here", "stays", role: .placeholder) }
    if snapshot.operation == .copy { return Label("copy lands here", "copy here", "copy", role: .accepted) }
    return Label("lands here", "here", role: .accepted)
  }

  /// "3 cards", "copy", "3 copies"; nil for one moved card.
  var carriedLabel: Label? {
    let count = snapshot.lifted.count
    switch snapshot.operation {
    case .move: return count > 1 ? countLabel(count) : nil
    case .copy:
      return count > 1
        ? Label("\(count) copies", "\(count)", role: .ghostCount) : Label("copy", "+", role: .ghostCount)
    }
  }

  /// "3 cards", or only the number.
  func countLabel(_ count: Int) -> Label {
    Label(phrases.cardCount(count), "\(count)", role: .ghostCount)
  }

  /// What flying cards do; with the reason if they are the newest ones that go home and there is room.
  func flightLabel(of settlement: Settlement) -> Label {
    guard settlement.isReturn else { return Label("landing", role: .accepted) }
    guard settlement == snapshot.settling.last, snapshot.lifted.isEmpty, let reason = snapshot.reason else {
      return Label("going home", "home", role: .placeholder)
    }
    let why =
      switch reason {
      case .forbidden: "x refused"
      case .cancelled(.noTarget): "no target"
      case .cancelled: "cancelled"
      }
    return Label("\(why), going home", "going home", "home", role: .refusal)
  }

  /// What stands in the way of a release, else how the cards are moved if not by a pointer.
  var decisionLabel: Label? {
    guard snapshot.phase == .dragging else { return nil }
    switch snapshot.target?.decision {
    case .accept: return snapshot.ghost == nil ? Label("move mode", "move", role: .ghostCount) : nil
    case .warn: return Label("! warned", "!", role: .warning)
    case .forbid: return Label("x refused", "x", role: .refusal)
    case nil: return Label("no target", "none", role: .refusal)
    }
  }
}
