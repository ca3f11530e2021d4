/// What words of other tools are called here.
///
/// They are no part of the language: a line with one is refused, and told what it probably means. Words that are
/// spelled nearly alike are found by `WordSuggestion` and do not stand here.
package struct Synonyms: Sendable {
  /// By word, in lower case, without anything but letters.
  package let words: [String: String]

  package static let none = Synonyms([:])

  /// Makes a table from what is written here, with the words that mean it.
  init(_ meanings: KeyValuePairs<String, String>) {
    var words: [String: String] = [:]
    for (meaning, synonyms) in meanings {
      for word in synonyms.split(separator: " ") { words[String(word)] = meaning }
    }
    self.words = words
  }

  /// Makes a table from words, each with those that mean it.
  init(_ meanings: [(word: String, synonyms: String)]) {
    words = Dictionary(
      meanings.flatMap { meaning in meaning.synonyms.split(separator: " ").map { (String($0), meaning.word) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// What is meant by a word, however its parts are joined: `mouse_down`, `touchStart`, `Long-Press`.
  package func meaning(of word: String) -> String? { words[word.lowercased().filter(\.isLetter)] }
}

extension Synonyms {
  static let pointerVerbs = Synonyms([
    "tap": "click leftclick doubleclick dblclick doubletap singletap clickon",
    "right tap": "rightclick secondaryclick",
    "down": "pointerdown dragstart grab pick pickup buttondown", "mouse down": "mousedown",
    "touch down": "touchstart longpress longtap presshold pressandhold touchandhold taphold",
    "move": "pointermove dragover moveto moveby", "mouse move": "mousemove", "touch move": "touchmove",
    "up": "drop release pointerup dragend letgo buttonup", "mouse up": "mouseup", "touch up": "touchend",
    "cancel": "pointercancel abort", "touch cancel": "touchcancel",
    "hover": "mouseover mouseenter pointerenter",
    "drag": "dragto dragdrop draganddrop draganddropto dnd", "touch drag": "swipe flick fling pan",
  ])

  /// What takes more than a word to say.
  static let hints = Synonyms([
    "a finger that lifts is 'touch down A1', then 'wait 400ms'":
      "longpress longtap taphold touchandhold pressandhold",
    "a finger that scrolls is 'touch drag A1 to PLACE hold 0ms'": "swipe flick fling pan",
    "each tap is a line of its own": "doubleclick dblclick doubletap",
  ])

  static let statements = Synonyms([
    "expect": "assert asserts assertthat check verify should must ensure waitfor eventually",
    "title": "name test scenario describe it", "use": "include import require",
    "vary": "matrix parametrize foreach",
    "skip": "pending disabled ignore", "xfail": "shouldfail knownfailure expectfail",
    "trace": "record recording",
    "board": "columns lists lanes", "behaviour": "settings config options", "layout": "geometry",
    "rules": "transitions workflow", "kanban-sim": "version",
  ])

  static let boardLines = Synonyms([
    "column": "list stage swimlane", "card": "item task ticket issue story",
    "cards": "items tasks tickets issues",
  ])

  static let clauses = Synonyms([
    "over": "duration during in for", "at": "speed", "via": "through", "dwell": "pause wait rest",
    "hold": "delay longpress", "jump": "teleport instantly", "steps": "samples", "then": "finally",
  ])

  static let finishes = Synonyms([
    "release": "drop up", "cancel": "abort", "escape": "esc", "hold": "keep stay",
  ])

  static let parts = Synonyms(["centre": "center middle", "header": "head title"])

  static let edges = Synonyms([
    "left": "start leading", "right": "end trailing", "top": "up", "bottom": "down",
  ])

  static let keys = Synonyms([
    "Return": "enter", "Escape": "esc", "Space": "spacebar", "Delete": "del backspace",
    "Up": "arrowup uparrow",
    "Down": "arrowdown downarrow", "Left": "arrowleft leftarrow", "Right": "arrowright rightarrow",
  ])

  static let modifiers = Synonyms([
    "shift": "shift", "control": "control ctrl ctl", "option": "option opt alt altgraph",
    "command": "command cmd meta super win",
  ])

  static let timeUnits = Synonyms([
    "s": "sec secs second seconds", "ms": "msec msecs millis millisecond milliseconds",
    "us": "usec usecs µs μs micros microsecond microseconds",
  ])

  static let phases = Synonyms(["settling": "dropping returning", "idle": "none", "pressed": "down"])

  static let decisions = Synonyms([
    "accept": "allow allowed ok accepted yes",
    "forbid": "deny denied reject rejected refuse refused forbidden no",
  ])
}
