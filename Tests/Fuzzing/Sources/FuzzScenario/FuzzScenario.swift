import FuzzSupport

/// Called by libFuzzer with one input after another: reads it as a scenario, formats it, and loads it.
///
/// - Returns: 0, for an input that may join the corpus.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  SyntaxCheck.check(bytes)
  LoadCheck.check(bytes)
  TimeCheck.check(bytes)
  return 0
}
