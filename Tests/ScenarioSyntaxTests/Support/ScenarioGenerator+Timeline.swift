import KanbanScenario
import ScenarioSyntax
import TestSupport

/// The lines below the blocks: traces, golden frames, steps and expectations.
extension ScenarioGenerator {
  mutating func trace() {
    filler()
    add(pin() + "trace " + random.pick(["", "2", "touch", "3 pen"]))
    for number in 0..<random.below(5) {
      if random.once(in: 3) { filler() }
      if random.once(in: 3) {
        add(expectation())
      } else {
        add(spaced(["\(number * 16).5", signed(), signed()] + random.pick([[], ["down"], ["up"]])))
      }
    }
    add("end")
  }

  mutating func golden(indent: String) {
    lines.append(indent + "expect frame " + name() + (random.once(in: 3) ? " within 1s # late" : ""))
    guard !random.once(in: 4) else { return lines.append("") }
    let headings = random.pick([[], [], ["= wip  warn"], ["=wip warn ", "= zoom 2, wip prevent"]])
    for heading in headings.isEmpty ? [nil] : headings.map(Optional.some) {
      if let heading { lines.append(indent + heading) }
      for _ in 0..<random.below(4) + headings.count.signum() {
        lines.append(indent + random.pick(["|  A1 .. | 1", "|...|", "| # \"x\" || 12  ", "||"]))
      }
      lines.append(indent + "= a caption, \"quoted\" # and more  ")
    }
  }

  mutating func pin() -> String { random.pick(["", "", "", "", "@\(time()) ", "@+\(time())\t"]) }

  mutating func step() -> String {
    let form = random.pick(Grammar.scenarios.steps.all)
    let line = line(of: form)
    return form.hasPointer
      ? random.pick(["", "", "2 ", "touch ", "1 pen ", "right ", "3 mouse  middle "]) + line : line
  }
}

// MARK: - Expectations

extension ScenarioGenerator {
  mutating func expectation() -> String {
    let verb = random.pick(["expect", "expect", "expect not", "always", "never"])
    let end = verb.hasPrefix("expect") && random.once(in: 4) ? " within \(time())" : ""
    let form = random.pick(Grammar.scenarios.states.all.filter { !$0.hasGoldenLines })
    return spaced([verb, form.word, argument(form.shape)]) + end
  }

  /// What only expectations have.
  mutating func pattern(_ shape: Shape) -> String {
    let move = "\(names()) -> \(slot())"
    let source = "\(names()) \(slot())->\(slot())"
    return switch shape {
    case .equals: "="
    case .cardPattern: "\(names(0)) .. \(names(0))"
    case .boardPattern: random.pick(["c0: \(names(0))|c1:.. \(names(0)) | ..", "c0:"])
    case .moves: random.pick(["\(move), \(source)", move])
    case .requests: "\(move) accept,\(source) forbid wip-limit, \(move) warn \(text())"
    case .events:
      random.pick([
        "lifted \(names()), moved,cancelled A1 escape, forbidden \(name()), announced \(text())",
        "ignored \(name()) at-end, targeted \(slot()) -> \(slot()) rule, failed \(slot()) odd",
      ])
    case .counts: random.pick(["3..", "11", "..4", "1..2"])
    case .scrollPattern: random.pick(["board \(point())", "board ..5 , 1..", "\(name()) -2..0.50"])
    case .reason: random.pick(["lost-release", text()])
    case .titles: random.pick(["\(text()) ,\(text())", ""])
    default: preconditionFailure("other shapes are written where all are")
    }
  }
}
