import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanScenario
import KanbanSimulation
import ScenarioSyntax
import Testing

@Suite struct LoweringUseTests {
  private let board = """
    kanban-sim 1
    layout
      column-width 200
      card-height 30
    end
    behaviour
      escape ignore
      blur ignore
    end
    board
      column todo
        card A1
      column done
    end
    rules
      forbid done -> *
    end
    """

  private func setup(_ text: String, _ files: [String: String], path: String = "wip/x.kanban") throws
    -> ScenarioSetup
  {
    let result = load(text, path: path, files: files)
    #expect(result.diagnostics.isEmpty)
    return try #require(result.scenario?.variants.first?.setup)
  }

  @Test func `a used file brings its blocks`() throws {
    let setup = try setup("kanban-sim 1\nuse \"../boards/b.kanban\"\n", ["boards/b.kanban": board])
    #expect(setup.scene.board.cardCount == 1)
    #expect(setup.scene.geometry.metrics.columnWidth == .scaled(200))
    #expect(setup.scene.behaviour.escapeCancels == false)
    #expect(setup.scene.rules.forbidden.count == 1)
  }

  @Test func `layout and behaviour are overridden key by key`() throws {
    let text = """
      kanban-sim 1
      use "b.kanban"
      layout
        card-height 60
      end
      behaviour
        blur cancel
      end
      """
    let setup = try setup(text, ["wip/b.kanban": board])
    #expect(setup.scene.geometry.metrics.cardHeight == .fixed(60))
    #expect(setup.scene.geometry.metrics.columnWidth == .scaled(200))
    #expect(setup.scene.behaviour.blurCancels)
    #expect(setup.scene.behaviour.escapeCancels == false)
  }

  @Test func `a board and rules are overridden as a whole`() throws {
    let text = """
      kanban-sim 1
      use "b.kanban"
      board
        column backlog
          card X
          card Y
      end
      rules
        allow backlog -> *
      end
      """
    let setup = try setup(text, ["wip/b.kanban": board])
    #expect(setup.scene.board.columns.map(setup.names.id(of:)) == ["backlog"])
    #expect(setup.scene.board.cardCount == 2)
    #expect(setup.scene.rules.forbidden.isEmpty)
    #expect(setup.scene.rules.allowed.count == 1)
  }

  @Test func `of several used files the later one wins, and what a file uses is weaker than itself`() throws {
    let files = [
      "a.kanban": "kanban-sim 1\nuse \"b.kanban\"\nlayout\n  card-height 1\nend\n",
      "b.kanban": "kanban-sim 1\nlayout\n  card-height 2\n  header-height 2\n  card-spacing 2\nend\n",
      "c.kanban": "kanban-sim 1\nlayout\n  header-height 3\nend\n",
    ]
    let text = "kanban-sim 1\nuse \"a.kanban\"\nuse \"c.kanban\"\nboard\n  column todo\nend\n"
    let metrics = try setup(text, files, path: "x.kanban").scene.geometry.metrics
    #expect(metrics.cardHeight == .fixed(1))
    #expect(metrics.headerHeight == .fixed(3))
    #expect(metrics.cardSpacing == 2)
  }

  @Test func `the head and the steps of a used file mean nothing`() throws {
    let used = """
      kanban-sim 1
      title "a scenario too"
      skip "never"
      pointer touch
      board
        column todo
          card A1
      end
      focus A9
      """
    let result = load("kanban-sim 1\nuse \"b.kanban\"\nfocus A1\n", files: ["b.kanban": used])
    #expect(result.scenario?.title == "demo.kanban")
    #expect(result.scenario?.expectation == .pass)
    #expect(result.scenario?.variants.first?.setup.defaultPointer == .mouse)
  }

  @Test func `a file is read once, however often it is used`() {
    var reads: [String] = []
    let text = "kanban-sim 1\nuse \"b.kanban\"\nuse \"./b.kanban\"\nuse \"sub/../b.kanban\"\n"
    let board = board
    let result = ScenarioLoader.load(path: "x.kanban", bytes: Array(text.utf8)) { path in
      reads.append(path)
      return Array(board.utf8)
    }
    #expect(result.scenario != nil)
    #expect(reads == ["b.kanban"])
  }
}

@Suite struct LoweringUseFaultTests {
  @Test func `a file that uses itself is refused with the chain`() throws {
    let files = [
      "a.kanban": "kanban-sim 1\nuse \"b.kanban\"\n", "b.kanban": "kanban-sim 1\n\nuse \"a.kanban\"\n",
    ]
    let text = "kanban-sim 1\nuse \"a.kanban\"\n"
    #expect(faults(of: text, files: files) == ["b.kanban:3:5 KS0210"])
    let diagnostic = try #require(load(text, files: files).diagnostics.first)
    #expect(
      diagnostic.notes.map(\.message) == ["'a.kanban' uses 'b.kanban'", "'b.kanban' uses 'a.kanban'"])
  }

  @Test func `a scenario that uses itself is refused`() {
    #expect(faults(of: "kanban-sim 1\nuse \"demo.kanban\"\n") == ["demo.kanban:2:5 KS0210"])
  }

  @Test(arguments: ["../b.kanban", "/etc/passwd", "a/../../b.kanban", "../wip/../../b.kanban"])
  func `a path stays inside the scenario root`(path: String) {
    #expect(faults(of: "kanban-sim 1\nuse \"\(path)\"\n") == ["demo.kanban:2:5 KS0211"])
  }

  @Test(arguments: ["b.kanban", "", ".", "a\\u{0}b"])
  func `a used file can be read`(path: String) {
    #expect(faults(of: "kanban-sim 1\nuse \"\(path)\"\n") == ["demo.kanban:2:5 KS0212"])
  }

  @Test func `a trace file can be read and stays inside the scenario root`() {
    let text = demoBoard + "trace from \"missing.txt\"\ntrace from \"../out.txt\"\n"
    #expect(faults(of: text) == ["demo.kanban:9:12 KS0212", "demo.kanban:10:12 KS0211"])
  }

  @Test func `a used file without blocks is probably the wrong one`() {
    let text = "kanban-sim 1\nuse \"b.kanban\"\nboard\n  column todo\nend\n"
    #expect(faults(of: text, files: ["b.kanban": "kanban-sim 1\n"]) == ["demo.kanban:2:5 KS0216"])
  }

  @Test func `faults of a used file are told with its own path, after those of the scenario`() {
    let used = "kanban-sim 1\nlayout\n  card-hieght 40\nend\nboard\n  column todo\nend\n"
    let text = "kanban-sim 1\nuse \"b.kanban\"\nprofile standrad\n"
    let found = faults(of: text, files: ["b.kanban": used])
    #expect(found == ["demo.kanban:3:9 KS0207 ? standard", "b.kanban:3:3 KS0102 ? card-height"])
  }

  @Test func `rules of a used file that do not fit the board are its faults`() {
    let used = "kanban-sim 1\nrules\n  forbid done -> tood\nend\n"
    let text = "kanban-sim 1\nuse \"b.kanban\"\nboard\n  column todo\n  column done\nend\n"
    #expect(faults(of: text, files: ["b.kanban": used]) == ["b.kanban:3:18 KS0202 ? todo"])
  }

  @Test func `files use one another only so deep`() {
    var files: [String: String] = [:]
    for number in 1...20 { files["\(number).kanban"] = "kanban-sim 1\nuse \"\(number + 1).kanban\"\n" }
    files["16.kanban"] = "kanban-sim 1\nboard\n  column todo\nend\n"
    let text = "kanban-sim 1\nuse \"1.kanban\"\n"
    #expect(faults(of: text, files: files) == [])
    files["16.kanban"] = "kanban-sim 1\nuse \"17.kanban\"\n"
    #expect(faults(of: text, files: files) == ["16.kanban:2:5 KS0218"])
  }

  @Test func `files that use one another twice do not multiply without end`() {
    var files: [String: String] = [:]
    for number in 1...14 {
      let next = "use \"\(number + 1).kanban\"\n"
      files["\(number).kanban"] = "kanban-sim 1\n\(next)\(next)"
    }
    files["15.kanban"] = "kanban-sim 1\nboard\n  column todo\nend\n"
    let found = load("kanban-sim 1\nuse \"1.kanban\"\n", files: files).diagnostics
    #expect(found.map(\.code) == [.sizeTooLarge])
  }
}
