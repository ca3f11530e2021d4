import KanbanGeometry
package import KanbanInteraction
import KanbanModel

/// Writes the log of a run: a first line, a line an event, a last line; each one JSON object with sorted
/// keys. Equal runs give equal bytes.
package struct LogWriter: Sendable {
  private var json = JSONWriter()

  /// Makes a writer that has written nothing.
  package init() {}

  /// How many bytes wait to be taken.
  package var count: Int { json.bytes.count }

  /// Takes the lines written since the last call.
  package mutating func take() -> [UInt8] { json.take() }

  /// Writes the first line.
  package mutating func writeHeader(profile: String, scenario: String) {
    json.object { json in
      json.member("log", 1)
      json.member("profile", profile)
      json.member("scenario", scenario)
    }
    json.newline()
  }

  /// Writes the line of an event.
  package mutating func write(_ event: LogEvent, names: BoardNames) {
    let facts = LogFacts(event)
    json.object { json in
      Self.writeArea(facts, names, &json)
      Self.writeCards(facts, names, &json)
      if let decision = facts.decision { json.member("decision", decision.rawValue) }
      json.member("e", event.kind.name)
      Self.writeSources(facts, names, &json)
      if let input = facts.input { json.member("input", input.word) }
      json.member("n", event.number)
      Self.writeOffset(facts, &json)
      if let pointer = facts.pointer { json.member("pointer", pointer) }
      if let reason = facts.reason { json.member("reason", reason) }
      json.key("t")
      json.number(event.instant.microseconds)
      if let text = facts.text { json.member("text", text) }
      Self.writeDestination(facts, names, &json)
      if let point = facts.point {
        json.member("x", point.x)
        json.member("y", point.y)
      }
    }
    json.newline()
  }

  /// Writes the last line: the board and the offsets as they are at the end.
  package mutating func writeFooter(_ simulation: Simulation) {
    writeFooter(scene: simulation.scene, names: simulation.names, eventCount: simulation.log.count)
  }

  /// Writes the last line.
  package mutating func writeFooter(scene: Scene, names: BoardNames, eventCount: Int) {
    let board = scene.board
    json.object { json in
      json.array("board") { json in
        for column in board.columns {
          json.object { json in
            json.array("cards") { json in
              for card in board.cards(in: column) { json.string(names.id(of: card)) }
            }
            json.member("column", names.id(of: column))
          }
        }
      }
      json.key("end")
      json.bool(true)
      json.member("events", eventCount)
      json.object("scroll") { json in
        json.key("board")
        Self.writePoint(scene.geometry.offset(of: .board), &json)
        json.array("columns") { json in
          for column in board.columns {
            json.object { json in
              json.member("column", names.id(of: column))
              json.member("offset", scene.geometry.offset(of: .column(column)).y)
            }
          }
        }
      }
    }
    json.newline()
  }
}

// MARK: - Fields

extension LogWriter {
  private static func writeArea(_ facts: LogFacts, _ names: BoardNames, _ json: inout JSONWriter) {
    guard let area = facts.area else { return }
    json.key("area")
    switch area {
    case .board: json.string("board")
    case .column(let column): json.string(names.id(of: column))
    }
  }

  private static func writeOffset(_ facts: LogFacts, _ json: inout JSONWriter) {
    guard let area = facts.area, let offset = facts.offset else { return }
    json.key("offset")
    switch area {
    case .board: writePoint(offset, &json)
    case .column: json.number(offset.y)
    }
  }

  private static func writePoint(_ point: Point, _ json: inout JSONWriter) {
    json.array { json in
      json.number(point.x)
      json.number(point.y)
    }
  }

  private static func writeCards(_ facts: LogFacts, _ names: BoardNames, _ json: inout JSONWriter) {
    guard let cards = facts.cards else { return }
    json.array("cards") { json in
      for card in cards { json.string(names.id(of: card)) }
    }
  }

  private static func writeSources(_ facts: LogFacts, _ names: BoardNames, _ json: inout JSONWriter) {
    guard !facts.sources.isEmpty else { return }
    json.array("from") { json in
      for source in facts.sources {
        json.object { json in
          json.member("card", names.id(of: source.card))
          json.member("column", names.id(of: source.position.column))
          json.member("index", source.position.index)
        }
      }
    }
  }

  private static func writeDestination(_ facts: LogFacts, _ names: BoardNames, _ json: inout JSONWriter) {
    guard let destination = facts.destination else { return }
    json.object("to") { json in
      json.member("column", names.id(of: destination.column))
      json.member("slot", destination.slot)
    }
  }
}
