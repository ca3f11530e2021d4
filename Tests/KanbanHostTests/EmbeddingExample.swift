import Foundation
import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel

// The code of the article `EmbeddingTheCore`, compiled and driven by `EmbeddingTests`.

struct Note: BoardCard {
  var id = UUID()
  var title: String
}

struct Stage: BoardColumn {
  var id = UUID()
  var title: String
  var cards: [Note] = []
  var limit: Int?
  var isCollapsed = false
}

struct Planner {
  var stages: [Stage]
  private var controller: BoardController<Stage>

  init(stages: [Stage]) throws {
    self.stages = stages
    var metrics = LayoutMetrics()
    metrics.viewportSize = Size(width: 640, height: 480)
    controller = try BoardController(columns: stages, metrics: metrics)
  }

  var feedback: BoardController<Stage>.Feedback { controller.feedback }
  var nextWake: Instant? { controller.nextWake }
  var wantsFrames: Bool { controller.wantsFrames }
  private(set) var spoken: [String] = []
  private(set) var offsets: [BoardArea<UUID>: Point] = [:]

  mutating func handle(_ event: BoardController<Stage>.Event, at instant: Instant) {
    carryOut(controller.handle(event, at: instant), at: instant)
  }

  private mutating func carryOut(_ effects: [BoardController<Stage>.Effect], at instant: Instant) {
    for effect in effects {
      switch effect {
      case .moved(let move, _): controller.apply(move, to: &stages)
      case .restored(let restoration): restoration.apply(to: &stages)
      case .scroll(let area, let offset): offsets[area] = offset
      case .announced(let words): spoken.append(words)
      case .expanded(let stage): setCollapsed(false, stage)
      case .collapsed(let stage): setCollapsed(true, stage)
      default: break
      }
    }
  }

  private mutating func setCollapsed(_ isCollapsed: Bool, _ stage: UUID) {
    for index in stages.indices where stages[index].id == stage {
      stages[index].isCollapsed = isCollapsed
    }
  }

  mutating func edit(at instant: Instant, _ change: (inout [Stage]) -> Void) {
    change(&stages)
    carryOut(controller.update(columns: stages, at: instant), at: instant)
  }

  mutating func measured(
    stages stageFrames: [UUID: ColumnFrames], notes: [UUID: Rect],
    shown: ShownLift<UUID, UUID>, at instant: Instant
  ) {
    var frames = BoardController<Stage>.Frames(shown: shown)
    frames.columns = stageFrames
    frames.cards = notes
    carryOut(controller.measured(frames, at: instant), at: instant)
  }

  mutating func scrolled(_ stage: UUID, to offset: Double, at instant: Instant) {
    let effects = controller.scrolled(.column(stage), to: Point(x: 0, y: offset), at: instant)
    carryOut(effects, at: instant)
  }

  func accessibilityValue(of note: UUID) -> String? { controller.value(of: note) }

  func menu(for note: UUID) -> [OfferedAction<UUID>] { controller.actions(for: [note]) }

  mutating func choose(_ entry: OfferedAction<UUID>, for note: UUID, at instant: Instant) {
    handle(.actionChosen(entry.action, cards: [note], method: .menu), at: instant)
  }

  mutating func send(_ note: UUID, to stage: UUID, at instant: Instant) {
    let request = BoardRequest(cards: [note], column: stage, place: .end)
    carryOut(controller.perform(request, at: instant), at: instant)
  }

  var shownLift: ShownLift<UUID, UUID> { controller.shownLift }
}

#if canImport(SwiftUI)
  import SwiftUI

  // A sketch: it shows where the calls go and is not compiled by this package's tests on Linux.
  @MainActor @Observable
  final class PlannerModel {
    var planner: Planner
    var isPressed = false
    private let start = ContinuousClock.now

    init(planner: Planner) { self.planner = planner }

    var now: Instant {
      let (seconds, attoseconds) = start.duration(to: .now).components
      return Instant(microseconds: seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
    }

    func sample(_ location: CGPoint) -> PointerSample {
      PointerSample(kind: .touch, point: Point(x: location.x, y: location.y))
    }
  }

  // A sketch: a drag gesture on the board's container, in the container's own coordinate space.
  struct PlannerGesture: ViewModifier {
    let model: PlannerModel
    @GestureState private var isDown = false

    func body(content: Content) -> some View {
      content.gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .named("board"))
          .updating($isDown) { _, isDown, _ in isDown = true }
          .onChanged { value in
            if !model.isPressed {
              model.isPressed = true
              model.planner.handle(.pointerPressed(model.sample(value.startLocation)), at: model.now)
            }
            model.planner.handle(.pointerMoved(model.sample(value.location)), at: model.now)
          }
          .onEnded { value in
            model.isPressed = false
            model.planner.handle(.pointerReleased(model.sample(value.location)), at: model.now)
          }
      )
      .onChange(of: isDown) { wasDown, isDown in
        // A gesture that the system takes away ends without `onEnded`.
        guard wasDown, !isDown, model.isPressed else { return }
        model.isPressed = false
        model.planner.handle(.pointerCancelled(), at: model.now)
      }
    }
  }

  // A sketch: time, while something moves by itself or a timer is due.
  struct PlannerClock: ViewModifier {
    let model: PlannerModel

    func body(content: Content) -> some View {
      content.overlay {
        if model.planner.wantsFrames || model.planner.nextWake != nil {
          TimelineView(.animation) { timeline in
            Color.clear.onChange(of: timeline.date) {
              model.planner.handle(.timePassed, at: model.now)
            }
          }
          .allowsHitTesting(false)
        }
      }
    }
  }
#endif
