import KanbanReorder
import Testing

private struct Letter: Identifiable, Equatable {
  var id: String
}

private struct Section: Identifiable, Equatable {
  var id: Int
  var letters: [Letter] = []
}

private typealias Single = ReorderableSingleCollectionIdentifier
private typealias Difference = ReorderDifference<String, Single>

private func letters(_ text: String) -> [Letter] { text.map { Letter(id: String($0)) } }
private func text(_ letters: [Letter]) -> String { letters.map(\.id).joined() }

/// What becomes of an order; sources and an anchor by their letters, "." for the end.
private func applied(
  _ sources: String, before anchor: String, to order: String = "abcde",
  _ policy: ReorderPolicy<String> = ReorderPolicy()
) -> (order: String, isChanged: Bool) {
  var result = letters(order)
  let difference = Difference(
    sources: sources.map(String.init),
    destination: .init(position: anchor == "." ? .end : .before(anchor)))
  let isChanged = result.apply(difference: difference, policy: policy)
  return (text(result), isChanged)
}

@Suite struct ReorderDifferenceTests {
  @Test(arguments: [
    ("c", "a", "cabde"), ("a", "d", "bcade"), ("a", ".", "bcdea"), ("e", ".", "abcde"),
    // The anchor stands in the list without the sources, and they land side by side.
    ("da", "c", "bdace"), ("bd", "e", "acbde"), ("ae", "c", "baecd"),
    // The same order.
    ("b", "c", "abcde"), ("ab", "c", "abcde"),
    // Named twice.
    ("aa", "c", "bacde"), ("dada", "c", "bdace"),
  ])
  func `the sources go before the anchor, in their order`(
    sources: String, anchor: String, expected: String
  ) {
    let result = applied(sources, before: anchor)
    #expect(result.order == expected)
    #expect(result.isChanged == (expected != "abcde"))
  }

  @Test func `several items keep their own order if that is the policy`() {
    var policy = ReorderPolicy<String>()
    policy.order = .document
    #expect(applied("da", before: "c", policy).order == "badce")
  }

  @Test func `an anchor that is moved itself moves nothing, or means what the policy says`() {
    #expect(applied("b", before: "b").order == "abcde")
    #expect(applied("bd", before: "d").order == "abcde")
    #expect(!applied("bd", before: "d").isChanged)
    var policy = ReorderPolicy<String>()
    policy.selfAnchor = .nextSurvivor
    #expect(applied("bd", before: "d", policy).order == "acbde")
    #expect(applied("be", before: "e", policy).order == "acdbe")
    policy.selfAnchor = .end
    #expect(applied("b", before: "b", policy).order == "acdeb")
  }

  @Test func `an anchor that is gone means the end, or what the policy says`() {
    #expect(applied("b", before: "x").order == "acdeb")
    var policy = ReorderPolicy<String>()
    policy.vanishedAnchor = .cancel
    #expect(applied("b", before: "x", policy).order == "abcde")
    policy.vanishedAnchor = .nextSurvivor(inOrderOf: ["a", "x", "y", "b", "d"])
    #expect(applied("b", before: "x", policy).order == "acbde")
    #expect(applied("b", before: "z", policy).order == "acdeb")
    policy.vanishedAnchor = .nextSurvivor(inOrderOf: ["a", "x", "b"])
    #expect(applied("b", before: "x", policy).order == "acdeb")
  }

  @Test func `a source that is gone, or is not the only one of its id, moves nothing or is left out`() {
    #expect(applied("bx", before: ".").order == "abcde")
    #expect(applied("bx", before: ".", to: "abxbx").order == "abxbx")
    #expect(applied("", before: "a").order == "abcde")
    var policy = ReorderPolicy<String>()
    policy.vanishedSource = .skip
    #expect(applied("bx", before: ".", policy).order == "acdeb")
    #expect(applied("x", before: ".", policy).order == "abcde")
    #expect(applied("ba", before: ".", to: "abcbe", policy).order == "bcbea")
  }

  @Test func `an element may keep its id anywhere`() {
    var words = ["one", "two", "three"]
    words.apply(
      difference: Difference(sources: ["three"], destination: .init(position: .before("one"))),
      itemID: \.self)
    #expect(words == ["three", "one", "two"])
  }
}

@Suite struct ReorderingCollectionsTests {
  private func difference(
    _ sources: String, _ position: ReorderDifference<String, Int>.Destination.Position, in collection: Int
  ) -> ReorderDifference<String, Int> {
    ReorderDifference(
      sources: sources.map(String.init),
      destination: .init(position: position, collectionID: collection))
  }

  private let collections = [1: letters("abc"), 2: letters("de"), 3: []]

  @Test func `items go from collection to collection`() {
    var result = collections
    result.apply(difference: difference("db", .before("a"), in: 1))
    #expect(result == [1: letters("dbac"), 2: letters("e"), 3: []])
    result.apply(difference: difference("ec", .end, in: 3))
    #expect(result == [1: letters("dba"), 2: [], 3: letters("ec")])
  }

  @Test func `sections are collections, too`() {
    var sections = [
      Section(id: 1, letters: letters("abc")), Section(id: 2, letters: letters("de")), Section(id: 3),
    ]
    let isChanged = sections.apply(difference: difference("ca", .end, in: 3), items: \.letters)
    #expect(isChanged)
    #expect(sections.map { text($0.letters) } == ["b", "de", "ca"])
    let isChangedAgain = sections.apply(difference: difference("b", .end, in: 9), items: \.letters)
    #expect(!isChangedAgain)
    #expect(sections.map { text($0.letters) } == ["b", "de", "ca"])
  }

  @Test func `where the collection is gone, nothing is taken out of the others`() {
    var result = collections
    let isChanged = result.apply(difference: difference("a", .end, in: 9))
    #expect(!isChanged)
    #expect(result == collections)
  }

  @Test func `an anchor that stands in another collection is not in this one`() {
    var result = collections
    result.apply(difference: difference("a", .before("c"), in: 2))
    #expect(result[2] == letters("dea"))
  }

  @Test func `in the document's order collections count as the sources name them`() {
    var policy = ReorderPolicy<String>()
    policy.order = .document
    var result = collections
    result.apply(difference: difference("ecda", .end, in: 3), policy: policy)
    #expect(result == [1: letters("b"), 2: [], 3: letters("deac")])
  }
}
