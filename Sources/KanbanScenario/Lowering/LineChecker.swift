import KanbanGeometry
import ScenarioSyntax

/// Checks that every id in the lines of a file is declared, and that the numbers in them are sane.
struct LineChecker {
  var scope: NameScope
  /// The golden frames so far, by name.
  var goldens: [String: SourceRange] = [:]
  private(set) var faults: [Diagnostic] = []

  /// The file, in which the ranges of its lines count.
  let source: [UInt8]

  init(_ scope: NameScope, source: [UInt8]) {
    self.scope = scope
    self.source = source
  }

  /// Hands over the faults that were found since the last time.
  mutating func takeFaults() -> [Diagnostic] {
    defer { faults = [] }
    return faults
  }

  mutating func report(_ fault: Diagnostic?) {
    if let fault { faults.append(fault) }
  }
}

// MARK: - Names by what may stand at their place

extension LineChecker {
  mutating func card(_ name: Name) {
    let id = name.text
    guard !scope.isCard(id), !scope.mayBeHidden(id), !reportNot(name) else { return }
    if scope.isColumn(id) {
      report(Diagnostic(.unknownCard, "a card belongs here, \(shown(id)) is a column", at: name.range))
    } else {
      report(
        Diagnostic(
          .unknownCard, "\(shown(id)) is not a card of the board", at: name.range,
          suggestion: scope.suggestedCard(for: id)))
    }
  }

  mutating func column(_ name: Name) {
    let id = name.text
    guard !scope.isColumn(id), !scope.mayBeHidden(id), !reportNot(name) else { return }
    if scope.isCard(id) {
      report(Diagnostic(.unknownColumn, "a column belongs here, \(shown(id)) is a card", at: name.range))
    } else {
      report(
        Diagnostic(
          .unknownColumn, "\(shown(id)) is not a column of the board", at: name.range,
          suggestion: scope.suggestedColumn(for: id)))
    }
  }

  /// A card or a column.
  mutating func item(_ name: Name) {
    let id = name.text
    guard !scope.isCard(id), !scope.isColumn(id), !scope.mayBeHidden(id), !reportNot(name) else { return }
    report(
      Diagnostic(
        .unknownName, "\(shown(id)) is neither a card nor a column of the board", at: name.range,
        suggestion: scope.suggestedCard(for: id) ?? scope.suggestedColumn(for: id)))
  }

  /// The title of an action; a warning, for only the run can tell what is offered.
  mutating func actionTitle(_ title: Located<String>) {
    guard !scope.isActionTitle(title.value) else { return }
    report(
      Diagnostic(
        .unknownTitle,
        "an action is 'Move Up', 'Move Down' or 'Move to' a column's title, not \(shown(title.value))",
        at: title.range, severity: .warning, suggestion: scope.suggestedActionTitle(for: title.value)))
  }

  /// Reports a `not` at the place of a name; false if the name is another one.
  private mutating func reportNot(_ name: Name) -> Bool {
    guard name.text == "not", !name.isQuoted else { return false }
    report(.misplacedNot(at: name.range))
    return true
  }

  mutating func cards(_ names: [Name]) {
    for name in names { card(name) }
  }
}

// MARK: - Places

extension LineChecker {
  mutating func place(_ place: Place) {
    switch place.kind {
    case .slot(let slot): column(slot.column)
    case .item(let name, let part): self.part(part, of: name)
    case .before(let name), .after(let name): card(name)
    case .point(let literal): point(literal)
    case .boardEdge: break
    }
  }

  mutating func places(_ places: [Place]) {
    for place in places { self.place(place) }
  }

  /// Cards have a centre and four sides, columns a header, a body, a top and a bottom.
  private mutating func part(_ part: ListedWord?, of name: Name) {
    switch part?.value(in: .parts) {
    case .header, .body: column(name)
    case .top, .bottom: item(name)
    case nil where !scope.isCard(name.text) && scope.isColumn(name.text):
      report(
        Diagnostic(
          .unknownCard, "a card, a slot or a part of a column belongs here, \(shown(name.text)) is a column",
          at: name.range, suggestion: "\(Spelling.name(name.text))[end]"))
    case nil, .centre, .left, .right: card(name)
    }
  }

  mutating func point(_ point: PointLiteral) { coordinates(point.x, point.y, at: point.range) }

  /// Pointer space ends where layouts do.
  mutating func coordinates(_ x: Double, _ y: Double, at range: SourceRange) {
    let most = GeometryLimits.coordinate
    if x.magnitude > most || y.magnitude > most { report(SampleCheck.coordinateFault(at: range)) }
  }

  mutating func time(_ time: TimeLiteral?) {
    if let time { report(TimeCheck.fault(of: time)) }
  }

  /// Checks the area and the offset of a `scroll` setting; another setting has none.
  mutating func offset(_ setting: FormUse) {
    switch InitialOffset(setting) {
    case .board(let offset, let range): coordinates(offset.x, offset.y, at: range)
    case .column(let name, let y, let range):
      column(name)
      coordinates(0, y, at: range)
    case nil: break
    }
  }
}

// MARK: - Arguments by their shapes

extension LineChecker {
  /// Checks the names and numbers of an argument by what its shape says of them.
  mutating func check(_ argument: Argument, as shape: Shape) {
    switch (shape, argument.value) {
    case (.card, .name(let name)): card(name)
    case (.column, .name(let name)): column(name)
    case (.item, .name(let name)): item(name)
    case (.cards, .names(let names)): cards(names)
    case (.slot, .slot(let slot)), (.slotOrNone, .slot(let slot)): column(slot.column)
    case (.cardPattern, .cardPattern(let pattern)): cards(of: pattern)
    case (.boardPattern, .boardPattern(let pattern)):
      for column in pattern.columns {
        self.column(column.id)
        cards(of: column.cards)
      }
    case (.moves, .moves(let moves)): for move in moves { check(move) }
    case (.requests, .requests(let requests)): for request in requests { check(request.move) }
    case (.events, .events(let patterns)): for pattern in patterns { check(pattern) }
    case (.scrollPattern, .scrollPattern(.column(let name, _))): column(name)
    case (.place, .place(let place)): self.place(place)
    case (.point, .point(let literal)): point(literal)
    case (.number, .number(let number)): coordinates(0, number, at: argument.range)
    case (.time, .time(let literal)), (.positiveTime, .time(let literal)): time(literal)
    case (.size, .size(let size)): report(SizeCheck.fault(of: size))
    case (.form, .use(let setting)):
      offset(setting)
      report(SizeCheck.fault(of: setting))
    case (.arrows, .arrows(let columns)):
      for case .column(let name) in columns { column(name) }
    case (.clauses(let clauses), .clauses(let values)):
      clauses.forEach(of: values) { check($0, as: $1) }
    case (.optional(let shape), _): check(argument, as: shape)
    case (.sequence(let shapes), .parts(let parts)):
      for (shape, part) in zip(shapes, parts) { check(part, as: shape) }
    case (.word(let list, _), .word(let index, let rest?)):
      if let shape = list.words[index].rest { check(rest, as: shape) }
    case (.word(_, let otherwise?), let value):
      if case .word = value { break }
      check(argument, as: otherwise)
    default: break
    }
  }
}
