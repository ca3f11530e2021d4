import Foundation
import Testing

@Suite("Rewriting golden frames")
struct UpdateTests {
  @Test("A missing frame is written, and then passes")
  func missing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.undrawn, to: "a.kanban")
    #expect(try Program.run(["run", "a.kanban"], in: folder).status == 1)
    #expect(try folder.read("a.kanban") == Scenarios.undrawn)
    #expect(try Program.run(["run", "--update=missing", "a.kanban"], in: folder).status == 0)
    #expect(try Program.run(["run", "a.kanban"], in: folder).status == 0)
    let text = try folder.read("a.kanban")
    #expect(text.hasPrefix(Scenarios.undrawn))
    #expect(text.dropFirst(Scenarios.undrawn.count).split(separator: "\n").last?.contains("= ") == true)
  }

  @Test("A changed frame is rewritten by changed, not by missing; the rest of the file stays")
  func changed() throws {
    let folder = try TemporaryFolder()
    let tail = "\n# a comment that stays\nwait 1ms   # and its spaces\n"
    try folder.write(Scenarios.undrawn + tail, to: "a.kanban")
    _ = try Program.run(["run", "--update=missing", "a.kanban"], in: folder)
    let good = try folder.read("a.kanban")
    #expect(good.hasSuffix(tail))
    let lines = good.split(separator: "\n", omittingEmptySubsequences: false)
    let wrong = lines.map { $0.contains("| Spec ") ? String($0).replacing("Spec", with: "Spex") : String($0) }
      .joined(separator: "\n")
    #expect(wrong != good)
    try folder.write(wrong, to: "a.kanban")
    #expect(try Program.run(["run", "--update=missing", "a.kanban"], in: folder).status == 1)
    #expect(try folder.read("a.kanban") == wrong)
    let failure = try Program.run(["run", "a.kanban"], in: folder)
    #expect(failure.output.contains("accept    kanban-sim run --update=changed a.kanban"))
    #expect(try Program.run(["run", "--update", "a.kanban"], in: folder).status == 0)
    #expect(try folder.read("a.kanban") == good)
  }

  @Test("A varied file has a picture a variant, headed as failures name it, and a new variant gets its own")
  func variants() throws {
    let folder = try TemporaryFolder()
    func file(_ values: String) -> String {
      Scenarios.undrawn.replacing("kanban-sim 1\n", with: "kanban-sim 1\nvary direction \(values)\n")
    }
    try folder.write(file("ltr rtl"), to: "a.kanban")
    #expect(try Program.run(["run", "--update=missing", "a.kanban"], in: folder).status == 0)
    let both = try folder.read("a.kanban")
    #expect(both.components(separatedBy: "\n  = direction ltr\n  |").count == 2)
    #expect(both.components(separatedBy: "\n  = direction rtl\n  |").count == 2)
    #expect(try Program.run(["fmt", "--check", "a.kanban"], in: folder).status == 0)
    // One of them is wrong.
    let wrong = both.replacing("\n  = direction rtl\n  |-", with: "\n  = direction rtl\n  |+")
    try folder.write(wrong, to: "a.kanban")
    let failure = try Program.run(["run", "a.kanban"], in: folder)
    #expect(failure.status == 1)
    #expect(
      failure.output.contains("    with      direction rtl\n") && !failure.output.contains("direction ltr"))
    #expect(failure.output.contains("accept    kanban-sim run --update=changed a.kanban"))
    #expect(try Program.run(["run", "--update", "a.kanban"], in: folder).status == 0)
    #expect(try folder.read("a.kanban") == both)
    // One of them is not there.
    let start = try #require(both.range(of: "  = direction rtl\n"))
    try folder.write(String(both[..<start.lowerBound]), to: "a.kanban")
    let check = try Program.run(["check", "a.kanban"], in: folder)
    #expect(
      check.status == 0 && check.errors.contains("warning: ") && check.errors.contains("'direction rtl'"))
    let lacking = try Program.run(["run", "a.kanban"], in: folder)
    #expect(lacking.output.contains("there is no picture of this variant yet"))
    #expect(lacking.output.contains("accept    kanban-sim run --update=missing a.kanban"))
    #expect(try Program.run(["run", "--update=missing", "a.kanban"], in: folder).status == 0)
    #expect(try folder.read("a.kanban") == both)
  }

  @Test("Pictures of variants that are no more are told of, and taken out with the command that is told")
  func outdatedVariants() throws {
    let folder = try TemporaryFolder()
    func file(_ values: String) -> String {
      Scenarios.undrawn.replacing("kanban-sim 1\n", with: "kanban-sim 1\nvary direction \(values)\n")
    }
    try folder.write(file("ltr rtl"), to: "a.kanban")
    #expect(try Program.run(["run", "--update=missing", "a.kanban"], in: folder).status == 0)
    let old = try folder.read("a.kanban").replacing("vary direction ltr rtl", with: "vary zoom 1 2")
    try folder.write(old, to: "a.kanban")
    let check = try Program.run(["check", "a.kanban"], in: folder)
    #expect(check.status == 0 && check.errors.contains("warning: ") && check.errors.contains("KS0221"))
    let failure = try Program.run(["run", "a.kanban"], in: folder)
    #expect(failure.status == 1)
    #expect(failure.output.contains("accept    kanban-sim run --update=changed a.kanban"))
    // Who asks for what is missing keeps what there is.
    #expect(try Program.run(["run", "--update=missing", "a.kanban"], in: folder).status == 1)
    let both = try folder.read("a.kanban")
    #expect(both.contains("\n  = direction rtl\n  |") && both.contains("\n  = zoom 2\n  |"))
    let outdated = try Program.run(["run", "a.kanban"], in: folder)
    #expect(outdated.output.contains("there is a picture of \"direction ltr\", which is no variant"))
    #expect(outdated.output.contains("accept    kanban-sim run --update=changed a.kanban"))
    #expect(try Program.run(["run", "--update", "a.kanban"], in: folder).status == 0)
    #expect(try !folder.read("a.kanban").contains("= direction"))
    // Nothing varied any more: one picture without heading.
    try folder.write(both.replacing("vary zoom 1 2\n", with: ""), to: "a.kanban")
    #expect(try Program.run(["run", "a.kanban"], in: folder).status == 1)
    #expect(try Program.run(["run", "--update", "a.kanban"], in: folder).status == 0)
    #expect(try !folder.read("a.kanban").contains("= zoom"))
  }

  @Test("Carriage returns, a missing last line end and several frames in one file are kept")
  func lineEnds() throws {
    let folder = try TemporaryFolder()
    let text = (Scenarios.undrawn + "expect frame again").replacing("\n", with: "\r\n")
    try folder.write(text, to: "a.kanban")
    #expect(try Program.run(["run", "--update=all", "a.kanban"], in: folder).status == 0)
    let new = try folder.read("a.kanban")
    #expect(!new.replacing("\r\n", with: "").contains("\n"))
    #expect(try Program.run(["run", "a.kanban"], in: folder).status == 0)
    #expect(try Program.run(["run", "--update=all", "a.kanban"], in: folder).status == 0)
    #expect(try folder.read("a.kanban") == new)
  }

  @Test("An elided frame that matches stays, but for all; conflict markers are a fault, not a frame")
  func elided() throws {
    let folder = try TemporaryFolder()
    let elided = Scenarios.undrawn + "  |...|\n  = ..\n"
    try folder.write(elided, to: "a.kanban")
    #expect(try Program.run(["run", "--update=changed", "a.kanban"], in: folder).status == 0)
    #expect(try folder.read("a.kanban") == elided)
    #expect(try Program.run(["run", "--update=all", "a.kanban"], in: folder).status == 0)
    #expect(try folder.read("a.kanban") != elided)
    let conflict = Scenarios.undrawn + "  |...|\n<<<<<<< HEAD\n  = a\n=======\n  = b\n>>>>>>> other\n"
    try folder.write(conflict, to: "b.kanban")
    #expect(try Program.run(["run", "--update=all", "b.kanban"], in: folder).status == 3)
    #expect(try folder.read("b.kanban") == conflict)
  }
}
