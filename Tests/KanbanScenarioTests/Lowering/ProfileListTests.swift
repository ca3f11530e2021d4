import KanbanInteraction
import KanbanScenario
import Testing

/// Every value that a profile lists, with its source, as `kanban-sim profiles` tells them.
@Suite struct ProfileListTests {
  private func expect(
    _ name: String, _ summary: String, _ list: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let profile = try #require(Profile.named(name), sourceLocation: sourceLocation)
    let lines = profile.listedValues.map { "\($0.block.rawValue) \($0.key) \($0.value) | \($0.source)" }
    #expect(lines == list.split(separator: "\n").map(String.init), sourceLocation: sourceLocation)
    #expect(profile.summary == summary, sourceLocation: sourceLocation)
  }

  @Test func `standard lists its values with their sources`() throws {
    try expect(
      "standard",
      "columns of cards with their own scrolling, slots by card middles, limits that refuse",
      """
      layout viewport 800x600 | chosen
      layout origin 0,0 | chosen
      layout zoom 1 | chosen
      layout direction ltr | chosen
      layout platform ios | chosen
      layout size-category large | the default of iOS
      layout text-style body | the SwiftUI block Kanban board: scaled with the Body text style
      layout display-scale 2 | chosen
      layout column-width 280 | AdvancedKanban: column width
      layout min-column-width 120 | the SwiftUI block Kanban board: at least 120
      layout collapsed-width 56 | AdvancedKanban: collapsed width
      layout column-spacing 16 | AdvancedKanban: columns 2 x 8 apart
      layout board-padding 16 | AdvancedKanban: board padding 2 x 8
      layout column-padding 12 | AdvancedKanban: card list padding
      layout header-height 44 | chosen
      layout card-height 48 | chosen
      layout card-spacing 8 | AdvancedKanban: card spacing
      layout empty-height 60 | AdvancedKanban: empty drop zone
      layout body-height fill | AdvancedKanban: each column scrolls vertically
      layout arrangement columns | chosen
      behaviour targeting midpoint | chosen
      behaviour outside none | chosen
      behaviour crossing exit-first | SwiftUI: no order is documented
      behaviour placeholder target | chosen
      behaviour mouse-threshold 3 | UIKit: pointer movement hysteresis, undocumented; AppKit about 3
      behaviour touch-threshold off | chosen
      behaviour touch-delay 325ms | UIKit: touch lift delay, undocumented
      behaviour touch-slop 10 | UIKit: touch movement hysteresis, undocumented
      behaviour autoscroll band 60 speed 800pt/s curve linear ramp 0ms beyond stop | CompatReorderable, \
      a backport of iOS 27: a zone of 60, 800 points a second, linear
      behaviour wip prevent | chosen
      behaviour wip-reorder free | chosen
      behaviour escape cancel | chosen
      behaviour blur cancel | chosen
      behaviour second-pointer ignore | chosen
      behaviour spring-loading 500ms | chosen
      behaviour operations move | chosen
      behaviour order board | chosen
      behaviour drop-duration 350ms | AdvancedKanban: a spring of response 0.35
      behaviour return-duration 350ms | AdvancedKanban: a spring of response 0.35
      behaviour reduce-motion off | chosen
      behaviour keyboard-commit return | chosen
      behaviour keyboard-column same-index | chosen
      behaviour untitled-column id | chosen
      behaviour formation stack | chosen
      """)
  }

  @Test func `swiftui-block lists its values with their sources`() throws {
    try expect(
      "swiftui-block",
      "a SwiftUI board: cards go to the end of another column, nothing scrolls by itself",
      """
      layout text-style body | the SwiftUI block Kanban board: scaled with the Body text style
      layout column-width 220 | the SwiftUI block Kanban board: base 220
      layout min-column-width 120 | the SwiftUI block Kanban board: then at least 120
      layout column-spacing 12 | the SwiftUI block Kanban board: columns 12 apart
      layout board-padding 16 | the SwiftUI block Kanban board: board padding 16
      layout column-padding 12 | the SwiftUI block Kanban board: padding 12 all round
      layout header-height 32 | chosen: with the padding the first card starts at 44
      layout card-height 44 | chosen
      layout card-spacing 10 | the SwiftUI block Kanban board: cards 10 apart
      layout empty-height 60 | the SwiftUI block Kanban board: a hint at least 60 tall
      layout body-height fit | the SwiftUI block Kanban board: a column is as tall as its content
      behaviour targeting column-end | the SwiftUI block Kanban board: the column's own frame, its end
      behaviour outside none | the SwiftUI block Kanban board: outside all columns there is no target
      behaviour placeholder home | the SwiftUI block Kanban board: the column is highlighted; no gap is \
      told of
      behaviour autoscroll off | the SwiftUI block Kanban board: no autoscroll of its own
      behaviour spring-loading off | the SwiftUI block Kanban board: no spring loading
      behaviour operations move | the SwiftUI block Kanban board: the move
      behaviour drop-duration 300ms | the SwiftUI block Kanban board: animated for 0.3 s
      behaviour return-duration 300ms | chosen: as the drop
      behaviour crossing exit-first | the SwiftUI block Kanban board: the order of exit and enter does \
      not matter
      behaviour keyboard-column end | the SwiftUI block Kanban board: to the end of another column
      look preview-width column width - 24 | the SwiftUI block Kanban board: drag preview width, here \
      the ghost's frame
      look empty-hint Drop cards here | the SwiftUI block Kanban board: an empty column shows a hint
      """)
  }

  @Test func `advanced-kanban lists its values with their sources`() throws {
    try expect(
      "advanced-kanban",
      "a SwiftUI board that reorders: always a target, limits that warn, steps from column to column",
      """
      layout column-width fixed 280 | AdvancedKanban: column width 280, whatever the text size
      layout min-column-width 0 | AdvancedKanban: no minimum
      layout collapsed-width 56 | AdvancedKanban: collapsed 56
      layout column-spacing 16 | AdvancedKanban: columns 2 x 8 apart
      layout board-padding 16 | AdvancedKanban: board padding 2 x 8
      layout column-padding 12 | AdvancedKanban: card list padding 12
      layout header-height 44 | chosen: with the header's padding of 12, one line of text at 20
      layout card-height 48 | chosen
      layout card-spacing 8 | AdvancedKanban: card spacing 8
      layout empty-height 60 | AdvancedKanban: empty drop zone 60 tall
      layout body-height fill | AdvancedKanban: each column scrolls vertically
      behaviour targeting nearest-zone | AdvancedKanban: the first zone with the pointer, else the \
      nearest
      behaviour outside keep | AdvancedKanban: the target is kept if nothing resolves
      behaviour mouse-threshold 2 | AdvancedKanban: minimum distance 2 with a pointer (macOS)
      behaviour touch-threshold 10 | AdvancedKanban: minimum distance 10 with touch
      behaviour autoscroll band 60 step 333333us over 300ms | AdvancedKanban: band 60, looked at every \
      1/3 s, animated 0.3 s ease-out
      behaviour wip warn | AdvancedKanban: warn is the default
      behaviour wip-reorder judged | AdvancedKanban: also for a reorder inside a column that is over it
      behaviour spring-loading off | AdvancedKanban: no spring loading
      behaviour operations move | AdvancedKanban: the result is a move
      behaviour drop-duration 350ms | AdvancedKanban: a spring, response 0.35, damping 0.8
      behaviour return-duration 350ms | AdvancedKanban: a spring, response 0.35, damping 0.8
      behaviour keyboard-commit live | AdvancedKanban's accessibility guide: moves are applied as they \
      are made, Escape undoes all
      behaviour keyboard-column end | AdvancedKanban's accessibility guide: Left and Right go to the \
      end of the column
      behaviour untitled-column noun | AdvancedKanban: without a title, "column <id>"
      look ghost-opacity 0.85 | AdvancedKanban: ghost opacity
      look spring-response 0.35 | AdvancedKanban: drop and return
      look spring-damping 0.8 | AdvancedKanban: drop and return
      look header-padding 12 | AdvancedKanban: column header padding
      """)
  }

  @Test func `swiftui-reorder lists its values with their sources`() throws {
    try expect(
      "swiftui-reorder",
      "SwiftUI's reorderable containers: one change on the drop, Escape does not cancel",
      """
      layout arrangement columns | chosen: piles, grids and rows are an app's own, as all lengths are
      behaviour targeting entered | iOS 27: the view under the pointer makes room; CompatReorderable: \
      after a fifth of it, at most 24
      behaviour outside nearest | CompatReorderable: a pointer beside the items keeps a target in the \
      container
      behaviour mouse-threshold 3 | UIKit: pointer movement hysteresis, undocumented
      behaviour touch-delay 325ms | UIKit: touch lift delay, undocumented
      behaviour touch-slop 10 | UIKit: touch movement hysteresis, undocumented
      behaviour autoscroll band 50 speed 1200pt/s curve uikit ramp 0ms beyond stop | speed and curve of \
      UIKit's scroll views, undocumented; band chosen, the real one was not found
      behaviour escape ignore | iOS 27, a beta: Escape did not cancel; on macOS it does
      behaviour blur cancel | chosen
      behaviour second-pointer ignore | UIKit: by default other touches do not cancel
      behaviour spring-loading 500ms | SwiftUI: on by default; the delay was not found
      behaviour operations move | iOS 27: inside a container moves need no permission
      behaviour order selection | iOS 27: sources in the order of selection
      behaviour drop-duration 340ms | CompatReorderable: measured on iOS until the copy is seated
      behaviour return-duration 340ms | chosen: as the drop
      behaviour formation pile | iOS 27: the default collapses into a pile
      """)
  }

  @Test(arguments: Profile.all.map(\.name))
  func `every value has a source, and none is listed twice`(name: String) throws {
    let profile = try #require(Profile.named(name))
    let values = profile.listedValues
    #expect(values.allSatisfy { !$0.source.isEmpty && !$0.value.isEmpty }, "\(profile.name)")
    #expect(Set(values.map(\.key)).count == values.count, "\(profile.name)")
    // What no scenario can write is a profile's rules in code.
    #expect(profile.values.count - values.count == (profile.ruleNames.isEmpty ? 0 : 1), "\(profile.name)")
  }
}
