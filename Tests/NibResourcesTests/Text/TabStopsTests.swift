import Foundation
import Testing

@testable import NibResources

/// The positions at which texts continue after tabs.
@Suite struct TabStopsTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let metrics = TextMetrics(.device(scale: 2))

  private static func style(_ locations: [CGFloat], interval: CGFloat = 0) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.tabStops = locations.map { NSTextTab(textAlignment: .left, location: $0) }
    style.defaultTabInterval = interval
    return style
  }

  @Test(
    "A tab ends at the next stop, or at a multiple of the interval after the last stop",
    arguments: [
      ([10, 40], 0, 0, 10), ([40, 10], 0, 10, 40), ([10, 40], 0, 40, 40), ([10], 30, 12, 30),
      ([10], 30, 30, 60),
      ([], 0, 5, 5), (nil, 0, 0, 28), (nil, 0, 28, 56), (nil, 0, 335, 336), (nil, 0, 336, 336),
      ([-5, 1e300], 0, 0, 0), ([], 1e-300, 7, 7), ([], .infinity, 7, 7), ([], 1e9, 7, 7),
    ] as [([CGFloat]?, CGFloat, CGFloat, CGFloat)])
  func ends(locations: [CGFloat]?, interval: CGFloat, start: CGFloat, end: CGFloat) {
    let style = locations.map { Self.style($0, interval: interval) } ?? NSParagraphStyle()
    #expect(TabStops(style).end(ofTabAt: start) == end)
  }

  @Test("Texts without a paragraph style have stops 28 points apart") func standard() {
    let a = metrics.width(of: "A", font: font)
    #expect(metrics.width(of: "\tA", font: font) == 28 + a)
    #expect(metrics.width(of: "A\tA\tA", font: font) == 56 + a)
    #expect(metrics.size(of: "\tA", font: font).width == metrics.ceilToPixel(28 + a))
    #expect(metrics.layout("\n\tA", font: font).lines.map(\.width) == [0, 28 + a])
  }

  @Test("An attributed text has the stops of its paragraph style") func attributed() {
    let text = NSAttributedString(
      string: "•\tA", attributes: [.font: font, .paragraphStyle: Self.style([11, 36])])
    let styled = StyledText(text, defaultFont: font)
    let stop: CGFloat = metrics.width(of: "•", font: font) < 11 ? 11 : 36
    #expect(metrics.layout(styled).lines[0].width == stop + metrics.width(of: "A", font: font))
    #expect(NibText.Run.runs(of: text, font: font, color: nil)[0].tabs.end(ofTabAt: 12) == 36)
  }

  @Test("A line breaks at a tab if the text after it does not fit") func breaks() {
    let layout = metrics.layout("AAA\tBBB", font: font, width: 70)
    #expect(layout.lines.map { String("AAA\tBBB"[$0.own]) } == ["AAA", "BBB"])
    #expect(metrics.layout("AAA\tBBB", font: font, width: 110).lines.count == 1)
  }

  @Test("In cells, a tab ends at the first column after its stop") func cells() {
    let cells = TextMetrics(.cells)
    #expect(cells.width(of: "a\tb", font: font) == 40)
    #expect(cells.width(of: "abcd\tb", font: font) == 64)
    let text = NibText(runs: [NibText.Run("a\tb"), NibText.Run("\tc\n\td")])
    #expect(text.expandingTabs(cellWidth: 8).string == "a   b  c\n    d")
    #expect(text.expandingTabs(cellWidth: 16).string == "a b c\n  d")
    var last = NibText.Run("a\tb")
    last.tabs = TabStops(Self.style([]))
    #expect(NibText(runs: [last]).expandingTabs(cellWidth: 8).string == "a b")
  }

  @Test("The columns of a text view's lines include those of tabs") func wrapped() {
    let text = WrappedText(Array("a\tbc\td"), columns: 7)
    #expect(text.lines == [0..<5, 5..<6])
    #expect(text.position(ofOffset: 3).column == 5)
    #expect(text.offset(line: 0, column: 2) == 1)
    var column = 0
    #expect(text.shownText(0..<4, from: &column) == "a   bc")
    #expect(column == 6)
  }
}
