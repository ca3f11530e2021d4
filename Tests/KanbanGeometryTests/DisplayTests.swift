import KanbanGeometry
import KanbanModel
import Testing

/// The display layout: what a person sees while cards are lifted.
@Suite struct DisplayTests {
  /// The gap at a slot shows the board as it will be after the drop there (measured places would end).
  @Test func theDisplayIsTheBoardAfterTheDrop() throws {
    for seed in 0..<1_500 as Range<UInt64> {
      var random = try RandomBoard(seed: 2_000_000 + seed, mirrorable: true)
      random.lift()
      random.scroll()
      guard let destination = random.anyDestination() else { continue }
      let geometry = random.geometry
      guard let lifted = geometry.lifted, lifted.leavesHole else { continue }
      let staying = geometry.endSlot(in: destination.column)
      let target = Destination(column: destination.column, slot: min(destination.slot, staying))
      var dropped = geometry
      dropped.setLifted(nil)
      dropped.relocate(lifted.cards, to: target)
      compare(geometry, dropped, lifted, target, "seed \(seed)")
    }
  }

  private func compare(
    _ geometry: BoardGeometry, _ dropped: BoardGeometry, _ lifted: Lifted, _ target: Destination,
    _ name: String
  ) {
    let placement = Placement.at(target)
    for column in geometry.board.columns {
      let shown = geometry.displayCards(in: column, placement: placement)
      let expected = dropped.shownCards(in: column).filter { !lifted.cards.contains($0) }
      #expect(shown.map(\.card) == Array(expected), "\(name) \(column)")
      for (card, frame) in shown {
        let inColumn = geometry.columnRect(fromBoard: frame, in: column)
        #expect(inColumn == dropped.columnFrame(of: card), "\(name) \(card)")
        #expect(geometry.displayFrame(of: card, placement: placement) == frame, "\(name) \(card)")
      }
      let body = geometry.bodyFrame(of: column)?.intersection(geometry.viewportRect)
      let visible = shown.filter { shown in
        body.map { shown.frame.minY < $0.maxY && shown.frame.maxY > $0.minY } ?? false
      }
      for edge in body.map({ [$0.minY, $0.maxY] }) ?? [] {
        let above = shown.count { $0.frame.midY < edge }
        #expect(geometry.displayedCount(in: column, placement: placement, above: edge) == above, "\(name)")
      }
      let fast = geometry.displayCards(in: column, placement: placement, onlyVisible: true)
      #expect(fast.map(\.card) == visible.map(\.card), "\(name) \(column)")
    }
    comparePlaceholder(geometry, dropped, lifted, target, name)
  }

  private func comparePlaceholder(
    _ geometry: BoardGeometry, _ dropped: BoardGeometry, _ lifted: Lifted, _ target: Destination,
    _ name: String
  ) {
    let landed = lifted.cards.compactMap { dropped.columnFrame(of: $0) }
    let gap = geometry.placeholderFrame(placement: .at(target))
      .map { geometry.columnRect(fromBoard: $0, in: target.column) }
    guard let first = landed.first else {
      #expect(gap == nil || geometry.board.state(of: target.column).isCollapsed, "\(name)")
      return
    }
    switch geometry.arrangement(of: target.column) {
    case .columns, .pile: #expect(gap == landed.reduce(first) { $0.union($1) }, "\(name)")
    case .grid, .wrap: #expect(gap?.contains(first) == true, "\(name)")
    }
  }

  @Test func atHomeTheHolesStay() throws {
    var board = try StandardBoard()
    board.geometry.setLifted(Lifted(board.first))
    let geometry = board.geometry
    #expect(geometry.placeholderFrame(placement: .home) == geometry.frame(of: board.first))
    #expect(geometry.displayFrame(of: board.first, placement: .home) == nil)
    #expect(geometry.displayFrame(of: board.second, placement: .home) == geometry.frame(of: board.second))
  }

  @Test func neighbouringHolesAreOneGap() throws {
    var board = try StandardBoard()
    let fourth = try board.geometry.addCard(to: board.todo)
    try board.geometry.addCard(to: board.todo)
    board.geometry.setLifted(Lifted(cards: [board.first, fourth, board.second], grabbed: board.second))
    let gap = board.geometry.placeholderFrame(placement: .home)
    #expect(gap == Rect(x: 28, y: 72, width: 256, height: 160))
  }

  @Test func inAnEmptyColumnTheGapStartsAtThePadding() throws {
    var board = try StandardBoard()
    let empty = try board.geometry.addColumn()
    board.geometry.setLifted(Lifted(board.first))
    let gap = board.geometry.placeholderFrame(placement: .at(Destination(column: empty, slot: 0)))
    #expect(gap == Rect(x: 620, y: 72, width: 256, height: 48))
  }

  @Test func inAStripTheGapIsTheStrip() throws {
    var board = try StandardBoard()
    board.geometry.setLifted(Lifted(board.first))
    board.geometry.update(board.doing) { $0.isCollapsed = true }
    let placement = Placement.at(Destination(column: board.doing, slot: 1))
    #expect(board.geometry.placeholderFrame(placement: placement) == board.geometry.frame(of: board.doing))
  }

  @Test func copiesLeaveNoHole() throws {
    var board = try StandardBoard()
    board.geometry.setLifted(Lifted(cards: [board.first], grabbed: board.first, leavesHole: false))
    let geometry = board.geometry
    let placement = Placement.at(Destination(column: board.todo, slot: 2))
    #expect(geometry.homeDestination == nil)
    #expect(geometry.endSlot(in: board.todo) == 2)
    #expect(geometry.placeholderFrame(placement: .home) == nil)
    #expect(geometry.displayFrame(of: board.first, placement: placement) == geometry.frame(of: board.first))
    #expect(geometry.placeholderFrame(placement: placement)?.y == 184)
    #expect(geometry.liftedExtent(at: Destination(column: board.todo, slot: 2)) == 56)
  }

  @Test func aLiftedCardThatIsRemovedTakesUpNoRoomAnyMore() throws {
    var board = try StandardBoard()
    board.geometry.setLifted(Lifted(cards: [board.first, board.second], grabbed: board.first))
    board.geometry.setDropPlace(Destination(column: board.doing, slot: 0))
    let place = Destination(column: board.doing, slot: 0)
    #expect(board.geometry.liftedExtent(at: place) == 112)
    board.geometry.removeCard(board.second)
    #expect(board.geometry.lifted?.cards == [board.first])
    #expect(board.geometry.liftedExtent(at: place) == 56)
    #expect(board.geometry.placeholderFrame(placement: .at(place))?.height == 48)
    board.geometry.removeCard(board.first)
    #expect(board.geometry.lifted == nil)
    #expect(board.geometry.liftedExtent(at: place) == 0)
  }

  @Test func columnsAsTallAsTheirCardsGrowAndShrink() throws {
    var board = try StandardBoard { $0.bodyHeight = .fit }
    board.geometry.setLifted(Lifted(board.first))
    board.geometry.setDropPlace(Destination(column: board.doing, slot: 1))
    let geometry = board.geometry
    let placement = Placement.at(Destination(column: board.doing, slot: 1))
    #expect(geometry.frame(of: board.doing)?.height == 116)
    #expect(geometry.displayFrame(of: board.doing, placement: placement)?.height == 172)
    #expect(geometry.displayFrame(of: board.doing, placement: .home)?.height == 172, "refused too")
    #expect(geometry.displayFrame(of: board.todo, placement: placement)?.height == 116)
    #expect(geometry.displayFrame(of: board.todo, placement: .home)?.height == 172)
  }
}
