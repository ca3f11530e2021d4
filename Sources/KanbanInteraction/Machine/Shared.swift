/// A large value that is handed on as one word. Copies share it until one of them is changed.
struct Shared<Value: Sendable>: Sendable {
  /// Changed only by its sole owner.
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  /// Keeps a value.
  init(_ value: Value) { storage = Storage(value) }

  /// The value; changing it copies it first if it is shared.
  var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}
