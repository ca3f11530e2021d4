import KanbanGeometry
import KanbanModel
import TestSupport
import Testing

/// What holds on every board, whatever its layout.
@Suite struct PropertyTests {
  static let seeds: Range<UInt64> = 0..<1200

  private func boards(mirrorable: Bool = false, _ check: (inout RandomBoard, String) throws -> Void) throws {
    for seed in Self.seeds {
      var random = try RandomBoard(seed: 1_000_000 + seed, mirrorable: mirrorable)
      random.scroll()
      random.lift()
      try check(&random, "seed \(seed)")
    }
  }

  @Test func everySlotsRegionMeansThatSlotAndTogetherTheyCoverTheBody() throws {
    try boards(mirrorable: true) { random, name in
      let geometry = random.geometry
      for column in geometry.board.columns {
        var area = 0.0
        for slot in 0...geometry.endSlot(in: column) {
          let breaks = geometry.slotBreaks(for: slot, in: column)
          for part in breaks {
            area += part.width * part.height
            if geometry.midpointSlot(atBoard: part.center, in: column) != slot {
              Issue.record("\(name): \(part) of slot \(slot) in \(column) means another")
            }
          }
          if let first = Region(breaks).firstRectangle(geometry.metrics.direction) {
            #expect(geometry.midpointSlot(atBoard: first.center, in: column) == slot, "\(name)")
          }
        }
        let body = geometry.bodyFrame(of: column) ?? .zero
        #expect(area == body.width * body.height, "\(name) \(column)")
      }
    }
  }

  @Test func aRegionLeavesTheHoleToItsHomeSlot() throws {
    try boards { random, name in
      let geometry = random.geometry
      for column in geometry.board.columns {
        for slot in 0...geometry.endSlot(in: column) {
          let region = geometry.slotRegion(for: slot, in: column)
          guard let centre = region.firstRectangle()?.center else { continue }
          #expect(geometry.viewportRect.contains(centre), "\(name)")
          if geometry.isInHole(centre, in: column) {
            #expect(geometry.homeDestination == Destination(column: column, slot: slot), "\(name)")
          } else {
            #expect(geometry.midpointSlot(atBoard: centre, in: column) == slot, "\(name)")
          }
        }
      }
    }
  }

  @Test func mirroringTheBoardMirrorsEveryFrame() throws {
    try boards(mirrorable: true) { random, name in
      let geometry = random.geometry
      var mirrored = geometry
      var metrics = geometry.metrics
      metrics.direction = metrics.direction == .leftToRight ? .rightToLeft : .leftToRight
      try mirrored.setMetrics(metrics)
      func mirror(_ rect: Rect?) -> Rect? {
        rect.map {
          Rect(x: metrics.viewportSize.width - $0.maxX, y: $0.y, width: $0.width, height: $0.height)
        }
      }
      #expect(mirrored.offset(of: .board) == geometry.offset(of: .board), "\(name)")
      for column in geometry.board.columns {
        #expect(mirrored.frame(of: column) == mirror(geometry.frame(of: column)), "\(name)")
        for card in geometry.board.cards(in: column) {
          #expect(mirrored.frame(of: card) == mirror(geometry.frame(of: card)), "\(name)")
          #expect(mirrored.clippedFrame(of: card) == mirror(geometry.clippedFrame(of: card)), "\(name)")
        }
        let point = random.random.point(x: -100...900, y: -100...600)
        let image = Point(x: metrics.viewportSize.width - point.x, y: point.y)
        let slot = geometry.midpointSlot(atBoard: point, in: column)
        #expect(mirrored.midpointSlot(atBoard: image, in: column) == slot, "\(name)")
      }
    }
  }

  @Test func translatingAndZoomingBoardAndPointerChangesNothing() throws {
    try boards { random, name in
      let geometry = random.geometry
      var moved = geometry
      var metrics = geometry.metrics
      metrics.origin = random.random.point(x: -500...500, y: -500...500)
      metrics.zoom = random.random.pick([0.25, 0.5, 2, 8]) ?? 1
      try moved.setMetrics(metrics)
      for _ in 0..<4 {
        let viewport = random.random.point(x: -20...900, y: -20...500)
        let here = geometry.pointerPoint(fromViewport: viewport)
        let there = moved.pointerPoint(fromViewport: viewport)
        #expect(moved.boardPoint(fromPointer: there) == geometry.boardPoint(fromPointer: here), "\(name)")
        #expect(moved.hit(atPointer: there) == geometry.hit(atPointer: here), "\(name)")
        #expect(moved.column(atPointer: there) == geometry.column(atPointer: here), "\(name)")
        #expect(moved.pointerPoint(fromBoard: moved.boardPoint(fromPointer: there)) == there, "\(name)")
        let rect = Rect(origin: here, size: Size(width: 10, height: 20))
        #expect(geometry.pointerRect(fromBoard: geometry.boardRect(fromPointer: rect)) == rect, "\(name)")
        for column in geometry.board.columns {
          let point = geometry.boardPoint(fromPointer: here)
          let inColumn = geometry.columnPoint(fromBoard: point, in: column)
          #expect(geometry.boardPoint(fromColumn: inColumn, in: column) == point, "\(name)")
        }
      }
    }
  }

  @Test func aSweepDownAColumnNeverGoesBack() throws {
    try boards { random, name in
      let geometry = random.geometry
      for column in geometry.board.columns {
        let x = random.random.grid(-50...900)
        var last = 0
        for step in 0..<160 {
          let slot = geometry.midpointSlot(atBoard: Point(x: x, y: Double(step * 4 - 20)), in: column)
          if slot < last { Issue.record("\(name) \(column): slot \(slot) after \(last)") }
          last = slot
        }
      }
    }
  }

  @Test func cardsOfAColumnOverlapOnlyInPilesAndWhereMeasured() throws {
    try boards { random, name in
      let geometry = random.geometry
      for column in geometry.board.columns {
        let cards = Array(geometry.shownCards(in: column))
        if case .pile = geometry.arrangement(of: column) { continue }
        if cards.contains(where: { geometry.shape(of: $0).origin != nil }) { continue }
        for (index, card) in cards.enumerated() {
          for other in cards[(index + 1)...] {
            guard let frame = geometry.frame(of: card), let next = geometry.frame(of: other) else { continue }
            // A third of a width is not exact; less than a thousandth of a point is no overlap.
            let common = frame.intersection(next)
            if let common, common.width > 0.001 { Issue.record("\(name): \(card) and \(other)") }
          }
        }
      }
    }
  }

  @Test func onlyWhatIsVisibleIsHit() throws {
    try boards { random, name in
      let geometry = random.geometry
      for _ in 0..<20 {
        let point = geometry.pointerPoint(fromViewport: random.random.point(x: 0...900, y: 0...500))
        let hit = geometry.hit(atPointer: point)
        let onBoard = geometry.boardPoint(fromPointer: point)
        if case .card(let card, let column) = hit {
          #expect(geometry.frame(of: card)?.contains(onBoard) == true, "\(name)")
          #expect(geometry.bodyFrame(of: column)?.contains(onBoard) == true, "\(name)")
          #expect(!geometry.board.state(of: card).isHidden, "\(name)")
        }
        for column in [hit.column, geometry.column(atPointer: point)].compactMap(\.self) {
          #expect(!geometry.board.state(of: column).isHidden, "\(name)")
          #expect(geometry.frame(of: column)?.isEmpty == false, "\(name)")
        }
      }
    }
  }
}
