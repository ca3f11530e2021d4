import KanbanGeometry
import KanbanInteraction
import KanbanRendering
import KanbanText

/// How the frames of `frames` and `play` are drawn, as the flags say.
struct FrameStyle {
  /// A theme for coloured output.
  private enum ThemeChoice: String, CaseIterable {
    case dark, light
  }

  /// Colours and characters.
  var screen: ScreenStyle
  /// Scale and width.
  var options: FrameOptions

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    let theme = try arguments.choice(.theme, ThemeChoice.self) ?? .dark
    screen = ScreenStyle(
      theme: console.style.hasColor ? (theme == .dark ? .dark : .light) : .plain,
      repertoire: console.style.isASCII ? .ascii : .unicode)
    let width = try arguments.number(.width, in: 20...2_000, or: 0)
    options = FrameOptions(cell: try Self.cell(arguments), width: width > 0 ? width : nil)
  }

  /// The options with which a picture fits a terminal: those of the flags, if they leave it room.
  func options(fitting size: TerminalSize, viewport: Size) -> FrameOptions {
    let frame = options.frameSize(of: viewport)
    if options.cell != nil, frame.width <= size.columns, frame.height <= size.rows { return options }
    return FrameOptions(width: min(size.columns, options.width ?? size.columns), height: size.rows)
  }

  private static func cell(_ arguments: Arguments) throws(UsageError) -> CellSize? {
    guard let text = arguments.value(.cell) else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (0.5...10_000).contains(width), (0.5...10_000).contains(height)
    else {
      throw UsageError(
        "'--cell' takes WxH in board points, as 8x20, '\(PlainText.shown(text))' is not that",
        command: arguments.command)
    }
    return CellSize(width: width, height: height)
  }
}
