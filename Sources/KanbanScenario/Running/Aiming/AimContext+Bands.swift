import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// The autoscroll bands, which are kept out of an aim and can be aimed at.
extension AimContext {
  /// A region without the active bands: those of edges towards which their area can scroll now.
  func withoutBands(_ region: Region, of column: ColumnHandle) -> Region {
    var region = region
    for edge in Edge.allCases where isActive(.board, towards: edge) {
      if let band = boardBand(at: edge) { region.subtract(band) }
    }
    for edge in Edge.allCases where isActive(.column(column), towards: edge) {
      if let band = columnBand(of: column, at: edge) { region.subtract(band) }
    }
    return region
  }

  /// The middle of a band of the board.
  func point(ofBoardEdge edge: Edge, _ range: SourceRange) throws(StepProblem) -> Point {
    guard scrolls(.board, towards: edge), let band = boardBand(at: edge) else { throw noBands(range) }
    return pointer(atMiddleOf: band)
  }

  /// The middle of a band of a column.
  func point(ofColumnEdge edge: Edge, of column: ColumnHandle, _ range: SourceRange) throws(StepProblem)
    -> Point
  {
    guard scrolls(.column(column), towards: edge) else { throw noBands(range) }
    guard let band = columnBand(of: column, at: edge) else {
      throw StepProblem("\(names.id(of: column).quoted) is not in view", at: range, isOutOfView: true)
    }
    return pointer(atMiddleOf: band)
  }

  /// True if an area has a band at an edge at all.
  func scrolls(_ area: ScrollArea, towards edge: Edge) -> Bool {
    behaviour.autoscroll?.scrolls(area, towards: edge) ?? false
  }

  /// True if a pointer in the area's band at an edge would scroll it now.
  func isActive(_ area: ScrollArea, towards edge: Edge) -> Bool {
    scrolls(area, towards: edge) && geometry.canScroll(area, towards: edge)
  }

  private func noBands(_ range: SourceRange) -> StepProblem {
    let why =
      behaviour.autoscroll == nil ? "autoscroll is off" : "autoscroll steps from column to column here"
    return StepProblem("there is no band to aim at, as \(why); write a point instead", at: range)
  }

  private func boardBand(at edge: Edge) -> Rect? { band(at: edge, of: geometry.viewportRect) }

  private func columnBand(of column: ColumnHandle, at edge: Edge) -> Rect? {
    visibleBody(of: column).flatMap { band(at: edge, of: $0) }
  }

  /// The part of a column's body that the viewport shows.
  func visibleBody(of column: ColumnHandle) -> Rect? {
    geometry.bodyFrame(of: column)?.intersection(geometry.viewportRect)
  }

  /// The zone along an edge, as deep as the lift has left it if a limit says so.
  func band(at edge: Edge, of area: Rect, limit: Double = .infinity) -> Rect? {
    guard let policy = behaviour.autoscroll else { return nil }
    let depth = policy.bandDepth(inLength: area.size[edge.axis], limit: limit)
    switch edge {
    case .left: return Rect(x: area.minX, y: area.minY, width: depth, height: area.height)
    case .right: return Rect(x: area.maxX - depth, y: area.minY, width: depth, height: area.height)
    case .top: return Rect(x: area.minX, y: area.minY, width: area.width, height: depth)
    case .bottom: return Rect(x: area.minX, y: area.maxY - depth, width: area.width, height: depth)
    }
  }
}
