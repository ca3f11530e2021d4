import Foundation

/// Any JSON value.
enum JSONValue: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Reads a text.
  init(_ text: some StringProtocol) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  /// The member of an object.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The text of a string.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

/// A JSON schema, as far as that of the log goes; any other keyword is a fault.
struct LogSchema {
  /// The whole schema.
  let root: JSONValue

  private static let ignored: Set = ["$schema", "$defs", "title", "description"]

  /// Why a value is not what a part of the schema says; nil if it is.
  func fault(of value: JSONValue, by schema: JSONValue) -> String? {
    guard case .object(let keywords) = schema else { return "\(schema) is no schema" }
    for (keyword, rule) in keywords.sorted(by: { $0.key < $1.key }) where !Self.ignored.contains(keyword) {
      if let fault = fault(of: value, by: keyword, rule, keywords) { return fault }
    }
    return nil
  }

  /// A definition of the schema.
  func definition(_ name: String) -> JSONValue? { root["$defs"]?[name] }

  private func fault(
    of value: JSONValue, by keyword: String, _ rule: JSONValue, _ all: [String: JSONValue]
  ) -> String? {
    switch (keyword, rule, value) {
    case ("$ref", .string(let path), _):
      guard let schema = definition(String(path.dropFirst("#/$defs/".count))) else { return "no \(path)" }
      return fault(of: value, by: schema)
    case ("oneOf", .array(let schemas), _):
      let faults = schemas.map { fault(of: value, by: $0) }
      let count = faults.count { $0 == nil }
      return count == 1 ? nil : "\(count) of \(schemas.count) fit \(value): \(faults.compactMap(\.self))"
    case ("const", _, _): return rule == value ? nil : "\(value) is not \(rule)"
    case ("enum", .array(let choices), _):
      return choices.contains(value) ? nil : "\(value) is none of \(choices)"
    case ("type", .string(let type), _): return Self.isOf(type, value) ? nil : "\(value) is no \(type)"
    case ("minimum", .number(let least), .number(let number)):
      return number >= least ? nil : "\(number) is small"
    case ("minItems", .number(let count), .array(let items)):
      return Double(items.count) >= count ? nil : "\(items.count) items are few"
    case ("maxItems", .number(let count), .array(let items)):
      return Double(items.count) <= count ? nil : "\(items.count) items are many"
    case ("items", _, .array(let items)):
      return Self.firstFault(of: items) { fault(of: $0, by: rule) }
    case ("required", .array(let keys), .object(let members)):
      return keys.lazy.compactMap(\.text).first { members[$0] == nil }.map { "'\($0)' is missing" }
    case ("properties", .object(let schemas), .object(let members)):
      return Self.firstFault(of: members) { key, member in
        schemas[key].flatMap { fault(of: member, by: $0) }
      }
    case ("additionalProperties", .bool(false), .object(let members)):
      let known = all["properties"]
      return members.keys.first { known?[$0] == nil }.map { "'\($0)' is unknown" }
    default: return "'\(keyword)' does not fit \(value)"
    }
  }

  /// The first fault of some things; a lazy `compactMap` would look for it twice.
  private static func firstFault<Things: Sequence>(
    of things: Things, _ fault: (Things.Element) -> String?
  ) -> String? {
    for thing in things {
      if let fault = fault(thing) { return fault }
    }
    return nil
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number): true
    case ("integer", .number(let number)): number.rounded() == number
    default: false
    }
  }
}
