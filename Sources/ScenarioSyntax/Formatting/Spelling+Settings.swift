// How head statements and settings are spelled in the canonical form.

extension HeadStatement {
  var spelling: String {
    switch kind {
    case .title(let text): "title \(text.spelling)"
    case .tags(let tags): "tags " + tags.map { $0.spelling() }.joined(separator: " ")
    case .profile(let name): "profile \(name.spelling())"
    case .pointer(let kind): "pointer \(kind.spelling)"
    case .use(let path): "use \(path.spelling)"
    case .vary(let key, let settings):
      "vary \(key.value.spelling) " + settings.map(\.valueSpelling).joined(separator: " ")
    case .xfail(let why): "xfail \(why.spelling)"
    case .skip(let why): "skip \(why.spelling)"
    }
  }
}

extension SettingKey {
  var spelling: String {
    switch self {
    case .layout(let key): key.rawValue
    case .behaviour(let key): key.rawValue
    }
  }
}

extension Setting {
  /// The key and the value, as the formatter writes them.
  package var spelling: String {
    switch self {
    case .layout(let setting): setting.spelling
    case .behaviour(let setting): setting.spelling
    }
  }

  var valueSpelling: String {
    switch self {
    case .layout(let setting): setting.valueSpelling
    case .behaviour(let setting): setting.valueSpelling
    }
  }
}

extension LayoutSetting {
  var spelling: String { "\(key.spelling) \(valueSpelling)" }

  var valueSpelling: String {
    switch value {
    case .viewport(let size): size.spelling
    case .origin(let point): point.spelling
    case .zoom(let zoom): zoom.spelling
    case .direction(let word): word.spelling
    case .platform(let word): word.spelling
    case .sizeCategory(let word): word.spelling
    case .textStyle(let word): word.spelling
    case .displayScale(let scale): scale.spelling
    case .length(_, let length): length.spelling
    case .scalableLength(let key, let length): length.spelling(of: key)
    case .bodyHeight(.fill): "fill"
    case .bodyHeight(.fit): "fit"
    case .bodyHeight(.length(let length)): length.spelling
    case .arrangement(let arrangement): arrangement.spelling
    case .scroll(let scroll): scroll.spelling
    }
  }
}

extension ScalableLength {
  /// The word is left out where it says what the key means anyway.
  fileprivate func spelling(of key: LayoutSetting.ScalableLengthKey) -> String {
    let word = isScaled == key.isScaledByDefault ? "" : isScaled ? "scaled " : "fixed "
    return word + length.spelling
  }
}

extension ArrangementLiteral {
  var spelling: String {
    switch kind {
    case .columns: "columns"
    case .grid(let count): "grid \(count.spelling)"
    case .wrap: "wrap"
    case .pile(let step): "pile \(step.spelling)"
    }
  }
}

extension BehaviourSetting {
  var spelling: String { "\(key.spelling) \(valueSpelling)" }

  var valueSpelling: String {
    switch value {
    case .targeting(let name): name.spelling()
    case .outside(let word): word.spelling
    case .crossing(let word): word.spelling
    case .placeholder(let word): word.spelling
    case .mouseThreshold(let length), .touchSlop(let length), .touchThreshold(.length(let length)):
      length.spelling
    case .touchDelay(let time), .dropDuration(let time), .returnDuration(let time): time.spelling
    case .autoscroll(.off), .springLoading(.off), .touchThreshold(.off): "off"
    case .autoscroll(.flowing(let words)): words.spelling
    case .autoscroll(.stepping(let words)): words.spelling
    case .springLoading(.time(let time)): time.spelling
    case .wip(let word): word.spelling
    case .wipReorder(let word): word.spelling
    case .escape(let word), .blur(let word), .secondPointer(let word): word.spelling
    case .operations(let words): words.map(\.spelling).joined(separator: " ")
    case .order(let word): word.spelling
    case .reduceMotion(let word): word.spelling
    case .keyboardCommit(let word): word.spelling
    case .keyboardColumn(let word): word.spelling
    case .untitledColumn(let word): word.spelling
    case .formation(let word): word.spelling
    case .frameRate(let rate), .sampleRate(let rate): rate.spelling
    }
  }
}

extension AutoscrollWords {
  var spelling: String {
    var text = "band \(band.spelling) speed \(Spelling.number(speed.value))pt/s"
    if let curve { text += " curve \(curve.spelling)" }
    if let ramp { text += " ramp \(ramp.spelling)" }
    if let beyond { text += " beyond \(beyond.spelling)" }
    return text
  }
}

extension AutoscrollSteps {
  var spelling: String {
    "band \(band.spelling) step \(step.spelling)" + (over.map { " over \($0.spelling)" } ?? "")
  }
}
