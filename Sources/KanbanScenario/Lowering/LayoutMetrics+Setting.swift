package import KanbanGeometry
package import ScenarioSyntax

extension LayoutMetrics {
  /// Sets the value of one `layout` key. `scroll` sets no metric and is left to the caller.
  ///
  /// Sizes are not judged here: `BoardGeometry` refuses those beyond its limits.
  package mutating func apply(_ setting: LayoutSetting) {
    switch setting.value {
    case .viewport(let size): viewportSize = Size(size)
    case .origin(let point): origin = Point(point)
    case .zoom(let factor): zoom = factor.value
    case .direction(let word): direction = LayoutDirection(word.value)
    case .platform(let word): platform = Platform(word.value)
    case .sizeCategory(let word): sizeCategory = SizeCategory(word.value)
    case .textStyle(let word): textStyle = TextStyle(word.value)
    case .displayScale(let scale): displayScale = scale.value
    case .length(let key, let length): setLength(key, length.value)
    case .scalableLength(.columnWidth, let length): columnWidth = KanbanGeometry.ScalableLength(length)
    case .scalableLength(.headerHeight, let length): headerHeight = KanbanGeometry.ScalableLength(length)
    case .scalableLength(.cardHeight, let length): cardHeight = KanbanGeometry.ScalableLength(length)
    case .bodyHeight(let height): bodyHeight = KanbanGeometry.BodyHeight(height)
    case .arrangement(let literal): arrangement = Arrangement(literal)
    case .scroll: break
    }
  }

  private mutating func setLength(_ key: LayoutSetting.LengthKey, _ length: Double) {
    switch key {
    case .minColumnWidth: minColumnWidth = length
    case .collapsedWidth: collapsedWidth = length
    case .columnSpacing: columnSpacing = length
    case .boardPadding: boardPadding = length
    case .columnPadding: columnPadding = length
    case .cardSpacing: cardSpacing = length
    case .emptyHeight: emptyHeight = length
    }
  }
}
