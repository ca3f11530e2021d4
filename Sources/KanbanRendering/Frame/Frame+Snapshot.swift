public import KanbanInteraction

extension Frame {
  /// Draws what a person sees at one instant.
  ///
  /// - Parameters:
  ///   - snapshot: board, session, pointers.
  ///   - titles: what cards and columns are called.
  ///   - phrases: the words of refusals.
  ///   - announcement: what was last spoken, if it is to be shown.
  ///   - options: scale and layers.
  /// - Complexity: the number of cells, and what lies in the viewport; not the size of the board.
  public init(
    of snapshot: Snapshot, titles: some BoardTitles, phrases: Phrases = Phrases(),
    announcement: String? = nil, options: FrameOptions = FrameOptions()
  ) {
    self.init(pictureWidth: 100, pictureHeight: 32, cell: .standard)
  }
}
