/// Work on many items, several at a time, with the results in the order of the items.
package enum OrderedWork {
  /// Does the work and hands over each result as soon as those before it are there.
  ///
  /// - Parameters:
  ///   - width: how many items are worked on at the same time, at least one.
  ///   - take: called in the order of the items, whatever the width; false ends the work, and results that
  ///     were made ahead are dropped.
  package static func run<Item: Sendable, Result: Sendable>(
    _ items: [Item], width: Int, isolation: isolated (any Actor)? = #isolation,
    work: @Sendable @escaping (Item) -> Result, take: (Result) -> Bool
  ) async {
    guard width > 1, items.count > 1 else {
      for item in items where !take(work(item)) { return }
      return
    }
    await withTaskGroup(of: (index: Int, result: Result).self) { group in
      var started = 0
      func startNext() {
        guard started < items.count else { return }
        let (index, item) = (started, items[started])
        group.addTask { (index, work(item)) }
        started += 1
      }
      for _ in 0..<min(width, items.count) { startNext() }
      var waiting: [Int: Result] = [:]
      var next = 0
      while let done = await group.next() {
        waiting[done.index] = done.result
        while let result = waiting.removeValue(forKey: next) {
          next += 1
          guard take(result) else {
            group.cancelAll()
            return
          }
        }
        // No further ahead than a few rounds, so that few results wait for a slow one.
        while started < items.count, started - next < 4 * width, started - next - waiting.count < width {
          startNext()
        }
      }
    }
  }
}
