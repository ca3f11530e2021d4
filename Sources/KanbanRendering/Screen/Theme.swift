/// The colours of the screen form.
public enum Theme: Hashable, Sendable, CaseIterable {
  /// For terminals with a dark background.
  case dark
  /// For terminals with a light background.
  case light
  /// No colour and no other escape code.
  case plain
}

/// How a frame is written to a terminal.
public struct ScreenStyle: Hashable, Sendable {
  /// The colours.
  public var theme: Theme
  /// The characters: box drawing, or plain ASCII.
  public var repertoire: Repertoire

  /// Makes a style.
  public init(theme: Theme = .plain, repertoire: Repertoire = .unicode) {
    self.theme = theme
    self.repertoire = repertoire
  }
}
