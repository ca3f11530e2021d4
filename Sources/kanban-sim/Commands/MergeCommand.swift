import KanbanSuite
import KanbanScenario

/// `merge FILE ...`: one report of the reports of several runs.
struct MergeCommand {
  let arguments: Arguments
  let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func perform() -> ExitCode {
    var parts: [(name: String, report: ReportDocument)] = []
    /// How the whole run ended, and why it cannot be told.
    var (ended, refused) = (ExitCode.passed, ExitCode.passed)
    for path in arguments.operands {
      do throws(FileError) {
        let bytes = try path == "-" ? FileSystem.readStandardInput() : FileSystem.read(path)
        guard let part = part(path, bytes) else {
          refused.add(.invalidFile)
          continue
        }
        ended.add(part.code)
        parts.append((path, part.report))
      } catch {
        console.say(error.words)
        refused.add(.inaccessibleFile)
      }
    }
    guard refused == .passed else { return refused }
    for part in parts where part.report.entries.isEmpty && parts.count > 1 {
      console.say("'\(part.name)' has no scenarios")
    }
    if parts.allSatisfy(\.report.entries.isEmpty) {
      console.say("there is nothing to merge: no report has a scenario")
      ended.add(.nothingSelected)
    }
    do throws(ReportFault) {
      console.write(try ReportDocument.merged(parts, exitCode: Int(ended.rawValue)).text)
      return ended
    } catch {
      console.say("cannot merge: \(error.message)")
      return .invalidFile
    }
  }

  /// A report and how its run ended; nil, and words about it, if it cannot be merged.
  private func part(_ path: String, _ bytes: [UInt8]) -> (report: ReportDocument, code: ExitCode)? {
    do throws(ReportFault) {
      let report = try ReportDocument(reading: bytes)
      if let code = Int32(exactly: report.exitCode).flatMap(ExitCode.init) { return (report, code) }
      console.say("cannot merge '\(path)': its exit code is none of kanban-sim")
    } catch {
      console.say("cannot merge '\(path)': \(error.message)")
    }
    return nil
  }
}
