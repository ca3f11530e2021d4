import KanbanGeometry
import KanbanInteraction

/// The pointers of a run, as their steps have left them.
struct PointerBook {
  /// One pointer.
  struct Entry {
    let number: Int
    var kind: PointerKind
    /// nil until it has been somewhere.
    var point: Point?
    /// The pressed buttons, oldest first.
    var buttons: [PointerButton] = []

    /// True while a button or finger is down.
    var isDown: Bool { !buttons.isEmpty }
  }

  let defaultKind: PointerKind
  private var entries: [Entry] = []

  init(defaultKind: PointerKind) { self.defaultKind = defaultKind }

  /// A pointer; one that was never used is up and nowhere.
  subscript(number: Int) -> Entry {
    get { entries.first { $0.number == number } ?? Entry(number: number, kind: defaultKind) }
    _modify { yield &entries[index(of: number)] }
  }

  /// The index of a pointer, which is noted if it is a new one.
  private mutating func index(of number: Int) -> Int {
    if let known = entries.firstIndex(where: { $0.number == number }) { return known }
    entries.append(Entry(number: number, kind: defaultKind))
    return entries.count - 1
  }
}

extension PointerBook.Entry {
  /// A sample of the pointer at a place.
  func sample(at point: Point) -> PointerSample { PointerSample(pointer: number, kind: kind, point: point) }

  /// A sample of the pointer where it is.
  var sample: PointerSample { sample(at: point ?? .zero) }
}
