public import KanbanGeometry

/// The way of a card that was let go, from there to its rest.
///
/// ```
/// origin ├─────────╮
///                  ╰───╮        fast at first, then slower and slower
///                      ╰──┤ rest
///       start            end
/// ```
public struct Flight: Hashable, Sendable {
  /// Where the card was let go, in pointer space.
  public var origin: Rect
  /// Where it comes to rest, as the board is shown now, in pointer space.
  public var rest: Rect
  /// When it was let go.
  public var start: Instant
  /// When it is at rest.
  public var end: Instant

  /// Makes a flight.
  public init(from origin: Rect, to rest: Rect, start: Instant, end: Instant) {
    self.origin = origin
    self.rest = rest
    self.start = start
    self.end = end
  }

  /// Where the card is at an instant, in pointer space: its size changes as its place does.
  public func frame(at instant: Instant) -> Rect {
    let whole = (end - start).microseconds
    let part = whole > 0 ? EaseOut.part(at: Double((instant - start).microseconds) / Double(whole)) : 1
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return Rect(
      x: mix(origin.x, rest.x), y: mix(origin.y, rest.y), width: mix(origin.width, rest.width),
      height: mix(origin.height, rest.height))
  }
}

extension Snapshot {
  /// The flight of the grabbed card of a settlement; nil where nothing flies, and from its end on.
  public func flight(of settlement: Settlement) -> Flight? {
    guard let origin = settlement.origin, instant < settlement.end,
      let rest = geometry.displayFrame(of: settlement.grabbed, placement: placement ?? .home)
    else { return nil }
    return Flight(
      from: origin, to: geometry.pointerRect(fromBoard: rest), start: settlement.start, end: settlement.end)
  }

  /// The frame of the cards under the pointer, else of those that were let go last and are still on their
  /// way, in pointer space.
  public var ghostFrame: Rect? {
    ghost?.frame ?? settling.lazy.reversed().compactMap { flight(of: $0)?.frame(at: instant) }.first
  }
}
