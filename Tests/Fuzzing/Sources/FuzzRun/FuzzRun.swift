import FuzzSupport

/// Called by libFuzzer with one input after another: runs it as a scenario if it is one.
///
/// - Returns: 0 for an input that may join the corpus, -1 for one that is no scenario.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  RunCheck.check(Array(UnsafeBufferPointer(start: start, count: count))) ? 0 : -1
}
