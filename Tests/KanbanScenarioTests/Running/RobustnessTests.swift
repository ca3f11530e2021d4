import KanbanScenario
import TestSupport
import Testing

@Suite("Running: any script")
struct RunningRobustnessTests {
  @Test("every subset of the lines of a scenario runs, and breaks no invariant")
  func subsets() throws {
    let lines = [
      "down A1", "@+50ms 2 touch down B1", "move doing[0] over 100ms", "@+30ms remove A1",
      "key Escape", "drag A2 to todo[end] over 50ms then hold", "up", "cancel", "undo",
      "expect settled within 1s",
    ]
    for mask in 0..<(1 << lines.count) {
      let chosen = lines.indices.filter { mask & (1 << $0) != 0 }.map { lines[$0] }
      let report = try Scenarios.run(chosen.joined(separator: "\n"))
      #expect(report.brokenInvariant == nil, "\(chosen)")
    }
  }

  @Test("random scripts break no invariant and repeat themselves", arguments: 0..<60)
  func random(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let lines = (0..<40).map { _ in Self.line(&generator) }.joined(separator: "\n")
    let head = "behaviour\noperations move copy\nautoscroll band 60 speed 800pt/s ramp 100ms\nend\n"
    let report = try Scenarios.run(lines, on: head + Self.board)
    #expect(report.brokenInvariant == nil, "\(lines)")
    #expect(try Scenarios.log(lines, on: head + Self.board) == Scenarios.log(lines, on: head + Self.board))
  }

  static let board = """
    board
      column todo
        cards A 1..12
      column doing limit 3
        cards B 1..2
        card P pinned
      column done limit 2 warn
        card L locked
      column far collapsed
        cards C 1..3
    end
    rules
      forbid done -> todo "finished work stays"
      lift together C1 C2
    end

    """

  static func line(_ generator: inout SplitMix64) -> String {
    func pick(_ words: [String]) -> String { words[Int(generator.next() % UInt64(words.count))] }
    let card = pick(["A1", "A2", "A7", "B1", "P", "L", "C1"])
    let column = pick(["todo", "doing", "done", "far"])
    let slot = "\(column)[\(pick(["0", "1", "2", "end"]))]"
    let start = pick(["", "", "", "@+30ms ", "@+100ms "])
    let pointer = pick(["", "", "touch ", "2 touch ", "pen "])
    let point = "\(generator.next() % 900),\(generator.next() % 700)"
    let place = pick([slot, point, card, "\(column).bottom", "board.right", "\(column).header"])
    let finish = pick(["", " then hold", " then cancel", " then escape", " dwell 400ms"])
    switch generator.next() % 24 {
    case 0...6:
      return "\(start)\(pointer)drag \(card) to \(place) over \(pick(["0ms", "100ms", "300ms"]))\(finish)"
    case 7: return "\(start)\(pointer)down \(place)"
    case 8: return "\(start)\(pointer)move \(place)"
    case 9: return "\(start)\(pointer)up"
    case 10: return "\(start)\(pointer)hover \(place)"
    case 11: return "\(start)\(pointer)cancel"
    case 12:
      return "\(start)key \(pick(["Space", "Up", "Down", "Left", "Right", "Tab", "Escape", "Home", "End"]))"
    case 13: return "\(start)focus \(card)"
    case 14: return "\(start)select \(card)"
    case 15: return "\(start)action \(card) \"Move to \(column)\""
    case 16: return "\(start)relocate \(card) to \(slot)"
    case 17: return "\(start)\(pick(["hide", "show", "hide", "show", "remove"])) \(card)"
    case 18: return "\(start)\(pick(["collapse", "expand"])) \(column)"
    case 19: return "\(start)limit \(column) \(pick(["0", "2", "none"]))"
    case 20: return "\(start)modifiers \(pick(["option", "none"]))"
    case 21: return "\(start)\(pick(["undo", "redo", "blur"]))"
    case 22: return "\(start)wheel \(place) by \(pick(["0,60", "0,-60", "50,0"]))"
    default: return "\(start)wait \(pick(["10ms", "200ms", "700ms"]))"
    }
  }
}
