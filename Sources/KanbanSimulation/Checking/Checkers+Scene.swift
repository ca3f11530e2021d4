import KanbanGeometry
package import KanbanInteraction
import KanbanModel

/// The checks that look at one moment only.
extension Checkers {
  /// What the machine finds wrong with itself.
  static func check(_ broken: DragMachineInvariant?) throws(InvariantBreach) {
    switch broken {
    case nil: return
    case .passedTimer(let span):
      throw InvariantBreach(.timeForward, "a timer is set \(span.microseconds)us in the past")
    case .liftWithoutSession:
      throw InvariantBreach(.nothingLeft, "a placeholder or room for a drop outlived its session")
    case .some(let broken): throw InvariantBreach(.machineSound, "\(broken)")
    }
  }

  /// A drop lands in the column and at the slot of the last target; pinned cards may move the slot.
  static func check(
    _ move: Move, landsOn target: Destination, _ board: Board
  ) throws(InvariantBreach) {
    if move.destination.column != target.column {
      throw InvariantBreach(.dropOnTarget, "the drop landed in another column than its target")
    }
    if move.destination.slot != target.slot, !board.hasPinnedCards(in: target.column) {
      throw InvariantBreach(
        .dropOnTarget, "the drop landed at slot \(move.destination.slot), its target was \(target.slot)")
    }
  }

  /// A pinned card keeps its index, unless too few free cards are left to fill the places above it.
  static func check(
    pinned card: CardHandle, at former: CardPosition, _ board: Board
  ) throws(InvariantBreach) {
    guard let position = board.position(of: card), position != former else { return }
    let below = board.cards(in: position.column).dropFirst(position.index + 1)
    if position.column != former.column || position.index > former.index
      || below.contains(where: { board.state(of: $0).lock != .pinned })
    {
      throw InvariantBreach(.pinnedStay, "a pinned card left index \(former.index)")
    }
  }

  /// A person's move leaves no column above a limit that prevents it, and warns above one that warns.
  static func checkLimit(
    _ move: Move, _ warning: ForbidReason?, _ scene: Scene
  ) throws(InvariantBreach) {
    let column = move.destination.column
    guard scene.board.contains(column), let limit = scene.board.state(of: column).limit else { return }
    let growth =
      switch move.operation {
      case .copy: move.sources.count
      case .move: move.sources.count { $0.position.column != column }
      }
    let isFull = scene.board.cards(in: column).count > limit.count
    let isJudged = growth > 0 || scene.rules.limitScope == .everyMove
    let isAbove = isFull && isJudged
    switch limit.policy ?? scene.rules.limitPolicy {
    case .prevent:
      if isAbove {
        throw InvariantBreach(.limitKept, "a move left a column above its limit of \(limit.count)")
      }
    case .warn:
      if isAbove != warning.isAboutLimit, scene.rules.custom.isEmpty {
        throw InvariantBreach(.limitKept, "a warning was \(isAbove ? "missing" : "given without need")")
      }
    }
  }

  /// Every card of the columns, which may be named once a card, is where it believes to be.
  static func checkOrder(of columns: [ColumnHandle], _ board: Board) throws(InvariantBreach) {
    var seen: Set<ColumnHandle> = []
    let known = columns.filter { board.contains($0) && seen.insert($0).inserted }
    if let broken = board.brokenInvariant(in: known) {
      throw InvariantBreach(.cardsOnce, "\(broken)")
    }
  }

  /// The offset of an area is between 0 and its extent.
  static func checkScroll(of area: ScrollArea, in scene: Scene) throws(InvariantBreach) {
    if !scene.geometry.isWithinExtent(area) {
      let offset = scene.geometry.offset(of: area)
      let end = scene.geometry.maxOffset(of: area)
      throw InvariantBreach(
        .scrollInExtent, "the offset \(offset.exactWords) is outside 0,0 to \(end.exactWords)")
    }
  }

  /// After an outcome nothing of the session is left; at rest nothing moves, and no timer waits.
  static func checkRemains(_ machine: DragMachine, _ scene: Scene) throws(InvariantBreach) {
    switch machine.phaseName {
    case .dragging, .pressed, .scrolling: return
    case .idle, .settling: break
    }
    if scene.geometry.lifted != nil || scene.geometry.dropPlace != nil { try check(.liftWithoutSession) }
    guard !machine.isSettling else { return }
    if machine.wantsFrames || machine.nextWake != nil {
      throw InvariantBreach(.atRest, "a motion or a timer outlived its session")
    }
  }
}

extension Checkers {
  /// While cards are carried a person sees one gap, at home where nothing lands; else nothing of a session.
  package static func checkSnapshot(_ snapshot: Snapshot) throws(InvariantBreach) {
    switch snapshot.phase {
    case .dragging:
      guard !snapshot.lifted.isEmpty, let placement = snapshot.placement, snapshot.geometry.lifted != nil
      else {
        throw InvariantBreach(.nothingLeft, "nothing is lifted while cards are carried")
      }
      let isAcceptable = snapshot.target?.decision.isAcceptable ?? false
      if !isAcceptable, placement != .home {
        throw InvariantBreach(.nothingLeft, "a gap is shown where nothing would land")
      }
    case .idle, .pressed, .scrolling, .settling:
      let isClear =
        snapshot.placement == nil && snapshot.target == nil && snapshot.ghost == nil
        && snapshot.lifted.isEmpty
      if !isClear {
        throw InvariantBreach(.nothingLeft, "a gap, a target or a ghost is shown without a lift")
      }
      if snapshot.autoscroll.isMoving { throw InvariantBreach(.atRest, "the board scrolls without a lift") }
    }
  }
}

extension ForbidReason? {
  /// True for a warning that a column is too full.
  fileprivate var isAboutLimit: Bool {
    switch self {
    case .wipLimit: true
    case .lockedCard, .lockedColumn, .transition, .operation, .unknownCard, .unknownColumn, .rule, nil: false
    }
  }
}
