import KanbanScenario
import Testing

@Suite("Running: steps")
struct RunningStepTests {
  @Test(
    "host changes change the board",
    arguments: [
      ("insert C1 at todo[1]\nexpect column todo = A1 C1 A2", "a card is inserted"),
      ("insert C1 \"New\" at todo[end] height 80\nexpect frame-of C1 28,184 256x80", "with its words"),
      ("remove A1\nexpect column todo = A2", "a card is removed"),
      ("remove A1\ninsert A1 at todo[end]\nexpect column todo = A2 A1", "an id comes back"),
      ("remove todo\nexpect board = doing: B1", "a column is removed"),
      ("relocate A1 to todo[1]\nexpect column todo = A2 A1", "a card is moved"),
      ("relocate A1 to doing[0]\nexpect column doing = A1 B1", "whatever the limit"),
      ("limit doing none\ndrag A1 to doing[1]\nexpect column doing = B1 A1", "a limit is lifted"),
      ("limit todo 2\ndrag B1 to todo[0]\nexpect reason wip-limit", "a limit is set"),
      (
        "collapse todo\nexpect collapsed todo\nexpand todo\nexpect frame-of todo 16,16 280x568",
        "a column folds"
      ),
      ("hide A1\nexpect frame-of A1 none\nshow A1\nexpect frame-of A1 28,72 256x48", "a card hides"),
      ("hide todo\nexpect frame-of todo none\nexpect frame-of doing 16,16 280x568", "a column hides"),
      (
        "change A1 title \"Sketch\" height 96 size=l\nexpect frame-of A2 28,176 256x48\n"
          + "key Space\nexpect no-moves", "a card changes"
      ),
      (
        "change todo title \"Later\" width 200\nexpect value A1 \"1 of 2 in Later\"\n"
          + "expect frame-of todo 16,16 200x568", "a column changes"
      ),
      ("change layout card-height 60\nexpect frame-of A1 28,72 256x60", "the layout changes"),
      ("resize 1024x768\nexpect frame-of todo 16,16 280x736", "the viewport changes"),
      ("size-category xxxLarge\nexpect settled", "the text size changes"),
      ("scroll todo 50\nexpect scroll todo 0", "what cannot scroll does not"),
      ("select A1 A2\nselect B1\nexpect selected B1", "a selection replaces another"),
      ("action A1 \"Move Down\"\nexpect column todo = A2 A1", "an action moves"),
      ("action A1 \"Move to Doing\"\nexpect no-moves\nexpect reason wip-limit", "an action is refused"),
      (
        "menu A2 \"Move Up\"\nexpect moves = A2 -> todo[0]\nundo\nexpect column todo = A1 A2\n"
          + "redo\nexpect column todo = A2 A1", "a menu entry moves, undo and redo"
      ),
      ("focus A1\nkey Space\nkey Down\nkey Space\nexpect column todo = A2 A1", "keys move"),
      ("focus A1\nkey Space\nblur\nexpect reason blur\nexpect column todo = A1 A2", "blur cancels"),
      ("drag A1 to todo[1] then escape\nexpect reason escape\nexpect no-moves", "escape cancels"),
      ("drag A1 to todo[1] then cancel\nexpect reason pointer-cancel", "a cancel cancels"),
      ("drag A1 to todo[1] dwell 100ms\nexpect moves = A1 -> todo[1]", "a dwell stays"),
      ("drag A1 to todo[1] hold 100ms jump\nexpect moves = A1 -> todo[1]", "a jump jumps"),
      ("down A1\nmove todo[1]\nup\nexpect moves = A1 -> todo[1]", "down, move and up make a drag"),
      ("down A1\nup 156,300\nexpect moves = A1 -> todo[1]", "up moves first"),
      ("down A1\nmove 156,300\nhover 156,300\nexpect reason lost-release", "a hover tells of a lost release"),
      ("down A1\ncancel \"call\"\nexpect no-moves", "a press is cancelled"),
      ("down A1\nmove by 0,100\ncancel \"call\"\nexpect reason \"call\"", "the system gives words"),
      (
        "right drag A1 to todo[1]\nexpect no-moves\nexpect count lifted 0", "nor does it drag"
      ),
      (
        "down A1\nmove todo[1]\nright down todo[1]\nright up\nexpect dragging A1\nup\nexpect column todo = A2 A1",
        "a second button is ignored, and up releases the first"
      ),
      ("right tap A1\nexpect events = ignored other-button", "another button does not lift"),
      ("drag payload \"A1\" from 500,300 to todo[1]\nexpect moves = A1 -> todo[1]", "a payload moves"),
      (
        "drag payload \"none of them\" from 500,300 to todo[1]\nexpect events = ignored unknown-payload",
        "a payload that names no card"
      ),
      ("touch drag A1 to todo[1]\nexpect moves = A1 -> todo[1]", "a finger drags"),
      ("touch down A1\nmove by 0,-40\nexpect phase scrolling\nup", "an early finger scrolls"),
      ("wheel todo.body by 0,50\nexpect scroll todo 0", "a wheel turns in vain"),
      ("modifiers option\nmodifiers none\nexpect no-moves", "modifiers are held and let go"),
    ])
  func steps(lines: String, what: String) throws {
    #expect(try Scenarios.failures(lines) == [])
  }

  @Test(
    "a step that cannot be done fails, and the run goes on",
    arguments: [
      ("remove A1\nfocus A1", "the card \"A1\" is not on the board"),
      ("insert A1 at todo[0]", "\"A1\" is on the board already"),
      ("insert C1 at todo[3]", "\"todo\" has no slot 3: its last one is 2"),
      ("relocate A1 to todo[2]", "\"todo\" has no slot 2: its last one is 1"),
      ("action A1 \"Fly\"", "no action is called \"Fly\"; offered are \"Move Down\", \"Move to Doing\""),
      ("action selection \"Move Up\"", "nothing is selected; \"select\" cards first"),
      (
        "move by 10,10", "pointer 1 is nowhere yet, so it cannot move by an offset; \"hover\" somewhere first"
      ),
    ])
  func problems(lines: String, message: String) throws {
    let report = try Scenarios.run(lines + "\nexpect cards doing 1")
    #expect(report.failures.map(\.message) == [message])
    #expect(report.outcome == .fail)
  }

  @Test("copies register their ids, the first that is free")
  func copies() throws {
    let head = "behaviour\noperations move copy\nend\n"
    #expect(
      try Scenarios.failures(
        """
        modifiers option
        drag A1 to todo[2]
        expect column todo = A1 A2 A1-2
        drag A1 to todo[3]
        modifiers none
        expect column todo = A1 A2 A1-2 A1-3
        drag A1-2 to todo[0]
        expect column todo = A1-2 A1 A2 A1-3
        """, on: head + Scenarios.board) == [])
  }
}
