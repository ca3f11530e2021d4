import KanbanRendering
import KanbanText

/// What a terminal shows, so that only what changes is written to it.
struct TerminalCanvas {
  /// A picture with lines of text below it.
  struct Content {
    /// Nil where there is no room for one.
    var frame: Frame?
    /// Harmless text; one line each, cut to the width.
    var lines: [String]
  }

  private let style: ScreenStyle
  private var size: TerminalSize
  private var shown: Content?
  /// The lines below the picture as they stand on the terminal, by row.
  private var shownLines: [Int: String] = [:]

  init(size: TerminalSize, style: ScreenStyle) {
    self.size = size
    self.style = style
  }

  /// Forgets what the terminal shows: its size has changed, or somebody else has written to it.
  mutating func reset(size: TerminalSize) {
    self.size = size
    shown = nil
    shownLines = [:]
  }

  /// What turns the terminal into the content; empty if it shows it already.
  mutating func update(to content: Content) -> String {
    var text = ""
    let fits =
      shown.map { $0.frame?.width == content.frame?.width && $0.frame?.height == content.frame?.height }
      ?? false
    if !fits {
      text += "\u{1B}[0m\u{1B}[2J"
      shownLines = [:]
    }
    text += content.frame?.update(from: fits ? shown?.frame : nil, style: style) ?? ""
    let height = content.frame?.height ?? 0
    for (index, line) in content.lines.enumerated() {
      text += update(row: height + index, to: line)
    }
    for row in shownLines.keys.sorted() where row >= height + content.lines.count {
      text += update(row: row, to: "")
    }
    shown = content
    // The terminal shows all of an update at once where it knows how to.
    return text.isEmpty ? "" : "\u{1B}[?2026h\(text)\u{1B}[?2026l"
  }

  /// Writes a line from its first changed character on.
  private mutating func update(row: Int, to line: String) -> String {
    guard row < size.rows else { return "" }
    let new = DisplayText(line).truncated(to: size.columns, ellipsis: style.ellipsis)
    let old = shownLines[row]
    guard old != new.string else { return "" }
    shownLines[row] = new.string.isEmpty ? nil : new.string
    var column = 0
    var kept = 0
    let oldCharacters = Array(old ?? "")
    for (index, character) in new.characters.enumerated() {
      guard index < oldCharacters.count, String(oldCharacters[index]) == character.text else { break }
      column += character.width
      kept += 1
    }
    let rest = new.characters[kept...].map(\.text).joined()
    // In the last column the cursor stays on what was written, and would take it away.
    let clearing = new.width < size.columns ? "\u{1B}[K" : ""
    return "\u{1B}[\(row + 1);\(column + 1)H\(rest)\(clearing)"
  }
}
