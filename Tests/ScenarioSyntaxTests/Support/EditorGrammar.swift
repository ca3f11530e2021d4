import Foundation
import KanbanScenario
import ScenarioSyntax

/// The TextMate grammar of scenario files, made of the word lists that the parser reads.
///
/// Editors colour with it; it knows no more of a line than which words may stand on it.
enum EditorGrammar {
  /// The file, keys sorted.
  static func text() throws -> String {
    let grammar: [String: Any] = [
      "name": "Kanban scenario", "scopeName": "source.kanban", "fileTypes": ["kanban"],
      "patterns": includes([
        "comment", "golden", "layout", "behaviour", "board", "rules", "traceFile", "trace", "head",
        "expectation", "step",
      ]),
      "repository": repository,
    ]
    let data = try JSONSerialization.data(
      withJSONObject: grammar, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static var repository: [String: Any] {
    [
      "comment": ["match": "(?:^|(?<=\\s))#.*$", "name": "comment.line.number-sign.kanban"],
      "golden": [
        "patterns": [
          ["match": "^\\s*\\|.*$", "name": "string.unquoted.golden.kanban"],
          ["match": "^\\s*=.*$", "name": "string.unquoted.caption.kanban"],
        ]
      ],
      "text": [
        "begin": "\"", "end": "\"|$", "name": "string.quoted.double.kanban",
        "patterns": [
          ["match": #"\\(?:["\\nt]|u\{[0-9A-Fa-f]+\})"#, "name": "constant.character.escape.kanban"]
        ],
      ],
      "number": [
        "match": "(?<![\\w-])-?[0-9]+(?:\\.[0-9]+)?"
          + "(?:\(any(Choices.timeUnits.list.spellings + Choices.speedUnits.list.spellings))|(?=x[0-9])|(?![\\w-]))|(?<=[0-9]x)[0-9.]+",
        "name": "constant.numeric.kanban",
      ],
      "operator": ["match": "->|\\.\\.|[=|:,*]", "name": "keyword.operator.kanban"],
      "head": line(headWords, "keyword.control.head", ["settingKey", "settingValue", "kind"]),
      "expectation": line(expectWords, "keyword.control.expect", ["expected", "part", "particle"]),
      "step": line(
        Grammar.scenarios.steps.words.spellings, "keyword.other.step",
        ["clause", "key", "part", "particle", "settingKey", "settingValue", "boardWord"]),
      "layout": block(.layout, ["settingKey", "settingValue"]),
      "behaviour": block(.behaviour, ["settingKey", "settingValue"]),
      "board": block(.board, ["boardLine", "boardWord", "settingValue"]),
      "rules": block(.rules, ["rule"]),
      "traceFile": line(
        [StatementWord.trace.rawValue + "(?=[^#]*\")"], "keyword.control.block", ["particle"]),
      "trace": block(.trace, ["expectation", "sample", "kind"]),
      "settingKey": matching(
        Grammar.scenarios.layout.words.spellings + Grammar.scenarios.behaviour.words.spellings,
        "support.type.property-name"),
      "settingValue": matching(
        Grammar.scenarios.values + particles, "constant.language"),
      "boardLine": matching(Choices.boardLines.list.spellings, "keyword.control.board"),
      "boardWord": matching(
        ["title"] + Grammar.scenarios.column.words.spellings + Grammar.scenarios.card.words.spellings,
        "support.type.property-name"),
      "rule": matching(Grammar.scenarios.rules.words.spellings + particles, "keyword.control.rule"),
      "kind": matching(inner.pointerKinds.spellings + inner.buttons.spellings, "storage.modifier.pointer"),
      "sample": matching(Choices.sampleActions.list.spellings, "keyword.other.step"),
      "clause": matching(Grammar.scenarios.stepWords, "keyword.other.clause"),
      "key": matching(inner.keys.spellings + inner.modifiers.spellings, "constant.language.key"),
      "particle": matching(particles, "keyword.other.particle"),
      "part": [
        "match": "(?<=\\.)\(any(inner.parts.spellings + inner.edges.spellings))",
        "name": "variable.other.member.kanban",
      ],
      "expected": matching(
        Grammar.scenarios.states.words.spellings + Grammar.scenarios.stateWords, "constant.language.expected"),
    ]
  }
}

// MARK: - Pieces

extension EditorGrammar {
  private static let expectWords = [StatementWord.expect, .always, .never].map(\.rawValue)
  private static let headWords = [StatementWord.version.rawValue] + Grammar.scenarios.head.words.spellings
  private static let inner = Grammar.scenarios.inner
  private static let particles = Choices.particles.list.spellings

  /// One of the words, standing by itself; the longest first, for alternatives are tried in order.
  private static func any(_ words: [String]) -> String {
    let sorted = Set(words).sorted { ($1.count, $0) < ($0.count, $1) }
    return "(?:" + sorted.joined(separator: "|") + ")(?![\\w-])"
  }

  private static func matching(_ words: [String], _ name: String) -> [String: Any] {
    ["match": "(?<![\\w\".-])" + any(words), "name": "\(name).kanban"]
  }

  private static func includes(_ names: [String]) -> [[String: Any]] { names.map { ["include": "#\($0)"] } }

  /// A time that a line is pinned to.
  private static let pin = "@\\+?[0-9.]+\(any(Choices.timeUnits.list.spellings))"

  /// From a first word, with a time and a pointer before it, to the end of the line.
  private static func line(_ words: [String], _ name: String, _ parts: [String]) -> [String: Any] {
    let pointer =
      "(?:[0-9]+\\s+)?(?:\(any(inner.pointerKinds.spellings))\\s+)?(?:\(any(inner.buttons.spellings))\\s+)?"
    return [
      "begin": "^\\s*(?:(\(pin))\\s+)?(\(pointer))(\(any(words)))", "end": "$",
      "beginCaptures": captures(["constant.numeric.time", "storage.modifier.pointer", name]),
      "patterns": includes(["comment", "text", "number"] + parts + ["operator"]),
    ]
  }

  /// From an opening word to `end`.
  private static func block(_ word: StatementWord, _ parts: [String]) -> [String: Any] {
    [
      "begin": "^\\s*(?:(\(pin))\\s+)?(\(word.rawValue))(?![\\w-])",
      "end": "^\\s*(\(StatementWord.end.rawValue))(?![\\w-])",
      "beginCaptures": captures(["constant.numeric.time", "keyword.control.block"]),
      "endCaptures": captures(["keyword.control.block"]),
      "patterns": includes(["comment", "golden"] + parts + ["text", "number", "operator"]),
    ]
  }

  private static func captures(_ names: [String]) -> [String: Any] {
    var captures: [String: Any] = [:]
    for (index, name) in names.enumerated() { captures["\(index + 1)"] = ["name": "\(name).kanban"] }
    return captures
  }
}
