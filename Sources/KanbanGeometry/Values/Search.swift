extension Array {
  /// The number of leading elements for which a condition holds, which must hold for no later one.
  ///
  /// - Complexity: logarithmic.
  @inline(__always)
  func partition(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) &>> 1
      if holds(self[middle]) { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
