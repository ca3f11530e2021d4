import KanbanModel
import Testing

/// What the resolver costs on a large board.
@Suite struct CostTests {
  /// Columns of 1,000 cards each; every hundredth is pinned, so that a whole column has to be looked at.
  private static func makeBoard(columns: Int) -> Board {
    var board = Board()
    for _ in 0..<columns {
      let column = board.addColumn()
      for number in 0..<1_000 {
        board.addCard(CardState(lock: number % 100 == 99 ? .pinned : .free), to: column)
      }
    }
    return board
  }

  /// The shortest of many answers, which is the one that nothing else has disturbed.
  private static func time(_ request: MoveRequest, on board: Board) -> Duration {
    let rules = MoveRules()
    var least = Duration.seconds(60)
    for _ in 0..<20 {
      let time = ContinuousClock().measure {
        for _ in 0..<5 where MoveResolver.resolve(request, on: board, rules: rules) == .unchanged {
          Issue.record("nothing is moved")
        }
      }
      least = min(least, time)
    }
    return least
  }

  @Test func onAMillionCardsAMoveIsJudgedByItsTwoColumns() {
    let large = Self.makeBoard(columns: 1_000)
    let small = Self.makeBoard(columns: 2)
    #expect(large.cardCount == 1_000_000)
    for cards in [[0], [5, 600, 300]] {
      let request = request(cards, to: 1, slot: 500)
      #expect(
        MoveResolver.resolve(request, on: large, rules: MoveRules())
          == MoveResolver.resolve(request, on: small, rules: MoveRules()))
      // A look at every card, or at every column, would cost a hundred times as much.
      #expect(Self.time(request, on: large) < Self.time(request, on: small) * 4)
    }
  }
}
