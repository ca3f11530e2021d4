import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import KanbanText
import ScenarioSyntax

/// Changes that the host makes to the layout and the offsets.
extension ScenarioRun {
  /// Changes one key of the layout.
  mutating func changeLayout(_ setting: FormUse) throws(RunError) {
    if let offset = InitialOffset(setting) { return try scroll(to: offset) }
    try changeMetrics { $0.follow(setting) }
    try hostChanged(HostChange("change", value: "layout \(loaded.text(in: setting.range))"))
  }

  /// Changes the size of the viewport.
  mutating func resize(_ size: Size) throws(RunError) {
    try changeMetrics { $0.viewportSize = size }
    try hostChanged(HostChange("resize", value: "\(size.width.exactWords)x\(size.height.exactWords)"))
  }

  /// Changes the person's text size.
  mutating func setSizeCategory(_ setting: FormUse) throws(RunError) {
    try changeMetrics { $0.follow(setting) }
    try hostChanged(HostChange("size-category", value: setting.valueSpelling))
  }

  /// Scrolls an area to an offset, as far as it goes. The change itself tells where to.
  mutating func scroll(to offset: InitialOffset) throws(RunError) {
    switch offset {
    case .board(let offset, _):
      let reached = try scroll(.board, to: offset)
      try hostChanged(HostChange("scroll", value: "board \(reached.exactWords)"))
    case .column(let name, let y, _):
      let column = try column(name)
      let reached = try scroll(.column(column), to: Point(x: 0, y: y))
      try hostChanged(HostChange("scroll", column: column, value: reached.y.exactWords))
    }
  }

  private mutating func scroll(_ area: ScrollArea, to offset: Point) throws(RunError) -> Point {
    try change { scene, _ in
      let reached = scene.geometry.scroll(area, to: offset)
      _ = scene.geometry.takeScrolledAreas()
      return reached
    }
  }

  private mutating func changeMetrics(_ body: (inout LayoutMetrics) -> Void) throws(RunError) {
    var metrics = simulation.scene.geometry.metrics
    body(&metrics)
    try change { (scene, _) throws(GeometryError) in try scene.geometry.setMetrics(metrics) }
  }
}

extension LayoutMetrics {
  /// Follows a setting of `layout`.
  fileprivate mutating func follow(_ setting: FormUse) {
    var values = SettingValues(of: .standard)
    values.profile.metrics = self
    values.apply(setting)
    self = values.profile.metrics
  }
}
