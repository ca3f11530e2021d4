import KanbanScenario
import ScenarioSyntax

/// Parses lines below the version.
func parse(_ lines: String) -> ParsedScenario { ScenarioParser.parse("kanban-sim 1\n" + lines) }

/// The faults of a file, one a line, as a person reads them.
func faults(_ parsed: ParsedScenario, of text: String) -> String {
  DiagnosticRenderer(path: "test", map: SourceMap(text)).text(of: parsed.diagnostics)
}
