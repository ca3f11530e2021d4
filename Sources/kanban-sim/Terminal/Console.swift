import KanbanSuite
import KanbanScenario
import KanbanText

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The two outputs of the program: results, and diagnostics about them.
final class Console {
  /// How results are written.
  let style: OutputStyle
  /// How diagnostics are written.
  let diagnosticStyle: OutputStyle
  /// Whether results go to a terminal.
  let isTerminal: Bool
  /// Whether diagnostics go to a terminal.
  let isDiagnosticTerminal: Bool
  /// What the variables of the environment say about terminals.
  let environment: OutputStyle.Environment

  private var pending: [UInt8] = []
  private var hasFailed = false
  private var progressWidth = 0
  private static let fullCount = 1 << 16

  /// Makes the console of the program.
  init(choice: OutputStyle.ColorChoice = .auto, isASCII: Bool = false) {
    environment = .current
    isTerminal = isatty(STDOUT_FILENO) == 1
    isDiagnosticTerminal = isatty(STDERR_FILENO) == 1
    style = OutputStyle(
      choice: choice, isASCII: isASCII, isTerminal: isTerminal, environment: environment)
    diagnosticStyle = OutputStyle(
      choice: choice, isASCII: isASCII, isTerminal: isDiagnosticTerminal, environment: environment)
  }
}

// MARK: - Results

extension Console {
  /// Writes a result as it is.
  func write(_ text: String) { write(bytes: Array(text.utf8)) }

  /// Writes styled text.
  func write(_ spans: [StyledSpan]) { write(Paint.text(spans, style: style)) }

  /// Writes bytes as they are.
  func write(bytes: [UInt8]) {
    clearProgress()
    pending += bytes
    if isTerminal || pending.count >= Self.fullCount { flush() }
  }

  /// Writes what is pending.
  ///
  /// - Returns: false if results could not be written, now or before.
  @discardableResult
  func flush() -> Bool {
    guard !pending.isEmpty else { return !hasFailed }
    defer { pending.removeAll(keepingCapacity: true) }
    guard !hasFailed, let code = FileOutput.writeAll(pending, to: STDOUT_FILENO) else { return !hasFailed }
    hasFailed = true
    say(FileError("write", "standard output", errno: code).words)
    return false
  }
}

// MARK: - Diagnostics

extension Console {
  /// Writes styled text to the diagnostics, behind the results so far.
  func diagnose(_ spans: [StyledSpan]) {
    clearProgress()
    flush()
    _ = FileOutput.writeAll(Paint.text(spans, style: diagnosticStyle).utf8, to: STDERR_FILENO)
  }

  /// Writes a line to the diagnostics.
  func say(_ words: String) { diagnose([.shown("kanban-sim: \(words)"), StyledSpan("\n")]) }

  /// Shows how far a long run has come; the line vanishes with the next output.
  func showProgress(_ words: String) {
    guard isDiagnosticTerminal, !environment.isDumb else { return }
    let padding = String(repeating: " ", count: max(0, progressWidth - words.count))
    progressWidth = words.count
    _ = FileOutput.writeAll("\r\(words)\(padding)".utf8, to: STDERR_FILENO)
  }

  private func clearProgress() {
    guard progressWidth > 0 else { return }
    let spaces = String(repeating: " ", count: progressWidth)
    progressWidth = 0
    _ = FileOutput.writeAll("\r\(spaces)\r".utf8, to: STDERR_FILENO)
  }
}
