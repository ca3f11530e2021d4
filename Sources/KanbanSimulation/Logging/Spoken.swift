package import KanbanInteraction

/// An announcement on its way through the loudspeaker: it is heard for a while.
package struct Spoken: Hashable, Sendable {
  /// The words.
  package var text: String
  /// When they were begun.
  package var instant: Instant

  /// How long an announcement is heard: about as long as it takes to say one.
  package static let duration = TimeSpan.milliseconds(1_500)

  /// True while the words are heard; no longer when a later announcement has taken their place.
  package func isHeard(at instant: Instant) -> Bool { instant - self.instant <= Self.duration }
}
