extension Array {
  /// The number of leading elements for which a condition holds, which must hold for no later one.
  ///
  /// The steps do not depend on the answers, so that a processor need not guess them.
  ///
  /// - Complexity: logarithmic.
  @inline(__always)
  func partition(where holds: (Element) -> Bool) -> Int {
    var start = 0
    var length = count
    guard length > 0 else { return 0 }
    while length > 1 {
      let half = length &>> 1
      start &+= holds(self[start &+ half &- 1]) ? half : 0
      length &-= half
    }
    return start &+ (holds(self[start]) ? 1 : 0)
  }
}
