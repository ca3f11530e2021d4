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
      json.member("$schema", schema)
      json.array("runs") { json in
        json.object { json in
          // Columns of the format are counted in code points, not in characters as a person sees them.
          json.member("columnKind", "unicodeCodePoints")
          json.array("invocations") { write(invocation: report, &$0) }
          json.array("results") { json in
            for file in report.files { write(file, rules, &json) }
          }
          json.object("tool") { json in
            json.object("driver") { json in
              json.member("name", "kanban-sim")
              json.array("rules") { json in
                for rule in rules { write(rule, &json) }
              }
              json.member("version", version)
            }
          }
        }
      }
      json.member("version", "2.1.0")
    }
    json.newline()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func write(invocation report: CheckReport, _ json: inout JSONWriter) {
    json.object { json in
      json.key("executionSuccessful")
      json.bool(report.unreadable.isEmpty)
      json.member("exitCode", report.exitCode)
      json.array("toolExecutionNotifications") { json in
        for file in report.unreadable {
          json.object { json in
            json.member("level", "error")
            json.array("locations") { json in
              json.object { json in
                json.object("physicalLocation") { artifact(file.path, &$0) }
              }
            }
            text("message", file.message, &json)
          }
        }
      }
    }
  }

  private static func write(_ rule: DiagnosticCode, _ json: inout JSONWriter) {
    let explanation = rule.explanation
    json.object { json in
      text("fullDescription", explanation.text, &json)
      text("help", "wrong:\n\(explanation.wrong)\n\nright:\n\(explanation.right)", &json)
      json.member("id", rule.text)
      json.member("name", name(of: rule))
      text("shortDescription", explanation.title, &json)
    }
  }

  /// The name of a case in the form that the format asks for: `UnknownCard`.
  private static func name(of rule: DiagnosticCode) -> String {
    let name = "\(rule)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func text(_ name: StaticString, _ text: String, _ json: inout JSONWriter) {
    json.object(name) { $0.member("text", text) }
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
          json.array("fixes") { write(fix, file.path, map, &$0) }
        }
        json.member("level", diagnostic.severity.rawValue)
        json.array("locations") { json in
          json.object { json in
            place("physicalLocation", file.path, diagnostic.range, map, &json)
          }
        }
        text("message", message(of: diagnostic), &json)
        if !diagnostic.notes.isEmpty {
          json.array("relatedLocations") { json in
            for (index, note) in diagnostic.notes.enumerated() {
              json.object { json in
                json.member("id", index)
                text("message", note.message, &json)
                place("physicalLocation", file.path, note.range, map, &json)
              }
            }
          }
        }
        json.member("ruleId", diagnostic.code.text)
        json.member("ruleIndex", rules.firstIndex(of: diagnostic.code) ?? -1)
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
      json.array("artifactChanges") { json in
        json.object { json in
          artifact(path, &json)
          json.array("replacements") { json in
            json.object { json in
              region("deletedRegion", fix.range, map, &json)
              text("insertedContent", fix.replacement, &json)
            }
          }
        }
      }
    }
  }

  private static func place(
    _ name: StaticString, _ path: String, _ range: SourceRange, _ map: SourceMap, _ json: inout JSONWriter
  ) {
    json.object(name) { json in
      artifact(path, &json)
      region("region", range, map, &json)
    }
  }

  private static func region(
    _ name: StaticString, _ range: SourceRange, _ map: SourceMap, _ json: inout JSONWriter
  ) {
    let start = codePoint(at: range.start, map)
    let end = codePoint(at: range.end, map)
    json.object(name) { json in
      json.member("endColumn", end.column)
      json.member("endLine", end.line)
      json.member("startColumn", start.column)
      json.member("startLine", start.line)
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
    json.object("artifactLocation") { json in
      json.member("uri", uri(of: path))
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
