import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanText

/// The words in a frame: what the drawing and the caption say about a snapshot.
final class FrameWords {
  let snapshot: Snapshot
  let geometry: BoardGeometry
  let board: Board
  let titles: any BoardTitles
  let phrases: Phrases
  let announcement: String?
  /// Virtual time and phase: "320 ms, dragging".
  let status: String

  init(snapshot: Snapshot, titles: any BoardTitles, phrases: Phrases, announcement: String?) {
    self.snapshot = snapshot
    geometry = snapshot.geometry
    board = snapshot.geometry.board
    self.titles = titles
    self.phrases = phrases
    self.announcement = announcement
    let phase = snapshot.method == .keyboard ? "dragging in move mode" : snapshot.phase.rawValue
    status = Numbers.milliseconds(snapshot.instant.microseconds) + " ms, " + phase
  }

  func title(of card: CardHandle) -> String { titles.title(of: card) }
  func title(of column: ColumnHandle) -> String { titles.title(of: column) }

  // MARK: Columns

  /// "2", "2/3", or "4/3!" beyond the limit.
  func countText(of column: ColumnHandle) -> (text: String, isOver: Bool) {
    let count = board.cards(in: column).count
    let state = board.state(of: column)
    let lock = state.isLocked && !state.isCollapsed ? "locked " : ""
    guard let limit = state.limit?.count else { return (lock + String(count), false) }
    let text = lock + String(count) + "/" + String(limit)
    return count > limit ? (text + "!", true) : (text, false)
  }

  /// What a release over a column would do; nil for all columns but the target's.
  func targetLabel(in column: ColumnHandle) -> Label? {
    guard let target = snapshot.target, target.destination.column == column else { return nil }
    switch target.decision {
    case .forbid(let reason): return label(of: reason, sign: "x", in: column, .refusal)
    case .warn(let reason): return label(of: reason, sign: "!", in: column, .warning)
    case .accept:
      if target.place.isHome { return Label("its own place", "home", role: .accepted) }
      let place = landing(at: target.destination)
      let position = String(place.position) + " of " + String(place.count)
      return Label("lands at " + position, position, role: .accepted)
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

  /// The words of a refusal or warning: "Doing is full, 2 of 2", "Doing has room for 1, not 2".
  func text(of reason: ForbidReason, in column: ColumnHandle) -> String {
    guard case .wipLimit(let full, let limit, let count, let wouldBe) = reason, count != limit else {
      return phrases.text(of: reason, for: snapshot.lifted, in: column, titles: titles)
    }
    let verb = count < limit ? "has" : "is"
    return "\(title(of: full)) \(verb) \(Self.fullness(count, limit, wouldBe))"
  }

  /// The words of a refusal or warning below the title of the column, which they need not repeat.
  private func label(
    of reason: ForbidReason, sign: String, in column: ColumnHandle, _ role: FrameRole
  ) -> Label {
    guard case .wipLimit(_, let limit, let count, let wouldBe) = reason else {
      return Label("\(sign) \(text(of: reason, in: column))", role: role)
    }
    let short = count < limit ? "room for \(limit - count)" : count == limit ? "full" : "over"
    return Label("\(sign) \(Self.fullness(count, limit, wouldBe))", "\(sign) \(short)", role: role)
  }

  /// Why cards do not fit: "full, 2 of 2", "room for 1, not 2", or beyond the limit "over its limit, 3 of 2".
  private static func fullness(_ count: Int, _ limit: Int, _ wouldBe: Int) -> String {
    if count < limit { return "room for \(limit - count), not \(wouldBe - count)" }
    return (count == limit ? "full, " : "over its limit, ") + "\(count) of \(limit)"
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

  /// How a column scrolls by itself: "vv 400 pt/s".
  func motionLabel(_ motion: (edge: Edge, rate: Double)) -> Label {
    let arrow = motion.edge == .top ? "^^" : "vv"
    let rate = Numbers.rounded(motion.rate)
    return Label("\(arrow) \(rate) pt/s", "\(arrow) \(rate)", arrow, role: .autoscroll)
  }

  /// "^ 12 more", or "^" if no whole card is hidden.
  func hiddenLabel(_ edge: Edge, in column: ColumnHandle) -> Label {
    let arrow = edge == .top ? "^" : "v"
    let count = hiddenCount(edge, in: column)
    guard count > 0 else { return Label(arrow, role: .scrollHint) }
    return Label("\(arrow) \(count) more", "\(arrow) \(count)", arrow, role: .scrollHint)
  }

  /// The number of displayed cards of a column whose middle lies beyond an edge of its body.
  private func hiddenCount(_ edge: Edge, in column: ColumnHandle) -> Int {
    guard let body = geometry.bodyFrame(of: column) else { return 0 }
    let bounds = body.intersection(geometry.viewportRect) ?? body
    let y = edge == .top ? bounds.minY : bounds.maxY
    let above = geometry.displayedCount(in: column, placement: placement, above: y)
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
}
