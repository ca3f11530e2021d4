import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Asks for moves by one method each, and compares the machine's answer with the resolver's.
///
/// Sessions begin on the board without a limit; the limit comes before the move is asked for, so that the
/// way to that point is walked once for all limits. The first difference is kept in words.
struct ParityCheck {
  let board: SmallBoard
  private let bench: TestBench
  private let columns: [ColumnHandle]
  private let cards: [CardHandle]
  private(set) var fault: String?
  /// The number of moves that were asked for.
  private(set) var count = 0

  init(_ board: SmallBoard) throws {
    self.board = board
    bench = try TestBench(board.text)
    let board = bench.scene.board
    columns = board.columns
    cards = columns.flatMap { board.cards(in: $0) }
  }

  private func isFree(_ card: CardHandle) -> Bool { bench.scene.board.state(of: card).lock == .free }

  /// Compares what `ask` makes of a session with what the resolver says, under every limit.
  private mutating func compare(
    _ session: TestBench, _ wanted: MoveRequest, _ ask: (inout TestBench) -> [Effect]
  ) {
    for limit in DestinationLimit.all where fault == nil {
      var asked = session
      limit.set(on: wanted.destination.column, of: &asked)
      let before = asked.scene
      let effects = ask(&asked)
      count += 1
      guard let (request, answer) = Answer.reported(effects, asked) else {
        return fail("no request", wanted, limit)
      }
      if request.destination != Self.free(wanted, before.board) || request.cards != wanted.cards {
        return fail("asked for \(request.destination)", wanted, limit)
      }
      var program = wanted
      program.method = .host
      let expected = Answer(program, on: before)
      if answer != expected { fail("answered \(answer) instead of \(expected)", wanted, limit) }
    }
  }

  /// The destination that a request names: a slot that a pinned card holds is replaced before it is asked for.
  private static func free(_ wanted: MoveRequest, _ board: Board) -> Destination {
    var destination = wanted.destination
    guard board.hasPinnedCards(in: destination.column) else { return destination }
    destination.slot = board.freeSlot(
      destination.slot, in: destination.column, moving: wanted.cards,
      preferringEarlier: wanted.prefersEarlierSlot)
    return destination
  }

  private mutating func fail(_ words: String, _ wanted: MoveRequest, _ limit: DestinationLimit? = nil) {
    let name = bench.titles.cards[wanted.cards[0]] ?? "?"
    let column = columns.firstIndex(of: wanted.destination.column) ?? -1
    let place = "\(column)[\(wanted.destination.slot)]"
    fault =
      fault ?? "\(wanted.method) \(name) to \(place) on \(board.text), \(String(describing: limit)): \(words)"
  }
}

// MARK: - Pointer

extension ParityCheck {
  /// Carries each card to each slot by a drag through real points.
  mutating func askByPointer() {
    for card in cards {
      var pressed = bench
      let start = pressed.scene.geometry.clippedFrame(of: card)?.center ?? .zero
      let reported = pressed.press(start.x, start.y)
      guard isFree(card) else {
        if reported.ignored != [.lockedCard] { fault = fault ?? "a locked card was pressed on \(board)" }
        continue
      }
      pressed.move(start.x + 3, start.y)
      for (index, column) in columns.enumerated() {
        let staying = bench.scene.board.cards(in: column).count { $0 != card }
        for slot in 0...staying {
          guard let aim = pressed.aim(at: slot, in: index) else { continue }
          let destination = Destination(column: column, slot: slot)
          let wanted = MoveRequest(cards: [card], destination: destination, method: .pointer)
          compare(pressed, wanted) { $0.release(aim.x, aim.y) }
        }
      }
    }
  }
}

// MARK: - Keys

extension ParityCheck {
  /// Carries each card by keys to every place that keys come to, and lets go of it there.
  mutating func askByKeys() {
    for card in cards {
      var lifted = bench
      lifted.send(.focusMoved(card))
      let reported = lifted.key(.space)
      guard isFree(card) else {
        if reported.ignored != [.lockedCard] { fault = fault ?? "a locked card was lifted on \(board)" }
        continue
      }
      walkDown(lifted, card)
      for way in [Key.left, .right] {
        var walking = lifted
        while walking.key(way).ignored.isEmpty { walkDown(walking, card) }
      }
    }
  }

  private mutating func walkDown(_ start: TestBench, _ card: CardHandle) {
    var walking = start
    walking.key(.home)
    var reached: Set<Int> = []
    repeat {
      guard let place = walking.machine.target?.destination else { break }
      reached.insert(place.slot)
      let wanted = MoveRequest(cards: [card], destination: place, method: .keyboard)
      compare(walking, wanted) { $0.key(.return) }
    } while walking.key(.down).ignored.isEmpty
    // Keys come to every slot at which the card can land.
    guard let column = start.machine.target?.destination.column else { return }
    let staying = bench.scene.board.cards(in: column).count { $0 != card }
    let free = (0...staying).filter {
      bench.scene.board.freeSlot($0, in: column, moving: [card]) == $0
    }
    if reached != Set(free) { fault = fault ?? "keys come to \(reached), not \(free), on \(board)" }
  }
}

// MARK: - Program

extension ParityCheck {
  /// Asks for every move of each card by a call of the program, locked cards and columns included.
  mutating func askByProgram() {
    for card in cards {
      for column in columns {
        let staying = bench.scene.board.cards(in: column).count { $0 != card }
        for slot in 0...staying {
          let destination = Destination(column: column, slot: slot)
          let wanted = MoveRequest(cards: [card], destination: destination, method: .host)
          compare(bench, wanted) { $0.send(.moveRequested(wanted)) }
        }
      }
    }
  }
}

// MARK: - Actions

extension ParityCheck {
  /// Performs every action of each card, as an accessibility action and as a menu entry.
  mutating func askByActions() {
    for card in cards {
      let offered = bench.scene.actions(for: [card])
      guard let position = bench.scene.board.position(of: card) else { continue }
      for column in columns where column != position.column {
        let end = bench.scene.board.cards(in: column).count
        perform(.moveTo(column), card, Destination(column: column, slot: end), offered)
      }
      for (action, slot) in [(CardAction.moveUp, position.index - 1), (.moveDown, position.index + 1)] {
        perform(action, card, Destination(column: position.column, slot: slot), offered)
      }
    }
  }

  private mutating func perform(
    _ action: CardAction, _ card: CardHandle, _ destination: Destination, _ offered: [CardAction]
  ) {
    for method in [InputMethod.action, .menu] {
      let request = MoveRequest(
        cards: [card], destination: destination, method: method, prefersEarlierSlot: action == .moveUp)
      let event = InputEvent.actionChosen(action, cards: [card], method: method)
      if offered.contains(action) {
        compare(bench, request) { $0.send(event) }
        continue
      }
      // What is left out would do nothing, or the card is locked.
      var asked = bench
      let answer = MoveResolver.resolve(request, on: bench.scene.board, rules: MoveRules())
      let isNothing = answer == .unchanged || answer == .forbidden(.lockedCard(card))
      if asked.send(event).ignored != [.notOffered] || !isNothing { fail("not offered", request) }
    }
  }
}
