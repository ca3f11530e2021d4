import KanbanInteraction
import KanbanScenario
import ScenarioSyntax

extension Timeline {
  /// The marks of a run: what was refused, and what the scenario says about it.
  init(of recording: Recording, _ single: SingleScenario) {
    let refusals = recording.events.filter(\.isRefusal).map {
      Mark(instant: $0.instant, kind: .refusal, words: $0.words)
    }
    let failures = recording.report.failures.map {
      Mark(instant: $0.instant, kind: .failure, words: "line \($0.line): \($0.message)")
    }
    let all = refusals + failures
    marks = all.enumerated()
      .sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }
      .map(\.element)
    end = recording.end
  }
}
