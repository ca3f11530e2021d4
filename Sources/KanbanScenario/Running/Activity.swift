import KanbanInteraction
import ScenarioSyntax

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

/// `expect STATE within T`, not yet come true.
struct WaitingExpectation {
  let line: Int
  let statement: ExpectStatement
  /// False if a step before it could not be done: it takes its time, whatever comes of it.
  let isJudged: Bool
  /// The last instant at which it may come true.
  let deadline: Instant
}

/// `always STATE` or `never STATE`, not yet broken.
struct StandingExpectation {
  let statement: ExpectStatement
}

/// A drag that aims where it presses: legal, but probably meant otherwise, as it is a tap.
struct StillDrag {
  let line: Int
  /// Index into the tree's phases.
  let phase: Int
}
