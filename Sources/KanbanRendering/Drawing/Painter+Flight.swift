import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Cards on their way to rest after an outcome.
extension Painter {
  /// Draws the cards between where they were let go and where they rest.
  mutating func paintFlight(of settlement: Settlement) {
    guard let flight = words.snapshot.flight(of: settlement) else { return }
    canvas.clip = canvas.picture
    canvas.subject = FrameSubject.ghostCode
    let frame = words.geometry.viewportRect(fromPointer: flight.frame(at: words.snapshot.instant))
    let rect = scale.floating(frame)
    paintCarried(settlement.cards, grabbed: settlement.grabbed, .stack, rect, .flight, .flight)
    let count = settlement.cards.count
    let badge = count > 1 ? paintUpperBadge(words.countLabel(count), rect) : 0
    paintTitle(of: settlement.grabbed, rect, CardText(rect), keeping: badge, .ghostTitle)
    guard rect.height > 1 else { return }
    paintRight(words.flightLabel(of: settlement), rect, row: rect.bottom - 1)
  }
}
