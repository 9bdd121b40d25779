import Testing

@testable import NibResources

@Suite struct TextMetricsStyleTests {
  @Test(
    "Text styles follow the content size category, and fixed sizes do not",
    arguments: [
      ("XS", 14, 31), ("S", 15, 32), ("M", 16, 33), ("L", 17, 34), ("XL", 19, 36), ("XXL", 21, 38),
      ("XXXL", 23, 40), ("AX1", 28, 44), ("AX2", 33, 48), ("AX3", 40, 52), ("AX4", 47, 56), ("AX5", 53, 60),
    ] as [(String, CGFloat, CGFloat)])
  func contentSizes(name: String, body: CGFloat, largeTitle: CGFloat) throws {
    let category = try #require(UIContentSizeCategory(nibShortName: name))
    let metrics = TextMetrics(.device(scale: 3), contentSizeCategory: category)
    #expect(metrics.pointSize(of: .preferredFont(forTextStyle: .body)) == body)
    #expect(metrics.pointSize(of: .preferredFont(forTextStyle: .largeTitle)) == largeTitle)
    #expect(metrics.pointSize(of: .systemFont(ofSize: 17)) == 17)
  }

  @Test(
    "Interface Builder of Xcode 12.5 to 13.4 measures body text at 14 points",
    arguments: [(17701, 17.0), (18000, 14), (20037, 14), (20999, 14), (21000, 17), (0, 17)]
      as [(Int, CGFloat)])
  func smallBodyText(toolsVersion: Int, expected: CGFloat) {
    let metrics = TextMetrics(.canvas(toolsVersion: toolsVersion, scale: 2))
    #expect(metrics.pointSize(of: .preferredFont(forTextStyle: .body)) == expected)
  }

  @Test("A chosen content size category overrides the one of the Interface Builder version")
  func chosenCategory() {
    let metrics = TextMetrics(.canvas(toolsVersion: 20037, scale: 2), contentSizeCategory: .large)
    #expect(metrics.pointSize(of: .preferredFont(forTextStyle: .body)) == 17)
  }

  @Test("Lines in a text style are spaced by the leading of the style") func leading() {
    let metrics = TextMetrics(.device(scale: 2))
    #expect(metrics.height(ofLines: 1, font: .preferredFont(forTextStyle: .body)) == 20.5)
    #expect(metrics.height(ofLines: 3, font: .preferredFont(forTextStyle: .body)) == 64.5)
    #expect(metrics.height(ofLines: 3, font: .systemFont(ofSize: 17)) == 61)
  }

  @Test("Named fonts have their own widths and line heights, and unknown fonts have estimated ones")
  func namedFonts() {
    let metrics = TextMetrics(.device(scale: 2))
    let helvetica = UIFont(nibName: "Helvetica", size: 10)
    #expect(abs(metrics.width(of: "Label", font: helvetica) - 24.46) < 1e-9)
    #expect(metrics.pixelLineHeight(of: helvetica) == 11.5)
    #expect(metrics.width(of: "illi", font: UIFont(nibName: "Courier", size: 10)) == 24)
    let unknown = UIFont(nibName: "Nowhere-SemiBold", size: 10)
    #expect(abs(metrics.width(of: "Label", font: unknown) - 24.46 * 1.05) < 1e-9)
    #expect(metrics.lineHeight(of: unknown) == 12)
  }

  @Test(
    "Baselines are at whole points from the edges of a line",
    arguments: [(17, 16, 4), (12, 11, 3), (20, 19, 5), (34, 32, 8)] as [(CGFloat, CGFloat, CGFloat)])
  func baselines(size: CGFloat, above: CGFloat, below: CGFloat) {
    let metrics = TextMetrics(.device(scale: 2))
    let font = UIFont.systemFont(ofSize: size)
    #expect(metrics.ascent(of: font) == above)
    #expect(metrics.descent(of: font) == below)
  }
}
