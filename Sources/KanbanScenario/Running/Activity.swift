import KanbanInteraction
import ScenarioSyntax

/// Something that a line has begun and that goes on while time passes.
enum Activity {
  /// `wait`: until an instant.
  case pause(line: Int, until: Instant)
  /// A pointer on its way.
  case motion(Motion)
  /// Recorded samples.
  case trace(TracePlayer)

  /// The line that began it.
  var line: Int {
    switch self {
    case .pause(let line, _): line
    case .motion(let motion): motion.line
    case .trace(let player): player.line
    }
  }

  /// When it goes on.
  var next: Instant {
    switch self {
    case .pause(_, let until): until
    case .motion(let motion): motion.next
    case .trace(let player): player.next
    }
  }
}

/// `expect STATE within T`, not yet come true.
struct WaitingExpectation {
  let line: Int
  let statement: ExpectStatement
  /// The last instant at which it may come true.
  let deadline: Instant
}

/// `always STATE` or `never STATE`, not yet broken.
struct StandingExpectation {
  let statement: ExpectStatement
}
