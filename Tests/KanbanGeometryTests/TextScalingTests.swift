import KanbanGeometry
import Testing

/// The tables of `SourcesOfNumbers`, text size in full.
@Suite struct TextScalingTests {
  /// By style: the effective leadings from xSmall to accessibility5.
  static let leadings: [(TextStyle, [Int])] = [
    (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    (.title, [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    (.subheadline, [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    (.caption, [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]

  @Test func everyStyleAndCategoryScalesByItsLeading() {
    #expect(Self.leadings.map(\.0) == TextStyle.allCases)
    for (style, row) in Self.leadings {
      #expect(row.count == SizeCategory.allCases.count)
      for (category, leading) in zip(SizeCategory.allCases, row) {
        #expect(TextScaling.leading(of: style, at: category) == leading)
        for scale in 1...3 {
          for length in 0...400 { expectRounded(length, style, category, scale, leading, row[3]) }
        }
      }
    }
  }

  /// Compares with the rule in whole numbers: pixels = floor((2 v l s + b) / 2b), so that ties go up.
  private func expectRounded(
    _ length: Int, _ style: TextStyle, _ category: SizeCategory, _ scale: Int, _ leading: Int, _ base: Int
  ) {
    let pixels = (2 * length * leading * scale + base) / (2 * base)
    let scaled = TextScaling(platform: .ios, category: category, style: style, displayScale: scale)
      .scaled(Double(length))
    if scaled != Double(pixels) / Double(scale) {
      Issue.record("\(length) \(style) \(category) @\(scale)x: \(scaled), not \(pixels) pixels")
    }
  }

  /// Body at 3 pixels a point, as measured; in pixels, so that thirds are exact.
  @Test(arguments: [
    (8.0, [21, 22, 23, 24, 26, 28, 32, 37, 44, 52, 61, 68]),
    (12.0, [31, 33, 34, 36, 39, 43, 47, 56, 65, 79, 92, 101]),
    (17.0, [44, 46, 49, 51, 56, 60, 67, 79, 93, 111, 130, 144]),
    (24.0, [62, 65, 69, 72, 79, 85, 95, 111, 131, 157, 183, 203]),
    (40.0, [104, 109, 115, 120, 131, 142, 158, 185, 218, 262, 305, 338]),
    (64.0, [166, 175, 183, 192, 209, 227, 253, 297, 349, 419, 489, 541]),
    (220.0, [570, 600, 630, 660, 720, 780, 870, 1020, 1200, 1440, 1680, 1860]),
    (150.0, [389, 409, 430, 450, 491, 532, 593, 695, 818, 982, 1145, 1268]),
  ])
  func bodyAtThreePixels(length: Double, pixels: [Int]) {
    for (category, expected) in zip(SizeCategory.allCases, pixels) {
      let scaling = TextScaling(platform: .ios, category: category, style: .body, displayScale: 3)
      #expect(scaling.scaled(length) == Double(expected) / 3, "\(category)")
    }
  }

  @Test func bodyColumnOf150AtTwoPixels() {
    let widths = [129.5, 136.5, 143, 150, 163.5, 177.5, 197.5, 232, 272.5, 327.5, 382, 422.5]
    for (category, width) in zip(SizeCategory.allCases, widths) {
      let scaling = TextScaling(platform: .ios, category: category, style: .body, displayScale: 2)
      #expect(scaling.scaled(150) == width, "\(category)")
    }
  }

  @Test func tiesGoUp() {
    func pixels(_ length: Double, _ style: TextStyle, _ category: SizeCategory) -> Double {
      TextScaling(platform: .ios, category: category, style: style, displayScale: 3).scaled(length)
    }
    #expect(pixels(10, .subheadline, .medium) == 29.0 / 3)
    #expect(pixels(8, .caption, .xSmall) == 20.0 / 3)
    #expect(pixels(8, .caption, .accessibility1) == 41.0 / 3)
  }

  @Test func nothingScalesOnMacOSOrAtLarge() {
    for category in SizeCategory.allCases {
      let mac = TextScaling(platform: .macos, category: category, style: .body, displayScale: 2)
      #expect(mac.scaled(150.25) == 150.25)
    }
    let large = TextScaling(platform: .ios, category: .large, style: .title, displayScale: 1)
    #expect(large.scaled(150.25) == 150.25)
  }

  @Test func whatIsNotANumberStaysSo() {
    let scaling = TextScaling(platform: .ios, category: .small, style: .body, displayScale: 2)
    #expect(scaling.scaled(.infinity) == .infinity)
    #expect(scaling.scaled(.nan).isNaN)
    #expect(scaling.scaled(-10) == -9)
  }

  @Test func theMinimumWidthAppliesAfterScaling() {
    var metrics = LayoutMetrics()
    metrics.columnWidth = .scaled(120)
    for category in SizeCategory.allCases {
      metrics.sizeCategory = category
      let scaled = TextScaling(platform: .ios, category: category, style: .body, displayScale: 2).scaled(120)
      #expect(metrics.openColumnWidth == max(120, scaled))
    }
  }
}
