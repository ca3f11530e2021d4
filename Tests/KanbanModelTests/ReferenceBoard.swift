import KanbanModel

/// The rules of moving written down a second time, slowly and with plain lists of ids, to be compared
/// with the board. An id is the number of the card's handle; a column is its place in the list.
struct ReferenceBoard {
  var columns: [[Int]] = []
  var locked: Set<Int> = []
  var pinned: Set<Int> = []
  var lockedColumns: Set<Int> = []
  var limits: [Int: Int] = [:]
  var policies: [Int: LimitPolicy] = [:]
  var policy = LimitPolicy.prevent
  var offered: Set<MoveOperation> = [.move]
  var allowed: [Arrow] = []
  var forbidden: [Arrow] = []
  var nextID = 0

  /// nil stands for every column.
  struct Arrow {
    var source: Int?
    var target: Int?

    func matches(_ source: Int, _ target: Int) -> Bool {
      (self.source ?? source) == source && (self.target ?? target) == target
    }
  }

  /// What the resolver should say, and the lists after that.
  struct Answer: Equatable {
    var verdict: Verdict
    var reason: ForbidReason?
    var columns: [[Int]]
  }

  enum Verdict: Equatable {
    case moved(slot: Int), unchanged, forbidden
  }

  func answer(to request: MoveRequest) -> Answer {
    func refused(_ reason: ForbidReason) -> Answer {
      Answer(verdict: .forbidden, reason: reason, columns: columns)
    }
    let ids = request.cards.map { Int($0.rawValue) }.reduce(into: [Int]()) { distinct, id in
      if !distinct.contains(id) { distinct.append(id) }
    }
    let target = Int(request.destination.column.rawValue)
    if ids.isEmpty || !ids.allSatisfy({ column(of: $0) != nil }) { return refused(.unknownCard) }
    if !columns.indices.contains(target) { return refused(.unknownColumn) }

    let landing = landing(of: ids, request)
    if request.operation == .move && landing.columns == columns {
      return Answer(verdict: .unchanged, reason: nil, columns: columns)
    }
    if let reason = refusal(ids, to: target, by: request.operation) { return refused(reason) }

    var limited: ForbidReason?
    let before = columns[target].count
    let after = landing.columns[target].count
    if let limit = limits[target], after > before, after > limit {
      limited = .wipLimit(column: handle(target), limit: limit, count: before, wouldBe: after)
    }
    if let limited, policies[target] ?? policy == .prevent { return refused(limited) }
    return Answer(verdict: .moved(slot: landing.slot), reason: limited, columns: landing.columns)
  }

  /// Locks, operations and arrows.
  private func refusal(_ ids: [Int], to target: Int, by operation: MoveOperation) -> ForbidReason? {
    for id in ids where locked.contains(id) || pinned.contains(id) {
      return .lockedCard(CardHandle(rawValue: Int32(id)))
    }
    let left = ids.compactMap { column(of: $0) }.filter { $0 != target }
    for source in left where lockedColumns.contains(source) { return .lockedColumn(handle(source)) }
    let takesCards = !left.isEmpty || operation == .copy
    if takesCards && lockedColumns.contains(target) { return .lockedColumn(handle(target)) }
    if !offered.contains(operation) { return .operation(operation) }
    for source in left {
      let isForbidden = forbidden.contains { $0.matches(source, target) }
      let isAllowed = allowed.isEmpty || allowed.contains { $0.matches(source, target) }
      if isForbidden || !isAllowed {
        return .transition(source: handle(source), target: handle(target), words: nil)
      }
    }
    return nil
  }
}

// MARK: - Landing

extension ReferenceBoard {
  /// All ways to put the run between the cards that flow are tried; the slot chooses among the indices
  /// at which the first card then stands.
  private func landing(of ids: [Int], _ request: MoveRequest) -> (columns: [[Int]], slot: Int) {
    let target = Int(request.destination.column.rawValue)
    let isCopy = request.operation == .copy
    let gone = isCopy ? [] : ids
    let run = isCopy ? ids.indices.map { nextID + $0 } : ids
    let free = columns[target].filter { !gone.contains($0) && !pinned.contains($0) }
    let orders = (0...free.count).map { place in
      pinning(Array(free[..<place]) + run + Array(free[place...]), like: columns[target], without: gone)
    }
    let places = orders.map { order in order.firstIndex { $0 == run[0] } ?? -1 }
    let wanted = min(max(request.destination.slot, 0), columns[target].count { !gone.contains($0) })
    let later = places.firstIndex { $0 >= wanted }
    let earlier = places.lastIndex { $0 <= wanted }
    let choice = (request.prefersEarlierSlot ? earlier ?? later : later ?? earlier) ?? 0

    var result = columns.map { list in
      let rest = list.filter { !gone.contains($0) }
      if rest.count == list.count { return list }
      return pinning(rest.filter { !pinned.contains($0) }, like: list, without: gone)
    }
    result[target] = orders[choice]
    return (result, places[choice])
  }

  /// Puts the pinned cards of a list one by one at their old indices, from the top.
  func pinning(_ free: [Int], like list: [Int], without gone: [Int]) -> [Int] {
    if pinned.isEmpty { return free }
    var result = free
    for (index, id) in list.enumerated() where pinned.contains(id) && !gone.contains(id) {
      result.insert(id, at: min(index, result.count))
    }
    return result
  }

  func column(of id: Int) -> Int? { columns.firstIndex { $0.contains(id) } }

  private func handle(_ column: Int) -> ColumnHandle { ColumnHandle(rawValue: Int32(column)) }
}
