import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanRendering
import Testing

@Suite("Words make way for pointers")
struct PointerTextTests {
  /// The room for a title in a column of 200 points.
  private static let room = 17

  /// The room of a card's title, with a pointer in one of its cells.
  private static func row(_ title: String, _ cell: Int, _ kind: PointerKind = .mouse) throws -> String {
    var metrics = LayoutMetrics()
    metrics.columnWidth = .scaled(200)
    var world = try World(metrics)
    try world.add("To do", [title])
    var snapshot = world.idle()
    // The title begins in the picture's cell 6; the middle of a cell is 4 points in.
    let point = Point(x: Double(6 + cell) * 8 + 4, y: 96)
    snapshot.pointers = [PointerState(sample: PointerSample(kind: kind, point: point), isDown: true)]
    let line = try #require(world.frame(snapshot).goldenLines.first { $0.hasSuffix("1") })
    return String(line.dropFirst(7).prefix(room))
  }

  @Test(
    "a title stands beside a mouse, moving a word, else parting it, else under it",
    arguments: [
      ("Spec", 8, "Spec    @        "), ("Spec", 1, " @ Spec          "),
      ("Write it", 6, "Write @ it       "), ("Write it", 5, "Write@it         "),
      ("Write the spec", 12, "Write the sp@ec  "), ("Write the specs x", 4, "Writ@ the specs x"),
      ("A title that is too long", 4, "A ti@tle that is~"),
    ])
  func mouse(title: String, cell: Int, expected: String) throws {
    #expect(try Self.row(title, cell) == expected)
  }

  @Test("a pointer directly before a wide character leaves it whole, one on its half blanks the other")
  func wideCharacters() throws {
    #expect(try Self.row("かなかなかなかな", 4) == "kana@kanakanakana")
    #expect(try Self.row("かなかなかなかな", 5) == "kana @nakanakana ")
    #expect(try Self.row("か なかな", 2) == "ka@nakana        ")
  }

  @Test("a finger's mark is three cells, a pen's two")
  func kinds() throws {
    #expect(try Self.row("Write the spec", 8, .touch) == "Write t(@)he spec")
    #expect(try Self.row("Write the spec", 7, .pen) == "Write /@ the spec")
  }

  @Test("Every letter is there wherever the pointer stands, as long as there is room for both")
  func lettersStay() throws {
    for title in ["a", "abcdefghijklmno", "ab cd ef gh", "a b c d e f g h", "abcdef ghijklmn", "é ü ñ ö"] {
      for cell in 0..<Self.room {
        let row = try Self.row(title, cell)
        let letters = row.filter { $0 != " " && $0 != "@" }
        let plain = try Self.row(title, 16).filter { $0 != " " && $0 != "@" }
        #expect(letters == plain, "\(title) with a pointer in cell \(cell): \(row)")
        #expect(row.count == Self.room)
        #expect(Array(row)[cell] == "@")
      }
    }
  }
}
