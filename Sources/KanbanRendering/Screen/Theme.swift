/// The colours of the screen form.
public enum Theme: Hashable, Sendable, CaseIterable {
  /// For terminals with a dark background.
  case dark
  /// For terminals with a light background.
  case light
  /// No colour and no other escape code.
  case plain
}

/// How a frame is written to a terminal.
public struct ScreenStyle: Hashable, Sendable {
  /// The colours.
  public var theme: Theme
  /// The characters: box drawing, or plain ASCII.
  public var repertoire: Repertoire

  /// Makes a style.
  public init(theme: Theme = .plain, repertoire: Repertoire = .unicode) {
    self.theme = theme
    self.repertoire = repertoire
  }
}

/// The escape codes of a theme; roles that look the same share one.
struct RolePalette {
  /// The group of each role, in the order of the roles.
  private(set) var groups: [UInt8] = []
  /// The escape code of each group, in UTF-8.
  private(set) var sequences = [Array("\u{1B}[0m".utf8)]

  /// The group of the terminal's own colours.
  static let plainGroup: UInt8 = 0

  static func of(_ theme: Theme) -> RolePalette {
    switch theme {
    case .plain: plain
    case .dark: dark
    case .light: light
    }
  }

  private static let plain = RolePalette { _ in "" }
  private static let dark = RolePalette { parameters(of: $0, Palette.dark) }
  private static let light = RolePalette { parameters(of: $0, Palette.light) }

  private init(_ parameters: (FrameRole) -> String) {
    var known = [""]
    for role in FrameRole.allCases {
      let wanted = parameters(role)
      if !known.contains(wanted) {
        known.append(wanted)
        sequences.append(Array("\u{1B}[0;\(wanted)m".utf8))
      }
      groups.append(UInt8(known.firstIndex(of: wanted) ?? 0))
    }
  }

  /// What selects the colours of a role, without the escape code's frame: "1;38;5;114".
  ///
  /// Colours are of the 256 that terminals have had for decades; the background stays the terminal's own.
  private static func parameters(of role: FrameRole, _ palette: Palette) -> String {
    switch role {
    case .background: ""
    case .ruler, .scrollHint: "38;5;\(palette.faint)"
    case .column: "38;5;\(palette.frame)"
    case .card, .cardLocked: "38;5;\(palette.card)"
    case .rulerMark, .pointerDown: "1;38;5;\(palette.pointer)"
    case .pointerUp: "38;5;\(palette.pointer)"
    case .columnTitle: "1;38;5;\(palette.text)"
    case .cardTitle: "38;5;\(palette.text)"
    case .count: "38;5;\(palette.soft)"
    case .countOver, .refusal: "1;38;5;\(palette.bad)"
    case .columnRefused: "38;5;\(palette.bad)"
    case .warning: "1;38;5;\(palette.warn)"
    case .columnWarned: "38;5;\(palette.warn)"
    case .accepted: "1;38;5;\(palette.good)"
    case .columnTarget: "38;5;\(palette.good)"
    case .autoscroll: "1;38;5;\(palette.motion)"
    case .cardSelected: "38;5;\(palette.selected)"
    case .cardFocused: "1;38;5;\(palette.focus)"
    case .placeholder: "38;5;\(palette.soft)"
    case .ghost, .ghostCount: "1;38;5;\(palette.ghost)"
    case .ghostTitle: "1;38;5;\(palette.text)"
    case .flight: "38;5;\(palette.motion)"
    }
  }
}

/// The colours that a theme gives to meanings, as numbers of the 256-colour table.
private struct Palette {
  var text: Int
  var soft: Int
  var faint: Int
  var frame: Int
  var card: Int
  var good: Int
  var warn: Int
  var bad: Int
  var ghost: Int
  var motion: Int
  var pointer: Int
  var selected: Int
  var focus: Int

  static let dark = Palette(
    text: 255, soft: 247, faint: 240, frame: 244, card: 250, good: 114, warn: 221, bad: 210, ghost: 117,
    motion: 183, pointer: 229, selected: 117, focus: 222)
  static let light = Palette(
    text: 234, soft: 243, faint: 249, frame: 246, card: 241, good: 28, warn: 130, bad: 160, ghost: 25,
    motion: 91, pointer: 166, selected: 25, focus: 130)
}
