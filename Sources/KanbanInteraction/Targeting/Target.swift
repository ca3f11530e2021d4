public import KanbanModel

extension Scene {
  /// What the rules say of a request, as a decision: a move in place is accepted.
  public func decision(on request: MoveRequest) -> Decision {
    switch MoveResolver.resolve(request, on: board, rules: rules) {
    case .moved(_, let warning?): .warn(warning)
    case .moved, .unchanged: .accept
    case .forbidden(let reason): .forbid(reason)
    }
  }
}

/// What the rules say of a release at the target now.
public enum Decision: Hashable, Sendable {
  /// The cards would land, or stay where they are.
  case accept
  /// The cards would land, with a warning.
  case warn(ForbidReason)
  /// The cards would go home.
  case forbid(ForbidReason)

  /// The reason of a warning or refusal.
  public var reason: ForbidReason? {
    switch self {
    case .accept: nil
    case .warn(let reason), .forbid(let reason): reason
    }
  }

  /// True unless the cards would go home.
  public var isAcceptable: Bool {
    switch self {
    case .accept, .warn: true
    case .forbid: false
    }
  }
}

/// A place where a release would put the cards, before the rules are asked.
public struct TargetPlace: Hashable, Sendable {
  /// The column and slot, counted without the dragged cards.
  public var destination: Destination
  /// True if the cards would stay exactly where they are: a release is `unchanged` and always accepted.
  public var isHome: Bool

  /// Makes a place.
  public init(destination: Destination, isHome: Bool) {
    self.destination = destination
    self.isHome = isHome
  }
}

/// The slot that a release now would use, with its decision.
public struct Target: Hashable, Sendable {
  /// The place.
  public var place: TargetPlace
  /// What the rules say of it.
  public var decision: Decision

  /// The column and slot, counted without the dragged cards.
  public var destination: Destination { place.destination }

  /// Makes a target.
  public init(place: TargetPlace, decision: Decision) {
    self.place = place
    self.decision = decision
  }
}
