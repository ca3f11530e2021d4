import KanbanGeometry
import KanbanInteraction
import KanbanReorder

/// An app's model with two lists, and everything that its container told it.
final class ListModel {
  typealias Container = ReorderContainer<String, Int>

  var lists: [Int: [String]]
  /// What the content is made with, besides the lists.
  var change: (inout Container.Content) -> Void = { _ in }
  /// False for an app that ignores what it is told.
  var obeys = true
  private(set) var differences: [Container.Difference] = []
  private(set) var inserted: [(items: [String], session: Container.Drop)] = []
  private(set) var drags: [Container.Drag] = []
  private(set) var drops: [Container.Drop] = []

  init(_ lists: [String]) {
    self.lists = Dictionary(
      uniqueKeysWithValues: lists.enumerated().map { ($0, $1.split(separator: " ").map(String.init)) })
  }

  var text: String {
    lists.keys.sorted().map { (lists[$0] ?? []).joined(separator: " ") }.joined(separator: "|")
  }
  var phases: [Container.Drag.Phase] { drags.map(\.phase) }

  private var content: Container.Content {
    var content = Container.Content(
      lists.keys.sorted().map { list in
        ReorderCollection(id: list, items: (lists[list] ?? []).map { .init(id: $0) })
      })
    change(&content)
    return content
  }

  func container(takesItems: Bool = true, _ change: (inout LayoutMetrics) -> Void = { _ in }) throws
    -> Container
  {
    var metrics = LayoutMetrics()
    change(&metrics)
    let container = try Container(metrics: metrics, content: { self.content }, move: { self.move($0) })
    if takesItems { container.insert = { self.insert($0, $1) } }
    container.onDragSessionUpdated = { self.drags.append($0) }
    container.onDropSessionUpdated = { self.drops.append($0) }
    return container
  }

  private func move(_ difference: Container.Difference) {
    differences.append(difference)
    if obeys { lists.apply(difference: difference, itemID: \.self) }
  }

  private func insert(_ items: [String], _ session: Container.Drop) {
    inserted.append((items, session))
    guard obeys, let place = session.reorderDestination else { return }
    var list = lists[place.collectionID] ?? []
    var index = list.count
    if case .before(let item) = place.position { index = list.firstIndex(of: item) ?? index }
    list.insert(contentsOf: items, at: index)
    lists[place.collectionID] = list
  }
}

extension ReorderContainer where ItemID == String {
  /// The middle of an item.
  func middle(of item: String) -> Point { frame(of: item)?.center ?? Point(x: -1, y: -1) }

  /// Drags from one place to another, in steps, and lets go or not.
  func drag(from start: Point, to end: Point, release: Bool = true) {
    var trace = PointerTrace<String>()
    trace.add(.pressed(start))
    trace.move(from: start, to: end)
    if release { trace.add(.released(end)) }
    play(trace)
  }

  /// Carries items in from outside, and lets go or not.
  func carryIn(
    _ items: [String], _ configuration: DragConfiguration = DragConfiguration(allowMove: true), to end: Point,
    release: Bool = true
  ) {
    let start = Point(x: 700, y: 580)
    var trace = PointerTrace<String>()
    trace.add(.entered(start, items: items, configuration: configuration))
    trace.move(from: start, to: end)
    if release { trace.add(.released(end)) }
    play(trace)
  }

  func release(at point: Point) {
    var trace = PointerTrace<String>()
    trace.add(.released(point))
    play(trace)
  }
}
