/// A unit of time.
package enum TimeUnitWord: String, Vocabulary {
  case us, ms, s

  package static let table = WordTable<Self>()
  package static let noun = "a unit of time"
  package static let synonyms = Synonyms.timeUnits

  /// Microseconds in one.
  var microseconds: Int64 { unit.microseconds }

  var unit: TimeLiteral.Unit {
    switch self {
    case .us: .microseconds
    case .ms: .milliseconds
    case .s: .seconds
    }
  }
}

extension TimeLiteral.Unit {
  /// Microseconds in one.
  var microseconds: Int64 {
    switch self {
    case .microseconds: 1
    case .milliseconds: 1_000
    case .seconds: 1_000_000
    }
  }
}

/// The unit of speed.
package enum SpeedUnitWord: String, Vocabulary {
  case pointsPerSecond = "pt/s"

  package static let table = WordTable<Self>()
  package static let noun = "the unit of speed"
}
