import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// The cards of one column as they were reported, in column space and as displayed.
private struct ReportedCards {
  var frames: [CardHandle: Rect] = [:]
  /// Relative to the card.
  var handles: [CardHandle: Rect] = [:]
  var interactives: [CardHandle: Rect] = [:]
}

/// How the places of a column's cards are known.
private enum ColumnKnowledge {
  /// No card of it was ever measured.
  case nothing
  /// Places that were measured hold.
  case places
  /// Its cards have changed since: heights hold, and the cards are stacked.
  case heights
}

// MARK: - Taking cards over

extension BoardController {
  mutating func takeCards(_ frames: Frames) -> Bool {
    guard !frames.cards.isEmpty else { return false }
    let reports = reports(from: frames)
    var isChanged = false
    for column in scene.board.columns {
      guard let report = reports[column] else { continue }
      isChanged = take(report, of: column, shown: frames.shown) || isChanged
    }
    return isChanged
  }

  /// The reported cards by column.
  private func reports(from frames: Frames) -> [ColumnHandle: ReportedCards] {
    let geometry = scene.geometry
    let lifted = Set(frames.shown == .inPlace ? [] : holes)
    var result: [ColumnHandle: ReportedCards] = [:]
    for (id, frame) in frames.cards where frame.isUsable {
      guard let card = identities.handle(of: id), let column = scene.board.position(of: card)?.column,
        geometry.columnFrame(of: card) != nil, !lifted.contains(card)
      else { continue }
      func part(_ rects: [CardID: Rect]) -> Rect? {
        guard let rect = rects[id], rect.isUsable else { return nil }
        let part = geometry.boardRect(fromPointer: rect)
          .offset(by: .zero - geometry.boardRect(fromPointer: frame).origin)
        return part.isUsable ? part : nil
      }
      let shown = geometry.columnRect(fromBoard: geometry.boardRect(fromPointer: frame), in: column)
      guard shown.isUsable else { continue }
      var report = result[column] ?? ReportedCards()
      report.frames[card] = shown
      report.handles[card] = part(frames.handles)
      report.interactives[card] = part(frames.interactives)
      result[column] = report
    }
    return result
  }

  private mutating func take(
    _ report: ReportedCards, of column: ColumnHandle, shown: ShownLift<CardID, ColumnID>
  ) -> Bool {
    let visible = scene.board.cards(in: column).filter { !scene.board.state(of: $0).isHidden }
    let knowledge = knowledge(of: visible)
    let isAtRest = shown == .inPlace
    let carries = machine.phaseName == .dragging
    let newSizes = visible.contains { card in
      guard let frame = report.frames[card], measuredCards.contains(card) else { return false }
      return frame.height != scene.geometry.height(of: card)
    }
    let arrangesInColumn = scene.geometry.arrangement(of: column) == .columns
    if isAtRest, arrangesInColumn {
      setLengths(of: column, visible, report)
      return place(visible, report, in: column) { report.frames[$0]?.y }
    }
    if isAtRest, let isChanged = placeEach(visible, report) { return isChanged }
    // Cells have sizes of their own: what flows into another one while a card is out says nothing.
    if !isAtRest, !arrangesInColumn, knowledge == .places { return false }
    guard arrangesInColumn, carries, knowledge != .heights, !newSizes else {
      return resize(visible, report, in: column)
    }
    let restoring = restoring(column, shown: shown)
    let present = scene.geometry
    let frozen = measuredCards
    let indices = scene.board
    return place(visible, report, in: column) { card in
      if frozen.contains(card) { return present.columnFrame(of: card)?.y }
      guard let frame = report.frames[card], let index = indices.position(of: card)?.index else { return nil }
      return frame.y + restoring.shift(ofCardAt: index)
    }
  }

  private func knowledge(of cards: [CardHandle]) -> ColumnKnowledge {
    let measured = cards.filter { measuredCards.contains($0) }
    if measured.isEmpty { return .nothing }
    return measured.contains { scene.geometry.shape(of: $0).origin != nil } ? .places : .heights
  }
}

// MARK: - Places and sizes

extension BoardController {
  /// Gives the measured cards of a column a place of their own, and the others a height with which they
  /// stack in between.
  ///
  /// The first card always has a place: from there the column stacks when its cards change.
  ///
  /// - Parameter fixed: the y of a card at rest, in column space, if it is certain.
  private mutating func place(
    _ visible: [CardHandle], _ report: ReportedCards, in column: ColumnHandle,
    fixed: (CardHandle) -> Double?
  ) -> Bool {
    let heights = heights(of: visible, report)
    let cards = visible.map { card in
      MeasuredStack.Card(
        present: scene.geometry.columnFrame(of: card) ?? .zero,
        height: heights.known[card] ?? heights.estimate,
        isMeasured: heights.known[card] != nil, fixedY: fixed(card))
    }
    let tops = MeasuredStack(cards, spacing: scene.geometry.cardSpacing(in: column)).tops()
    let sample = visible.first { report.frames[$0] != nil }.flatMap { report.frames[$0] }
    var changes: [(card: CardHandle, shape: CardShape)] = []
    for (index, card) in visible.enumerated() {
      let present = cards[index].present
      var shape = shape(of: card, report)
      shape.height = cards[index].height
      if cards[index].isMeasured {
        let frame = report.frames[card] ?? present
        shape.width = frame.width
        shape.origin = Point(x: frame.x, y: tops[index])
      } else {
        shape.origin = index == 0 ? Point(x: (sample ?? present).x, y: tops[0]) : nil
      }
      changes.append((card, shape))
    }
    return set(changes, measured: report)
  }

  /// Takes over the rectangles of a grid, a wrap or a pile as they are, if the place of each of its cards is
  /// known: where cards stand side by side or on one another, none can be put in between by guessing.
  ///
  /// - Returns: nil if a card of the column was never measured.
  private mutating func placeEach(_ visible: [CardHandle], _ report: ReportedCards) -> Bool? {
    let isWhole = visible.allSatisfy { card in
      report.frames[card] != nil || scene.geometry.shape(of: card).origin != nil
    }
    guard isWhole else { return nil }
    let changes = visible.compactMap { card -> (card: CardHandle, shape: CardShape)? in
      guard let frame = report.frames[card] else { return nil }
      var shape = shape(of: card, report)
      shape.origin = frame.origin
      shape.width = frame.width
      shape.height = frame.height
      return (card, shape)
    }
    return set(changes, measured: report)
  }

  /// Takes over the sizes of cards of which the places are not certain; the others make room.
  private mutating func resize(
    _ visible: [CardHandle], _ report: ReportedCards, in column: ColumnHandle
  ) -> Bool {
    let heights = heights(of: visible, report)
    var resized: [(card: CardHandle, height: Double?)] = []
    for card in visible {
      let height = heights.known[card] ?? heights.estimate
      if height != scene.geometry.height(of: card) { resized.append((card, height)) }
    }
    sound { () throws(GeometryError) in try scene.geometry.setHeights(resized) }
    let changes = visible.compactMap { card -> (card: CardHandle, shape: CardShape)? in
      guard let frame = report.frames[card] else { return nil }
      var shape = shape(of: card, report)
      shape.width = frame.width
      return (card, shape)
    }
    return set(changes, measured: report) || !resized.isEmpty
  }

  /// A card's shape with the parts that were reported.
  private func shape(of card: CardHandle, _ report: ReportedCards) -> CardShape {
    var shape = scene.geometry.shape(of: card)
    guard report.frames[card] != nil else { return shape }
    shape.handle = report.handles[card]
    shape.interactive = report.interactives[card]
    return shape
  }

  /// Takes over the shapes that differ, but for those too far off to be laid out.
  private mutating func set(
    _ changes: [(card: CardHandle, shape: CardShape)], measured report: ReportedCards
  ) -> Bool {
    for change in changes where report.frames[change.card] != nil { measuredCards.insert(change.card) }
    let changed = changes.filter { card, shape in
      shape != scene.geometry.shape(of: card) && (try? shape.validate()) != nil
    }
    sound { () throws(GeometryError) in try scene.geometry.setShapes(changed) }
    return !changed.isEmpty
  }
}

// MARK: - Estimates

extension BoardController {
  /// The heights that were measured, now or before, and the one that the others are taken to have.
  private func heights(
    of cards: [CardHandle], _ report: ReportedCards
  ) -> (known: [CardHandle: Double], estimate: Double) {
    var known: [CardHandle: Double] = [:]
    var sum = 0.0
    for card in cards {
      let height =
        report.frames[card]?.height ?? (measuredCards.contains(card) ? scene.geometry.height(of: card) : nil)
      guard let height else { continue }
      known[card] = height
      sum += height
    }
    let metrics = scene.geometry.metrics
    let usual = min(metrics.length(metrics.cardHeight), GeometryLimits.length)
    return (known, known.isEmpty ? usual : sum / Double(known.count))
  }

  /// The shape of a card that is new in a column: as tall as the measured ones are on average.
  func estimatedShape(in column: ColumnHandle) -> CardShape {
    let visible = scene.board.cards(in: column).filter { !scene.board.state(of: $0).isHidden }
    let heights = heights(of: visible, ReportedCards())
    guard !heights.known.isEmpty else { return CardShape() }
    let sample = visible.first { measuredCards.contains($0) }
    return CardShape(
      height: heights.estimate, width: sample.flatMap { scene.geometry.shape(of: $0).width })
  }

  /// Takes spacing and padding of a column from what was measured together: the first two neighbours, and
  /// the first card's width. They count where cards are stacked later.
  private mutating func setLengths(
    of column: ColumnHandle, _ visible: [CardHandle], _ report: ReportedCards
  ) {
    var shape = scene.geometry.shape(of: column)
    let pair = zip(visible, visible.dropFirst()).first {
      report.frames[$0] != nil && report.frames[$1] != nil
    }
    if let pair, let upper = report.frames[pair.0], let lower = report.frames[pair.1] {
      let spacing = lower.minY - upper.maxY
      if (0...GeometryLimits.length).contains(spacing) { shape.spacing = spacing }
    }
    let sample = visible.first { report.frames[$0] != nil }.flatMap { report.frames[$0] }
    if let sample, let frame = scene.geometry.frame(of: column), frame.width >= sample.width {
      shape.padding = (frame.width - sample.width) / 2
    }
    guard shape != scene.geometry.shape(of: column) else { return }
    sound { () throws(GeometryError) in try scene.geometry.setLengths(shape, of: column) }
  }
}
