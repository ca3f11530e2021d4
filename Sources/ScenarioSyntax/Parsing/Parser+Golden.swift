/// Golden frames: lines that are read as they stand, not as tokens.
extension Parser {
  /// Whether the line at `start` is a picture line, a heading or a caption.
  func isGoldenLine(at start: Int) -> Bool { isPictureLine(at: start) || isCaption(at: start) }

  private func isPictureLine(at start: Int) -> Bool { firstByte(ofLineAt: start) == Byte.pipe }

  /// Whether the line at `start` is a caption; above a picture line it is a heading.
  private func isCaption(at start: Int) -> Bool { firstByte(ofLineAt: start) == Byte.equals }

  private func firstByte(ofLineAt start: Int) -> UInt8? {
    var index = start
    while index < bytes.count, Byte.isSpace(bytes[index]) { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  /// Reads the golden lines directly below the current line: one picture for all variants, or several with
  /// headings.
  ///
  /// There may be none of them yet; a picture without caption is read too, and simply differs from any frame.
  mutating func goldenFrame() -> GoldenFrame {
    var golden = GoldenFrame(pictures: [], range: .at(nextLine), indentation: indentation())
    while let picture = picture(isFirst: golden.isMissing, range: &golden.range) {
      golden.pictures.append(picture)
    }
    checkHeadings(of: golden.pictures)
    return golden
  }

  /// Reads a heading if there is one, picture lines and a caption; nil if the lines of the frame have ended.
  private mutating func picture(isFirst: Bool, range: inout SourceRange) -> GoldenFrame.Picture? {
    let hasHeading = isCaption(at: nextLine) && isPictureLine(at: lineAfter(nextLine))
    // Above no picture an `=` line is the caption of one without lines, which only one for all variants is.
    guard hasHeading || isPictureLine(at: nextLine) || (isFirst && isCaption(at: nextLine)) else {
      return nil
    }
    var picture = GoldenFrame.Picture()
    if hasHeading {
      let content = takeGoldenLine(&range)
      let words = decoded(content).dropFirst().split(whereSeparator: \.isWhitespace)
      picture.heading = Located(words.joined(separator: " "), content)
    }
    while isPictureLine(at: nextLine) {
      let content = takeGoldenLine(&range)
      if let fault = rowFault(content) {
        report(fault)
      } else {
        let text = decoded(content)
        picture.rows.append(.init(text: text, range: content, elidesRows: text == "|...|"))
      }
    }
    if isCaption(at: nextLine) {
      let content = takeGoldenLine(&range)
      picture.caption = Located(decoded(content), content)
    }
    return picture
  }

  /// Passes a line, and gives what stands between the spaces at its ends.
  private mutating func takeGoldenLine(_ range: inout SourceRange) -> SourceRange {
    let whole = lineRange(from: nextLine)
    range = SourceRange(range.start, whole.end)
    nextLine = lineAfter(nextLine)
    return trimmed(whole)
  }

  /// Several pictures say whose they are, each another one's.
  private mutating func checkHeadings(of pictures: [GoldenFrame.Picture]) {
    guard pictures.count > 1 else { return }
    if let place = pictures.first(where: { $0.heading == nil })?.lines.first?.range {
      report(
        Diagnostic(
          .pictureWithoutHeading,
          "above each of several pictures stands '= ' and the variant that shows it", at: place))
    }
    var seen: [String: SourceRange] = [:]
    for heading in pictures.compactMap(\.heading) {
      if let first = seen[heading.value] {
        report(repeatedFault("the picture of a variant", at: heading.range, first: first))
      } else {
        seen[heading.value] = heading.range
      }
    }
  }

  private func indentation() -> String {
    var end = line.start
    while end < line.end, Byte.isSpace(bytes[end]) { end += 1 }
    return decoded(SourceRange(line.start, end))
  }

  private func trimmed(_ range: SourceRange) -> SourceRange {
    var (start, end) = (range.start, range.end)
    while start < end, Byte.isSpace(bytes[start]) { start += 1 }
    while end > start, Byte.isSpace(bytes[end - 1]) { end -= 1 }
    return SourceRange(start, end)
  }

  /// A row is `|` picture `|`, and nothing but pointer digits and spaces follow.
  private func rowFault(_ content: SourceRange) -> Diagnostic? {
    var last = content.end - 1
    while last > content.start, bytes[last] != Byte.pipe {
      guard Byte.isDigit(bytes[last]) || Byte.isSpace(bytes[last]) else { break }
      last -= 1
    }
    guard last > content.start, bytes[last] == Byte.pipe else {
      return Diagnostic(
        .malformedGoldenLine, "a golden line ends with '|', and only pointer digits follow",
        at: content)
    }
    return nil
  }
}
