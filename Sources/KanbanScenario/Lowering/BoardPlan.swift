import KanbanGeometry
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// The columns and cards that a `board` block declares, with their names; ready to be laid out.
struct BoardPlan: Sendable {
  /// A column with its cards in order.
  struct Column: Sendable {
    var traits: ColumnTraits
    var runs: [CardRun] = []
  }

  /// Neighbouring cards of a column that are equal.
  struct CardRun: Sendable {
    var count: Int
    var state: CardState
    var shape: CardShape
  }

  private(set) var columns: [Column] = []
  private(set) var names = BoardNames()
  /// In board order; the index is the handle's.
  private(set) var columnIDs: [String] = []
  private(set) var faults: [Diagnostic] = []

  /// Further ids that stand twice are told without the place of the first, which has to be searched.
  private static let mostNotes = 50

  init(_ block: BoardBlock) {
    names.reserveCapacity(cards: block.columns.reduce(0) { $0 + $1.cards.reduce(0) { $0 + $1.count } })
    for column in block.columns { add(column, of: block) }
  }

  private mutating func add(_ declaration: ColumnDeclaration, of block: BoardBlock) {
    let id = declaration.id.text
    if names.column(named: id) != nil { report(duplicate: declaration.id, of: block) }
    names.addColumn(id: id, title: declaration.title?.value)
    columnIDs.append(id)
    columns.append(Column(traits: ColumnTraits(declaration.words)))
    for card in declaration.cards { add(card, of: block) }
  }

  private mutating func add(_ declaration: CardDeclaration, of block: BoardBlock) {
    let traits = CardTraits(declaration.words)
    switch declaration.kind {
    case .one(let id, let title):
      add(card: id.text, title: title?.value ?? id.text, traits, declaration, of: block)
    case .many(let prefix, let numbers):
      for number in numbers.value {
        let id = prefix.text + String(number)
        add(card: id, title: id, traits, declaration, of: block)
      }
    }
    columns[columns.count - 1].runs.append(
      CardRun(count: declaration.count, state: traits.state, shape: traits.shape))
  }

  private mutating func add(
    card id: String, title: String, _ traits: CardTraits, _ declaration: CardDeclaration,
    of block: BoardBlock
  ) {
    if names.card(named: id) != nil { report(duplicate: id, in: declaration, of: block) }
    names.addCard(id: id, title: title, attributes: traits.attributes)
  }
}

// MARK: - Laying out

extension BoardPlan {
  /// The board with its frames, each handle the one that `names` knows.
  ///
  /// - Throws: the first size that is refused.
  /// - Complexity: the number of cards.
  func geometry(_ metrics: LayoutMetrics) throws(GeometryError) -> BoardGeometry {
    var board = Board()
    var shapes: [(card: CardHandle, shape: CardShape)] = []
    for column in columns {
      let handle = board.addColumn(column.traits.state)
      for run in column.runs {
        // Refused before it is built: a line may ask for more cards than there is memory.
        guard run.count <= GeometryLimits.cardCount - board.cardTableCount else {
          throw .tooMany(.cardCount, most: GeometryLimits.cardCount)
        }
        for _ in 0..<run.count {
          let card = board.addCard(run.state, to: handle)
          if run.shape != CardShape() { shapes.append((card, run.shape)) }
        }
      }
    }
    return try BoardGeometry(
      board, metrics: metrics, columnShapes: columns.map(\.traits.shape), cardShapes: shapes)
  }
}

// MARK: - Ids that stand twice

extension BoardPlan {
  private mutating func report(duplicate id: Name, of block: BoardBlock) {
    // A column line that could not be read has no id.
    guard !id.text.isEmpty || id.range.start < id.range.end else { return }
    let first = isSearching ? block.columns.first { $0.id.text == id.text }?.id.range : nil
    faults.append(
      Diagnostic(
        .duplicateColumn, "a column id stands once, \(shown(id.text)) stands twice", at: id.range,
        notes: notes(first)))
  }

  private mutating func report(duplicate id: String, in declaration: CardDeclaration, of block: BoardBlock) {
    let range = declaration.idRange
    // One fault a line is enough, however many of its ids are taken.
    guard faults.last?.range != range else { return }
    let cards = block.columns.lazy.flatMap(\.cards)
    let first = isSearching ? cards.first { $0.declares(id) }?.idRange : nil
    faults.append(
      Diagnostic(
        .duplicateCard, "a card id stands once on the board, \(shown(id)) stands twice", at: range,
        notes: notes(first)))
  }

  private var isSearching: Bool { faults.count < Self.mostNotes }

  private func notes(_ first: SourceRange?) -> [Diagnostic.Note] {
    first.map { [.init("the first one is here", at: $0)] } ?? []
  }
}

extension CardDeclaration {
  fileprivate var count: Int {
    switch kind {
    case .one: 1
    case .many(_, let numbers): numbers.value.count
    }
  }

  /// The id, or the prefix with its numbers.
  fileprivate var idRange: SourceRange {
    switch kind {
    case .one(let id, _): id.range
    case .many(let prefix, let numbers): prefix.range.joined(numbers.range)
    }
  }

  fileprivate func declares(_ id: String) -> Bool {
    switch kind {
    case .one(let own, _): return own.text == id
    case .many(let prefix, let numbers):
      guard id.hasPrefix(prefix.text), let number = Int(id.dropFirst(prefix.text.count)) else { return false }
      return numbers.value.contains(number) && prefix.text + String(number) == id
    }
  }
}
