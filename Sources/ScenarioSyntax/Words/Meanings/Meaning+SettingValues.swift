// What `explain` says of the values of keys.

extension DirectionWord {
  package var meaning: String {
    switch self {
    case .ltr: "from left to right"
    case .rtl: "from right to left: the board is mirrored"
    }
  }
}

extension PlatformWord {
  package var meaning: String {
    switch self {
    case .ios: "text sizes scale lengths"
    case .macos: "text sizes scale nothing"
    }
  }
}

extension SizeCategoryWord {
  package var meaning: String {
    switch self {
    case .xSmall: "the smallest text"
    case .small: "two steps below the usual size"
    case .medium: "a step below the usual size"
    case .large: "the usual text size"
    case .xLarge: "a step above the usual size"
    case .xxLarge: "two steps above the usual size"
    case .xxxLarge: "the largest of the ordinary sizes"
    case .accessibility1: "accessibility size 1 of 5"
    case .accessibility2: "accessibility size 2 of 5"
    case .accessibility3: "accessibility size 3 of 5"
    case .accessibility4: "accessibility size 4 of 5"
    case .accessibility5: "accessibility size 5 of 5"
    }
  }
}

extension TextStyleWord {
  package var meaning: String {
    switch self {
    case .largeTitle: "the style of large titles"
    case .title: "the style of titles of the first level"
    case .title2: "the style of titles of the second level"
    case .title3: "the style of titles of the third level"
    case .headline: "the style of headings"
    case .body: "the style of running text"
    case .callout: "the style of callouts"
    case .subheadline: "the style of subheadings"
    case .footnote: "the style of footnotes"
    case .caption: "the style of captions"
    case .caption2: "the style of smaller captions"
    }
  }
}

extension BodyHeightWord {
  package var meaning: String {
    switch self {
    case .fill: "columns are as tall as the viewport, and their cards scroll inside"
    case .fit: "columns are as tall as their cards, and the board scrolls"
    }
  }
}

extension ArrangementWord {
  package var meaning: String {
    switch self {
    case .columns: "one card below the other"
    case .grid: "rows of N cards"
    case .wrap: "cards of their own width flow in rows"
    case .pile: "each card lies a little below the one before, later ones on top"
    }
  }
}

extension OutsideWord {
  package var meaning: String {
    switch self {
    case .none: "a pointer outside the board targets nothing"
    case .nearest: "a pointer outside the board targets the nearest column"
    case .keep: "a pointer outside the board keeps the last target"
    }
  }
}

extension PlaceholderWord {
  package var meaning: String {
    switch self {
    case .target: "the gap follows the target"
    case .home: "the gap stays where the cards were"
    }
  }
}

extension CrossingWord {
  package var meaning: String {
    switch self {
    case .exitFirst: "the old column hears of the exit before the new one of the entry"
    case .enterFirst: "the new column hears of the entry before the old one of the exit"
    case .lostExit: "the old column never hears of the exit"
    }
  }
}

extension LimitPolicyWord {
  package var meaning: String {
    switch self {
    case .warn: "a drop beyond the limit is accepted with a warning"
    case .prevent: "a drop beyond the limit is refused"
    }
  }
}

extension LimitScopeWord {
  package var meaning: String {
    switch self {
    case .free: "moves inside a full column are not judged"
    case .judged: "moves inside a full column are judged like any other"
    }
  }
}

extension InterruptionWord {
  package var meaning: String {
    switch self {
    case .cancel: "the drag ends and the cards go home"
    case .ignore: "the drag goes on"
    }
  }
}

extension OperationWord {
  package var meaning: String {
    switch self {
    case .move: "the cards leave their place"
    case .copy: "the cards stay, and copies land; with both offered, option at the release asks for it"
    }
  }
}

extension OrderWord {
  package var meaning: String {
    switch self {
    case .board: "as the cards stood on the board"
    case .selection: "as the cards were selected"
    }
  }
}

extension SwitchWord {
  package var meaning: String {
    switch self {
    case .on: "it happens"
    case .off: "it does not happen"
    }
  }
}

extension KeyboardCommitWord {
  package var meaning: String {
    switch self {
    case .return: "one move when Space or Return commits"
    case .live: "each key step is a move of its own"
    }
  }
}

extension KeyboardColumnWord {
  package var meaning: String {
    switch self {
    case .sameIndex: "at the row that was last chosen"
    case .end: "at the end"
    }
  }
}

extension UntitledColumnWord {
  package var meaning: String {
    switch self {
    case .id: "by its id"
    case .withNoun: "by its id behind the word column"
    }
  }
}

extension FormationWord {
  package var meaning: String {
    switch self {
    case .stack: "the cards overlap diagonally"
    case .pile: "the cards lie on one another, turned"
    case .list: "the cards lie below one another"
    case .none: "only the grabbed card is pictured"
    case .default: "as the system pictures them"
    }
  }
}

extension AutoscrollWord {
  package var meaning: String {
    switch self {
    case .off: "a drag never scrolls"
    case .band: "the width of the bands at the edges"
    case .speed: "the highest speed, in points a second"
    case .curve: "how speed grows with depth in the band"
    case .ramp: "how long the speed takes to grow to its full height"
    case .beyond: "what happens outside the viewport"
    case .step: "the board goes column by column, and looks so often whether it should"
    case .over: "how long a step takes"
    }
  }
}

extension CurveWord {
  package var meaning: String {
    switch self {
    case .linear: "speed grows with depth"
    case .quadratic: "speed grows with the square of depth"
    case .uikit: "speed grows as measured in the system's own lists"
    }
  }
}

extension BeyondWord {
  package var meaning: String {
    switch self {
    case .full: "full speed outside the viewport too"
    case .stop: "no scrolling outside the viewport"
    }
  }
}
