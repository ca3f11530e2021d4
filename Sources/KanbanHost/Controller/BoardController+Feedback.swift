import KanbanGeometry
public import KanbanInteraction
import KanbanModel

/// What was last reported of target and gap, to report what has changed since.
struct ShownTarget: Sendable {
  var column: ColumnHandle?
  var gap: Destination?
  var anchor: Anchor?
}

/// What a person sees.
extension BoardController {
  /// Everything that a person sees of the interaction now.
  ///
  /// - Complexity: the lifted cards, and finding the gap's rectangle.
  public var feedback: Feedback {
    let snapshot = machine.snapshot(of: scene, at: now)
    let lifted = identities.ids(of: snapshot.lifted)
    let isLifted = snapshot.phase == .dragging
    return Feedback(
      phase: snapshot.phase, lifted: lifted,
      takenOut: identities.ids(of: holes), ghost: snapshot.ghost.flatMap { boardGhost($0) },
      target: snapshot.target.flatMap { boardTarget($0) }, gap: isLifted ? boardGap() : nil,
      gapFrame: gapFrame(of: snapshot), operation: snapshot.operation, cursor: snapshot.cursor,
      settling: snapshot.settling.compactMap { boardSettlement($0) },
      focus: snapshot.focus.flatMap { identities.id(of: $0) },
      selection: identities.ids(of: snapshot.selection))
  }

  /// How the lifted cards are shown if the app follows the feedback; to be handed back with the rectangles
  /// that it measures meanwhile.
  public var shownLift: ShownLift<CardID, ColumnID> {
    boardGap().map { .gap($0) } ?? (holes.isEmpty ? .inPlace : .takenOut)
  }

  /// The way of the card that flies, from where it was let go to where it rests on the board as it is now;
  /// nil if nothing of that settlement flies any more. Ask it for a rectangle at each display refresh.
  ///
  /// - Parameter settlement: one of `feedback`.
  public func flight(of settlement: BoardSettlement<CardID>) -> Flight? {
    let snapshot = machine.snapshot(of: scene, at: now)
    return snapshot.settling.first { boardSettlement($0) == settlement }.flatMap { snapshot.flight(of: $0) }
  }

  private func boardGhost(_ ghost: Ghost) -> BoardGhost<CardID>? {
    identities.id(of: ghost.grabbed).map {
      BoardGhost(
        frame: ghost.frame, grabbed: $0, cards: identities.ids(of: ghost.cards),
        formation: ghost.formation)
    }
  }

  private func boardSettlement(_ settlement: Settlement) -> BoardSettlement<CardID>? {
    identities.id(of: settlement.grabbed).map {
      BoardSettlement(
        cards: identities.ids(of: settlement.cards), isReturn: settlement.isReturn,
        origin: settlement.origin, grabbed: $0, start: settlement.start, end: settlement.end)
    }
  }

  private func gapFrame(of snapshot: Snapshot) -> Rect? {
    snapshot.placement
      .flatMap { scene.geometry.placeholderFrame(placement: $0) }
      .map { scene.geometry.pointerRect(fromBoard: $0) }
  }

  private func boardGap() -> BoardGap<CardID, ColumnID>? {
    guard let gap = gapDestination, let column = identities.id(of: gap.column) else { return nil }
    return BoardGap(column: column, index: gap.slot, anchor: boardAnchor(anchor(of: gap)))
  }

  /// Where the gap is: at the target if the cards would land there and others make room, else at home; a copy
  /// has no home.
  private var gapDestination: Destination? {
    guard machine.phaseName == .dragging else { return nil }
    guard scene.behaviour.placeholder == .target, let target = machine.target, target.decision.isAcceptable,
      !target.place.isHome
    else {
      return scene.geometry.homeDestination
    }
    return target.destination
  }

  /// The lifted cards that are out of their places; none while copies are carried.
  var holes: [CardHandle] { scene.geometry.holes }

  private func anchor(of gap: Destination) -> Anchor {
    scene.board.anchor(at: gap.slot, in: gap.column, moving: holes)
  }
}

// MARK: - Changes of the target

extension BoardController {
  /// Reports which column the target has left and entered, and where the gap is now.
  mutating func reportTarget(after event: InputEvent, into effects: inout [Effect]) {
    let column = machine.phaseName == .dragging ? machine.target?.destination.column : nil
    if column != shown.column {
      if let old = shown.column.flatMap({ identities.id(of: $0) }) { effects.append(.exited(old)) }
      if let new = column.flatMap({ identities.id(of: $0) }) { effects.append(.entered(new)) }
      shown.column = column
    }
    let gap = gapDestination
    guard gap != shown.gap || (gap != nil && event.changesScene) else { return }
    let anchor = gap.map { self.anchor(of: $0) }
    guard gap != shown.gap || anchor != shown.anchor else { return }
    shown.gap = gap
    shown.anchor = anchor
    effects.append(.gapMoved(boardGap()))
  }
}

extension InputEvent {
  /// True for the event by which the machine hears of what the app has changed.
  var changesScene: Bool {
    if case .sceneChanged = self { true } else { false }
  }
}
