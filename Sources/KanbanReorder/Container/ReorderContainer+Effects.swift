import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel

/// What the core reports, told to the app.
extension ReorderContainer {
  /// Carries effects out in their order. The core has finished before the first closure is called, so a closure
  /// may call the container.
  func deliver(_ effects: [BoardEffect<ItemID, CollectionID?>], at instant: Instant) {
    for effect in effects {
      switch effect {
      case .lifted(let items, let method): begin(items, method)
      case .moved(let move, _): land(move, at: instant)
      case .cancelled(let items, .noTarget, .payload): append(items, at: instant)
      case .unchanged, .cancelled: end(.cancel)
      case .refused: end(.forbidden)
      // The app's model is the truth: it knows of no undo of the core's.
      case .copied, .restored: refresh(at: instant)
      case .scroll, .announced, .expanded, .collapsed, .focused, .selected, .targeted, .exited, .entered,
        .gapMoved, .pressed, .tapped, .panned, .abandoned, .returned, .settled, .ignored:
        break
      }
    }
  }

  /// One drop: the model changes once, and is read again.
  private func land(_ move: BoardMove<ItemID, CollectionID?>, at instant: Instant) {
    guard let collection = move.column else { return }
    let position: Difference.Destination.Position =
      switch move.anchor {
      case .before(let item): .before(item)
      case .end: .end
      }
    let destination = Difference.Destination(position: position, collectionID: collection)
    if sessions.open?.outside != nil {
      let operation = judge.answer(to: move.cards, at: destination).operation
      let session = facts.dropSession(move.cards, to: destination, .ended(operation))
      end(operation) { insert?(move.cards, session) }
    } else {
      end(.move) { self.move(Difference(sources: move.cards, destination: destination)) }
    }
    refresh(at: instant)
  }

  /// Items from outside were let go where the container has no place for them, as it has no collection: it still
  /// takes them, for the app to append.
  private func append(_ items: [ItemID], at instant: Instant) {
    let answer = judge.answer(to: items, at: nil)
    guard viewport.containsClosed(pointer.point), answer.operation != .forbidden else { return end(.cancel) }
    let taken = Array(items.prefix(max(answer.acceptedItemCount ?? items.count, 0)))
    let session = facts.dropSession(taken, to: nil, .ended(answer.operation))
    end(answer.operation) { insert?(taken, session) }
    refresh(at: instant)
  }
}
