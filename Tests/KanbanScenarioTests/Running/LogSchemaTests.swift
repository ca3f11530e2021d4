import Foundation
import KanbanModel
import KanbanScenario
import KanbanSimulation
import Testing

@Suite("The schema of the log")
struct LogSchemaTests {
  private static let path =
    "Sources/KanbanScenario/KanbanScenario.docc/Resources/log.schema.json"

  private static let schema: LogSchema? = {
    let file = ScenarioFiles.root.deletingLastPathComponent().appending(path: path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return (try? JSONValue(text)).map { LogSchema(root: $0) }
  }()

  /// The logs of all scenarios, each run once for all tests.
  private static let logs: [String] = ScenarioFiles.paths.compactMap { try? log(ofFile: $0) }

  @Test("holds for every line of every scenario's log")
  func scenarios() throws {
    #expect(Self.logs.count == ScenarioFiles.paths.count)
    for line in Self.logs.joined().split(separator: "\n") { try Self.check(line) }
    for line in try Self.rareLog().split(separator: "\n") { try Self.check(line) }
  }

  @Test("has every kind of event, and of each the keys that the writer writes and no others")
  func keys() throws {
    let schema = try #require(Self.schema)
    var written: [String: Set<String>] = [:]
    var always: [String: Set<String>] = [:]
    for line in (Self.logs + [try Self.rareLog()]).joined().split(separator: "\n") {
      guard case .object(let members) = try JSONValue(line), let kind = members["e"]?.text else { continue }
      written[kind, default: []].formUnion(members.keys)
      always[kind] = always[kind].map { $0.intersection(members.keys) } ?? Set(members.keys)
    }
    #expect(Set(written.keys) == Set(LogEvent.Kind.allCases.map(\.name)))
    for kind in LogEvent.Kind.allCases { #expect(kind.name == "\(kind)") }
    for (kind, keys) in written {
      let definition = try #require(schema.definition(kind), "\(kind) is not in the schema")
      guard case .object(let properties)? = definition["properties"],
        case .array(let required)? = definition["required"]
      else {
        Issue.record("\(kind) has no properties")
        continue
      }
      #expect(Set(properties.keys) == keys, "\(kind)")
      let demanded = Set(required.compactMap(\.text))
      #expect(demanded.isSubset(of: always[kind] ?? []), "\(kind)")
    }
    guard case .object(let definitions)? = schema.root["$defs"] else { return }
    let kinds = definitions.filter { $0.value["properties"]?["e"] != nil }.map(\.key)
    #expect(Set(kinds) == Set(written.keys))
    let choices = schema.definition("event")?["oneOf"]
    #expect(choices == .array(Self.references(kinds, in: choices)))
  }

  /// References to the kinds, in the order of a list that has them all.
  private static func references(_ kinds: [String], in choices: JSONValue?) -> [JSONValue] {
    guard case .array(let list)? = choices else { return [] }
    let wanted = kinds.map { JSONValue.object(["$ref": .string("#/$defs/\($0)")]) }
    return list.filter { wanted.contains($0) } + wanted.filter { !list.contains($0) }
  }

  static let wrongLines = [
    #"{"e":"announced","n":0,"t":0}"#, #"{"e":"announced","n":0,"t":0,"text":"x","x":1}"#,
    #"{"e":"sung","n":0,"t":0,"text":"x"}"#, #"{"e":"announced","n":-1,"t":0,"text":"x"}"#,
    #"{"e":"announced","n":0.5,"t":0,"text":"x"}"#, #"{"e":"announced","n":0,"t":true,"text":"x"}"#,
    #"{"log":2,"profile":"standard","scenario":"x"}"#,
    #"{"area":"board","e":"scrolled","n":0,"offset":[1],"t":0}"#,
  ]

  @Test("refuses what the writer never writes", arguments: wrongLines)
  func wrong(line: String) throws {
    let schema = try #require(Self.schema)
    #expect(schema.fault(of: try JSONValue(line), by: schema.root) != nil)
  }

  // MARK: Logs

  private static func check(_ line: some StringProtocol) throws {
    let schema = try #require(schema)
    let fault = schema.fault(of: try JSONValue(line), by: schema.root)
    #expect(fault == nil, "\(line): \(fault ?? "")")
  }

  private static func log(ofFile path: String) throws -> String {
    // Parts of scenarios have no log.
    guard let scenario = try Scenarios.load(file: path) else { return "" }
    return log(of: scenario, Scenarios.fileOptions)
  }

  private static func log(of scenario: LoadedScenario, _ options: RunOptions = RunOptions()) -> String {
    var bytes: [UInt8] = []
    ScenarioRunner.log(scenario, options: options) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What scenario files cannot or need not bring about: warnings in a rule's own words, a cancelled press with
  /// words, a step that cannot be done.
  private static func rareLog() throws -> String {
    let blocks = """
      behaviour
        operations move copy
      end
      rules
        rule hesitant
      end

      """
    let lines = """
      drag A1 to todo[1] over 100ms
      wait 1s
      down A2
      cancel "gone"
      action A1 "Fly"
      drag A2 to doing[0] over 100ms
      wait 1s
      modifiers option
      drag A1 to doing[0] over 100ms
      """
    let registry = RuleRegistry(["hesitant": { _, _ in HesitantRule() }])
    let text = Scenarios.board.replacing(" limit 1", with: "") + blocks + lines
    return log(of: try Scenarios.load(text, registry: registry))
  }
}

/// Allows everything with a warning.
private struct HesitantRule: MoveRule {
  let name = "hesitant"

  func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer { .warn("think again") }
}
