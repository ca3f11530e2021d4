import KanbanInteraction
import KanbanScenario
import KanbanText
import ScenarioSyntax

/// `profiles [NAME]`: the profiles, or every value of one with its source.
enum ProfilesCommand {
  static func perform(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
    guard let name = arguments.operands.first else {
      let width = Profile.all.map(\.name.count).max() ?? 0
      for profile in Profile.all {
        let gap = String(repeating: " ", count: width - profile.name.count)
        console.write([StyledSpan(profile.name, .strong), StyledSpan("\(gap)  \(profile.summary)\n")])
      }
      return .passed
    }
    guard let profile = Profile.named(name) else {
      let names = Profile.all.map(\.name)
      throw UsageError(
        "'\(PlainText.shown(name))' is not a profile, there are \(names.joined(separator: ", "))",
        suggestion: WordSuggestion.nearest(to: name, among: names)
          ?? names.first { $0.split(separator: "-").contains(name[...]) },
        command: .profiles)
    }
    console.write([StyledSpan(profile.name, .strong), StyledSpan(": \(profile.summary)\n")])
    for block in [ListedValue.Block.layout, .behaviour, .look] { show(block, of: profile, console) }
    showRules(of: profile, console)
    return .passed
  }

  /// The rules in code, which no scenario can override.
  private static func showRules(of profile: Profile, _ console: Console) {
    guard !profile.ruleNames.isEmpty else { return }
    console.write([StyledSpan("\nrules in code\n", .strong)])
    for name in profile.ruleNames { console.write([StyledSpan("  \(name)\n")]) }
  }

  private static func show(_ block: ListedValue.Block, of profile: Profile, _ console: Console) {
    let values = profile.listedValues.filter { $0.block == block }
    guard !values.isEmpty else { return }
    console.write([StyledSpan("\n\(block.rawValue)\n", .strong)])
    let width = values.map { $0.key.count + 1 + $0.value.count }.max() ?? 0
    for value in values {
      let setting = "\(value.key) \(value.value)"
      let gap = String(repeating: " ", count: width - setting.count)
      console.write([StyledSpan("  \(setting)\(gap)  "), StyledSpan("\(value.source)\n", .faint)])
    }
  }
}
