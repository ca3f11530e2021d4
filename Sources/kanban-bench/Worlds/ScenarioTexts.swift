/// Scenarios and traces that are measured.
enum ScenarioTexts {
  /// How many input events the scenario of drags has: a press, twelve samples and a release each.
  static let eventCount = 98

  private static let board = """
    board
      column todo "To do"
        card A1 "Spec"
        card A2 "Tests"
        cards A 3..6
      column doing "Doing" limit 10
        cards B 1..4
      column done "Done"
        cards C 1..2
    end

    """

  /// Seven drags on a board of twelve cards; frames until each has settled come on top of the events.
  ///
  /// - Parameter expects: true if each drag is followed by what it should have done.
  static func drags(expects: Bool) -> [UInt8] {
    var text = "kanban-sim 1\ntitle \"Seven drags\"\ntags drag\n\n" + board + "\n"
    for number in 1...7 {
      let (card, column, slot) = way(number)
      text += "# drag \(number)\ndrag \(card) to \(column)[\(slot)] over 200ms\n"
      if expects { text += "expect moves = \(card) -> \(column)[\(slot)]\nexpect settled within 400ms\n\n" }
    }
    if expects { text += "expect board = todo: A2 B4 C1 A5 A6 | doing: A1 A3 B3 | done: B1 A4 C2 B2\n" }
    return Array(text.utf8)
  }

  /// One drag of 100 events, along via points: 78 of input, then frames until it has settled.
  static let longDrag = Array(
    ("kanban-sim 1\n\n" + board
      + "\ndrag A1 to done[end] via doing[0] via todo[3] over 1266ms\n"
      + "expect moves = A1 todo[0] -> done[2]\nexpect settled within 400ms\n").utf8)

  private static func way(_ number: Int) -> (card: String, column: String, slot: Int) {
    switch number {
    case 1: ("A1", "doing", 1)
    case 2: ("B1", "done", 0)
    case 3: ("C1", "todo", 2)
    case 4: ("A3", "doing", 2)
    case 5: ("A4", "done", 1)
    case 6: ("B4", "todo", 1)
    default: ("B2", "done", 3)
    }
  }

  /// A drag that is under way, on a viewport whose frame has 100 x 30 cells.
  static let held = Array(
    ("kanban-sim 1\nlayout\n  viewport 768x522\nend\n\n" + board
      + "\ndrag A1 to doing[1] over 200ms then hold\n").utf8)

  /// A drag of half a second, and the cards on their way to rest, on the same viewport.
  static let watched = Array(
    ("kanban-sim 1\nlayout\n  viewport 768x522\nend\n\n" + board
      + "\ndrag A1 to doing[1] over 500ms\nwait 400ms\n").utf8)

  /// A scenario that plays a trace from a file.
  static let streamed = Array(
    ("kanban-sim 1\n\n" + board + "\ntrace from \"samples.trace\"\nexpect phase settling\n").utf8)

  /// A trace of drags to and fro between two columns, 1,000 samples each, 8 milliseconds apart.
  ///
  /// ```
  /// 0 156 96 down     8 156.4 96.2     ...     7992 452 300 up
  /// ```
  static func trace(sampleCount: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sampleCount * 20)
    for number in 0..<sampleCount {
      let (drag, step) = number.quotientAndRemainder(dividingBy: 1_000)
      let isForth = drag.isMultiple(of: 2)
      let x = isForth ? 1_560 + step * 2_963 / 1_000 : 4_520 - step * 2_963 / 1_000
      let y = 960 + step * 2_043 / 1_000
      append(number * 8, to: &bytes)
      bytes.append(UInt8(ascii: " "))
      append(tenths: x, to: &bytes)
      bytes.append(UInt8(ascii: " "))
      append(tenths: y, to: &bytes)
      if step == 0 { bytes += Array(" down".utf8) }
      if step == 999 || number == sampleCount - 1 { bytes += Array(" up".utf8) }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private static func append(tenths number: Int, to bytes: inout [UInt8]) {
    append(number / 10, to: &bytes)
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
