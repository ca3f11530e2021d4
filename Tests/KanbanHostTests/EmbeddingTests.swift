import Foundation
import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import TestSupport
import Testing

@Suite struct EmbeddingTests {
  let names = ["Draft", "Review", "Print", "Ship"]

  func planner() throws -> Planner {
    try Planner(stages: [
      Stage(title: "To do", cards: names.map { Note(title: $0) }),
      Stage(title: "Doing", limit: 2),
      Stage(title: "Done"),
    ])
  }

  func text(_ planner: Planner) -> String {
    planner.stages.map { stage in
      ([stage.title + ":"] + stage.cards.map(\.title)).joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// What a view would measure: stages 200 wide side by side, notes 60 tall below a header of 50.
  func measure(_ planner: inout Planner, at instant: Instant) {
    var stages: [UUID: ColumnFrames] = [:]
    var notes: [UUID: Rect] = [:]
    let feedback = planner.feedback
    for (index, stage) in planner.stages.enumerated() {
      let x = Double(index) * 210
      let frame = Rect(x: x, y: 0, width: 200, height: 480)
      stages[stage.id] = ColumnFrames(
        frame: frame, body: Rect(x: x, y: 50, width: 200, height: 430))
      var y = 60 - (planner.offsets[.column(stage.id)]?.y ?? 0)
      for (row, note) in stage.cards.filter({ !feedback.takenOut.contains($0.id) }).enumerated() {
        if feedback.gap?.column == stage.id, feedback.gap?.index == row { y += 68 }
        notes[note.id] = Rect(x: x + 10, y: y, width: 180, height: 60)
        y += 68
      }
    }
    planner.measured(stages: stages, notes: notes, shown: planner.shownLift, at: instant)
  }

  @Test func `The planner is driven through a whole drag`() throws {
    var planner = try planner()
    measure(&planner, at: .zero)
    let press = PointerSample(kind: .mouse, point: Point(x: 100, y: 150))
    planner.handle(.pointerPressed(press), at: .ms(10))
    var instant = Instant.ms(10)
    for step in 1...20 {
      instant = instant + .milliseconds(16)
      let point = Point(x: 100 + Double(step) * 10.5, y: 150 + Double(step))
      planner.handle(.pointerMoved(PointerSample(point: point)), at: instant)
      measure(&planner, at: instant)
    }
    let review = planner.stages[0].cards[1].id
    #expect(planner.feedback.lifted == [review])
    #expect(planner.feedback.gap?.column == planner.stages[1].id)
    #expect(planner.feedback.ghost?.frame == Rect(x: 220, y: 148, width: 180, height: 60))
    planner.handle(.pointerReleased(PointerSample(point: Point(x: 310, y: 170))), at: instant)
    #expect(text(planner) == "To do: Draft Print Ship | Doing: Review | Done:")
    #expect(planner.wantsFrames)
    let rest = try #require(planner.nextWake)
    planner.handle(.timePassed, at: rest)
    #expect(!planner.wantsFrames)
    #expect(planner.spoken == ["Review lifted, 2 of 4 in To do", "Review moved to 1 of 1 in Doing"])
    planner.handle(.undoRequested, at: rest)
    #expect(text(planner) == "To do: Draft Review Print Ship | Doing: | Done:")
  }

  @Test func `The planner's menu, program and edits obey the same limit`() throws {
    var planner = try planner()
    let notes = planner.stages[0].cards.map(\.id)
    let entry = try #require(planner.menu(for: notes[0]).first { $0.name == "Move to Doing" })
    planner.choose(entry, for: notes[0], at: .ms(1))
    planner.send(notes[1], to: planner.stages[1].id, at: .ms(2))
    planner.send(notes[2], to: planner.stages[1].id, at: .ms(3))
    #expect(text(planner) == "To do: Print Ship | Doing: Draft Review | Done:")
    #expect(planner.spoken.last == "Print not moved: Doing is full, 2 of 2")
    #expect(planner.accessibilityValue(of: notes[1]) == "2 of 2 in Doing")
    planner.edit(at: .ms(4)) { $0[1].cards.removeFirst() }
    #expect(planner.accessibilityValue(of: notes[1]) == "1 of 1 in Doing")
  }

  @Test func `The planner scrolls where it is told, and tells where it is`() throws {
    var planner = try planner()
    planner.edit(at: .ms(1)) { $0[0].cards += (1...20).map { Note(title: "Note \($0)") } }
    measure(&planner, at: .ms(2))
    let stage = planner.stages[0].id
    planner.handle(.pointerPressed(PointerSample(point: Point(x: 100, y: 90))), at: .ms(3))
    planner.handle(.pointerMoved(PointerSample(point: Point(x: 100, y: 300))), at: .ms(4))
    planner.handle(.pointerMoved(PointerSample(point: Point(x: 100, y: 475))), at: .ms(5))
    for frame in 1...30 {
      let instant = Instant.ms(5 + Int64(frame) * 16)
      planner.handle(.timePassed, at: instant)
      planner.scrolled(stage, to: planner.offsets[.column(stage)]?.y ?? 0, at: instant)
      measure(&planner, at: instant)
    }
    #expect(planner.offsets[.column(stage)]?.y ?? 0 > 150)
    planner.handle(.keyPressed(.escape), at: .ms(600))
    #expect(planner.stages[0].cards.prefix(2).map(\.title) == ["Draft", "Review"])
  }
}

@Suite struct ArticleTests {
  private let path = "Sources/KanbanHost/KanbanHost.docc/EmbeddingTheCore.md"

  @Test func `Every block of code of the article is compiled in the example`() throws {
    let article = try Article(path)
    #expect(article.blocks.count == 16)
    #expect(try article.blocks(missingFrom: "Tests/KanbanHostTests/EmbeddingExample.swift") == [])
  }

  @Test func `The sketch says that it is one`() throws {
    #expect(try Article(path).lines.contains { $0.contains("This part is a sketch") })
  }
}
