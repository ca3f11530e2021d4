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
    for edge in Edge.allCases where scrolls(.board, towards: edge) {
      if geometry.canScroll(.board, towards: edge), let band = boardBand(at: edge) { region.subtract(band) }
    }
    for edge in Edge.allCases where scrolls(.column(column), towards: edge) {
      if geometry.canScroll(.column(column), towards: edge), let band = columnBand(of: column, at: edge) {
        region.subtract(band)
      }
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
      throw StepProblem(
        "\(names.id(of: column).quoted) is not in view; scroll the board first", at: range)
    }
    return pointer(atMiddleOf: band)
  }

  private func scrolls(_ area: ScrollArea, towards edge: Edge) -> Bool {
    behaviour.autoscroll?.scrolls(area, towards: edge) ?? false
  }

  private func noBands(_ range: SourceRange) -> StepProblem {
    let why =
      behaviour.autoscroll == nil ? "autoscroll is off" : "autoscroll steps from column to column here"
    return StepProblem("there is no band to aim at, as \(why); write a point instead", at: range)
  }

  private func boardBand(at edge: Edge) -> Rect? { band(at: edge, of: geometry.viewportRect) }

  private func columnBand(of column: ColumnHandle, at edge: Edge) -> Rect? {
    guard let body = geometry.bodyFrame(of: column)?.intersection(geometry.viewportRect) else { return nil }
    return band(at: edge, of: body)
  }

  /// The zone along an edge; the zones of a short area shrink to half of it each.
  private func band(at edge: Edge, of area: Rect) -> Rect? {
    guard let policy = behaviour.autoscroll else { return nil }
    let depth = min(policy.band, area.size[edge.axis] / 2)
    switch edge {
    case .left: return Rect(x: area.minX, y: area.minY, width: depth, height: area.height)
    case .right: return Rect(x: area.maxX - depth, y: area.minY, width: depth, height: area.height)
    case .top: return Rect(x: area.minX, y: area.minY, width: area.width, height: depth)
    case .bottom: return Rect(x: area.minX, y: area.maxY - depth, width: area.width, height: depth)
    }
  }
}

extension Edge {
  init(_ word: EdgeWord) {
    switch word {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    }
  }
}
