import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

/// When the lines happen, and what goes on beside them.
///
/// A line and the `@+` lines below it form a group that runs side by side; the next group starts when all
/// of it has ended.
///
/// ```
/// drag A1 to doing[1] over 300ms     ├──────────────┤
/// @+100ms remove A2                       ·
/// @+150ms expect phase dragging             ·
/// expect settled within 400ms                       ├──···
/// ```
struct Timeline {
  /// A line of a group, and when it starts.
  struct DueLine {
    let instant: Instant
    let line: Int
  }

  private let lines: [TimelineLine]
  /// Steps that have begun and not ended, in the order of their lines. Only their own turn removes them.
  private var activities: [Activity] = []
  /// The start of the last step that ran beside no other.
  private var lastStepStart = Instant.zero

  init(_ lines: [TimelineLine]) { self.lines = lines }

  /// The groups, in order.
  var groups: [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in lines.indices {
      if case .after? = lines[index].start, let last = groups.popLast() {
        groups.append(last.lowerBound..<index + 1)
      } else {
        groups.append(index..<index + 1)
      }
    }
    return groups
  }

  /// The lines of a group in the order in which they start; what should have started already starts now,
  /// and finds out.
  mutating func dueLines(of group: Range<Int>, now: Instant) -> [DueLine] {
    var due: [DueLine] = []
    for index in group {
      let instant = max(wanted(lines[index]) ?? now, now)
      if index == group.lowerBound, lines[index].isInput {
        if case .after? = lines[index].start {} else { lastStepStart = instant }
      }
      due.append(DueLine(instant: instant, line: index))
    }
    if due.count > 1 { due.sort { ($0.instant, $0.line) < ($1.instant, $1.line) } }
    return due
  }

  /// The instant that a line is pinned to; nil if it is pinned to none.
  private func wanted(_ line: TimelineLine) -> Instant? {
    switch line.start {
    case nil: nil
    case .at(let time): Instant(microseconds: time.microseconds)
    case .after(let time): lastStepStart + TimeSpan(time)
    }
  }

  /// Why a pinned line comes too late, if it does.
  func lateness(of line: Int, now: Instant) -> StepProblem? {
    guard let start = lines[line].start, let wanted = wanted(lines[line]), wanted < now else { return nil }
    switch start {
    case .at(let time):
      return StepProblem(
        "the time \(wanted.words) has passed, it is \(now.words); \"@+\" runs beside the step before",
        at: time.range)
    case .after(let time):
      return StepProblem(
        "the time \(wanted.words) has passed, it is \(now.words); nothing may stand between the line and its step",
        at: time.range)
    }
  }
}

// MARK: - What goes on

extension Timeline {
  /// The activity that goes on first, by its place among all; at one instant the order of the lines decides.
  var nextActivity: (place: Int, instant: Instant, line: Int)? {
    // A plain loop that looks at each once: it goes over all activities at every turn.
    var first: (place: Int, instant: Instant, line: Int)?
    for place in activities.indices {
      let instant = activities[place].next
      if let known = first, known.instant < instant { continue }
      let line = activities[place].line
      if let known = first, known.instant == instant, known.line <= line { continue }
      first = (place, instant, line)
    }
    return first
  }

  /// The line of the oldest activity.
  var oldestLine: Int? { activities.first?.line }

  /// What goes on at a place.
  func work(at place: Int) -> Activity.Work { activities[place].work }

  /// Begins something that goes on.
  mutating func begin(_ activity: Activity) { activities.append(activity) }

  /// Something goes on at another instant.
  mutating func postpone(_ place: Int, to instant: Instant) { activities[place].next = instant }

  /// Something has ended.
  mutating func end(_ place: Int) { activities.remove(at: place) }
}

/// Something that a line has begun and that goes on while time passes.
///
/// Line and instant stand beside the work, so that finding whose turn it is touches nothing else.
struct Activity {
  /// What goes on; the larger ones are references, as they are handled at every sample.
  enum Work {
    /// `wait`.
    case pause
    /// A pointer on its way.
    case motion(Motion)
    /// Recorded samples.
    case trace(TracePlayer)
  }

  /// The line that began it.
  let line: Int
  /// When it goes on.
  var next: Instant
  let work: Work
}
