import AllocationCounter
import KanbanGeometry
import KanbanModel

/// How many of the sorted numbers are at or below a limit: the bare search, as anyone would write it.
@inline(__always)
func bareSearch(_ numbers: UnsafeBufferPointer<Double>, _ limit: Double) -> Int {
  var low = 0
  var high = numbers.count
  while low < high {
    let middle = (low &+ high) &>> 1
    if numbers[middle] <= limit { low = middle &+ 1 } else { high = middle }
  }
  return low
}

/// The unit for what is no search: one bare search among 1,024 numbers, in random order.
final class GeneralReference {
  /// How many searches a run makes.
  static let searchCount = 16_384

  private let numbers = (0..<1_024).map { Double($0) }
  private let limits: [Double]

  init() {
    var random = SplitMix64(seed: 1)
    limits = (0..<Self.searchCount).map { _ in random.number(below: 1_024) }
  }

  /// Makes the searches.
  func run() {
    var sum = 0
    numbers.withUnsafeBufferPointer { numbers in
      for limit in limits { sum &+= bareSearch(numbers, limit) }
    }
    consume_number(Int64(sum))
  }
}

/// The floor of every question about a point: a search for the column, and one for the place in it.
struct TwoSearches {
  private let columnEdges: [Double]
  /// The middles of all cards, column after column.
  private let middles: [Double]
  /// Where the middles of each column begin, and where the last ones end.
  private let starts: [Int]

  /// Takes the numbers of a board that is not scrolled.
  init(_ geometry: BoardGeometry) {
    let board = geometry.board
    columnEdges = board.columns.dropFirst().compactMap { geometry.frame(of: $0)?.minX }
    var middles: [Double] = []
    var starts = [0]
    for column in board.columns {
      middles += board.cards(in: column).compactMap { geometry.frame(of: $0)?.midY }
      starts.append(middles.count)
    }
    self.middles = middles
    self.starts = starts
  }

  /// Searches for points, one after the other, from the first again after the last.
  func run(_ points: [Point], count: Int) {
    var sum = 0
    columnEdges.withUnsafeBufferPointer { edges in
      middles.withUnsafeBufferPointer { middles in
        var next = 0
        for _ in 0..<count {
          let point = points[next]
          next = next &+ 1 == points.count ? 0 : next &+ 1
          let column = bareSearch(edges, point.x)
          let own = UnsafeBufferPointer(rebasing: middles[starts[column]..<starts[column + 1]])
          sum &+= bareSearch(own, point.y)
        }
      }
    }
    consume_number(Int64(sum))
  }
}
