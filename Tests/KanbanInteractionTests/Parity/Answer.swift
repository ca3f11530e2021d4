import KanbanInteraction
import KanbanModel

/// What a method made of a move.
struct Answer: Equatable {
  /// The resolution, without how it was asked for.
  var resolution: Resolution
  var board: [[CardHandle]]

  /// The answer of the program: the resolver itself.
  init(_ request: MoveRequest, on scene: Scene) {
    let answer = MoveResolver.resolve(request, on: scene.board, rules: scene.rules)
    var board = scene.board
    if case .moved(let move, _) = answer { board.apply(move) }
    resolution = Self.anonymous(answer)
    self.board = board.columns.map { board.cards(in: $0) }
  }

  /// The answer that the machine reported, with the request that it made; nil if it made none.
  static func reported(_ effects: [Effect], _ bench: TestBench) -> (request: MoveRequest, answer: Answer)? {
    for effect in effects {
      guard case .resolved(let request, let resolution) = effect else { continue }
      let board = bench.scene.board
      let answer = Answer(
        resolution: anonymous(resolution), board: board.columns.map { board.cards(in: $0) })
      return (request, answer)
    }
    return nil
  }

  private init(resolution: Resolution, board: [[CardHandle]]) {
    self.resolution = resolution
    self.board = board
  }

  private static func anonymous(_ resolution: Resolution) -> Resolution {
    guard case .moved(var move, let warning) = resolution else { return resolution }
    move.method = .host
    return .moved(move, warning: warning)
  }
}
