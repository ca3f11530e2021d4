package import KanbanGeometry

/// What whoever steers a pointer asks of autoscroll.
extension DragMachine {
  /// The pointer that carries cards; nil if none does.
  package var carrier: Int? { carried?.pointer }

  /// True while the board moves under the carried cards by itself, or is about to take a step.
  package var isAutoscrolling: Bool { carried.map { $0.isScrolling || $0.stepper.nextLook != nil } ?? false }

  /// The greatest depth that the lift has left of an area's band at an edge.
  package func bandLimit(of area: ScrollArea, at edge: Edge) -> Double {
    carried?.reach.limit(of: area, at: edge) ?? .infinity
  }

  private var carried: Dragging? {
    switch phase {
    case .dragging(let drag): drag.value
    case .idle, .pressed, .moving, .scrolling: nil
    }
  }
}
