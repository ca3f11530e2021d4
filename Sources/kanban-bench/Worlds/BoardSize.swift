import KanbanGeometry
import KanbanModel

/// The boards that are measured: equal columns of equal cards.
struct BoardSize {
  let columns: Int
  let cardsInColumn: Int

  /// The number of cards.
  var cards: Int { columns * cardsInColumn }

  static let dozen = BoardSize(columns: 3, cardsInColumn: 4)
  static let thousand = BoardSize(columns: 10, cardsInColumn: 100)
  static let tenThousand = BoardSize(columns: 100, cardsInColumn: 100)
  static let hundredThousand = BoardSize(columns: 100, cardsInColumn: 1_000)
  static let million = BoardSize(columns: 1_000, cardsInColumn: 1_000)

  /// The sizes over which growth is shown.
  static let growing = [dozen, thousand, hundredThousand, million]

  /// The geometry of the board.
  ///
  /// - Parameter isWhole: true for a viewport that shows all of it, so that every card can be pointed at and
  ///   nothing scrolls; else the viewport is that of the profile `standard`.
  func geometry(isWhole: Bool = true) -> BoardGeometry? {
    var metrics = LayoutMetrics()
    if isWhole {
      metrics.bodyHeight = .fit
      metrics.viewportSize = Size(
        width: max(metrics.viewportSize.width, Double(columns) * 296 + 16),
        height: max(metrics.viewportSize.height, Double(cardsInColumn) * 56 + 200))
    }
    do throws(GeometryError) {
      var geometry = try BoardGeometry(metrics: metrics)
      let empty = (state: ColumnState(), shape: ColumnShape())
      for column in try geometry.addColumns(Array(repeating: empty, count: columns)) {
        try geometry.addCards(cardsInColumn, to: column)
      }
      return geometry
    } catch {
      return nil
    }
  }

  /// The same board with cards between 20 and 76 tall, as tall together as equal ones on the average.
  func unevenGeometry() -> BoardGeometry? {
    guard var geometry = geometry() else { return nil }
    var random = SplitMix64(seed: 3)
    let shapes = geometry.board.columns.flatMap { geometry.board.cards(in: $0) }.map { card in
      (card: card, shape: CardShape(height: 20 + random.number(below: 56)))
    }
    do throws(GeometryError) {
      try geometry.setShapes(shapes)
      return geometry
    } catch {
      return nil
    }
  }
}

extension BoardGeometry {
  /// A column by its place, the last one if there are fewer.
  func column(_ place: Int) -> ColumnHandle { board.columns[min(place, board.columns.count - 1)] }

  /// A card by its places, the last one if there are fewer.
  func card(_ place: Int, in column: ColumnHandle) -> CardHandle {
    let cards = board.cards(in: column)
    return cards[min(place, cards.count - 1)]
  }

  /// The middle of a card in pointer space, whether it can be seen or not.
  func middle(of card: CardHandle) -> Point {
    frame(of: card).map { pointerRect(fromBoard: $0).center } ?? .zero
  }

  /// Points that lie anywhere on the cards, the same for every run.
  func randomPoints(count: Int, seed: UInt64) -> [Point] {
    var random = SplitMix64(seed: seed)
    let first = middle(of: card(0, in: column(0)))
    let last = middle(of: card(.max, in: column(.max)))
    return (0..<count).map { _ in
      Point(
        x: first.x + random.number(below: max(last.x - first.x, 1)),
        y: first.y + random.number(below: max(last.y - first.y, 1)))
    }
  }

  /// A path down the middle of a column, a point a step, and on in the next one.
  func pathPoints(count: Int) -> [Point] {
    let first = middle(of: card(0, in: column(0)))
    let height = middle(of: card(.max, in: column(0))).y - first.y
    let columnCount = Double(board.columns.count)
    let pitch = board.columns.count > 1 ? middle(of: card(0, in: column(1))).x - first.x : 0
    return (0..<count).map { step in
      let (lap, rest) = Double(step).quotient(by: max(height, 1))
      return Point(
        x: first.x + pitch * lap.quotient(by: columnCount).rest, y: first.y + rest)
    }
  }
}

extension Double {
  /// The whole number of times that a length goes into this one, and what is left.
  fileprivate func quotient(by length: Double) -> (whole: Double, rest: Double) {
    let whole = (self / length).rounded(.down)
    return (whole, self - whole * length)
  }
}
