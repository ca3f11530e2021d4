import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanScenario
import ScenarioSyntax
import Testing

@Suite struct LoweringProfileTests {
  @Test(arguments: Profile.all.map(\.name))
  func `what a profile lists, written as a scenario, gives its values`(name: String) throws {
    let profile = try #require(Profile.named(name))
    let lines = { (block: ListedValue.Block) in
      profile.listedValues.filter { $0.block == block }.map { "  \($0.key) \($0.value)\n" }.joined()
    }
    let text = scenario(with: "layout\n\(lines(.layout))end\nbehaviour\n\(lines(.behaviour))end")
    let result = load(text)
    #expect(result.diagnostics.isEmpty)
    let scene = try #require(result.scenario?.variants.first?.setup.scene)
    #expect(scene.geometry.metrics == profile.metrics)
    #expect(scene.behaviour == profile.behaviour)
    #expect(scene.rules.limitPolicy == profile.rules.limitPolicy)
    #expect(scene.rules.limitScope == profile.rules.limitScope)
    #expect(scene.rules.operations == profile.rules.operations)
    let phrases = try #require(result.scenario?.variants.first?.setup.phrases)
    #expect(phrases.untitledColumn("a") == profile.phrases.untitledColumn("a"))
  }

  @Test func `standard lists every key`() {
    let keys = Profile.standard.listedValues.map(\.key)
    let settings = Set((SettingForm.layout + SettingForm.behaviour).map(\.form.word))
    // Rates belong to the simulator, and offsets to a scenario, not to a board.
    #expect(Set(keys) == settings.subtracting(["frame-rate", "sample-rate", "scroll"]))
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: Profile.all.map(\.name))
  func `a scenario may name each profile`(name: String) {
    #expect(load(scenario(with: "profile \(name)")).scenario?.profile == name)
  }
}
