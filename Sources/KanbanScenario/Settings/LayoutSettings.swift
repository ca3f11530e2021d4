import KanbanGeometry
import KanbanInteraction
import ScenarioSyntax

// The settings of `layout`: the window on the board, text sizes, lengths and initial offsets.

extension SettingForm {
  static let window = [
    SettingForm(
      "viewport", "how large the visible part of the board is, in board points", like: "1024x768",
      \.profile.metrics.viewportSize, .size, synonyms: "size window screen"),
    SettingForm(
      "origin", "where the board's top left corner is in pointer space", like: "20,40",
      \.profile.metrics.origin, .point),
    SettingForm(
      "zoom", "how many pointer points a board point takes", like: "1.5", \.profile.metrics.zoom,
      .positive("a zoom such as 1.5", name: "a zoom"), synonyms: "scale"),
    SettingForm(
      "direction", "which way columns run and texts are read", like: "rtl", \.profile.metrics.direction,
      .word(
        "a direction",
        [
          Choice("ltr", .leftToRight, "from left to right"),
          Choice("rtl", .rightToLeft, "from right to left: the board is mirrored"),
        ]), synonyms: "rtl ltr"),
  ]

  static let textSize = [
    SettingForm(
      "platform", "whose text sizes are used; on macos they do not scale", like: "macos",
      \.profile.metrics.platform,
      .word(
        "a platform",
        [
          Choice("ios", .ios, "text sizes scale lengths"),
          Choice("macos", .macos, "text sizes scale nothing"),
        ])),
    SettingForm(
      "size-category", "the text size that the person has chosen", like: "accessibility3",
      \.profile.metrics.sizeCategory, .sizeCategory),
    SettingForm(
      "text-style", "the style that scaled lengths follow", like: "headline",
      \.profile.metrics.textStyle, .textStyle),
    SettingForm(
      "display-scale", "pixels in a point; scaled lengths are whole pixels", like: "3",
      \.profile.metrics.displayScale, .count("a display scale", 1...3)),
  ]

  static let lengths = [
    SettingForm(
      "column-width", "the width of an open column, scaled with the text unless fixed", like: "fixed 280",
      \.profile.metrics.columnWidth, .scalable(isScaled: true, "a length such as 280 or fixed 280"),
      synonyms: "width"),
    SettingForm(
      "min-column-width", "no open column is narrower", like: "80", \.profile.metrics.minColumnWidth,
      .length),
    SettingForm(
      "collapsed-width", "the width of a collapsed strip", like: "48", \.profile.metrics.collapsedWidth,
      .length),
    SettingForm(
      "column-spacing", "the space between two columns", like: "20", \.profile.metrics.columnSpacing,
      .length),
    SettingForm(
      "board-padding", "the space around all columns", like: "24", \.profile.metrics.boardPadding, .length,
      synonyms: "padding margin"),
    SettingForm(
      "column-padding", "the space around the cards of a column", like: "8",
      \.profile.metrics.columnPadding, .length),
    SettingForm(
      "header-height", "the height of a column's header", like: "scaled 44",
      \.profile.metrics.headerHeight, .scalable(isScaled: false, "a length such as 48 or scaled 48")),
    SettingForm(
      "card-height", "the height of cards that do not say one", like: "scaled 48",
      \.profile.metrics.cardHeight, .scalable(isScaled: false, "a length such as 48 or scaled 48"),
      synonyms: "height"),
    SettingForm(
      "card-spacing", "the space between two cards", like: "12", \.profile.metrics.cardSpacing, .length,
      synonyms: "gap spacing"),
    SettingForm(
      "empty-height", "the height of the drop area of an empty column", like: "80",
      \.profile.metrics.emptyHeight, .length),
    SettingForm(
      "body-height", "the height of a column's visible body: fill, fit or a length", like: "fit",
      \.profile.metrics.bodyHeight, .bodyHeight),
    SettingForm(
      "arrangement", "how the cards lie in their columns", like: "grid 2", \.profile.metrics.arrangement,
      .arrangement),
  ]

  static let offsets = [
    SettingForm(
      Form(
        "scroll", "the initial offset of the board or a column", like: "todo 120", InitialOffset.shape,
        occurrence: .oncePerSubject)
    ) { _, _ in }
  ]
}

// MARK: - Values

extension Coding<SizeCategory> {
  static let sizeCategory = word(
    "a size category",
    [
      Choice("xSmall", .xSmall, "the smallest text"),
      Choice("small", .small, "two steps below the usual size"),
      Choice("medium", .medium, "a step below the usual size"),
      Choice("large", .large, "the usual text size"),
      Choice("xLarge", .xLarge, "a step above the usual size"),
      Choice("xxLarge", .xxLarge, "two steps above the usual size"),
      Choice("xxxLarge", .xxxLarge, "the largest of the ordinary sizes"),
      Choice("accessibility1", .accessibility1, "accessibility size 1 of 5"),
      Choice("accessibility2", .accessibility2, "accessibility size 2 of 5"),
      Choice("accessibility3", .accessibility3, "accessibility size 3 of 5"),
      Choice("accessibility4", .accessibility4, "accessibility size 4 of 5"),
      Choice("accessibility5", .accessibility5, "accessibility size 5 of 5"),
    ])
}

extension Coding<TextStyle> {
  static let textStyle = word(
    "a text style",
    [
      Choice("largeTitle", .largeTitle, "the style of large titles"),
      Choice("title", .title, "the style of titles of the first level"),
      Choice("title2", .title2, "the style of titles of the second level"),
      Choice("title3", .title3, "the style of titles of the third level"),
      Choice("headline", .headline, "the style of headings"),
      Choice("body", .body, "the style of running text"),
      Choice("callout", .callout, "the style of callouts"),
      Choice("subheadline", .subheadline, "the style of subheadings"),
      Choice("footnote", .footnote, "the style of footnotes"),
      Choice("caption", .caption, "the style of captions"),
      Choice("caption2", .caption2, "the style of smaller captions"),
    ])
}

extension Coding<ScalableLength> {
  /// `N`, `scaled N` or `fixed N`; `isScaled` says what no word means.
  static func scalable(isScaled: Bool, _ what: String) -> Self {
    let list = WordList(
      "a way to scale",
      [
        .init("scaled", "the length grows with the text size"),
        .init("fixed", "the length is the same at every text size"),
      ])
    return Self(
      .sequence([.optionalWord(list, implied: isScaled ? 0 : 1), .length(what)]),
      decode: { value in
        guard case .parts(let parts) = value, case .word(let index, _) = parts[0].value else {
          unfit(value)
        }
        let length = Coding<Double>.length.decode(parts[1].value)
        return index == 0 ? .scaled(length) : .fixed(length)
      },
      encode: { length in
        let index = if case .scaled = length { 0 } else { 1 }
        return .parts([Argument(.word(index), .at(0)), Argument(.length(length.base), .at(0))])
      })
  }
}

extension Coding<BodyHeight> {
  static let bodyHeight = Self(
    .word(
      WordList(
        "a body height",
        [
          .init("fill", "columns are as tall as the viewport, and their cards scroll inside"),
          .init("fit", "columns are as tall as their cards, and the board scrolls"),
        ]), otherwise: .length("fill, fit or a length")),
    decode: { value in
      if case .word(let index, _) = value { return index == 0 ? .fill : .fit }
      return .length(Coding<Double>.length.decode(value))
    },
    encode: { height in
      switch height {
      case .fill: .word(0)
      case .fit: .word(1)
      case .length(let length): .length(length)
      }
    })
}

extension Coding<Arrangement> {
  static let arrangement = Self(
    .word(
      WordList(
        "an arrangement",
        [
          .init("columns", "one card below the other"),
          .init("grid", "rows of N cards", rest: .count("the number of cards in a row", 1...10_000)),
          .init("wrap", "cards of their own width flow in rows"),
          .init(
            "pile", "each card lies a little below the one before, later ones on top",
            rest: Coding<Double>.length.shape),
        ])),
    decode: { value in
      switch value {
      case .word(0, _): .columns
      case .word(1, let count?): .grid(Coding<Int>.count("", 1...1).decode(count.value))
      case .word(2, _): .wrap
      case .word(3, let pitch?): .pile(Coding<Double>.length.decode(pitch.value))
      default: unfit(value)
      }
    },
    encode: { arrangement in
      switch arrangement {
      case .columns: .word(0)
      case .grid(let count): .word(1, rest: Argument(.count(count), .at(0)))
      case .wrap: .word(2)
      case .pile(let pitch): .word(3, rest: Argument(.length(pitch), .at(0)))
      }
    })
}

/// The offset of a scroll area: `board x,y` or `COLUMN y`.
enum InitialOffset {
  case board(Point, range: SourceRange)
  case column(Name, y: Double, range: SourceRange)

  static let shape = Shape.word(
    WordList(
      "a scroll area", [.init("board", "the board", rest: .point("an offset such as 0,120"))]),
    otherwise: .sequence([
      .column("board or a column", besides: [.board]), .number("an offset such as 120"),
    ]))

  /// What a `scroll` setting or step says; nil for another setting.
  init?(_ setting: FormUse) {
    switch setting.argument.value {
    case .word(_, let offset?):
      guard setting.form.word == "scroll", case .point(let point) = offset.value else { return nil }
      self = .board(Point(point), range: offset.range)
    case .parts(let parts):
      guard setting.form.word == "scroll", case .name(let name) = parts[0].value,
        case .number(let y) = parts[1].value
      else { return nil }
      self = .column(name, y: y, range: parts[1].range)
    default: return nil
    }
  }
}
