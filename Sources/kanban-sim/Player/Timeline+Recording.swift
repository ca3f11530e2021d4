import KanbanInteraction
import KanbanScenario
import ScenarioSyntax

extension Timeline {
  /// The marks of a run: what was refused, and what the scenario says about it.
  init(of recording: Recording, _ single: SingleScenario) {
    end = recording.end
    let all = Self.lineMarks(recording.report, single) + Self.refusals(of: recording)
    marks = all.enumerated()
      .sorted { ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset) }
      .map(\.element)
  }

  private static func refusals(of recording: Recording) -> [Mark] {
    recording.moments.indices.flatMap { index in
      recording.events[recording.moments[index].events].filter(\.isRefusal).map {
        Mark(instant: $0.instant, moment: index, kind: .refusal, words: $0.words)
      }
    }
  }

  /// Phases, expectations that hold, and failures, by lines.
  private static func lineMarks(_ report: VariantReport, _ single: SingleScenario) -> [Mark] {
    let tree = single.scenario.tree
    let map = SourceMap(single.scenario.source)
    var marks: [(line: Int, mark: Mark)] = report.failures.map { failure in
      let words = "line \(failure.line): \(failure.message)"
      return (
        failure.line,
        Mark(instant: failure.instant, moment: failure.moment, kind: .failure, words: words)
      )
    }
    var phase = -1
    for reached in report.marks {
      let line = tree.lines[reached.line]
      let number = map.position(at: line.range.start).line
      func add(_ kind: Mark.Kind, _ words: String) {
        marks.append(
          (number, Mark(instant: reached.instant, moment: reached.moment, kind: kind, words: words)))
      }
      let heading = tree.phases[line.phase].heading
      if line.phase > phase, !heading.isEmpty {
        add(.phase, heading.map(\.value).joined(separator: " "))
      }
      phase = max(phase, line.phase)
      if reached.holds == true, !line.isInput {
        add(.expectation, "holds, line \(number): \(single.text(in: line.range))")
      }
    }
    return marks.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element.mark)
  }
}

extension SingleScenario {
  /// The words of a statement on one line.
  fileprivate func text(in range: SourceRange) -> String {
    String(decoding: scenario.source[range.start..<range.end], as: UTF8.self)
      .split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
  }
}
