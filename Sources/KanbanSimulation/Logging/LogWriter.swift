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
      json.key("log")
      json.number(1)
      json.key("profile")
      json.string(profile)
      json.key("scenario")
      json.string(scenario)
    }
    json.newline()
  }

  /// Writes the line of an event.
  package mutating func write(_ event: LogEvent, names: BoardNames) {
    let facts = LogFacts(event)
    json.object { json in
      Self.writeArea(facts, names, &json)
      Self.writeCards(facts, names, &json)
      if let decision = facts.decision {
        json.key("decision")
        json.string(decision.rawValue)
      }
      json.key("e")
      json.string(event.kind.name)
      Self.writeSources(facts, names, &json)
      if let input = facts.input {
        json.key("input")
        json.string(input.word)
      }
      json.key("n")
      json.number(event.number)
      Self.writeOffset(facts, &json)
      if let pointer = facts.pointer {
        json.key("pointer")
        json.number(pointer)
      }
      if let reason = facts.reason {
        json.key("reason")
        json.string(reason)
      }
      json.key("t")
      json.number(event.instant.microseconds)
      if let text = facts.text {
        json.key("text")
        json.string(text)
      }
      Self.writeDestination(facts, names, &json)
      if let point = facts.point {
        json.key("x")
        json.number(point.x)
        json.key("y")
        json.number(point.y)
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
      json.key("board")
      json.array { json in
        for column in board.columns {
          json.object { json in
            json.key("cards")
            json.array { json in
              for card in board.cards(in: column) { json.string(names.id(of: card)) }
            }
            json.key("column")
            json.string(names.id(of: column))
          }
        }
      }
      json.key("end")
      json.bool(true)
      json.key("events")
      json.number(eventCount)
      json.key("scroll")
      json.object { json in
        json.key("board")
        Self.writePoint(scene.geometry.offset(of: .board), &json)
        json.key("columns")
        json.array { json in
          for column in board.columns {
            json.object { json in
              json.key("column")
              json.string(names.id(of: column))
              json.key("offset")
              json.number(scene.geometry.offset(of: .column(column)).y)
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
    json.key("cards")
    json.array { json in
      for card in cards { json.string(names.id(of: card)) }
    }
  }

  private static func writeSources(_ facts: LogFacts, _ names: BoardNames, _ json: inout JSONWriter) {
    guard !facts.sources.isEmpty else { return }
    json.key("from")
    json.array { json in
      for source in facts.sources {
        json.object { json in
          json.key("card")
          json.string(names.id(of: source.card))
          json.key("column")
          json.string(names.id(of: source.position.column))
          json.key("index")
          json.number(source.position.index)
        }
      }
    }
  }

  private static func writeDestination(_ facts: LogFacts, _ names: BoardNames, _ json: inout JSONWriter) {
    guard let destination = facts.destination else { return }
    json.key("to")
    json.object { json in
      json.key("column")
      json.string(names.id(of: destination.column))
      json.key("slot")
      json.number(destination.slot)
    }
  }
}
