import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import KanbanText
import ScenarioSyntax

/// Changes that the host makes to the board by itself.
extension ScenarioRun {
  /// Puts a new card on the board. An id that was removed may be used again.
  mutating func insert(
    _ id: Name, title: String?, at slot: Slot, _ words: [BoardWord]
  ) throws(RunError) {
    let board = simulation.scene.board
    if let known = simulation.names.card(named: id.text), board.contains(known) {
      throw .cannot(StepProblem("\(id.text.quoted) is on the board already", at: id.range))
    }
    let destination = try destination(slot, without: nil)
    let traits = CardTraits(words)
    let ruleSets = ruleSets
    let card = try change { (scene, names) throws(GeometryError) in
      let card = try scene.geometry.insertCard(traits.state, shape: traits.shape, at: destination)
      names.addCard(id: id.text, title: title ?? id.text, attributes: traits.attributes)
      if !traits.attributes.isEmpty { ruleSets.follow([card], in: &scene.rules.custom, names, scene.board) }
      return card
    }
    try hostChanged(HostChange("insert", cards: [card], to: destination))
  }

  /// Takes a card or a column off the board.
  mutating func remove(_ name: Name) throws(RunError) {
    switch try item(name) {
    case .card(let card):
      let sources = sources(of: card)
      try change { scene, _ in scene.geometry.removeCard(card) }
      try hostChanged(HostChange("remove", cards: [card], from: sources))
    case .column(let column):
      let cards = simulation.scene.board.cards(in: column)
      try change { scene, _ in scene.geometry.removeColumn(column) }
      try hostChanged(HostChange("remove", cards: cards, column: column))
    }
  }

  /// Moves a card, whatever the rules say.
  mutating func relocate(_ name: Name, to slot: Slot) throws(RunError) {
    let card = try card(name)
    let destination = try destination(slot, without: card)
    let sources = sources(of: card)
    try change { scene, _ in scene.geometry.relocate([card], to: destination) }
    try hostChanged(HostChange("relocate", cards: [card], from: sources, to: destination))
  }

  /// Sets or lifts a column's limit; its own policy stays.
  mutating func setLimit(of name: Name, to count: Int?) throws(RunError) {
    let column = try column(name)
    try change { scene, _ in
      scene.geometry.update(column) { state in
        state.limit = count.map { WIPLimit(count: $0, policy: state.limit?.policy) }
      }
    }
    try hostChanged(HostChange("limit", column: column, value: count.map { String($0) } ?? "none"))
  }

  /// Collapses or expands a column.
  mutating func setCollapsed(_ isCollapsed: Bool, _ name: Name) throws(RunError) {
    let column = try column(name)
    try change { scene, _ in scene.geometry.update(column) { $0.isCollapsed = isCollapsed } }
    try hostChanged(HostChange(isCollapsed ? "collapse" : "expand", column: column))
  }

  /// Hides or shows a card or a column.
  mutating func setHidden(_ isHidden: Bool, _ name: Name) throws(RunError) {
    let verb = isHidden ? "hide" : "show"
    switch try item(name) {
    case .card(let card):
      try change { scene, _ in scene.geometry.update(card) { $0.isHidden = isHidden } }
      try hostChanged(HostChange(verb, cards: [card]))
    case .column(let column):
      try change { scene, _ in scene.geometry.update(column) { $0.isHidden = isHidden } }
      try hostChanged(HostChange(verb, column: column))
    }
  }

  /// Changes what the words say of a card or a column.
  mutating func change(_ id: Name, _ words: [BoardWord]) throws(RunError) {
    let text = words.map { loaded.text(in: $0.range) }.joined(separator: " ")
    switch try item(id) {
    case .card(let card):
      try change(card, words)
      try hostChanged(HostChange("change", cards: [card], value: text))
    case .column(let column):
      try change(column, words)
      try hostChanged(HostChange("change", column: column, value: text))
    }
  }

  private mutating func change(_ card: CardHandle, _ words: [BoardWord]) throws(RunError) {
    var traits = traits(of: card)
    for word in words { traits.apply(word) }
    let title = words.lazy.compactMap(\.newTitle).first
    let ruleSets = ruleSets
    try change { (scene, names) throws(GeometryError) in
      try scene.geometry.setShape(traits.shape, of: card)
      scene.geometry.update(card) { $0 = traits.state }
      if let title { names.retitle(card, title) }
      for (key, value) in traits.attributes { names.setAttribute(key, to: value, of: card) }
      if !traits.attributes.isEmpty { ruleSets.follow([card], in: &scene.rules.custom, names, scene.board) }
    }
  }

  private func traits(of card: CardHandle) -> CardTraits {
    let geometry = simulation.scene.geometry
    return CardTraits(state: geometry.board.state(of: card), shape: geometry.shape(of: card))
  }

  private mutating func change(_ column: ColumnHandle, _ words: [BoardWord]) throws(RunError) {
    let geometry = simulation.scene.geometry
    var traits = ColumnTraits(state: geometry.board.state(of: column), shape: geometry.shape(of: column))
    for word in words { traits.apply(word) }
    let title = words.lazy.compactMap(\.newTitle).first
    let isPlaced = words.contains { $0.setting?.form.word == "at" }
    try change { (scene, names) throws(GeometryError) in
      if isPlaced {
        try scene.geometry.setShape(traits.shape, of: column)
      } else {
        try scene.geometry.setLengths(traits.shape, of: column)
      }
      scene.geometry.update(column) { $0 = traits.state }
      if let title { names.retitle(column, title) }
    }
  }
}

// MARK: - Places and refusals

extension ScenarioRun {
  private func sources(of card: CardHandle) -> [MoveSource] {
    simulation.scene.board.position(of: card).map { [MoveSource(card: card, position: $0)] } ?? []
  }

  /// A slot of the board as it is, counted without a card that leaves its place.
  private func destination(_ slot: Slot, without card: CardHandle?) throws(RunError) -> Destination {
    let column = try column(slot.column)
    let board = simulation.scene.board
    let isLeaving = card.map { board.position(of: $0)?.column == column } ?? false
    let end = board.cards(in: column).count - (isLeaving ? 1 : 0)
    switch slot.index.value {
    case .end: return Destination(column: column, slot: end)
    case .index(let index):
      guard (0...end).contains(index) else {
        throw .cannot(
          StepProblem(
            "\(slot.column.text.quoted) has no slot \(index): its last one is \(end)", at: slot.index.range))
      }
      return Destination(column: column, slot: index)
    }
  }
}

extension GeometryError {
  /// What is refused, in words.
  var words: String {
    switch self {
    case .notFinite(let quantity): "\(quantity) is not a finite number"
    case .tooSmall(let quantity, let least): "\(quantity) is below \(least.words)"
    case .tooLarge(let quantity, let most): "\(quantity) is above \(most.words)"
    case .tooMany(let quantity, let most): "\(quantity) is above \(most)"
    }
  }
}
