import KanbanModel

/// Putting cards back, written down a second time: one card after the other, with plain lists.
extension ReferenceBoard {
  /// A card and where it stood then; nil if nowhere.
  struct Home: Equatable {
    var id: Int
    var place: (column: Int, index: Int)?

    static func == (left: Home, right: Home) -> Bool {
      left.id == right.id && left.place?.column == right.place?.column
        && left.place?.index == right.place?.index
    }
  }

  /// The lists and pinned cards of a board.
  init(_ board: Board) {
    columns = board.numbers
    pinned = Set(columns.joined().filter { board.state(of: card($0)).lock == .pinned })
  }

  /// The lists after cards are put back.
  ///
  /// - Parameters:
  ///   - homes: the cards, those that are off the board too.
  ///   - then: the board of then.
  ///   - left: the board when the cards had been left.
  ///   - touched: the columns that the step which left them had to do with.
  func puttingBack(
    _ homes: [Home], then: ReferenceBoard, left: ReferenceBoard, touched: Set<Int>
  ) -> [[Int]] {
    let isAsLeft = touched.allSatisfy { number in
      columns[number] == left.columns[number]
        && pinned.intersection(columns[number]) == left.pinned.intersection(columns[number])
    }
    if isAsLeft {
      return columns.indices.map { touched.contains($0) ? then.columns[$0] : columns[$0] }
    }
    let moved = homes.map(\.id)
    var result = columns
    var flows = columns.map { list in list.filter { !moved.contains($0) && !pinned.contains($0) } }
    let ordered = homes.filter { $0.place != nil }.sorted {
      ($0.place?.column ?? 0, $0.place?.index ?? 0) < ($1.place?.column ?? 0, $1.place?.index ?? 0)
    }
    for home in ordered {
      guard let (column, index) = home.place else { continue }
      let earlier = then.columns[column][..<index].reversed().first { flows[column].contains($0) }
      let later = then.columns[column][index...].first { flows[column].contains($0) }
      let place: Int
      if let earlier {
        place = (flows[column].firstIndex(of: earlier) ?? 0) + 1
      } else if let later {
        place = flows[column].firstIndex(of: later) ?? 0
      } else {
        let pins = columns[column].indices.filter { isPinnedAndStays($0, column, moved) }
        let clamped = min(index, flows[column].count + pins.count)
        place = min(clamped - pins.count { $0 < clamped }, flows[column].count)
      }
      flows[column].insert(home.id, at: place)
    }
    for column in columns.indices {
      result[column] = pinning(flows[column], like: columns[column], without: moved)
    }
    return result
  }

  private func isPinnedAndStays(_ index: Int, _ column: Int, _ moved: [Int]) -> Bool {
    pinned.contains(columns[column][index]) && !moved.contains(columns[column][index])
  }
}
