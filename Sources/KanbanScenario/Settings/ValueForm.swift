package import ScenarioSyntax

/// A setting of the language: how it is written, and which value of a root it decides.
package struct ValueForm<Root>: Sendable {
  /// How it is written.
  package let form: Form
  /// The value that it decides, found when it is asked for, as a key path takes long to make; nil if the setting does
  /// more than set one.
  let path: (@Sendable () -> PartialKeyPath<Root>)?
  let apply: @Sendable (Argument, inout Root) -> Void
  /// The value as it would be written.
  package let valueSpelling: @Sendable (Root) -> String

  /// - Parameter example: the value of an example.
  init<Value>(
    _ word: String, _ meaning: String, like example: String,
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Root, Value>, _ coding: Coding<Value>,
    synonyms: String = ""
  ) {
    form = Form(word, meaning, like: example, coding.shape, synonyms: synonyms)
    self.path = path
    apply = { argument, values in values[keyPath: path()] = coding.decode(argument.value) }
    valueSpelling = { values in
      coding.shape.spelling(of: Argument(coding.encode(values[keyPath: path()]), .at(0)))
    }
  }

  /// A setting that does more than set a value.
  init(_ form: Form, apply: @escaping @Sendable (Argument.Value, inout Root) -> Void) {
    self.form = form
    path = nil
    self.apply = { argument, root in apply(argument.value, &root) }
    valueSpelling = { _ in "" }
  }

  /// Forms by their words.
  static func byWord(_ forms: [Self]) -> [String: Self] {
    Dictionary(uniqueKeysWithValues: forms.map { ($0.form.word, $0) })
  }
}
