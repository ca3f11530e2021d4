/// Which of several drop destinations is shown as the one aimed at, from what each of them hears.
///
/// On enter a destination is remembered; on exit it is forgotten only if it is still the remembered one. So
/// it does not matter whether neighbours hear of the exit or of the enter first, nor whether an exit is lost
/// when another destination is entered.
///
/// ```
/// exit A, enter B    ->  B
/// enter B, exit A    ->  B
/// enter B            ->  B
/// ```
public struct TargetHighlight<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The destination to highlight; nil for none.
  public private(set) var current: ID?
  /// The destination that the pointer is over, whatever was heard.
  private var under: ID?

  /// Nothing is highlighted.
  public init() {}

  /// A destination heard that the pointer has come.
  public mutating func entered(_ destination: ID) { current = destination }

  /// A destination heard that the pointer has gone.
  public mutating func exited(_ destination: ID) {
    if current == destination { current = nil }
  }
}

extension TargetHighlight {
  /// Lets the destinations hear of a pointer that is over another one, or over none.
  mutating func move(to destination: ID?, hearing crossing: Crossing) {
    guard destination != under else { return }
    let left = under
    under = destination
    if crossing == .exitFirst, let left { exited(left) }
    if let destination { entered(destination) }
    if crossing == .enterFirst, let left { exited(left) }
  }
}

/// What destinations hear of a pointer that goes from one to the next; no system promises an order.
public enum Crossing: Hashable, Sendable, CaseIterable {
  /// The old one hears of the exit, then the new one of the enter.
  case exitFirst
  /// The new one hears of the enter first.
  case enterFirst
  /// The old one never hears of the exit.
  case lostExit
}
