import KanbanGeometry
import KanbanInteraction
import KanbanRendering
import ScenarioSyntax

/// How the frames of `frames` and `play` are drawn, as the flags say.
struct FrameStyle {
  /// A theme for coloured output.
  private enum ThemeChoice: String, CaseIterable {
    case dark, light
  }

  /// Cells of a frame's line outside the picture: border, border, margin.
  private static let marginCells = 4
  /// Rows of a frame outside the picture.
  private static let borderRows = 2

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
    if let cell = options.cell, Int(viewport.width / cell.width) + Self.marginCells < size.columns,
      Int(viewport.height / cell.height) + Self.borderRows < size.rows
    {
      return options
    }
    var fitting = FrameOptions(width: min(size.columns, options.width ?? size.columns))
    fitting.height = size.rows
    return fitting
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
