import KanbanSuite
import KanbanScenario
import KanbanText

/// `list`: the paths of the scenarios that `run` would run, one a line.
struct ListCommand {
  let arguments: Arguments
  let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func perform() throws(UsageError) -> ExitCode {
    let paths = try SuitePaths(arguments)
    var code = ExitCode.passed
    var (count, partCount) = (0, 0)
    for error in paths.errors { report(error, &code) }
    for file in paths.files {
      do throws(FileError) {
        // A file with faults is a scenario too: `run` tells of it.
        guard try !ScenarioSource(reading: file).isPart else {
          partCount += 1
          continue
        }
        count += 1
        console.write([.shown(file.path), StyledSpan("\n")])
      } catch {
        report(error, &code)
      }
    }
    if count == 0, code == .passed {
      console.say(paths.emptyWords(partCount: partCount))
      return .nothingSelected
    }
    return code
  }

  private func report(_ error: FileError, _ code: inout ExitCode) {
    console.say(error.words)
    code.add(.inaccessibleFile)
  }
}
