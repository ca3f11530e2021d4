import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Turns the places of a scenario into points of pointer space, for the board as it is at one moment.
struct AimContext {
  private let machine: DragMachine
  /// With the dragged cards lifted, or those that the press would lift.
  private let scene: Scene
  let names: BoardNames

  /// Aims for a session as it is, or as it would be.
  init(machine: DragMachine, scene: Scene, names: BoardNames) {
    self.machine = machine
    self.scene = scene
    self.names = names
  }

  var geometry: BoardGeometry { scene.geometry }
  var behaviour: Behaviour { scene.behaviour }

  /// How far above and below the pointer the edges of the dragged card are, in board points.
  var reachOfGhost: (above: Double, below: Double)? {
    // From the grip and not from a frame: it is the same wherever the pointer is, to the last digit.
    machine.grip.map { ($0.offset.y, $0.size.height - $0.offset.y) }
  }

  /// Where a place is.
  ///
  /// - Throws: why nothing there can be aimed at, and what would help.
  func point(of place: Place) throws(StepProblem) -> Point {
    switch place.kind {
    case .point(let literal): return Point(literal)
    case .slot(let slot): return try point(of: destination(of: slot), place.range)
    case .before(let name): return try point(of: destination(beside: name, after: 0), place.range)
    case .after(let name): return try point(of: destination(beside: name, after: 1), place.range)
    case .boardEdge(let edge): return try point(ofBoardEdge: edge.value(in: .edges), place.range)
    case .item(let name, let part):
      if let card = names.card(named: name.text) {
        return try point(of: card, part: part?.value(in: .parts), place.range)
      }
      guard let column = names.column(named: name.text) else { throw unknown(name) }
      return try point(of: column, name, part?.value(in: .parts), place.range)
    }
  }

  /// True if a pointer carries cards, or would after the press.
  var isDragging: Bool { machine.carrier != nil }

  /// The greatest depth that the lift has left of an area's band at an edge; stepping knows whole bands only.
  func bandLimit(of area: ScrollArea, at edge: Edge) -> Double {
    behaviour.autoscroll?.stepping == nil ? machine.bandLimit(of: area, at: edge) : .infinity
  }

  /// The same aim with the board and a column scrolled elsewhere.
  func scrolled(board offset: Point, _ column: ColumnHandle, to y: Double) -> AimContext {
    var scene = scene
    scene.geometry.scroll(.column(column), to: Point(x: 0, y: y))
    scene.geometry.scroll(.board, to: offset)
    return AimContext(machine: machine, scene: scene, names: names)
  }

  /// What a pointer at a point would target.
  func target(at point: Point) -> TargetPlace? { machine.target(for: point, in: scene) }

  /// The middle of a rectangle of board space, in pointer space.
  func pointer(atMiddleOf rect: Rect) -> Point { geometry.pointerPoint(fromBoard: rect.center) }

  func unknown(_ name: Name) -> StepProblem {
    StepProblem("\(name.text.quoted) is not on the board", at: name.range)
  }

  /// A card that is on the board.
  func card(_ name: Name) throws(StepProblem) -> CardHandle {
    guard let card = names.card(named: name.text), geometry.board.contains(card) else { throw unknown(name) }
    return card
  }

  /// A column that is on the board.
  func column(_ name: Name) throws(StepProblem) -> ColumnHandle {
    guard let column = names.column(named: name.text), geometry.board.contains(column) else {
      throw unknown(name)
    }
    return column
  }
}

// MARK: - Slots by name

extension AimContext {
  /// The destination that a slot names, counted without the dragged cards and off pinned ones.
  func destination(of slot: Slot) throws(StepProblem) -> Destination {
    let column = try column(slot.column)
    let end = geometry.endSlot(in: column)
    switch slot.index.value {
    case .end: return geometry.offPins(Destination(column: column, slot: end))
    case .index(let index):
      guard (0...end).contains(index) else {
        throw StepProblem(
          "\(slot.column.text.quoted) has no slot \(index): without the dragged cards its last one is \(end)",
          at: slot.index.range)
      }
      return geometry.offPins(Destination(column: column, slot: index))
    }
  }

  /// The slot directly above a visible card, or below it.
  func destination(beside name: Name, after offset: Int) throws(StepProblem) -> Destination {
    let card = try card(name)
    let board = geometry.board
    guard let position = board.position(of: card) else { throw unknown(name) }
    if geometry.lifted?.cards.contains(card) == true {
      throw StepProblem("\(name.text.quoted) is itself dragged; name a slot or another card", at: name.range)
    }
    if board.state(of: card).isHidden {
      throw StepProblem("\(name.text.quoted) is hidden; \(first("show", name.text))", at: name.range)
    }
    let gone = geometry.holes.count { hole in
      guard !board.state(of: hole).isHidden, let place = board.position(of: hole) else { return false }
      return place.column == position.column && place.index < position.index
    }
    let count = geometry.staying(in: position.column).visibleCount(before: position.index) - gone
    return geometry.offPins(
      Destination(
        column: position.column,
        slot: geometry.slot(afterVisibleCount: count + offset, in: position.column)))
  }
}
