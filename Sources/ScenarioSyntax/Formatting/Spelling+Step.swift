// How steps are spelled in the canonical form.

extension Step {
  var spelling: String {
    switch kind {
    case .pointing(let step): step.spelling
    case .payload(let step): step.spelling
    case .other(let step): step.spelling
    }
  }
}

extension [Name] {
  /// Names of a list that may be `none` and that `within` ends.
  var listSpelling: String {
    isEmpty ? "none" : map { $0.spelling(besides: [.none, .within]) }.joined(separator: " ")
  }
}

extension KeyWord {
  var spelling: String {
    switch self {
    case .named(let key): key.rawValue
    case .character(let character): Spelling.name(String(character))
    }
  }
}

extension PayloadStep {
  var spelling: String {
    let payload = texts.map(\.spelling).joined(separator: " ")
    return "drag payload \(payload) from \(origin.spelling) to \(destination.spelling)" + clauses.spelling
  }
}

extension PointingStep {
  var spelling: String {
    var parts: [String] = []
    if let number = pointer.number { parts.append(number.spelling) }
    if let kind = pointer.kind { parts.append(kind.spelling) }
    if let button = pointer.button { parts.append(button.spelling) }
    parts.append(action.spelling)
    return parts.joined(separator: " ")
  }
}

extension PointingStep.Action {
  var spelling: String {
    switch self {
    case .drag(let drag): drag.spelling
    case .down(let place): "down \(place.spelling)"
    case .move(.place(let place), let motion): "move \(place.spelling)" + motion.spelling
    case .move(.offset(let offset), let motion): "move by \(offset.spelling)" + motion.spelling
    case .up(let place): "up" + (place.map { " " + $0.spelling } ?? "")
    case .tap(let place): "tap \(place.spelling)"
    case .hover(let place): "hover \(place.spelling)"
    case .cancel(let why): "cancel" + (why.map { " " + $0.spelling } ?? "")
    }
  }
}

extension DragStep {
  var spelling: String {
    let source =
      switch source {
      case .selection: "selection"
      case .place(let place): place.spelling
      }
    return "drag \(source) to \(destination.spelling)" + clauses.spelling
  }
}

extension DragClauses {
  /// Each clause with a space before it: the way, then what happens in order of time.
  var spelling: String {
    var text = motion.waySpelling
    if let hold { text += " hold \(hold.spelling)" }
    text += motion.timingSpelling
    if let dwell { text += " dwell \(dwell.spelling)" }
    if let finish { text += " then \(finish.spelling)" }
    return text
  }
}

extension MotionClauses {
  var spelling: String { waySpelling + timingSpelling }

  fileprivate var waySpelling: String {
    via.map { " via " + $0.spelling }.joined() + (direct == nil ? "" : " direct")
  }

  fileprivate var timingSpelling: String {
    var text = ""
    switch pace {
    case .over(let time): text += " over \(time.spelling)"
    case .speed(let speed): text += " at \(Spelling.number(speed.value))pt/s"
    case nil: break
    }
    switch sampling {
    case .steps(let count): text += " steps \(count.spelling)"
    case .every(let time): text += " every \(time.spelling)"
    case .jump: text += " jump"
    case nil: break
    }
    return text
  }
}
