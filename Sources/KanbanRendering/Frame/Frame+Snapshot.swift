import KanbanGeometry
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
  /// - Complexity: the number of cells, of columns, and of cards in the columns that can be seen.
  public init(
    of snapshot: Snapshot, titles: some BoardTitles, phrases: Phrases = Phrases(),
    announcement: String? = nil, options: FrameOptions = FrameOptions()
  ) {
    let viewport = snapshot.geometry.metrics.viewportSize
    let scale = FrameScale(cell: options.cell(for: viewport))
    let (width, height) = options.frameSize(of: viewport)
    let words = FrameWords(snapshot: snapshot, titles: titles, phrases: phrases, announcement: announcement)
    self.init(width: width, height: height, cell: scale.cell) { cells in
      let canvas = Canvas(cells: cells, width: width, height: height)
      var painter = Painter(words: words, scale: scale, canvas: canvas)
      painter.paint(showsPointers: options.showsPointers)
      return painter.canvas.clusters
    }
    status = words.status
    caption = words.caption
  }
}
