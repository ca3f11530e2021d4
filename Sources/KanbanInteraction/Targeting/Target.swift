public import KanbanGeometry
public import KanbanModel

extension Scene {
  /// What a release at a place would come to, for the cards that are lifted.
  ///
  /// An acceptable target is where the cards would really land: off pinned cards, and where a rule sends
  /// them; home if the request changes nothing. A refused one is the place itself.
  ///
  /// - Parameters:
  ///   - request: asks for `place`.
  ///   - place: what a pointer or a key means.
  public func target(of request: MoveRequest, aimedAt place: TargetPlace) -> Target {
    if place.isHome { return Target(place: place, decision: .accept) }
    switch MoveResolver.resolve(request, on: board, rules: rules) {
    case .moved(let move, let warning):
      let landing = TargetPlace(destination: move.destination, isHome: false)
      return Target(place: landing, decision: warning.map(Decision.warn) ?? .accept)
    case .unchanged:
      let home = TargetPlace(destination: geometry.homeDestination ?? place.destination, isHome: true)
      return Target(place: home, decision: .accept)
    case .forbidden(let reason): return Target(place: place, decision: .forbid(reason))
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

extension Target {
  /// True if who was told of another target, or of none, has to be told of this one: column, slot, decision
  /// or reason differ. How full a column is makes no other reason.
  func isNews(after other: Target?) -> Bool {
    guard let other, destination == other.destination else { return true }
    switch (decision, other.decision) {
    case (.accept, .accept): return false
    case (.warn(let reason), .warn(let before)), (.forbid(let reason), .forbid(let before)):
      return Reason.forbidden(reason).code != Reason.forbidden(before).code
        || Reason.forbidden(reason).words != Reason.forbidden(before).words
    case (.accept, _), (.warn, _), (.forbid, _): return true
    }
  }
}

/// A place for the cards: the one that a pointer or a key means, or the one where a release would put them.
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

  /// A slot of a column that is not home.
  init(_ column: ColumnHandle, slot: Int) {
    self.init(destination: Destination(column: column, slot: slot), isHome: false)
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

/// Where a card is held: the place inside it that stays under the pointer.
public struct Grip: Hashable, Sendable {
  /// The grabbed card.
  public private(set) var card: CardHandle
  /// From the card's top left corner to the held place, in board points.
  public private(set) var offset: Point
  /// The card's size, in board points.
  public private(set) var size: Size

  /// The grip on a card that has changed its size, with the held place kept in proportion.
  func resized(to newSize: Size) -> Grip {
    var grip = self
    grip.resize(to: newSize)
    return grip
  }

  /// Keeps the held place in proportion when the card has changed its size.
  mutating func resize(to newSize: Size) {
    offset = Point(
      x: Self.scale(offset.x, from: size.width, to: newSize.width),
      y: Self.scale(offset.y, from: size.height, to: newSize.height))
    size = newSize
  }

  private static func scale(_ offset: Double, from old: Double, to new: Double) -> Double {
    old == new || old <= 0 ? min(offset, new) : offset * new / old
  }

  /// The rectangle of the held card around a place, both in board space.
  func frame(around point: Point) -> Rect { Rect(origin: point - offset, size: size) }
}
