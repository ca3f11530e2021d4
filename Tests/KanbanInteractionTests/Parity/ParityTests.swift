import KanbanInteraction
import KanbanModel
import Testing

/// All boards of up to 3 columns and 4 cards with at most one locked thing, no limit or one of 0 ... 3 on the
/// destination, and both policies. Each move that a method can express is compared with the resolver's own
/// answer.
@Suite("Every method gets the same answer")
struct ParityTests {
  private func check(_ ask: (inout ParityCheck) -> Void) throws -> Int {
    var count = 0
    for columns in 1...3 {
      for board in SmallBoard.all(columns: columns) {
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
    let count = try check { $0.askByPointer() }
    #expect(count > 10_000)
  }

  @Test("through the machine as from the resolver itself")
  func program() throws {
    let count = try check { $0.askByProgram() }
    #expect(count > 10_000)
  }

  @Test("by key as by program")
  func keys() throws {
    let count = try check { $0.askByKeys() }
    #expect(count > 10_000)
  }

  @Test("by action and menu as by program")
  func actions() throws {
    let count = try check { $0.askByActions() }
    #expect(count > 10_000)
  }
}
