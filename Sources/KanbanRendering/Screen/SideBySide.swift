/// Two frames beside each other, changed cells marked.
public enum SideBySide {
  /// The lines, all of the same display width.
  public static func lines(
    _ left: Frame, _ right: Frame, titles: (left: String, right: String), style: ScreenStyle = ScreenStyle()
  ) -> [String] { [] }
}
