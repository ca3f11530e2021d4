/// The form of a frame that stands in scenarios: plain ASCII, no colour, no escape code.
///
/// Each row is `|` picture `|`, digits of pointers may follow, then one line that begins with `=` says the
/// same in words. It never prints `..`, which elides in scenarios: neighbouring dots are drawn as colons.
extension Frame {
  /// The lines of the golden form, without line ends.
  public var goldenLines: [String] { [] }

  /// The golden form with a line end after each line.
  public var golden: String { "" }
}
