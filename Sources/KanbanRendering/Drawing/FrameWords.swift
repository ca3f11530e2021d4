import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// The words in a frame: what the drawing and the caption say about a snapshot.
final class FrameWords {
  let snapshot: Snapshot
  let geometry: BoardGeometry
  let board: Board
  let titles: any BoardTitles
  let phrases: Phrases
  let announcement: String?

  init(snapshot: Snapshot, titles: any BoardTitles, phrases: Phrases, announcement: String?) {
    self.snapshot = snapshot
    geometry = snapshot.geometry
    board = snapshot.geometry.board
    self.titles = titles
    self.phrases = phrases
    self.announcement = announcement
  }

  func title(of card: CardHandle) -> String { titles.title(of: card) }
  func title(of column: ColumnHandle) -> String { titles.title(of: column) }

  /// Virtual time and phase: "320 ms, dragging".
  var status: String {
    let phase = snapshot.method == .keyboard ? "dragging in move mode" : snapshot.phase.rawValue
    return "\(Numbers.milliseconds(snapshot.instant.microseconds)) ms, \(phase)"
  }

  // MARK: Columns

  /// "2", "2/3", or "4/3!" beyond the limit.
  func countText(of column: ColumnHandle) -> (text: String, isOver: Bool) {
    let count = board.cards(in: column).count
    let state = board.state(of: column)
    let lock = state.isLocked && !state.isCollapsed ? "locked " : ""
    guard let limit = state.limit?.count else { return ("\(lock)\(count)", false) }
    return count > limit ? ("\(lock)\(count)/\(limit)!", true) : ("\(lock)\(count)/\(limit)", false)
  }

  /// What a release over a column would do; nil for all columns but the target's.
  func targetText(in column: ColumnHandle) -> (text: String, role: FrameRole)? {
    guard let target = snapshot.target, target.destination.column == column else { return nil }
    switch target.decision {
    case .forbid(let reason): return ("x " + shortText(of: reason, in: column), .refusal)
    case .warn(let reason): return ("! " + shortText(of: reason, in: column), .warning)
    case .accept:
      if target.place.isHome { return ("its own place", .accepted) }
      let place = landing(at: target.destination)
      return ("lands at \(place.position) of \(place.count)", .accepted)
    }
  }

  /// Where the first carried card would stand among the cards that can be seen.
  ///
  /// - Complexity: the slot.
  func landing(at destination: Destination) -> SpokenPlace {
    let moved = snapshot.operation == .copy ? [] : snapshot.lifted
    var staying = 0
    var before = 0
    for card in board.cards(in: destination.column) {
      guard staying < destination.slot else { break }
      guard !moved.contains(card) else { continue }
      staying += 1
      if !board.state(of: card).isHidden { before += 1 }
    }
    let others =
      snapshot.operation == .copy
      ? board.cards(in: destination.column).count : geometry.undraggedCount(in: destination.column)
    return SpokenPlace(
      position: before + 1, count: others + max(1, snapshot.lifted.count), column: destination.column)
  }

  /// The words of a refusal or warning.
  func text(of reason: ForbidReason, in column: ColumnHandle) -> String {
    phrases.text(of: reason, for: snapshot.lifted, in: column, titles: titles)
  }

  /// The words of a refusal or warning below the title of the column, which they need not repeat.
  private func shortText(of reason: ForbidReason, in column: ColumnHandle) -> String {
    guard case .wipLimit(column, let limit, let count, _) = reason else {
      return text(of: reason, in: column)
    }
    return "full, \(count) of \(limit)"
  }

  // MARK: Scrolling

  /// The rate at which a column scrolls by itself towards an edge; 0 if it does not.
  func columnRate(of column: ColumnHandle, towards edge: Edge) -> Double {
    guard snapshot.autoscroll.column == column else { return 0 }
    return rate(snapshot.autoscroll.columnRate, towards: edge)
  }

  /// The rate at which the board scrolls by itself towards an edge; 0 if it does not.
  func boardRate(towards edge: Edge) -> Double {
    rate(snapshot.autoscroll.board[edge.axis], towards: edge)
  }

  private func rate(_ rate: Double, towards edge: Edge) -> Double {
    guard rate != 0 else { return 0 }
    return geometry.scrollDirection(towards: edge) == .forward ? rate : -rate
  }

  /// The edge towards which a column scrolls by itself, with the rate; nil if it does not.
  func autoscroll(of column: ColumnHandle) -> (edge: Edge, rate: Double)? {
    for edge in [Edge.top, .bottom] {
      let rate = columnRate(of: column, towards: edge)
      if rate > 0 { return (edge, rate) }
    }
    return nil
  }

  /// "^ 12 more", or "^" if no whole card is hidden.
  func hiddenText(_ edge: Edge, in column: ColumnHandle) -> String {
    let arrow = edge == .top ? "^" : "v"
    let count = hiddenCount(edge, in: column)
    return count > 0 ? "\(arrow) \(count) more" : arrow
  }

  /// The number of cards of a column whose middle lies beyond an edge of its body.
  private func hiddenCount(_ edge: Edge, in column: ColumnHandle) -> Int {
    guard let body = geometry.bodyFrame(of: column) else { return 0 }
    let bounds = body.intersection(geometry.viewportRect) ?? body
    let y = edge == .top ? bounds.minY : bounds.maxY
    let columnY = geometry.columnPoint(fromBoard: Point(x: body.x, y: y), in: column).y
    let above = geometry.undraggedCount(in: column, middlesAbove: columnY)
    return edge == .top ? above : geometry.undraggedCount(in: column) - above
  }

  /// "< more", or "<< 400 pt/s" while the board scrolls that way.
  func edgeText(_ edge: Edge, rate: Double) -> String {
    let speed = rate > 0 ? "\(Numbers.rounded(rate)) pt/s" : "more"
    switch edge {
    case .left: return rate > 0 ? " << \(speed) " : " < \(speed) "
    case .right: return rate > 0 ? " \(speed) >> " : " \(speed) > "
    case .top: return rate > 0 ? " ^^ \(speed) ^^ " : " ^ \(speed) "
    case .bottom: return rate > 0 ? " vv \(speed) vv " : " v \(speed) "
    }
  }

  // MARK: Carried cards

  /// What is written into the gap.
  var gapText: (text: String, role: FrameRole) {
    guard let target = snapshot.target, target.decision.isAcceptable else {
      return ("goes back here", .placeholder)
    }
    if target.place.isHome { return ("stays here", .placeholder) }
    return (snapshot.operation == .copy ? "copy lands here" : "lands here", .accepted)
  }

  /// "3 cards", "copy", "3 copies"; nil for one moved card.
  var carriedBadge: String? {
    let count = snapshot.lifted.count
    switch snapshot.operation {
    case .move: return count > 1 ? phrases.cardCount(count) : nil
    case .copy: return count > 1 ? "\(count) copies" : "copy"
    }
  }

  /// What flying cards do; with the reason if they are the newest ones that go home and there is room.
  func flightBadge(of settlement: Settlement, width: Int) -> (text: String, role: FrameRole) {
    guard settlement.isReturn else { return ("landing", .accepted) }
    var why = ""
    if settlement == snapshot.settling.last, snapshot.lifted.isEmpty {
      switch snapshot.reason {
      case .forbidden: why = "x refused, "
      case .cancelled(.noTarget): why = "no target, "
      case .cancelled: why = "cancelled, "
      case nil: break
      }
    }
    let text = why + "going home"
    return (text.utf8.count > width ? "going home" : text, why.isEmpty ? .placeholder : .refusal)
  }

  /// What stands in the way of a release, else how the cards are moved if not by a pointer.
  var decisionBadge: (text: String, role: FrameRole)? {
    guard snapshot.phase == .dragging else { return nil }
    switch snapshot.target?.decision {
    case .accept: return snapshot.ghost == nil ? ("move mode", .ghostCount) : nil
    case .warn: return ("! warned", .warning)
    case .forbid: return ("x refused", .refusal)
    case nil: return ("no target", .refusal)
    }
  }
}
