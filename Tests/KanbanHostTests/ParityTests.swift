import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import Testing

/// The same wish by pointer, keyboard, action, menu and program: the same answer, the same board.
@Suite struct ParityTests {
  /// What came of a wish.
  struct Result: Hashable {
    var board: String
    var refusal: BoardRefusal<Int, String>?
    var isMoved: Bool
  }

  struct World: CustomStringConvertible {
    var lanes: [Lane]
    var policy: LimitPolicy

    var description: String {
      let extras = lanes.map { lane in
        "\(lane.limit.map(String.init) ?? "-")\(lane.isLocked ? "L" : "")"
          + lane.cards.map { $0.lock == .free ? "" : "x\($0.id)" }.joined()
      }
      return "\(lanes.text) [\(extras.joined(separator: ","))] \(policy)"
    }
  }

  /// A world before a wish: built once, and copied for each of them.
  struct Start {
    let world: World
    let app: TestApp
    let controller: Controller

    init(_ world: World) throws {
      self.world = world
      var rules = Controller.Rules()
      rules.limitPolicy = world.policy
      var behaviour = Behaviour()
      behaviour.keyboardColumn = .end
      behaviour.autoscroll = nil
      var app = try TestApp(world.lanes, rules: rules, behaviour: behaviour)
      app.measures = false
      self.app = app
      controller = try Controller(columns: world.lanes, rules: rules)
    }
  }

  /// Boards of up to three columns and four cards, at most one locked thing, limits 0 ... 3 or none on the
  /// destination, both policies.
  static let worlds: [World] = {
    var worlds: [World] = []
    for counts in [[1, 0], [2, 1], [1, 3], [2, 2], [1, 1, 2], [2, 0, 1]] {
      var next = 0
      let open = counts.enumerated().map { index, count in
        defer { next += count }
        return Lane(["a", "b", "c"][index], Array(next + 1..<next + count + 1))
      }
      for limit in [nil, 0, 1, 2, 3] {
        for policy in [LimitPolicy.prevent, .warn] {
          for lock in -1..<3 {
            var lanes = open
            lanes[lanes.count - 1].limit = limit
            if lock == 0 { lanes[0].cards[0].lock = .locked }
            if lock == 1 { lanes[lanes.count - 1].isLocked = true }
            if lock == 2 { lanes[0].isLocked = true }
            worlds.append(World(lanes: lanes, policy: policy))
          }
        }
      }
    }
    return worlds
  }()

  @Test func `All methods come to the same end of a column`() throws {
    for world in Self.worlds {
      let start = try Start(world)
      for card in world.lanes.flatMap(\.cards) where card.lock == .free {
        let home = world.lanes.first { $0.cards.contains { $0.id == card.id } }?.id
        for column in world.lanes where column.id != home {
          let program = program(start, card.id, to: column.id, .end)
          let results = [
            try choose(start, card.id, .moveTo(column.id), .action),
            try choose(start, card.id, .moveTo(column.id), .menu),
            try choose(start, card.id, .moveTo(column.id), .host),
            try drag(start, card.id, to: column.id, index: column.cards.count),
          ]
          #expect(results.allSatisfy { $0 == program }, "card \(card.id) to \(column.id): \(world)")
          if !column.isLocked {
            let keys = try keys(start, card.id, from: home ?? "", to: column.id)
            #expect(keys == program, "card \(card.id) to \(column.id) by keys: \(world)")
          }
        }
      }
    }
  }

  @Test func `One step down is the same by pointer, keyboard, action and program`() throws {
    for world in Self.worlds {
      let start = try Start(world)
      for lane in world.lanes {
        for (index, card) in lane.cards.enumerated().dropLast() where card.lock == .free {
          let program = program(start, card.id, to: lane.id, .index(index + 1))
          #expect(try choose(start, card.id, .moveDown, .action) == program, "\(world)")
          #expect(try drag(start, card.id, to: lane.id, index: index + 1) == program, "\(world)")
          #expect(
            try app(start) { app in
              app.send(.focusMoved(card.id))
              for key in [Key.space, .down, .space] { app.key(key) }
            } == program, "\(world)")
        }
      }
    }
  }

  // MARK: Methods

  private func app(_ start: Start, _ body: (inout TestApp) throws -> Void) throws -> Result {
    var app = start.app
    try body(&app)
    var result = Result(board: app.columns.text, refusal: nil, isMoved: false)
    for effect in app.effects {
      switch effect {
      case .refused(_, _, let refusal, _): result.refusal = refusal
      case .moved(_, let warning):
        result.isMoved = true
        result.refusal = warning
      default: break
      }
    }
    return result
  }

  private func program(
    _ start: Start, _ card: Int, to column: String, _ place: BoardPlace<Int>
  ) -> Result {
    var store = start.world.lanes
    var controller = start.controller
    let request = Controller.Request(cards: [card], column: column, place: place)
    let answer = controller.answer(to: request)
    controller.apply(controller.perform(request, at: .ms(1)), to: &store)
    switch answer {
    case .moved(_, let warning): return Result(board: store.text, refusal: warning, isMoved: true)
    case .unchanged: return Result(board: store.text, refusal: nil, isMoved: false)
    case .refused(let refusal): return Result(board: store.text, refusal: refusal, isMoved: false)
    }
  }

  private func choose(
    _ start: Start, _ card: Int, _ action: BoardAction<String>, _ method: InputMethod
  ) throws -> Result {
    try app(start) { app in
      #expect(app.controller.actions(for: [card]).contains { $0.action == action })
      app.send(.actionChosen(action, cards: [card], method: method))
    }
  }

  private func keys(_ start: Start, _ card: Int, from home: String, to column: String) throws -> Result {
    try app(start) { app in
      app.send(.focusMoved(card))
      app.key(.space)
      let names = start.world.lanes.filter { !$0.isLocked || $0.id == home }.map(\.id)
      let from = names.firstIndex(of: home) ?? 0
      let to = names.firstIndex(of: column) ?? 0
      for _ in 0..<abs(to - from) { app.key(to > from ? .right : .left) }
      app.key(.return)
    }
  }

  /// Drags a card to where the target is an index of a column.
  private func drag(_ start: Start, _ card: Int, to column: String, index: Int) throws -> Result {
    try app(start) { app in
      let grip = try #require(app.frame(of: card)).center
      let body = try #require(app.displayed().columns[column]?.body)
      app.press(grip)
      app.move(Point(x: grip.x + 4, y: grip.y))
      let isEnd = index > 0 && start.world.lanes.first { $0.id == column }?.cards.count == index
      for step in stride(from: 0, to: body.height, by: 12) {
        let y = isEnd ? body.maxY - 1 - step : body.minY + step
        app.move(Point(x: body.midX, y: y))
        let target = app.controller.feedback.target
        guard target?.column == column, target?.index == index, target?.isHome == false else { continue }
        app.release(Point(x: body.midX, y: y))
        return
      }
      Issue.record("no place for \(index) in \(column)")
    }
  }
}
