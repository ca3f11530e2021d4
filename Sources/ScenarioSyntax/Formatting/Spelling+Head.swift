// How head statements are spelled in the canonical form.

extension HeadStatement {
  var spelling: String {
    switch kind {
    case .title(let text): "title \(text.spelling)"
    case .tags(let tags): "tags " + tags.map { $0.spelling() }.joined(separator: " ")
    case .profile(let name): "profile \(name.spelling())"
    case .pointer(let kind): "pointer \(kind.spelling)"
    case .use(let path): "use \(path.spelling)"
    case .vary(let key, let settings):
      "vary \(key.value) " + settings.map(\.valueSpelling).joined(separator: " ")
    case .xfail(let why): "xfail \(why.spelling)"
    case .skip(let why): "skip \(why.spelling)"
    }
  }
}
