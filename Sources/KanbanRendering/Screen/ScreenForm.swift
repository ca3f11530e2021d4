extension Frame {
  /// The rows of the screen form, without line ends, all of the same display width.
  public func screenLines(style: ScreenStyle = ScreenStyle()) -> [String] { [] }

  /// The caption, broken into lines that fit the width of the frame or the given one.
  public func captionLines(style: ScreenStyle = ScreenStyle(), width: Int? = nil) -> [String] { [] }

  /// What turns the picture of an earlier frame on a terminal into this one: only changed cells are written.
  ///
  /// - Parameters:
  ///   - earlier: the frame that the terminal shows; nil if it shows none, or something else.
  ///   - style: as for the earlier frame.
  ///   - origin: the terminal's column and row, from 0, of the frame's first cell.
  /// - Returns: empty if nothing changed. The cursor stands anywhere afterwards.
  public func update(
    from earlier: Frame?, style: ScreenStyle, origin: (column: Int, row: Int) = (0, 0)
  ) -> String { "" }
}
