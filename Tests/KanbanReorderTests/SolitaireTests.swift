import KanbanGeometry
import KanbanInteraction
import KanbanReorder
import Testing

/// "QS" for the queen of spades, "KH-" for a king of hearts that lies face down.
private func card(_ word: String) -> PlayingCard {
  let ranks: [Character: Int] = ["A": 1, "T": 10, "J": 11, "Q": 12, "K": 13]
  let suits: [Character: PlayingCard.Suit] = ["C": .clubs, "D": .diamonds, "H": .hearts, "S": .spades]
  let letters = Array(word)
  return PlayingCard(
    rank: ranks[letters[0]] ?? letters[0].wholeNumberValue ?? 0, suit: suits[letters[1]] ?? .clubs,
    isFaceUp: letters.count == 2)
}

private func word(_ card: PlayingCard) -> String {
  let rank = [1: "A", 10: "T", 11: "J", 12: "Q", 13: "K"][card.rank] ?? "\(card.rank)"
  return rank + card.suit.rawValue.prefix(1).uppercased() + (card.isFaceUp ? "" : "-")
}

private func table(_ piles: String, waste: String = "") -> SolitaireTable {
  func cards(_ text: some StringProtocol) -> [PlayingCard] {
    text.split(separator: " ").map { card(String($0)) }
  }
  let deal = piles.split(separator: "|", omittingEmptySubsequences: false).map { cards($0) }
  return SolitaireTable(Deal(piles: deal, waste: cards(waste)))
}

private func text(_ table: SolitaireTable) -> String {
  table.deal.piles.map { $0.map(word).joined(separator: " ") }.joined(separator: "|")
}

@Suite struct SolitaireTests {
  private let game = "QH|KH- JC|KC- QS|KD- QD- JD|KS- QC|JS|"

  @Test func `the cards of a pile overlap, and the piles stand side by side`() throws {
    let container = try table(game).container()
    #expect(container.frame(of: card("KD").id) == Rect(x: 320, y: 20, width: 80, height: 112))
    #expect(container.frame(of: card("QD").id) == Rect(x: 320, y: 44, width: 80, height: 112))
    #expect(container.frame(of: card("JD").id) == Rect(x: 320, y: 68, width: 80, height: 112))
    #expect(container.frame(of: card("JS").id) == Rect(x: 520, y: 20, width: 80, height: 112))
  }

  @Test func `a face-down card cannot be lifted`() throws {
    let table = table(game)
    let container = try table.container()
    var phases = 0
    container.onDragSessionUpdated = { _ in phases += 1 }
    table.play(card("KH").id, to: 6, in: container)
    table.play(card("QD").id, to: 2, in: container)
    #expect(phases == 0)
    #expect(text(table) == game)
  }

  @Test func `a face-up card lifts all that lie on it`() throws {
    let table = table("9S|TH- 8D 7S 6H|||||")
    let container = try table.container()
    var trace = PointerTrace<PlayingCard.ID>()
    trace.add(.pressed(Point(x: 160, y: 80)))
    trace.move(from: Point(x: 160, y: 80), to: Point(x: 60, y: 300))
    container.play(trace)
    #expect(container.feedback.lifted == ["7S", "6H"].map { card($0).id })
    #expect(container.feedback.operation == .forbidden)
    trace = PointerTrace()
    trace.add(.cancelled)
    container.play(trace)
    table.play(card("8D").id, to: 0, in: container)
    #expect(text(table) == "9S 8D 7S 6H|TH|||||")
  }

  @Test(arguments: [
    ("KH QS|JD||||||", "JD", 0, true), ("KH QS|JC||||||", "JC", 0, false),
    ("KH QS|JD 9S|||||", "9S", 0, false),
    ("KH|QH||||||", "QH", 0, false), ("KH|QS||||||", "QS", 0, true), ("|KH QS|||||", "KH", 0, true),
    ("|KH QS|||||", "QS", 0, false), ("KH-|QS||||||", "QS", 0, false),
  ])
  func `one rank lower and the other colour goes, or a king to an empty pile`(
    piles: String, moved: String, pile: Int, isLegal: Bool
  ) throws {
    let table = table(piles)
    let container = try table.container()
    var ends: [DragSession<String>.Phase] = []
    container.onDragSessionUpdated = { if $0.phase != .active { ends.append($0.phase) } }
    table.play(card(moved).id, to: pile, in: container)
    #expect((text(table) != piles) == isLegal)
    let operation: DropOperation = isLegal ? .move : .forbidden
    #expect(ends == [.initial, .ending(operation), .ended(operation)])
  }

  @Test func `what is forbidden snaps back to where it came from`() throws {
    let table = table("KH QS|JC||||||")
    let container = try table.container()
    let home = container.frame(of: card("JC").id)
    var trace = PointerTrace<PlayingCard.ID>()
    trace.add(.pressed(Point(x: 160, y: 30)))
    trace.move(from: Point(x: 160, y: 30), to: Point(x: 60, y: 300))
    container.play(trace)
    #expect(container.feedback.operation == .forbidden)
    #expect(container.feedback.placeholder == .init(position: .end, collectionID: 1))
    #expect(container.feedback.placeholderFrame == home)
    trace = PointerTrace()
    trace.add(.released(Point(x: 60, y: 300)))
    let release = container.now
    #expect(container.play(trace) - release == .milliseconds(340))
    #expect(container.feedback.phase == .idle)
    #expect(container.frame(of: card("JC").id) == home)
  }
}

@Suite struct WastePileTests {
  @Test(
    arguments: [
      // Half a gap left of the second card the pile changes; nothing is clamped at the right.
      (0.0, 0), (9.0, 0), (10.0, 0), (60.0, 0), (109.5, 0), (110.0, 1), (209.5, 1), (210.0, 2), (609.5, 5),
      (610.0, 6), (709.5, 6), (710.0, nil),
    ] as [(Double, Int?)])
  func `the pile of a card from outside is found from x`(x: Double, pile: Int?) throws {
    let table = table("||||||", waste: "KS")
    let container = try table.container()
    var trace = PointerTrace<PlayingCard.ID>()
    trace.drag(
      [card("KS").id], configuration: DragConfiguration(allowMove: true), from: Point(x: 360, y: 340),
      to: Point(x: x, y: 100))
    container.play(trace)
    #expect(table.deal.piles.firstIndex { !$0.isEmpty } == pile)
    #expect(table.deal.waste.isEmpty == (pile != nil))
  }

  @Test func `a source that only allows copies takes nothing off the waste pile`() throws {
    let table = table("||||||", waste: "KS")
    let container = try table.container()
    var trace = PointerTrace<PlayingCard.ID>()
    trace.drag(
      [card("KS").id], configuration: DragConfiguration(), from: Point(x: 360, y: 340),
      to: Point(x: 60, y: 100))
    container.play(trace)
    #expect(text(table) == "||||||")
    #expect(table.deal.waste.count == 1)
  }
}

@Suite struct WholeGameTests {
  @Test func `a small game is played to its end`() throws {
    let table = table("QH|KH- JC|KC- QS|KD- QD- JD|KS- QC|JS|", waste: "JH")
    let container = try table.container()
    let moves = [
      // A black jack does not go on a black queen, nor a queen to an empty pile.
      ("JC", 4, "QH|KH- JC|KC- QS|KD- QD- JD|KS- QC|JS|"),
      ("QH", 6, "QH|KH- JC|KC- QS|KD- QD- JD|KS- QC|JS|"),
      ("JC", 0, "QH JC|KH|KC- QS|KD- QD- JD|KS- QC|JS|"), ("QS", 1, "QH JC|KH QS|KC|KD- QD- JD|KS- QC|JS|"),
      ("JD", 1, "QH JC|KH QS JD|KC|KD- QD|KS- QC|JS|"), ("QD", 2, "QH JC|KH QS JD|KC QD|KD|KS- QC|JS|"),
      ("JS", 2, "QH JC|KH QS JD|KC QD JS|KD|KS- QC||"), ("QC", 3, "QH JC|KH QS JD|KC QD JS|KD QC|KS||"),
      // From the waste pile: not on a red jack, then on a black queen.
      ("JH", 1, "QH JC|KH QS JD|KC QD JS|KD QC|KS||"), ("JH", 3, "QH JC|KH QS JD|KC QD JS|KD QC JH|KS||"),
      ("QH", 4, "|KH QS JD|KC QD JS|KD QC JH|KS QH JC||"),
      ("KS", 6, "|KH QS JD|KC QD JS|KD QC JH|||KS QH JC"),
    ]
    for (moved, pile, expected) in moves {
      table.play(card(moved).id, to: pile, in: container)
      #expect(text(table) == expected, "\(moved) to \(pile)")
    }
    #expect(table.deal.waste.isEmpty)
    for pile in table.deal.piles.indices {
      #expect(container.items(in: pile) == table.deal.piles[pile].map(\.id))
    }
  }
}
