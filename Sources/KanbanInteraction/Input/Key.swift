/// A key that move mode knows, or any other.
public enum Key: Hashable, Sendable {
  case space, `return`, tab, escape
  case up, down, left, right
  case home, end, delete
  /// A key that types a character.
  case character(Character)
}

/// Keys that are held down while something else happens.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Turns Tab round.
  public static let shift = Modifiers(rawValue: 1)
  /// Has no meaning of its own here.
  public static let control = Modifiers(rawValue: 2)
  /// Makes a drop a copy where copies are offered (`SourcesOfNumbers`, copying).
  public static let option = Modifiers(rawValue: 4)
  /// Has no meaning of its own here.
  public static let command = Modifiers(rawValue: 8)
}
