import KanbanGeometry
import KanbanInteraction
import ScenarioSyntax

/// What a person does with pointers and keys: where the pointers are, which buttons are down, which modifiers are held.
///
/// What the hands do is handed to the machine as the event that comes of it.
struct Hands {
  /// One pointer.
  struct Pointer {
    let number: Int
    fileprivate(set) var kind: PointerKind
    /// nil until it has been somewhere.
    fileprivate(set) var point: Point?
    /// The pressed buttons, oldest first.
    fileprivate var buttons: [PointerButton] = []

    /// True while a button or finger is down.
    var isDown: Bool { !buttons.isEmpty }

    /// A sample of the pointer at a place.
    func sample(at point: Point) -> PointerSample {
      PointerSample(pointer: number, kind: kind, point: point)
    }

    /// A sample of the pointer where it is.
    var sample: PointerSample { sample(at: point ?? .zero) }
  }

  private let defaultKind: PointerKind
  private var pointers: [Pointer] = []
  /// The modifiers that are held.
  private(set) var modifiers: Modifiers = []

  init(defaultKind: PointerKind) { self.defaultKind = defaultKind }

  /// A pointer; one that was never used is up and nowhere.
  subscript(number: Int) -> Pointer {
    get { pointers.first { $0.number == number } ?? Pointer(number: number, kind: defaultKind) }
    _modify { yield &pointers[index(of: number)] }
  }

  /// The index of a pointer, which is noted if it is a new one.
  private mutating func index(of number: Int) -> Int {
    if let known = pointers.firstIndex(where: { $0.number == number }) { return known }
    pointers.append(Pointer(number: number, kind: defaultKind))
    return pointers.count - 1
  }

  /// The number of the pointer that a line names; its kind, once said, holds.
  mutating func identify(number: Located<Int>?, kind: ListedWord?) -> Int {
    let number = number?.value ?? 1
    if let kind { self[number].kind = kind.value(in: .pointerKinds) }
    return number
  }
}

// MARK: - What the hands do

extension Hands {
  /// A pointer is somewhere else, without the machine being told.
  mutating func put(_ pointer: Int, at point: Point) { self[pointer].point = point }

  /// A button or finger goes down.
  mutating func press(_ pointer: Int, at point: Point, _ button: PointerButton) -> InputEvent {
    self[pointer].point = point
    self[pointer].buttons.removeAll { $0 == button }
    self[pointer].buttons.append(button)
    return .pointerPressed(self[pointer].sample, button)
  }

  /// A payload is carried in, with a button down.
  mutating func carryIn(_ pointer: Int, at point: Point) {
    self[pointer].point = point
    self[pointer].buttons = [.left]
  }

  /// A button or finger goes up where the pointer is: the one that is named, else that of the pointer's open press or
  /// session, else the one pressed last.
  mutating func release(_ pointer: Int, _ button: PointerButton?, holdsSession: Bool) -> InputEvent {
    let held = holdsSession ? .left : self[pointer].buttons.last
    let released = button ?? held ?? .left
    self[pointer].buttons.removeAll { $0 == released }
    return .pointerReleased(self[pointer].sample, released)
  }

  /// The pointer moves, with or without a button down.
  mutating func move(_ pointer: Int, to point: Point) -> InputEvent {
    self[pointer].point = point
    let moved = self[pointer]
    return moved.isDown ? .pointerMoved(moved.sample) : .pointerHovered(moved.sample)
  }

  /// The pointer is seen without a button; if one was down, its release was lost.
  mutating func hover(_ pointer: Int, at point: Point) -> InputEvent {
    self[pointer].buttons = []
    return move(pointer, to: point)
  }

  /// The system takes the pointer away.
  mutating func cancel(_ pointer: Int, why: String?) -> InputEvent {
    self[pointer].buttons = []
    return .pointerCancelled(pointer: pointer, words: why)
  }

  /// Other modifiers are held.
  mutating func hold(_ modifiers: Modifiers) -> InputEvent {
    self.modifiers = modifiers
    return .modifiersChanged(modifiers)
  }

  /// A key is pressed, with modifiers besides those that are held.
  func press(_ key: Key, with modifiers: Modifiers = []) -> InputEvent {
    .keyPressed(key, self.modifiers.union(modifiers))
  }
}
