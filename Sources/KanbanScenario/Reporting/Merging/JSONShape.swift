import KanbanSimulation

/// What a value of a report is, so that one reader and one writer serve all of them.
indirect enum JSONShape: Sendable {
  case number
  case text
  /// A text or `null`.
  case textOrNull
  /// Elements of one shape, each called by a name with an article.
  case array(of: String, JSONShape)
  /// Members in the order in which they are written.
  case object([Member])

  /// A member of an object.
  struct Member: Sendable {
    var key: StaticString
    var shape: JSONShape
    /// Whether the member is left out where it would say nothing.
    var isOptional = false
  }

  /// Makes sure that a value has this shape, with the keys that this version writes and no others.
  ///
  /// - Parameters:
  ///   - name: what the value is called.
  ///   - owner: what it belongs to.
  func check(_ value: JSONValue, _ name: String, of owner: String = "it") throws(ReportFault) {
    switch (self, value) {
    case (.number, .number), (.text, .string), (.textOrNull, .string), (.textOrNull, .null): return
    case (.array(let element, let shape), .array(let values)):
      for value in values { try shape.check(value, element) }
    case (.object(let members), .object(let values)):
      guard members.count(where: { values[$0.key.description] != nil }) == values.count else {
        throw ReportFault("\(name) of it has a member that version \(ReportDocument.version) does not know")
      }
      for member in members where !member.isOptional || values[member.key.description] != nil {
        try member.check(in: value, name)
      }
    case (.number, _): throw ReportFault("\(name) of \(owner) is no number")
    case (.text, _), (.textOrNull, _): throw ReportFault("\(name) of \(owner) is no text")
    case (.array, _): throw ReportFault("\(name) of \(owner) is no array")
    case (.object, _): throw ReportFault("\(name) of \(owner) is no object")
    }
  }

  /// Writes a value of this shape, which it has to have.
  func write(_ value: JSONValue, _ json: inout JSONWriter) {
    switch (self, value) {
    case (.array(_, let shape), .array(let values)):
      json.array { json in
        for value in values { shape.write(value, &json) }
      }
    case (.object(let members), .object(let values)):
      json.object { json in
        for member in members {
          guard let value = values[member.key.description], !member.isOptional || !value.saysNothing else {
            continue
          }
          json.key(member.key)
          member.shape.write(value, &json)
        }
      }
    case (_, .number(let number)): json.number(number)
    case (_, .string(let text)): json.string(text)
    case (_, .null): json.null()
    case (_, .bool), (_, .array), (_, .object): preconditionFailure("the value has not been checked")
    }
  }
}

extension JSONShape.Member {
  /// Makes sure that an object has this member.
  func check(in object: JSONValue, _ name: String) throws(ReportFault) {
    guard let value = object[key.description] else {
      throw ReportFault("\(name) of it has no member '\(key)'")
    }
    try shape.check(value, "'\(key)'", of: name)
  }
}

extension JSONValue {
  /// True for what an optional member stands for if it is left out.
  fileprivate var saysNothing: Bool { [.null, .number(0), .array([])].contains(self) }
}

// MARK: - What this version writes

extension JSONShape {
  static let report = object([
    .init(key: "exit", shape: .number), version,
    .init(key: "scenarios", shape: .array(of: "a scenario", scenario)), .init(key: "totals", shape: totals),
  ])

  static let version = Member(key: "report", shape: .number)

  static let scenario = object([
    .init(key: "board", shape: .array(of: "a column", column)),
    .init(key: "failures", shape: .array(of: "a failure", failure)), .init(key: "outcome", shape: .text),
    .init(key: "path", shape: .text), .init(key: "title", shape: .text),
  ])

  private static let column = object([
    .init(key: "cards", shape: .array(of: "a card", .text)), .init(key: "column", shape: .text),
  ])

  private static let failure = object([
    .init(key: "actual", shape: .textOrNull), .init(key: "code", shape: .textOrNull, isOptional: true),
    .init(key: "column", shape: .number), .init(key: "expected", shape: .textOrNull),
    .init(key: "line", shape: .number), .init(key: "message", shape: .text),
    .init(key: "notes", shape: .array(of: "a note", .text), isOptional: true),
    .init(key: "variant", shape: .textOrNull, isOptional: true),
    .init(key: "variants", shape: .number, isOptional: true),
  ])

  private static let totals = object(
    ["pass", "fail", "xfail", "xpass", "skip", "error"].map { .init(key: $0, shape: .number) })
}
