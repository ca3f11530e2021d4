package import KanbanGeometry
package import ScenarioSyntax

/// The values of geometry that the literals of the language stand for.
extension Point {
  package init(_ literal: PointLiteral) { self.init(x: literal.x, y: literal.y) }
}

extension Size {
  package init(_ literal: SizeLiteral) { self.init(width: literal.width, height: literal.height) }
}

extension Rect {
  package init(_ literal: RectangleLiteral) {
    self.init(origin: Point(literal.origin), size: Size(literal.size))
  }
}

extension KanbanGeometry.ScalableLength {
  package init(_ literal: ScenarioSyntax.ScalableLength) {
    self = literal.isScaled ? .scaled(literal.length.value) : .fixed(literal.length.value)
  }
}

extension KanbanGeometry.BodyHeight {
  package init(_ literal: ScenarioSyntax.BodyHeight) {
    switch literal {
    case .fill: self = .fill
    case .fit: self = .fit
    case .length(let length): self = .length(length.value)
    }
  }
}

extension Arrangement {
  package init(_ literal: ArrangementLiteral) {
    switch literal.kind {
    case .columns: self = .columns
    case .grid(let count): self = .grid(count.value)
    case .wrap: self = .wrap
    case .pile(let pitch): self = .pile(pitch.value)
    }
  }
}

extension LayoutDirection {
  package init(_ word: DirectionWord) {
    switch word {
    case .ltr: self = .leftToRight
    case .rtl: self = .rightToLeft
    }
  }
}

extension Platform {
  package init(_ word: PlatformWord) {
    switch word {
    case .ios: self = .ios
    case .macos: self = .macos
    }
  }
}

extension SizeCategory {
  package init(_ word: SizeCategoryWord) {
    switch word {
    case .xSmall: self = .xSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .xLarge: self = .xLarge
    case .xxLarge: self = .xxLarge
    case .xxxLarge: self = .xxxLarge
    case .accessibility1: self = .accessibility1
    case .accessibility2: self = .accessibility2
    case .accessibility3: self = .accessibility3
    case .accessibility4: self = .accessibility4
    case .accessibility5: self = .accessibility5
    }
  }
}

extension TextStyle {
  package init(_ word: TextStyleWord) {
    switch word {
    case .largeTitle: self = .largeTitle
    case .title: self = .title
    case .title2: self = .title2
    case .title3: self = .title3
    case .headline: self = .headline
    case .body: self = .body
    case .callout: self = .callout
    case .subheadline: self = .subheadline
    case .footnote: self = .footnote
    case .caption: self = .caption
    case .caption2: self = .caption2
    }
  }
}
