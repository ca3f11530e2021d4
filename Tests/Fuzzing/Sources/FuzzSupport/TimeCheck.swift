import Foundation
import KanbanScenario
import ScenarioSyntax

/// Reading takes time linear in the length of the file, whatever stands in it.
package enum TimeCheck {
  /// The length to which an input is repeated.
  private static let length = 1 << 16
  /// One input in so many is repeated, for that is slow.
  private static let rarity: UInt64 = 64
  /// Linear reading takes a tenth of it under the address sanitizer; quadratic reading tens of it.
  private static let mostSeconds = 2.0

  /// Repeats some of the inputs and reads and formats them so.
  package static func check(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, Sampling.chooses(bytes, oneOf: rarity) else { return }
    var flood: [UInt8] = []
    while flood.count < length { flood += bytes }
    let start = clock()
    _ = ScenarioParser.parse(flood)
    _ = SyntaxFormatter.format(flood)
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    demand(seconds < mostSeconds, "\(flood.count) bytes are read in \(mostSeconds) s, not in \(seconds) s")
  }
}
