/// A value with the place where it was written.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// An id or another name as written; what it names is decided when the tree is lowered.
package struct Name: Sendable, Hashable {
  /// The name without quotes and escapes.
  package var text: String
  package var range: SourceRange
  /// Whether the name stood in quotes, so that it never was one of the language's own words.
  package var isQuoted: Bool

  package init(text: String, range: SourceRange, isQuoted: Bool) {
    self.text = text
    self.range = range
    self.isQuoted = isQuoted
  }
}

/// A time, kept as whole microseconds; a finer one is rounded to the nearest, ties up.
package struct TimeLiteral: Sendable, Hashable {
  /// The unit that the author chose; the formatter keeps it.
  package enum Unit: Sendable, Hashable {
    case microseconds, milliseconds, seconds
  }

  /// Never negative; at most 999,999,999 seconds.
  package var microseconds: Int64
  package var unit: Unit
  package var range: SourceRange

  package init(microseconds: Int64, unit: Unit, range: SourceRange) {
    self.microseconds = microseconds
    self.unit = unit
    self.range = range
  }
}

/// A point or an offset `x,y`.
package struct PointLiteral: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var range: SourceRange

  package init(x: Double, y: Double, range: SourceRange) {
    self.x = x
    self.y = y
    self.range = range
  }
}

/// A size `WxH`; neither side is negative.
package struct SizeLiteral: Sendable, Hashable {
  package var width: Double
  package var height: Double
  package var range: SourceRange

  package init(width: Double, height: Double, range: SourceRange) {
    self.width = width
    self.height = height
    self.range = range
  }
}

/// A rectangle `X,Y WxH`.
package struct RectangleLiteral: Sendable, Hashable {
  package var origin: PointLiteral
  package var size: SizeLiteral

  package init(origin: PointLiteral, size: SizeLiteral) {
    self.origin = origin
    self.size = size
  }
}

/// A range `a..b`, `a..`, `..b`, or one value, which is both ends; both ends belong to it.
package struct Bounds<Bound: Sendable & Hashable>: Sendable, Hashable {
  package var lower: Bound?
  package var upper: Bound?
  package var range: SourceRange
}
