/// Whose text sizes apply.
public enum Platform: Hashable, Sendable, CaseIterable {
  /// Lengths scale with the size category.
  case ios
  /// Text has one size; nothing scales.
  case macos
}

/// A person's text size, from the smallest.
public enum SizeCategory: Int, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// A text style, whose leading is what scaled lengths are relative to.
public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}
