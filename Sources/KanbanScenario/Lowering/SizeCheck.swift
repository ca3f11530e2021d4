import KanbanGeometry
import KanbanInteraction
import ScenarioSyntax

/// Finds the word whose size the geometry refuses, by trying each word alone.
///
/// The limits themselves are the geometry's; here is only the way back to the place in the file.
enum SizeCheck {
  static func fault(of setting: FormUse) -> Diagnostic? {
    fault(at: setting.argument.mainRange) { (_) throws(GeometryError) in
      var values = SettingValues(of: .standard)
      values.apply(setting)
      _ = try BoardGeometry(metrics: values.profile.metrics)
    }
  }

  static func fault(of size: SizeLiteral) -> Diagnostic? {
    fault(at: size.range) { (_) throws(GeometryError) in
      var metrics = LayoutMetrics()
      metrics.viewportSize = Size(size)
      _ = try BoardGeometry(metrics: metrics)
    }
  }

  /// Tries a word as a column's and as a card's: what both have is limited alike.
  static func fault(of word: BoardWord) -> Diagnostic? {
    fault(ofColumn: ColumnTraits([word]), at: word.range) ?? fault(ofCard: CardTraits([word]), at: word.range)
  }

  private static func fault(ofColumn traits: ColumnTraits, at range: SourceRange) -> Diagnostic? {
    guard traits.shape != ColumnShape() else { return nil }
    return fault(at: range) { (geometry) throws(GeometryError) in
      try geometry.addColumn(shape: traits.shape)
    }
  }

  private static func fault(ofCard traits: CardTraits, at range: SourceRange) -> Diagnostic? {
    guard traits.shape != CardShape() else { return nil }
    return fault(at: range) { (geometry) throws(GeometryError) in
      let column = try geometry.addColumn()
      try geometry.addCard(shape: traits.shape, to: column)
    }
  }

  private static func fault(
    at range: SourceRange, _ attempt: (inout BoardGeometry) throws(GeometryError) -> Void
  ) -> Diagnostic? {
    do throws(GeometryError) {
      var geometry = try BoardGeometry()
      try attempt(&geometry)
      return nil
    } catch {
      return Diagnostic(error, at: range)
    }
  }
}

extension Argument {
  /// The argument without the words before its last part.
  fileprivate var mainRange: SourceRange {
    guard case .parts(let parts) = value, let last = parts.last else { return range }
    return last.range
  }
}
