import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel

/// An app without a screen: it has a store and a layout of its own, carries out what the controller says,
/// and measures only what it displays.
struct TestApp {
  var columns: [Lane]
  var controller: Controller
  var layout = AppLayout()
  var instant = Instant.zero
  var effects: [Controller.Effect] = []
  /// True if only cards that are seen are laid out, and so measured.
  var isLazy = false
  /// True if it reports frames after everything that happens.
  var measures = true
  private var nextCopy = 1_000

  init(
    _ columns: [Lane], rules: Controller.Rules = .init(), behaviour: Behaviour = Behaviour(),
    isLazy: Bool = false, measures: Bool = true
  ) throws {
    self.columns = columns
    self.isLazy = isLazy
    self.measures = measures
    controller = try Controller(columns: columns, rules: rules, behaviour: behaviour)
    layOut()
  }

  var moves: [Controller.Move] { effects.compactMap(\.move) }
  var words: [String] { effects.compactMap(\.words) }

  /// Where a card is displayed.
  func frame(of card: Int) -> Rect? { displayed().cards[card] }

  func displayed() -> Controller.Frames {
    layout.frames(of: columns, feedback: controller.feedback, isLazy: isLazy)
  }

  // MARK: Happenings

  mutating func send(_ event: Controller.Event, after span: TimeSpan = .milliseconds(10)) {
    instant = instant + span
    carryOut(controller.handle(event, at: instant))
  }

  mutating func press(_ point: Point) { send(.pointerPressed(PointerSample(point: point))) }
  mutating func move(_ point: Point) { send(.pointerMoved(PointerSample(point: point))) }
  mutating func release(_ point: Point) { send(.pointerReleased(PointerSample(point: point))) }
  mutating func key(_ key: Key) { send(.keyPressed(key)) }

  /// Lets time pass in frames of a sixtieth of a second.
  mutating func wait(milliseconds: Int64) {
    let end = instant + .milliseconds(milliseconds)
    while instant < end {
      instant = min(instant + TimeSpan(microseconds: 16_667), end)
      carryOut(controller.handle(.timePassed, at: instant))
    }
  }

  /// Changes the store as someone else does.
  mutating func edit(_ change: (inout [Lane]) -> Void) {
    change(&columns)
    carryOut(controller.update(columns: columns, at: instant))
  }

  /// Scrolls a column as its user does.
  mutating func scroll(_ lane: String, to offset: Double) {
    layout.offsets[lane] = offset
    carryOut(controller.scrolled(.column(lane), to: Point(x: 0, y: offset), at: instant))
  }

  // MARK: Obeying

  private mutating func carryOut(_ effects: [Controller.Effect]) {
    self.effects += effects
    for effect in effects {
      switch effect {
      case .scroll(let area, let offset):
        switch area {
        case .board: layout.boardOffset = offset
        case .column(let lane): layout.offsets[lane] = offset.y
        }
        self.effects += controller.scrolled(area, to: offset, at: instant)
      default: break
      }
    }
    let isChanged = controller.apply(effects, to: &columns) { original in
      nextCopy += 1
      return Item(id: nextCopy, height: original.height)
    }
    if isChanged { self.effects += controller.update(columns: columns, at: instant) }
    layOut()
  }

  /// Reports what the layout of the moment shows.
  private mutating func layOut() {
    if measures { effects += controller.measured(displayed(), at: instant) }
  }
}

/// A layout that the core does not know: lengths, insets and spacings of the app's own.
struct AppLayout {
  var viewport = Rect(x: 50, y: 80, width: 700, height: 400)
  var columnWidth = 200.0
  var columnSpacing = 24.0
  var header = 40.0
  var inset = 14.0
  var spacing = 10.0
  var gapHeight: Double?
  var offsets: [String: Double] = [:]
  var boardOffset = Point.zero

  /// The frames as displayed: lifted cards out, the gap in, scrolled.
  func frames(of columns: [Lane], feedback: Controller.Feedback, isLazy: Bool) -> Controller.Frames {
    var frames = Controller.Frames()
    frames.viewport = viewport
    var gapFrame: Rect?
    var x = viewport.x - boardOffset.x
    for lane in columns where !lane.isHidden {
      let width = lane.isCollapsed ? 40 : columnWidth
      let frame = Rect(x: x, y: viewport.y, width: width, height: viewport.height)
      let body = Rect(x: x, y: frame.y + header, width: width, height: viewport.height - header)
      frames.columns[lane.id] = ColumnFrames(frame: frame, body: body)
      x += width + columnSpacing
      if lane.isCollapsed { continue }
      var y = body.y + inset - (offsets[lane.id] ?? 0)
      func row(_ height: Double) -> Rect {
        defer { y += height + spacing }
        return Rect(x: frame.x + inset, y: y, width: width - 2 * inset, height: height)
      }
      let height = gapHeight ?? gap(for: feedback.lifted, in: columns)
      let shown = lane.cards.filter { !feedback.takenOut.contains($0.id) }
      for (index, card) in shown.enumerated() {
        if feedback.gap?.column == lane.id, feedback.gap?.index == index { gapFrame = row(height) }
        if card.isHidden { continue }
        let rect = row(card.height)
        if !isLazy || rect.intersection(body) != nil { frames.cards[card.id] = rect }
      }
      if feedback.gap?.column == lane.id, feedback.gap?.index == shown.count { gapFrame = row(height) }
    }
    if let gap = feedback.gap { frames.shown = .gap(gap, frame: gapFrame) }
    return frames
  }

  private func gap(for lifted: [Int], in columns: [Lane]) -> Double {
    let heights = columns.flatMap(\.cards).filter { lifted.contains($0.id) }.map(\.height)
    return heights.reduce(0, +) + spacing * Double(max(heights.count - 1, 0))
  }
}
