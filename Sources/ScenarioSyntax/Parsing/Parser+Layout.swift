/// `layout` and the shapes of its values.
extension Parser {
  /// Reads the lines of a `layout` block.
  mutating func readLayout(_ block: inout OpenBlock) {
    var settings: [LayoutSetting] = []
    var seen: [String: SourceRange] = [:]
    while nextLine(of: &block) {
      recovering { (parser) throws(Diagnostic) in
        // Several keys on one line are read; the formatter gives each its own.
        repeat {
          let setting = try parser.layoutSetting(try parser.choice(LayoutKey.self))
          let name = Self.repetitionKey(of: setting)
          if let first = seen[name] {
            parser.report(parser.repeatedFault("'\(name)'", at: setting.key.range, first: first))
          } else {
            seen[name] = setting.key.range
            settings.append(setting)
          }
        } while !parser.isAtEnd
      }
    }
    tree.blocks.append(
      .layout(LayoutBlock(settings: settings, opening: block.opening, range: block.range)))
  }

  /// What may stand once: the key, and of `scroll` the key with its area.
  private static func repetitionKey(of setting: LayoutSetting) -> String {
    guard case .scroll(let scroll) = setting.value else { return setting.key.value.rawValue }
    switch scroll {
    case .board: return "scroll board"
    case .column(let name, _): return "scroll " + Spelling.name(name.text, besides: [.board])
    }
  }

  /// Reads the value of a key that was just read.
  mutating func layoutSetting(_ key: Located<LayoutKey>) throws(Diagnostic) -> LayoutSetting {
    let value = try layoutValue(key.value)
    return LayoutSetting(key: key, value: value, range: range(from: key.range.start))
  }

  private mutating func layoutValue(_ key: LayoutKey) throws(Diagnostic) -> LayoutSetting.Value {
    switch key {
    case .viewport: .viewport(try size())
    case .origin: .origin(try point())
    case .zoom: .zoom(try zoom())
    case .direction: .direction(try choice(DirectionWord.self))
    case .platform: .platform(try choice(PlatformWord.self))
    case .sizeCategory: .sizeCategory(try choice(SizeCategoryWord.self))
    case .textStyle: .textStyle(try choice(TextStyleWord.self))
    case .displayScale: .displayScale(try count("a display scale", 1...3))
    case .columnWidth: .scalableLength(.columnWidth, try scalableLength(.columnWidth))
    case .minColumnWidth: .length(.minColumnWidth, try length())
    case .collapsedWidth: .length(.collapsedWidth, try length())
    case .columnSpacing: .length(.columnSpacing, try length())
    case .boardPadding: .length(.boardPadding, try length())
    case .columnPadding: .length(.columnPadding, try length())
    case .cardSpacing: .length(.cardSpacing, try length())
    case .emptyHeight: .length(.emptyHeight, try length())
    case .headerHeight: .scalableLength(.headerHeight, try scalableLength(.headerHeight))
    case .cardHeight: .scalableLength(.cardHeight, try scalableLength(.cardHeight))
    case .bodyHeight: .bodyHeight(try bodyHeight())
    case .arrangement: .arrangement(try arrangement())
    case .scroll: .scroll(try scroll())
    }
  }

  private mutating func zoom() throws(Diagnostic) -> Located<Double> {
    let zoom = try number("a zoom such as 1.5")
    guard zoom.value > 0 else { throw Diagnostic(.outOfRange, "a zoom is more than 0", at: zoom.range) }
    return zoom
  }

  private mutating func scalableLength(
    _ key: LayoutSetting.ScalableLengthKey
  ) throws(Diagnostic) -> ScalableLength {
    let isScaled = accept(.scaled) != nil || (accept(.fixed) == nil && key.isScaledByDefault)
    let example = key.isScaledByDefault ? "280 or fixed 280" : "48 or scaled 48"
    return ScalableLength(length: try length("a length such as \(example)"), isScaled: isScaled)
  }

  private mutating func bodyHeight() throws(Diagnostic) -> BodyHeight {
    switch word(BodyHeightWord.self) {
    case .fill: return .fill(take().range)
    case .fit: return .fit(take().range)
    case nil: return .length(try length("fill, fit or a length"))
    }
  }

  /// `columns`, `grid N`, `wrap` or `pile L`.
  mutating func arrangement() throws(Diagnostic) -> ArrangementLiteral {
    let word = try choice(ArrangementWord.self)
    let kind: ArrangementLiteral.Kind
    switch word.value {
    case .columns: kind = .columns
    case .grid: kind = .grid(try count("the number of cards in a row", 1...10_000))
    case .wrap: kind = .wrap
    case .pile: kind = .pile(try length())
    }
    return ArrangementLiteral(kind: kind, range: range(from: word.range.start))
  }

  /// `board x,y` or `COLUMN y`.
  mutating func scroll() throws(Diagnostic) -> ScrollLiteral {
    if let board = accept(.board) { return .board(board, try point("an offset such as 0,120")) }
    return .column(try name("board or a column"), try number("an offset such as 120"))
  }
}
