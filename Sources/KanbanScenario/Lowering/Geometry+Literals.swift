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
