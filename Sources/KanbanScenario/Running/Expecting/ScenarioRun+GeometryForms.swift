import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import KanbanText
import ScenarioSyntax

/// Expectations of offsets and frames.
extension ScenarioRun {
  /// How far a length may be from the one that is written.
  private static let tolerance = 0.01

  func mismatch(ofAutoscroll pattern: ScrollPattern) -> String? {
    let rates = simulation.snapshot.autoscroll
    switch pattern {
    case .board(_, let x, let y):
      let holds = Self.isIn(x, rates.board.x) && Self.isIn(y, rates.board.y)
      return unless(holds, "the rate is \(rates.board.words)")
    case .column(let name, let bounds):
      let isScrolling = simulation.names.column(named: name.text).map { $0 == rates.column } ?? false
      let rate = isScrolling ? rates.columnRate : 0
      return unless(Self.isIn(bounds, rate), "the rate is \(rate.words)")
    }
  }

  func mismatch(ofScroll pattern: ScrollPattern) -> String? {
    let geometry = simulation.scene.geometry
    switch pattern {
    case .board(_, let x, let y):
      let offset = geometry.offset(of: .board)
      return unless(Self.isIn(x, offset.x) && Self.isIn(y, offset.y), "the offset is \(offset.words)")
    case .column(let name, let bounds):
      guard let column = simulation.names.column(named: name.text), geometry.board.contains(column) else {
        return unless(false, "\(name.text.quoted) is not on the board")
      }
      let offset = geometry.offset(of: .column(column)).y
      return unless(Self.isIn(bounds, offset), "the offset is \(offset.words)")
    }
  }

  func mismatch(ofVisible names: [Name]) -> String? {
    let snapshot = simulation.snapshot
    let hidden = names.filter { name in
      !(simulation.names.card(named: name.text).map { isWhollyVisible($0, snapshot) } ?? false)
    }
    return unless(
      hidden.isEmpty, "not wholly inside the viewport is \(hidden.map(\.text).joined(separator: " "))")
  }

  private func isWhollyVisible(_ card: CardHandle, _ snapshot: Snapshot) -> Bool {
    let geometry = snapshot.geometry
    guard let column = geometry.board.position(of: card)?.column,
      let frame = geometry.displayFrame(of: card, placement: snapshot.placement ?? .home),
      let body = geometry.bodyFrame(of: column)
    else { return false }
    return geometry.viewportRect.contains(frame) && body.contains(frame)
  }

  func mismatch(ofFrame subject: DisplayedThing, _ wanted: RectangleLiteral?) -> String? {
    let frame = displayedFrame(of: subject)
    guard let wanted, let frame else {
      return unless(wanted == nil && frame == nil, "the frame is \(frame?.words ?? "none")")
    }
    let holds =
      Self.isNear(frame.x, wanted.origin.x) && Self.isNear(frame.y, wanted.origin.y)
      && Self.isNear(frame.width, wanted.size.width) && Self.isNear(frame.height, wanted.size.height)
    return unless(holds, "the frame is \(frame.words)")
  }

  /// The frame of a thing in pointer space, as displayed and unclipped; nil if it is not displayed.
  private func displayedFrame(of subject: DisplayedThing) -> Rect? {
    let snapshot = simulation.snapshot
    let geometry = snapshot.geometry
    let placement = snapshot.placement ?? .home
    let frame: Rect?
    switch subject {
    case .ghost: return snapshot.ghostFrame
    case .placeholder:
      frame = snapshot.placement.flatMap { geometry.placeholderFrame(placement: $0) }
    case .item(let name):
      if let card = simulation.names.card(named: name.text), geometry.board.contains(card) {
        frame = geometry.displayFrame(of: card, placement: placement)
      } else if let column = simulation.names.column(named: name.text), geometry.board.contains(column) {
        frame = geometry.displayFrame(of: column, placement: placement)
      } else {
        frame = nil
      }
    }
    return frame.map { geometry.pointerRect(fromBoard: $0) }
  }

  private static func isNear(_ value: Double, _ wanted: Double) -> Bool {
    (value - wanted).magnitude <= tolerance
  }

  /// True if a value is inside; a single value is met nearly.
  private static func isIn(_ bounds: Bounds<Double>, _ value: Double) -> Bool {
    if let lower = bounds.lower, lower == bounds.upper { return isNear(value, lower) }
    return bounds.contains(value)
  }
}

extension Rect {
  /// `x,y WxH`
  fileprivate var words: String { "\(origin.words) \(width.words)x\(height.words)" }
}
