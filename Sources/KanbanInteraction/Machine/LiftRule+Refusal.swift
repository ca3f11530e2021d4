package import KanbanGeometry

extension Scene {
  /// Why a press at a point of pointer space lifts nothing; nil where it would hold a card.
  package func refusal(ofPressAt point: Point) -> IgnoreReason? {
    switch LiftRule.grip(at: point, hit: geometry.hit(atPointer: point), in: self) {
    case .success: nil
    case .failure(let error): error.reason
    }
  }
}
