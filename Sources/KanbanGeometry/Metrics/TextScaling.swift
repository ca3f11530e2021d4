/// The rule by which lengths grow with the text size.
///
/// A length is multiplied by the style's leading at the category over its leading at `large`, then rounded to
/// the nearest pixel, ties up. Where the leading is that of `large`, and on macOS, it stays as it is.
/// Source: measured on iOS 26, `SourcesOfNumbers`, text size.
public struct TextScaling: Hashable, Sendable {
  /// Whose text sizes apply.
  public var platform: Platform
  /// The person's text size.
  public var category: SizeCategory
  /// The text style that the lengths are relative to.
  public var style: TextStyle
  /// Pixels for one point, 1 or more.
  public var displayScale: Int

  /// Makes the rule.
  public init(platform: Platform, category: SizeCategory, style: TextStyle, displayScale: Int) {
    self.platform = platform
    self.category = category
    self.style = style
    self.displayScale = displayScale
  }

  /// A length at this text size, in points.
  ///
  /// The quotient is rounded by its remainder, so that a tie is seen as one whatever the leading.
  public func scaled(_ length: Double) -> Double {
    let numerator = Self.leading(of: style, at: category)
    let denominator = Self.leading(of: style, at: .large)
    guard platform == .ios, numerator != denominator else { return length }
    let dividend = length * Double(numerator * displayScale)
    let divisor = Double(denominator)
    guard (dividend / divisor).magnitude < Self.wholeNumbers else {
      return dividend / divisor / Double(displayScale)
    }
    let quotient = Self.floor(dividend / divisor)
    let remainder = dividend - quotient * divisor
    return (2 * remainder >= divisor ? quotient + 1 : quotient) / Double(displayScale)
  }

  /// From here on every `Double` is a whole number (and what is not a number is not below it).
  private static let wholeNumbers = 4_503_599_627_370_496.0

  /// The largest whole number that is not above a number below `wholeNumbers`. The standard library's own
  /// rounding would need the mathematics library to be linked.
  private static func floor(_ number: Double) -> Double {
    let whole = Double(Int64(number))
    return whole > number ? whole - 1 : whole
  }

  /// The leading that scales lengths, in points.
  public static func leading(of style: TextStyle, at category: SizeCategory) -> Int {
    leadings[style.rawValue][category.rawValue]
  }

  /// By style, then by category.
  private static let leadings: [[Int]] = [
    [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
    [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58],
    [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51],
    [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48],
  ]
}

/// Whose text sizes apply.
public enum Platform: Hashable, Sendable, CaseIterable {
  /// Lengths scale with the size category.
  case ios
  /// Text has one size; nothing scales.
  case macos
}

/// A person's text size, from the smallest.
public enum SizeCategory: Int, Hashable, Sendable, CaseIterable {
  /// The sizes that everybody is offered; `large` is where nothing scales.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger ones, for those who ask for them.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// A text style, whose leading is what scaled lengths are relative to.
public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
  /// From the tallest leading to the lowest.
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}
