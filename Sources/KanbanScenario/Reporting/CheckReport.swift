import KanbanSimulation
import ScenarioSyntax

/// What looking for faults has found.
package struct CheckReport: Sendable {
  /// A file that could not be read or written.
  package struct Unreadable: Hashable, Sendable {
    /// The path as it is printed.
    package var path: String
    /// What was tried and why it failed, in a sentence.
    package var message: String

    /// Makes one.
    package init(path: String, message: String) {
      self.path = path
      self.message = message
    }
  }

  /// How many files were looked at.
  package var fileCount = 0
  /// The diagnostics file by file, each once, with paths as they are printed.
  package var files: [LoadResult.FaultyFile] = []
  /// What could not be read or written.
  package var unreadable: [Unreadable] = []
  /// How the program ends.
  package var exitCode = 0

  /// Makes a report of nothing.
  package init() {}
}

extension CheckReport {
  /// The report as one JSON object, keys sorted, with a line end behind it.
  ///
  /// Lines and columns count from 1, as diagnostics are printed; an end is the place behind the last character.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("diagnostics")
      json.array { json in
        for file in files {
          let map = SourceMap(file.source)
          for diagnostic in file.diagnostics { Self.write(diagnostic, file.path, map, &json) }
        }
      }
      json.key("exit")
      json.number(exitCode)
      json.key("files")
      json.number(fileCount)
      json.key("report")
      json.number(ReportDocument.version)
      json.key("unreadable")
      json.array { json in
        for file in unreadable {
          json.object { json in
            json.key("message")
            json.string(file.message)
            json.key("path")
            json.string(file.path)
          }
        }
      }
    }
    json.newline()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func write(
    _ diagnostic: Diagnostic, _ path: String, _ map: SourceMap, _ json: inout JSONWriter
  ) {
    let start = map.position(at: diagnostic.range.start)
    let end = map.position(at: diagnostic.range.end)
    json.object { json in
      json.key("code")
      json.string(diagnostic.code.text)
      json.key("column")
      json.number(start.column)
      json.key("endColumn")
      json.number(end.column)
      json.key("endLine")
      json.number(end.line)
      if let fix = diagnostic.fix {
        json.key("fix")
        json.object { json in
          let start = map.position(at: fix.range.start)
          let end = map.position(at: fix.range.end)
          json.key("column")
          json.number(start.column)
          json.key("endColumn")
          json.number(end.column)
          json.key("endLine")
          json.number(end.line)
          json.key("line")
          json.number(start.line)
          json.key("replacement")
          json.string(fix.replacement)
        }
      }
      json.key("line")
      json.number(start.line)
      json.key("message")
      json.string(diagnostic.message)
      json.key("notes")
      json.array { json in
        for note in diagnostic.notes {
          let start = map.position(at: note.range.start)
          json.object { json in
            json.key("column")
            json.number(start.column)
            json.key("line")
            json.number(start.line)
            json.key("message")
            json.string(note.message)
          }
        }
      }
      json.key("path")
      json.string(path)
      json.key("severity")
      json.string(diagnostic.severity.rawValue)
      if let suggestion = diagnostic.suggestion {
        json.key("suggestion")
        json.string(suggestion)
      }
    }
  }
}
