import KanbanText

/// The rows of a golden frame and of the frame that was drawn instead, on a page of limited width.
struct GoldenPage {
  private let golden: [DisplayText]
  private let actual: [DisplayText]
  private let pairs: [GoldenPairing.Pair]
  private let width: Int
  /// Rows around one that differs.
  private static let contextCount = 1

  init(golden: [String], actual: [String], width: Int) {
    self.golden = golden.map { DisplayText($0) }
    self.actual = actual.map { DisplayText($0) }
    pairs = GoldenPairing(golden: golden, actual: actual).pairs
    self.width = width
  }

  /// The lines; none if no row differs.
  func lines(titles: (left: String, right: String)) -> [String] {
    guard pairs.contains(where: { $0.changes != nil }) else { return [] }
    guard !golden.isEmpty, let cells = cellsSideBySide else { return stacked(titles) }
    return sideBySide(cells, titles)
  }

  // MARK: Which rows and cells

  /// Whether each pair is shown: those that differ, and those around them.
  private func isShown(_ index: Int) -> Bool {
    let near = max(0, index - Self.contextCount)...min(pairs.count - 1, index + Self.contextCount)
    return near.contains { pairs[$0].changes != nil }
  }

  /// The cells of each row that are shown where both stand beside each other; nil if they cannot.
  private var cellsSideBySide: Range<Int>? {
    let side = SideBySide.frameWidth(inLinesOf: width)
    let shown = pairs.indices.filter(isShown)
    let longest = shown.map {
      max(text(pairs[$0].golden, golden).width, text(pairs[$0].actual, actual).width)
    }
    let full = longest.max() ?? 0
    if full <= side { return 0..<full }
    let changes = pairs.compactMap(\.changes).joined()
    guard let first = changes.min(), let last = changes.max(), last - first < side,
      !golden.contains(where: { Array($0.string).containsElision })
    else { return nil }
    let start = min(max(0, first - (side - (last - first + 1)) / 2), full - side)
    return start..<(start + side)
  }

  private func text(_ row: Int?, _ rows: [DisplayText]) -> DisplayText {
    row.map { rows[$0] } ?? DisplayText("")
  }

  // MARK: Both forms

  private func sideBySide(_ cells: Range<Int>, _ titles: (left: String, right: String)) -> [String] {
    let isCut = pairs.contains { text($0.actual, actual).width > cells.upperBound } || cells.lowerBound > 0
    let note = isCut ? ", cells \(cells.lowerBound + 1) to \(cells.upperBound)" : ""
    let width = max(cells.count, DisplayText(titles.left + note).width)
    var lines = [joined(titles.left + note, " ", titles.right + note, width)]
    var isSkipping = false
    for (index, pair) in pairs.enumerated() {
      guard isShown(index) else {
        if !isSkipping { lines.append(joined("  ...", " ", "  ...", width)) }
        isSkipping = true
        continue
      }
      isSkipping = false
      let left = cut(text(pair.golden, golden), to: cells)
      let right = cut(text(pair.actual, actual), to: cells)
      lines.append(joined(left, pair.changes == nil ? " " : "~", right, width))
      if let changes = pair.changes, pair.golden != nil, pair.actual != nil {
        lines.append(joined("", " ", Self.marks(changes.map { $0 - cells.lowerBound }), width))
      }
    }
    return lines
  }

  private func stacked(_ titles: (left: String, right: String)) -> [String] {
    var lines = golden.isEmpty ? [] : ["- \(titles.left)", "+ \(titles.right)"]
    var isSkipping = false
    for (index, pair) in pairs.enumerated() {
      guard isShown(index) else {
        if !isSkipping { lines.append("  ...") }
        isSkipping = true
        continue
      }
      isSkipping = false
      guard let changes = pair.changes else {
        lines.append("  \(text(pair.actual ?? pair.golden, pair.actual == nil ? golden : actual).string)")
        continue
      }
      if let row = pair.golden { lines.append("- \(golden[row].string)") }
      if let row = pair.actual { lines.append("+ \(actual[row].string)") }
      if pair.golden != nil, pair.actual != nil { lines.append("  \(Self.marks(changes))") }
    }
    return lines.map(Self.trimmed)
  }

  // MARK: Pieces

  private func joined(_ left: String, _ mark: String, _ right: String, _ width: Int) -> String {
    Self.trimmed(DisplayText(left).padded(to: width) + SideBySide.gap(mark) + right)
  }

  private func cut(_ text: DisplayText, to cells: Range<Int>) -> String {
    var result = ""
    var place = 0
    for character in text.characters {
      if cells.contains(place), place + character.width <= cells.upperBound { result += character.text }
      place += character.width
    }
    return result
  }

  /// A line that points at places.
  private static func marks(_ places: [Int]) -> String {
    var marks = [Character](repeating: " ", count: (places.max() ?? -1) + 1)
    for place in places where place >= 0 { marks[place] = "^" }
    return String(marks)
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
