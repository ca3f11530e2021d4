package import KanbanInteraction

/// The instants of a regular rate, counted from the start of the run.
///
/// Tick k is at floor(k x 1,000,000 / rate) microseconds, so that ticks never drift: at 60 a second they
/// are at 0, 16,666, 33,333, 50,000, ...
package struct InstantGrid: Hashable, Sendable {
  /// Ticks a second, at least 1.
  package let rate: Int64

  /// Makes the grid of a rate; a rate below 1 counts as 1.
  package init(rate: Int) { self.rate = Int64(max(rate, 1)) }

  /// The instant of a tick.
  ///
  /// Whole seconds are split off first, so that no product overflows.
  package func instant(of tick: Int64) -> Instant {
    let (seconds, rest) = tick.quotientAndRemainder(dividingBy: rate)
    return Instant(microseconds: seconds * 1_000_000 + rest * 1_000_000 / rate)
  }

  /// The first tick that is at or after an instant, which is not negative.
  package func tick(atOrAfter instant: Instant) -> Int64 {
    let (seconds, rest) = instant.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return seconds * rate + (rest * rate + 999_999) / 1_000_000
  }

  /// The first instant of the grid that is at or after another.
  package func instant(atOrAfter instant: Instant) -> Instant { self.instant(of: tick(atOrAfter: instant)) }

  /// The first instant of the grid that is after another.
  package func instant(after instant: Instant) -> Instant {
    self.instant(atOrAfter: Instant(microseconds: instant.microseconds + 1))
  }
}
