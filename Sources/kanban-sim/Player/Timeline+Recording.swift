import KanbanInteraction
import KanbanScenario
import ScenarioSyntax

extension Timeline {
  /// The marks of a run: what was refused, and what the scenario says about it.
  init(of recording: Recording, _ single: SingleScenario) {
    end = recording.end
    let all =
      Self.lineMarks(recording.report.failures, single) + Self.refusals(of: recording)
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

  /// Phases, expectations that hold, and failures.
  private static func lineMarks(_ failures: [Failure], _ single: SingleScenario) -> [Mark] {
    let tree = single.scenario.tree
    let map = SourceMap(single.scenario.source)
    let times = LineTimes(single)
    var marks: [Mark] = []
    let unjudged = Set(failures.flatMap(\.unjudgedLines))
    var phase = -1
    for (index, line) in tree.lines.enumerated() {
      let failed = failures.filter { $0.range == line.range || line.holds($0.range) }
      let startsPhase = line.phase != phase
      phase = line.phase
      guard !failed.isEmpty || startsPhase || !line.isInput, index < LineTimes.mostLines,
        let place = times.place(ofLine: index)
      else { continue }
      func add(_ instant: Instant, _ moment: Int, _ kind: Mark.Kind, _ words: String) {
        marks.append(Mark(instant: instant, moment: moment, kind: kind, words: words))
      }
      let heading = tree.phases[line.phase].heading
      if startsPhase, !heading.isEmpty {
        add(place.instant, place.moment, .phase, heading.map(\.value).joined(separator: " "))
      }
      for failure in failed {
        // What fails later than its line is reached has waited, and is seen when it fails.
        let moment = failure.instant == place.instant ? place.moment : Int.max
        add(failure.instant, moment, .failure, "line \(failure.line): \(failure.message)")
      }
      let number = map.position(at: line.range.start).line
      if failed.isEmpty, !line.isInput, !unjudged.contains(number) {
        let words = "holds, line \(number): \(single.text(in: line.range))"
        add(place.instant, place.moment, .expectation, words)
      }
    }
    return marks
  }
}

extension TimelineLine {
  fileprivate func holds(_ other: SourceRange) -> Bool {
    range.start <= other.start && other.end <= range.end
  }
}

extension SingleScenario {
  /// The words of a statement on one line.
  fileprivate func text(in range: SourceRange) -> String {
    String(decoding: scenario.source[range.start..<range.end], as: UTF8.self)
      .split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
  }
}
