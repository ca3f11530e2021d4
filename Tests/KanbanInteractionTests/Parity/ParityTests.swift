import KanbanInteraction
import KanbanModel
import Testing

/// All boards of up to 3 columns and 4 cards with at most one locked thing, no limit or one of 0 ... 3 on the
/// destination, and both policies. Each move that a method can express is compared with the resolver's own
/// answer. Of the 180 boards with 3 columns and 4 cards each method takes every fourth, another one each.
@Suite("Every method gets the same answer")
struct ParityTests {
  private func check(taking remainder: Int, _ ask: (inout ParityCheck) -> Void) throws -> Int {
    var count = 0
    for columns in 1...3 {
      for (number, board) in SmallBoard.all(columns: columns).enumerated() {
        let isLarge = columns == 3 && board.text.contains("c3")
        if isLarge, number % 4 != remainder { continue }
        var check = try ParityCheck(board)
        ask(&check)
        if let fault = check.fault {
          Issue.record("\(fault)")
          return count
        }
        count += check.count
      }
    }
    return count
  }

  @Test("by pointer as by program")
  func pointer() throws {
    let count = try check(taking: 0) { $0.askByPointer() }
    #expect(count > 10_000)
  }

  @Test("by key as by program")
  func keys() throws {
    let count = try check(taking: 1) { $0.askByKeys() }
    #expect(count > 10_000)
  }

  @Test("by action and menu as by program")
  func actions() throws {
    let count = try check(taking: 2) { $0.askByActions() }
    #expect(count > 10_000)
  }
}
