import KanbanText

/// A text of a file as messages quote it: without control characters, and cut if it is long.
func shown(_ text: String) -> String {
  let longest = 40
  let head = text.prefix(longest)
  let end = head.endIndex < text.endIndex ? "…" : ""
  return "'\(PlainText.shown(String(head)))'\(end)"
}
