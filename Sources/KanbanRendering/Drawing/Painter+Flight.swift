import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Cards on their way to rest after an outcome.
extension Painter {
  /// Draws the cards between where they were let go and where they rest, in proportion to the time passed.
  mutating func paintFlight(of settlement: Settlement) {
    guard let origin = settlement.origin, words.snapshot.instant < settlement.end,
      let rest = words.geometry.displayFrame(of: settlement.grabbed, placement: words.placement)
    else { return }
    canvas.clip = canvas.picture
    canvas.subject = FrameSubject.ghostCode
    let frame = Self.between(
      words.geometry.viewportRect(fromPointer: origin), viewportRect(rest),
      at: settlement.progress(at: words.snapshot.instant))
    let rect = scale.floating(frame)
    paintCarried(settlement.cards, grabbed: settlement.grabbed, .stack, rect, .flight, .flight)
    let count = settlement.cards.count
    let badge = count > 1 ? paintUpperBadge(words.countLabel(count), rect) : 0
    paintTitle(of: settlement.grabbed, rect, CardText(rect), keeping: badge, .ghostTitle)
    guard rect.height > 1 else { return }
    paintRight(words.flightLabel(of: settlement), rect, row: rect.bottom - 1)
  }

  /// The rectangle that lies between two, 0 at the first and 1 at the second.
  private static func between(_ start: Rect, _ end: Rect, at progress: Double) -> Rect {
    func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
    return Rect(
      x: mix(start.x, end.x), y: mix(start.y, end.y), width: mix(start.width, end.width),
      height: mix(start.height, end.height))
  }
}

extension Settlement {
  /// The share of the way that is done at an instant, 0 ... 1; the cards move evenly.
  func progress(at instant: Instant) -> Double {
    let whole = (end - start).microseconds
    guard whole > 0 else { return 1 }
    return min(1, max(0, Double((instant - start).microseconds) / Double(whole)))
  }
}
