extension BoardController {
  /// Carries a move out on the app's store; see `BoardMove.apply(to:copying:)`.
  ///
  /// - Returns: false if the store is as it was.
  @discardableResult
  public func apply(
    _ move: Move, to columns: inout [Column], copying duplicate: (Column.Card) -> Column.Card? = { _ in nil }
  ) -> Bool {
    move.apply(to: &columns, copying: duplicate)
  }

  /// Carries all moves and restorations among some effects out on the app's store, in their order.
  ///
  /// - Parameters:
  ///   - effects: what a call of the controller returned; all other effects are passed over.
  ///   - columns: the app's store; `update(columns:at:)` is to be called with it when it has changed.
  ///   - duplicate: makes the card that a copy puts there, with an id of its own.
  /// - Returns: false if the store is as it was.
  @discardableResult
  public func apply(
    _ effects: [Effect], to columns: inout [Column],
    copying duplicate: (Column.Card) -> Column.Card? = { _ in nil }
  ) -> Bool {
    var isChanged = false
    for effect in effects {
      switch effect {
      case .moved(let move, _), .copied(let move, _):
        isChanged = move.apply(to: &columns, copying: duplicate) || isChanged
      case .restored(let restoration): isChanged = restoration.apply(to: &columns) || isChanged
      case .scroll, .announced, .expanded, .collapsed, .focused, .selected, .lifted, .targeted, .exited,
        .entered, .gapMoved, .pressed, .tapped, .panned, .abandoned, .unchanged, .refused, .cancelled,
        .returned, .settled, .ignored:
        break
      }
    }
    return isChanged
  }
}
