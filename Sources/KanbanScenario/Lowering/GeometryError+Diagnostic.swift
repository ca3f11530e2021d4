package import KanbanGeometry
package import ScenarioSyntax

extension Diagnostic {
  /// The fault of a size that the geometry refuses, at the place where it was written.
  package init(_ error: GeometryError, at range: SourceRange) {
    switch error {
    case .notFinite(let quantity):
      self.init(.valueOutOfRange, "\(quantity.noun) is a number", at: range)
    case .tooSmall(let quantity, let least):
      self.init(
        .valueOutOfRange, "\(quantity.noun) is at least \(Spelling.number(least))", at: range)
    case .tooLarge(let quantity, let most):
      self.init(.valueOutOfRange, "\(quantity.noun) is at most \(Spelling.number(most))", at: range)
    case .tooMany(let quantity, let most):
      self.init(.sizeTooLarge, "\(quantity.noun) is at most \(most)", at: range)
    }
  }
}

extension LayoutQuantity {
  /// What a message calls the quantity.
  fileprivate var noun: String {
    switch self {
    case .viewport: "a side of the viewport"
    case .origin: "a coordinate of the origin"
    case .zoom: "a zoom"
    case .displayScale: "a display scale"
    case .columnWidth: "a column width"
    case .minColumnWidth: "a least column width"
    case .collapsedWidth: "a collapsed width"
    case .columnSpacing: "a column spacing"
    case .boardPadding: "a board padding"
    case .columnPadding: "a column padding"
    case .headerHeight: "a header height"
    case .cardHeight: "a card height"
    case .cardSpacing: "a card spacing"
    case .emptyHeight: "an empty height"
    case .bodyHeight: "a body height"
    case .gridCount: "the number of cards a row"
    case .pilePitch: "the distance in a pile"
    case .position: "a measured coordinate"
    case .cardWidth: "a card width"
    case .handle: "a side of a handle"
    case .interactive: "a side of an interactive part"
    case .cardCount: "the number of cards"
    case .columnCount: "the number of columns"
    }
  }
}
