import ScenarioSyntax

/// A tree node as one line of text without ranges, to compare trees and to write expected ones down.
///
/// Left out are ranges, nil, empty lists, indentation, and whether a name was quoted; names stand bare, texts in quotes.
func outline(_ value: Any) -> String {
  switch value {
  case let name as Name: return name.text
  case let time as TimeLiteral: return Spelling.time(time)
  case let point as PointLiteral: return "\(Spelling.number(point.x)),\(Spelling.number(point.y))"
  case let size as SizeLiteral: return "\(Spelling.number(size.width))x\(Spelling.number(size.height))"
  case let number as Double: return Spelling.number(number)
  case let text as String: return Spelling.quoted(text)
  case let word as ListedWord: return word.spelling
  case let use as FormUse: return "\(use.form.word): \(outline(use.argument))"
  case let argument as Argument:
    guard case .clauses(let values) = argument.value else { return outline(argument.value) }
    // By their place, which says whose value it is.
    let clauses = values.enumerated().compactMap { index, value in value.map { "\(index): \(outline($0))" } }
    return "clauses(\(clauses.joined(separator: ", ")))"
  case let number as any BinaryInteger: return "\(number)"
  case let flag as Bool: return "\(flag)"
  default: return outlineOfParts(value)
  }
}

private func outlineOfParts(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { outline($0.value) } ?? ""
  case .collection: return "[" + parts(mirror).joined(separator: ", ") + "]"
  case .enum:
    guard let payload = mirror.children.first else { return "\(value)" }
    let inside = Mirror(reflecting: payload.value)
    let words =
      inside.displayStyle == .tuple
      ? parts(inside).joined(separator: ", ") : payload.value is SourceRange ? "" : outline(payload.value)
    return "\(payload.label ?? "")" + (words.isEmpty ? "" : "(\(words))")
  case .struct:
    if String(describing: type(of: value)).hasPrefix("Located<") {
      return mirror.children.first.map { outline($0.value) } ?? ""
    }
    let parts = parts(mirror)
    // A node that is only its kind is that.
    if parts.count == 1, let kind = parts.first, kind.hasPrefix("kind: ") { return String(kind.dropFirst(6)) }
    return "{" + parts.joined(separator: ", ") + "}"
  default: return "\(value)"
  }
}

private func parts(_ mirror: Mirror) -> [String] {
  mirror.children.compactMap { child in
    if child.value is SourceRange || child.label == "indentation" { return nil }
    let part = Mirror(reflecting: child.value)
    if part.displayStyle == .optional, part.children.isEmpty { return nil }
    let text = outline(child.value)
    if text == "{}" || text == "[]" { return nil }
    guard let label = child.label, !label.hasPrefix("."), mirror.displayStyle != .collection else {
      return text
    }
    return "\(label): \(text)"
  }
}
