/// A large value that is handed on as one word. Copies share it until one of them is changed.
///
/// It is an array of one element: the standard library's own storage that copies on writing.
struct Shared<Value: Sendable>: Sendable {
  private var storage: [Value]

  /// Keeps a value.
  init(_ value: Value) { storage = [value] }

  /// The value; changing it copies it first if it is shared.
  var value: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }
}
