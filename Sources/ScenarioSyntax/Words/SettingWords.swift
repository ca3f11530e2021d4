/// A key of `layout`.
package enum LayoutKey: String, Vocabulary {
  case viewport, origin, zoom, direction, platform, sizeCategory = "size-category"
  case textStyle = "text-style", displayScale = "display-scale", columnWidth = "column-width"
  case minColumnWidth = "min-column-width", collapsedWidth = "collapsed-width"
  case columnSpacing = "column-spacing", boardPadding = "board-padding"
  case columnPadding = "column-padding", headerHeight = "header-height"
  case cardSpacing = "card-spacing", cardHeight = "card-height", emptyHeight = "empty-height"
  case bodyHeight = "body-height", arrangement, scroll

  package static let table = WordTable<Self>()
  package static let noun = "a key of layout"
  package static let synonyms = Synonyms.layoutKeys
}

/// A key of `behaviour`.
package enum BehaviourKey: String, Vocabulary {
  case targeting, outside, crossing, placeholder, mouseThreshold = "mouse-threshold"
  case touchThreshold = "touch-threshold", touchDelay = "touch-delay", touchSlop = "touch-slop"
  case autoscroll, wip, wipReorder = "wip-reorder", escape, blur, secondPointer = "second-pointer"
  case springLoading = "spring-loading", operations, order, dropDuration = "drop-duration"
  case returnDuration = "return-duration", reduceMotion = "reduce-motion"
  case keyboardCommit = "keyboard-commit", keyboardColumn = "keyboard-column"
  case untitledColumn = "untitled-column", formation
  case frameRate = "frame-rate", sampleRate = "sample-rate"

  package static let table = WordTable<Self>()
  package static let noun = "a key of behaviour"
  package static let synonyms = Synonyms.behaviourKeys
}

/// The direction that columns run in.
package enum DirectionWord: String, Vocabulary {
  case ltr, rtl

  package static let table = WordTable<Self>()
  package static let noun = "a direction"
}

/// The platform whose text sizes are used.
package enum PlatformWord: String, Vocabulary {
  case ios, macos

  package static let table = WordTable<Self>()
  package static let noun = "a platform"
}

/// A text size category.
package enum SizeCategoryWord: String, Vocabulary {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2
  case accessibility3, accessibility4, accessibility5

  package static let table = WordTable<Self>()
  package static let noun = "a size category"
}

/// The text style that scaled lengths follow.
package enum TextStyleWord: String, Vocabulary {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
  case caption, caption2

  package static let table = WordTable<Self>()
  package static let noun = "a text style"
}

/// A body height that is not a length.
package enum BodyHeightWord: String, Vocabulary {
  case fill, fit

  package static let table = WordTable<Self>()
  package static let noun = "a body height"
}

/// How cards lie in their column.
package enum ArrangementWord: String, Vocabulary {
  case columns, grid, wrap, pile

  package static let table = WordTable<Self>()
  package static let noun = "an arrangement"
}

/// What a pointer that is over no column targets.
package enum OutsideWord: String, Vocabulary {
  case none, nearest, keep

  package static let table = WordTable<Self>()
  package static let noun = "a value of outside"
}

/// Where the gap for the carried cards is.
package enum PlaceholderWord: String, Vocabulary {
  case target, home

  package static let table = WordTable<Self>()
  package static let noun = "a place of the gap"
}

/// What columns hear of a pointer that goes from one to the next.
package enum CrossingWord: String, Vocabulary {
  case exitFirst = "exit-first", enterFirst = "enter-first", lostExit = "lost-exit"

  package static let table = WordTable<Self>()
  package static let noun = "an order of crossing"
}

/// What happens beyond a limit.
package enum LimitPolicyWord: String, Vocabulary {
  case warn, prevent

  package static let table = WordTable<Self>()
  package static let noun = "a limit policy"
}

/// Whether a limit judges moves inside its column.
package enum LimitScopeWord: String, Vocabulary {
  case free, judged

  package static let table = WordTable<Self>()
  package static let noun = "a value of wip-reorder"
}

/// What an interruption does to a drag.
package enum InterruptionWord: String, Vocabulary {
  case cancel, ignore

  package static let table = WordTable<Self>()
  package static let noun = "an answer to an interruption"
}

/// What a drop may do.
package enum OperationWord: String, Vocabulary {
  case move, copy

  package static let table = WordTable<Self>()
  package static let noun = "an operation"
}

/// The order that several cards land in.
package enum OrderWord: String, Vocabulary {
  case board, selection

  package static let table = WordTable<Self>()
  package static let noun = "an order"
}

/// A switch.
package enum SwitchWord: String, Vocabulary {
  case on, off

  package static let table = WordTable<Self>()
  package static let noun = "a switch"
}

/// When move mode makes its move.
package enum KeyboardCommitWord: String, Vocabulary {
  case `return`, live

  package static let table = WordTable<Self>()
  package static let noun = "a way to commit"
}

/// Where move mode enters a column.
package enum KeyboardColumnWord: String, Vocabulary {
  case sameIndex = "same-index", end

  package static let table = WordTable<Self>()
  package static let noun = "a way to enter a column"
}

/// What a column without a title is called.
package enum UntitledColumnWord: String, Vocabulary {
  case id, withNoun = "noun"

  package static let table = WordTable<Self>()
  package static let noun = "a way to name a column"
}

/// How several lifted cards are pictured.
package enum FormationWord: String, Vocabulary {
  case stack, pile, list, none, `default`

  package static let table = WordTable<Self>()
  package static let noun = "a formation"
}

/// A word of an `autoscroll` value.
package enum AutoscrollWord: String, Vocabulary {
  case off, band, speed, curve, ramp, beyond, step, over

  package static let table = WordTable<Self>()
  package static let noun = "a word of autoscroll"
}

/// How autoscroll speed grows with depth.
package enum CurveWord: String, Vocabulary {
  case linear, quadratic, uikit

  package static let table = WordTable<Self>()
  package static let noun = "a curve"
}

/// What autoscroll does beyond the viewport.
package enum BeyondWord: String, Vocabulary {
  case full, stop

  package static let table = WordTable<Self>()
  package static let noun = "a value of beyond"
}
