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
      json.array("diagnostics") { json in
        for file in files {
          let map = SourceMap(file.source)
          for diagnostic in file.diagnostics { Self.write(diagnostic, file.path, map, &json) }
        }
      }
      json.member("exit", exitCode)
      json.member("files", fileCount)
      json.member("report", ReportDocument.version)
      json.array("unreadable") { json in
        for file in unreadable {
          json.object { json in
            json.member("message", file.message)
            json.member("path", file.path)
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
      json.member("code", diagnostic.code.text)
      json.member("column", start.column)
      json.member("endColumn", end.column)
      json.member("endLine", end.line)
      if let fix = diagnostic.fix {
        json.object("fix") { json in
          let start = map.position(at: fix.range.start)
          let end = map.position(at: fix.range.end)
          json.member("column", start.column)
          json.member("endColumn", end.column)
          json.member("endLine", end.line)
          json.member("line", start.line)
          json.member("replacement", fix.replacement)
        }
      }
      json.member("line", start.line)
      json.member("message", diagnostic.message)
      json.array("notes") { json in
        for note in diagnostic.notes {
          let start = map.position(at: note.range.start)
          json.object { json in
            json.member("column", start.column)
            json.member("line", start.line)
            json.member("message", note.message)
          }
        }
      }
      json.member("path", path)
      json.member("severity", diagnostic.severity.rawValue)
      if let suggestion = diagnostic.suggestion { json.member("suggestion", suggestion) }
    }
  }
}
