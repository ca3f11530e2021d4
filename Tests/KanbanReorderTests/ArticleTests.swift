import TestSupport
import Testing

@Suite struct ReorderArticleTests {
  @Test func `every block of code of the article is compiled in the example`() throws {
    let article = try Article("Sources/KanbanReorder/KanbanReorder.docc/Reordering.md")
    #expect(article.blocks.count == 14)
    #expect(try article.blocks(missingFrom: "Tests/KanbanReorderTests/SolitaireExample.swift") == [])
  }
}
