#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How text is written to an output: with colours or without, with all characters or only ASCII.
package struct OutputStyle: Hashable, Sendable {
  /// When colours are used.
  package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
    case auto, always, never
  }

  /// Whether escape sequences for colours are written.
  package var hasColor: Bool
  /// Whether only ASCII is written.
  package var isASCII: Bool

  /// What the variables of the environment say about terminals.
  package struct Environment: Hashable, Sendable {
    /// `NO_COLOR` is set and not empty.
    package var refusesColor: Bool
    /// `CLICOLOR_FORCE` is set, not empty and not 0.
    package var forcesColor: Bool
    /// `TERM` is missing or `dumb`.
    package var isDumb: Bool

    /// Reads variables.
    package init(_ variable: (String) -> String?) {
      refusesColor = !(variable("NO_COLOR") ?? "").isEmpty
      forcesColor = !["", "0"].contains(variable("CLICOLOR_FORCE") ?? "")
      isDumb = ["", "dumb"].contains(variable("TERM") ?? "")
    }

    /// The environment of the program.
    package static var current: Self {
      Self { name in getenv(name).map { String(cString: $0) } }
    }
  }

  /// Decides; what is said on the command line counts before the environment.
  package init(choice: ColorChoice, isASCII: Bool, isTerminal: Bool, environment: Environment) {
    self.isASCII = isASCII
    hasColor =
      switch choice {
      case .always: true
      case .never: false
      case .auto:
        !environment.refusesColor && (environment.forcesColor || isTerminal && !environment.isDumb)
      }
  }
}
