/// A moment on the clock of whoever drives the machine, in whole microseconds from an origin of its own.
public struct Instant: Hashable, Comparable, Sendable {
  /// Microseconds since the origin.
  public var microseconds: Int64

  /// Makes a moment.
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// The origin.
  public static let zero = Instant(microseconds: 0)

  /// Orders moments by time.
  public static func < (left: Self, right: Self) -> Bool { left.microseconds < right.microseconds }

  /// The moment that lies a span later.
  public static func + (instant: Self, span: TimeSpan) -> Self {
    Instant(microseconds: instant.microseconds + span.microseconds)
  }

  /// The time from one moment to another.
  public static func - (later: Self, earlier: Self) -> TimeSpan {
    TimeSpan(microseconds: later.microseconds - earlier.microseconds)
  }
}

/// A length of time in whole microseconds.
public struct TimeSpan: Hashable, Comparable, Sendable {
  /// The number of microseconds.
  public var microseconds: Int64

  /// Makes a span.
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// Makes a span of whole milliseconds.
  public static func milliseconds(_ count: Int64) -> Self { TimeSpan(microseconds: count * 1_000) }

  /// No time.
  public static let zero = TimeSpan(microseconds: 0)

  /// Orders spans by length.
  public static func < (left: Self, right: Self) -> Bool { left.microseconds < right.microseconds }
}
