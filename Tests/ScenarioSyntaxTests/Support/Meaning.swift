public import ScenarioSyntax

/// A tree as text without what formatting may change: places, quotes around names, indentation.
///
/// The standard library writes it, which is many times faster than `outline`, but nothing for people.
func meaning(of tree: ScenarioTree) -> String { "\(tree.head)\(tree.blocks)\(tree.lines)" }

// What nodes show of themselves; `outline` tells the same.

extension SourceRange: CustomDebugStringConvertible {
  /// Nothing: places do not count.
  public var debugDescription: String { "" }
}

extension Name: CustomDebugStringConvertible {
  package var debugDescription: String { text.debugDescription }
}

extension TimeLiteral: CustomDebugStringConvertible {
  package var debugDescription: String { Spelling.time(self) }
}

extension PointLiteral: CustomDebugStringConvertible {
  package var debugDescription: String { "\(x.debugDescription),\(y.debugDescription)" }
}

extension GoldenFrame: CustomDebugStringConvertible {
  package var debugDescription: String { "\(pictures)" }
}

extension Form: CustomDebugStringConvertible {
  package var debugDescription: String { word }
}
