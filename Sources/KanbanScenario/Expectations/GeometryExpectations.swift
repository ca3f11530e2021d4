import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import KanbanText
import ScenarioSyntax

// Scrolling, columns, and where things are displayed.

extension Form {
  static let geometry: [Form] = [
    .state(
      "autoscroll", "how fast an area scrolls by itself, in points a second", like: "todo 100..400",
      .scrollPattern("a rate or a range such as 100..400"), of: .motion
    ) { $1.mismatch(ofAutoscroll: scrollPattern($0), $2) },
    .state(
      "scroll", "the offset of the board or a column", like: "board 120..140,0",
      .scrollPattern("an offset or a range such as 120..140"), synonyms: "offset"
    ) { $1.mismatch(ofScroll: scrollPattern($0), $2) },
    .state(
      "cursor", "the shape of the mouse's cursor", like: "grabbing", .word(Choices.cursors.list)
    ) { $1.mismatch(ofCursor: Choices.cursors.values[$0.word], $2) },
    .state("collapsed", "this column is collapsed", like: "done", .column("a column")) {
      $1.mismatch(ofCollapsed: $0.name, $2)
    },
    .state(
      "frame-of", "where a card, a column, the ghost or the placeholder is displayed",
      like: "ghost 28,72 256x48",
      .sequence([
        .word(
          WordList(.ghost, .placeholder),
          otherwise: .item("a card, a column, ghost or placeholder", besides: [.ghost, .placeholder])),
        .word(WordList(.none), otherwise: .rectangle),
      ]), synonyms: "position rect bounds", of: .motion
    ) { argument, run, asked in
      let (thing, frame) = (argument.parts[0], argument.parts[1])
      let wanted: RectangleLiteral? =
        if case .rectangle(let rectangle) = frame.value { rectangle } else { nil }
      return run.mismatch(ofFrame: DisplayedThing(thing), wanted, asked)
    },
  ]

  private static func scrollPattern(_ argument: Argument) -> ScrollPattern {
    guard case .scrollPattern(let pattern) = argument.value else { unfit(argument.value) }
    return pattern
  }
}

/// What is displayed somewhere.
enum DisplayedThing {
  /// A card or a column; a card wins.
  case item(Name)
  case ghost, placeholder

  fileprivate init(_ argument: Argument) {
    switch argument.value {
    case .name(let name): self = .item(name)
    default: self = argument.word == 0 ? .ghost : .placeholder
    }
  }
}

extension Choices<Cursor> {
  fileprivate static let cursors = Choices(
    "a cursor",
    [
      Choice("none", .none, "no cursor is shown, as for a touch"),
      Choice("grab", .grab, "over a card that can be lifted"),
      Choice("grabbing", .grabbing, "while cards are carried"), Choice("copy", .copy, "the drop would copy"),
      Choice("not-allowed", .notAllowed, "the drop would be refused"),
    ])
}

// MARK: - What is there

/// Expectations of offsets and frames.
extension Simulation {
  /// How far a length may be from the one that is written.
  private static let tolerance = 0.01

  func mismatch(ofAutoscroll pattern: ScrollPattern, _ asked: Asked) -> String? {
    let rates = snapshot.autoscroll
    switch pattern {
    case .board(_, let x, let y):
      let holds = Self.isIn(x, rates.board.x) && Self.isIn(y, rates.board.y)
      return asked.unless(holds, "the rate is \(rates.board.words)")
    case .column(let name, let bounds):
      let isScrolling = names.column(named: name.text).map { $0 == rates.column } ?? false
      let rate = isScrolling ? rates.columnRate : 0
      return asked.unless(Self.isIn(bounds, rate), "the rate is \(rate.words)")
    }
  }

  func mismatch(ofScroll pattern: ScrollPattern, _ asked: Asked) -> String? {
    let geometry = scene.geometry
    switch pattern {
    case .board(_, let x, let y):
      let offset = geometry.offset(of: .board)
      return asked.unless(Self.isIn(x, offset.x) && Self.isIn(y, offset.y), "the offset is \(offset.words)")
    case .column(let name, let bounds):
      guard let column = names.column(named: name.text), geometry.board.contains(column) else {
        return asked.unless(false, "\(name.text.quoted) is not on the board")
      }
      let offset = geometry.offset(of: .column(column)).y
      return asked.unless(Self.isIn(bounds, offset), "the offset is \(offset.words)")
    }
  }

  func mismatch(ofVisible cards: [Name], _ asked: Asked) -> String? {
    let snapshot = snapshot
    let hidden = cards.filter { name in
      !(names.card(named: name.text).map { isWhollyVisible($0, snapshot) } ?? false)
    }
    return asked.unless(
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

  func mismatch(ofFrame subject: DisplayedThing, _ wanted: RectangleLiteral?, _ asked: Asked) -> String? {
    let frame = displayedFrame(of: subject)
    guard let wanted, let frame else {
      return asked.unless(wanted == nil && frame == nil, "the frame is \(frame?.words ?? "none")")
    }
    let holds =
      Self.isNear(frame.x, wanted.origin.x) && Self.isNear(frame.y, wanted.origin.y)
      && Self.isNear(frame.width, wanted.size.width) && Self.isNear(frame.height, wanted.size.height)
    return asked.unless(holds, "the frame is \(frame.words)")
  }

  /// The frame of a thing in pointer space, as displayed and unclipped; nil if it is not displayed.
  private func displayedFrame(of subject: DisplayedThing) -> Rect? {
    let snapshot = snapshot
    let geometry = snapshot.geometry
    let placement = snapshot.placement ?? .home
    let frame: Rect?
    switch subject {
    case .ghost: return snapshot.ghostFrame
    case .placeholder:
      frame = snapshot.placement.flatMap { geometry.placeholderFrame(placement: $0) }
    case .item(let name):
      if let card = names.card(named: name.text), geometry.board.contains(card) {
        frame = geometry.displayFrame(of: card, placement: placement)
      } else if let column = names.column(named: name.text), geometry.board.contains(column) {
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
