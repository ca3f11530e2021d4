import KanbanInteraction
import KanbanModel
import KanbanScenario
import ScenarioSyntax
import Testing

/// A line of `behaviour` and what it changes in the policies of `standard`.
struct BehaviourExample: Sendable, CustomTestStringConvertible {
  var line: String
  var change: @Sendable (inout SettingValues) -> Void

  init(_ line: String, _ change: @escaping @Sendable (inout SettingValues) -> Void) {
    self.line = line
    self.change = change
  }

  var testDescription: String { line }

  /// An autoscroll policy of band 40 and speed 500 with a change.
  static func scrolling(_ change: (inout AutoscrollPolicy) -> Void) -> AutoscrollPolicy {
    var policy = AutoscrollPolicy()
    policy.band = 40
    policy.speed = 500
    change(&policy)
    return policy
  }

  /// An autoscroll policy of band 50 that steps.
  static func stepping(_ stepping: ColumnStepping) -> AutoscrollPolicy {
    var policy = AutoscrollPolicy()
    policy.band = 50
    policy.stepping = stepping
    return policy
  }

  static let all: [BehaviourExample] = [
    .init("targeting midpoint") { $0.profile.behaviour.targeting = .midpoint },
    .init("targeting edges") { $0.profile.behaviour.targeting = .edges },
    .init("targeting entered") { $0.profile.behaviour.targeting = .entered },
    .init("targeting column-end") { $0.profile.behaviour.targeting = .columnEnd },
    .init("targeting nearest-zone") { $0.profile.behaviour.targeting = .nearestZone },
    .init("outside nearest") { $0.profile.behaviour.outside = .nearest },
    .init("outside none") { $0.profile.behaviour.outside = .none },
    .init("outside keep") { $0.profile.behaviour.outside = .keep },
    .init("crossing enter-first") { $0.profile.behaviour.crossing = .enterFirst },
    .init("crossing lost-exit") { $0.profile.behaviour.crossing = .lostExit },
    .init("placeholder home") { $0.profile.behaviour.placeholder = .home },
    .init("placeholder target") { $0.profile.behaviour.placeholder = .target },
    .init("touch-threshold 10") { $0.profile.behaviour.touchThreshold = 10 },
    .init("touch-threshold off") { $0.profile.behaviour.touchThreshold = nil },
    .init("mouse-threshold 5") { $0.profile.behaviour.mouseThreshold = 5 },
    .init("touch-delay 500ms") { $0.profile.behaviour.touchDelay = .milliseconds(500) },
    .init("touch-slop 4") { $0.profile.behaviour.touchSlop = 4 },
    .init("autoscroll off") { $0.profile.behaviour.autoscroll = nil },
    .init("autoscroll band 40 speed 500pt/s") { $0.profile.behaviour.autoscroll = scrolling { _ in } },
    .init("autoscroll speed 500pt/s band 40 curve quadratic") {
      $0.profile.behaviour.autoscroll = scrolling { $0.curve = .quadratic }
    },
    .init("autoscroll band 40 speed 500pt/s curve uikit ramp 200ms beyond full") {
      $0.profile.behaviour.autoscroll = scrolling { policy in
        policy.curve = .uikit
        policy.ramp = .milliseconds(200)
        policy.continuesBeyond = true
      }
    },
    .init("autoscroll band 50 step 333ms") {
      $0.profile.behaviour.autoscroll = stepping(.init(every: .milliseconds(333), over: .milliseconds(300)))
    },
    .init("autoscroll over 0ms step 1s band 50") {
      $0.profile.behaviour.autoscroll = stepping(.init(every: .milliseconds(1_000), over: .zero))
    },
    .init("wip-reorder judged") { $0.profile.rules.limitScope = .everyMove },
    .init("wip-reorder free") { $0.profile.rules.limitScope = .growth },
    .init("untitled-column noun") { $0.profile.phrases.untitledColumn = { "column \($0)" } },
    .init("wip warn") { $0.profile.rules.limitPolicy = .warn },
    .init("wip prevent") { $0.profile.rules.limitPolicy = .prevent },
    .init("escape ignore") { $0.profile.behaviour.escapeCancels = false },
    .init("blur ignore") { $0.profile.behaviour.blurCancels = false },
    .init("second-pointer cancel") { $0.profile.behaviour.secondPointerCancels = true },
    .init("spring-loading off") { $0.profile.behaviour.springLoading = nil },
    .init("spring-loading 1s") { $0.profile.behaviour.springLoading = .milliseconds(1_000) },
    .init("operations copy") { $0.profile.rules.operations = [.copy] },
    .init("operations move copy") { $0.profile.rules.operations = [.move, .copy] },
    .init("order selection") { $0.profile.behaviour.order = .selection },
    .init("drop-duration 0ms") { $0.profile.behaviour.dropDuration = .zero },
    .init("return-duration 250us") { $0.profile.behaviour.returnDuration = TimeSpan(microseconds: 250) },
    .init("reduce-motion on") { $0.profile.behaviour.reducesMotion = true },
    .init("keyboard-commit live") { $0.profile.behaviour.keyboardCommit = .live },
    .init("keyboard-commit return") { $0.profile.behaviour.keyboardCommit = .onReturn },
    .init("keyboard-column end") { $0.profile.behaviour.keyboardColumn = .end },
    .init("formation pile") { $0.profile.behaviour.formation = .pile },
    .init("formation default") { $0.profile.behaviour.formation = .pile },
    .init("formation list") { $0.profile.behaviour.formation = .list },
    .init("formation none") { $0.profile.behaviour.formation = .none },
    .init("frame-rate 120") { $0.frameRate = 120 },
    .init("sample-rate 1000") { $0.sampleRate = 1_000 },
  ]
}

@Suite struct LoweringBehaviourTests {
  @Test(arguments: BehaviourExample.all)
  func `each key of behaviour sets its policy and nothing else`(example: BehaviourExample) throws {
    let result = load(scenario(with: "behaviour\n  \(example.line)\nend"))
    let setup = try #require(result.scenario?.variants.first?.setup)
    var expected = SettingValues(of: .standard)
    example.change(&expected)
    #expect(setup.scene.behaviour == expected.profile.behaviour)
    #expect(setup.scene.rules.limitPolicy == expected.profile.rules.limitPolicy)
    #expect(setup.scene.rules.limitScope == expected.profile.rules.limitScope)
    #expect(setup.scene.rules.operations == expected.profile.rules.operations)
    #expect(setup.phrases.untitledColumn("a") == expected.profile.phrases.untitledColumn("a"))
    #expect(setup.frameRate == expected.frameRate)
    #expect(setup.sampleRate == expected.sampleRate)
  }

  @Test func `every key of behaviour has an example`() {
    let keys = Set(BehaviourExample.all.compactMap { $0.line.split(separator: " ").first.map(String.init) })
    #expect(keys == Set(Grammar.scenarios.behaviour.all.map(\.word)))
  }

  @Test func `a name that no strategy has is refused, with the one that is spelled nearly so`() {
    let result = load(scenario(with: "behaviour\n  targeting colum-end\nend"))
    #expect(result.diagnostics.map(\.code) == [.unknownStrategy])
    #expect(result.diagnostics.map(\.suggestion) == ["column-end"])
  }
}
