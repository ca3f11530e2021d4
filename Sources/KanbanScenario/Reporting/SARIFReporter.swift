import KanbanSimulation
import ScenarioSyntax

/// Diagnostics in the Static Analysis Results Interchange Format 2.1.0, which editors and code hosts read.
package enum SARIFReporter {
  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  /// The log of one run, with a line end behind it; keys are sorted.
  ///
  /// - Parameter version: that of the program.
  package static func text(of report: CheckReport, version: String) -> String {
    let rules = Set(report.files.flatMap { $0.diagnostics.map(\.code) }).sorted { $0.text < $1.text }
    var json = JSONWriter()
    json.object { json in
      json.key("$schema")
      json.string(schema)
      json.key("runs")
      json.array { json in
        json.object { json in
          // Columns of the format are counted in code points, not in characters as a person sees them.
          json.key("columnKind")
          json.string("unicodeCodePoints")
          json.key("invocations")
          json.array { write(invocation: report, &$0) }
          json.key("results")
          json.array { json in
            for file in report.files { write(file, rules, &json) }
          }
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object { json in
              json.key("name")
              json.string("kanban-sim")
              json.key("rules")
              json.array { json in
                for rule in rules { write(rule, &json) }
              }
              json.key("version")
              json.string(version)
            }
          }
        }
      }
      json.key("version")
      json.string("2.1.0")
    }
    json.newline()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func write(invocation report: CheckReport, _ json: inout JSONWriter) {
    json.object { json in
      json.key("executionSuccessful")
      json.bool(report.unreadable.isEmpty)
      json.key("exitCode")
      json.number(report.exitCode)
      json.key("toolExecutionNotifications")
      json.array { json in
        for file in report.unreadable {
          json.object { json in
            json.key("level")
            json.string("error")
            json.key("locations")
            json.array { json in
              json.object { json in
                json.key("physicalLocation")
                json.object { artifact(file.path, &$0) }
              }
            }
            json.key("message")
            text(file.message, &json)
          }
        }
      }
    }
  }

  private static func write(_ rule: DiagnosticCode, _ json: inout JSONWriter) {
    let explanation = rule.explanation
    json.object { json in
      json.key("fullDescription")
      text(explanation.text, &json)
      json.key("help")
      text("wrong:\n\(explanation.wrong)\n\nright:\n\(explanation.right)", &json)
      json.key("id")
      json.string(rule.text)
      json.key("name")
      json.string(name(of: rule))
      json.key("shortDescription")
      text(explanation.title, &json)
    }
  }

  /// The name of a case in the form that the format asks for: `UnknownCard`.
  private static func name(of rule: DiagnosticCode) -> String {
    let name = "\(rule)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func text(_ text: String, _ json: inout JSONWriter) {
    json.object { json in
      json.key("text")
      json.string(text)
    }
  }
}

// MARK: - Results

extension SARIFReporter {
  private static func write(
    _ file: LoadResult.FaultyFile, _ rules: [DiagnosticCode], _ json: inout JSONWriter
  ) {
    let map = SourceMap(file.source)
    for diagnostic in file.diagnostics {
      json.object { json in
        if let fix = diagnostic.fix {
          json.key("fixes")
          json.array { write(fix, file.path, map, &$0) }
        }
        json.key("level")
        json.string(diagnostic.severity.rawValue)
        json.key("locations")
        json.array { json in
          json.object { json in
            json.key("physicalLocation")
            place(file.path, diagnostic.range, map, &json)
          }
        }
        json.key("message")
        text(message(of: diagnostic), &json)
        if !diagnostic.notes.isEmpty {
          json.key("relatedLocations")
          json.array { json in
            for (index, note) in diagnostic.notes.enumerated() {
              json.object { json in
                json.key("id")
                json.number(index)
                json.key("message")
                text(note.message, &json)
                json.key("physicalLocation")
                place(file.path, note.range, map, &json)
              }
            }
          }
        }
        json.key("ruleId")
        json.string(diagnostic.code.text)
        json.key("ruleIndex")
        json.number(rules.firstIndex(of: diagnostic.code) ?? -1)
      }
    }
  }

  private static func message(of diagnostic: Diagnostic) -> String {
    diagnostic.suggestion.map { "\(diagnostic.message); did you mean '\($0)'?" } ?? diagnostic.message
  }

  private static func write(
    _ fix: Diagnostic.Fix, _ path: String, _ map: SourceMap, _ json: inout JSONWriter
  ) {
    json.object { json in
      json.key("artifactChanges")
      json.array { json in
        json.object { json in
          artifact(path, &json)
          json.key("replacements")
          json.array { json in
            json.object { json in
              json.key("deletedRegion")
              region(fix.range, map, &json)
              json.key("insertedContent")
              text(fix.replacement, &json)
            }
          }
        }
      }
    }
  }

  private static func place(
    _ path: String, _ range: SourceRange, _ map: SourceMap, _ json: inout JSONWriter
  ) {
    json.object { json in
      artifact(path, &json)
      json.key("region")
      region(range, map, &json)
    }
  }

  private static func region(_ range: SourceRange, _ map: SourceMap, _ json: inout JSONWriter) {
    let start = codePoint(at: range.start, map)
    let end = codePoint(at: range.end, map)
    json.object { json in
      json.key("endColumn")
      json.number(end.column)
      json.key("endLine")
      json.number(end.line)
      json.key("startColumn")
      json.number(start.column)
      json.key("startLine")
      json.number(start.line)
    }
  }

  /// The place in code points, which begin at every byte that continues none.
  private static func codePoint(at offset: Int, _ map: SourceMap) -> SourcePosition {
    let line = map.position(at: offset).line
    let range = map.range(ofLine: line)
    let before = map.bytes[range.start..<min(max(offset, range.start), range.end)]
    return SourcePosition(line: line, column: before.count { $0 & 0xC0 != 0x80 } + 1)
  }

  private static func artifact(_ path: String, _ json: inout JSONWriter) {
    json.key("artifactLocation")
    json.object { json in
      json.key("uri")
      json.string(uri(of: path))
    }
  }

  /// The path as a reference: all bytes escaped that have a meaning in one, or none in a path.
  private static func uri(of path: String) -> String {
    let plain = Set("-._~/!$&'()*+,;=@".utf8)
    let escaped = path.utf8.reduce(into: "") { result, byte in
      let isPlain =
        plain.contains(byte) || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      result += isPlain ? String(UnicodeScalar(byte)) : digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
    return path.hasPrefix("/") ? "file://\(escaped)" : escaped
  }
}
