import Testing

@testable import NibResources

/// Wrapping and line heights. Most tests measure in cells, where a column is 8 points wide.
@Suite struct TextLayoutTests {
  private let metrics = TextMetrics(.cells)
  private let font = UIFont.systemFont(ofSize: 17)

  private func lines(
    _ text: String, columns: CGFloat, _ mode: NSLineBreakMode = .byWordWrapping, count: Int = 0
  ) -> [String] {
    metrics.layout(text, font: font, width: columns * 8, numberOfLines: count, lineBreakMode: mode)
      .lines.map { String(text[$0.range]) }
  }

  @Test(
    "Word wrapping breaks lines between words, and words that are too long between characters",
    arguments: [
      ("", 5, []),
      ("one", 5, ["one"]),
      ("one two", 5, ["one", "two"]),
      ("one two", 7, ["one two"]),
      ("one two   three", 7, ["one two", "three"]),
      ("incomprehensible", 6, ["incomp", "rehens", "ible"]),
      ("a incomprehensible", 6, ["a", "incomp", "rehens", "ible"]),
      ("a\nb", 5, ["a", "b"]),
      ("a\r\nb", 5, ["a", "b"]),
      ("a\n\nb", 5, ["a", "", "b"]),
      ("a\n", 5, ["a", ""]),
      ("well-known", 7, ["well-", "known"]),
      ("at -5 deg", 4, ["at", "-5", "deg"]),
      ("\u{5143}\u{7D20}\u{8868}", 4, ["\u{5143}\u{7D20}", "\u{8868}"]),
      ("\u{5143}\u{7D20}\u{3002}", 4, ["\u{5143}", "\u{7D20}\u{3002}"]),
      ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
      ("xyz", 0, ["x", "y", "z"]),
    ] as [(String, CGFloat, [String])])
  func wordWrapping(text: String, columns: CGFloat, expected: [String]) {
    #expect(lines(text, columns: columns) == expected)
  }

  @Test(
    "A text of two lines does not end with a line of one word",
    arguments: [
      ("the quick brown fox it", 20, ["the quick brown", "fox it"]),
      ("the quick brown fox jumping", 20, ["the quick brown", "fox jumping"]),
      ("the quick incomprehensible it", 26, ["the quick incomprehensible", "it"]),
      ("the quick brown fox it", 10, ["the quick", "brown fox", "it"]),
      ("one two three four it\nfive", 18, ["one two three four", "it", "five"]),
      ("status of long-running it", 22, ["status of long-", "running it"]),
    ] as [(String, CGFloat, [String])])
  func pushedOutWords(text: String, columns: CGFloat, expected: [String]) {
    let styled = StyledText(text, font: font, lineBreakStrategy: .standard)
    let layout = metrics.layout(styled, width: columns * 8, lineBreakMode: .byWordWrapping)
    #expect(layout.lines.map { String(text[$0.range]) } == expected)
  }

  @Test("Character wrapping fills each line") func characterWrapping() {
    #expect(lines("one two", columns: 5, .byCharWrapping) == ["one t", "wo"])
  }

  @Test("The last allowed line contains the rest of its paragraph") func lineLimit() {
    #expect(lines("one two three", columns: 5, count: 2) == ["one", "two three"])
    #expect(lines("one two\nthree", columns: 5, count: 2) == ["one", "two"])
    let layout = metrics.layout("one two three", font: font, width: 40, numberOfLines: 2)
    #expect(layout.isTruncated)
    #expect(layout.size.height == 32)
    #expect(layout.size.width == 40)
  }

  @Test("A single line is truncated instead of wrapped") func singleLine() {
    let layout = metrics.layout("one two", font: font, width: 24, numberOfLines: 1)
    #expect(layout.lines.count == 1)
    #expect(layout.isTruncated)
    #expect(metrics.size(of: "one two", font: font, numberOfLines: 1) == CGSize(width: 56, height: 16))
    #expect(metrics.size(of: "", font: font) == .zero)
  }

  @Test("A text fits on one line in the width that was measured for it") func measuredWidth() {
    for profile in [
      TextMetrics.Profile.device(scale: 2), .device(scale: 3), .canvas(toolsVersion: 7531, scale: 2),
    ] {
      let metrics = TextMetrics(profile)
      for text in ["Sign in with your Apple ID", "The quick brown fox", "10 % off, today only"] {
        let width = metrics.size(of: text, font: font, numberOfLines: 1).width
        #expect(metrics.layout(text, font: font, width: width).lines.count == 1)
      }
    }
  }

  @Test("Each run of a text has its own font and kerning") func runs() {
    let metrics = TextMetrics(.device(scale: 2))
    let large = UIFont.systemFont(ofSize: 34)
    let text = StyledText(runs: [.init("big", font: large), .init(" small", font: font)])
    let layout = metrics.layout(text)
    let sum = metrics.width(of: "big", font: large) + metrics.width(of: " small", font: font)
    #expect(layout.size == CGSize(width: metrics.ceilToPixel(sum), height: 41))
    let kerned = metrics.layout(StyledText(runs: [.init("abc", font: font, kern: 2)]))
    #expect(abs(kerned.lines[0].width - metrics.width(of: "abc", font: font) - 6) < 1e-9)
  }

  @Test("The fonts and line spacing of an attributed string determine its height") func attributedStrings() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    let text = NSMutableAttributedString(
      string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    text.append(NSAttributedString(string: "\nthree"))
    let styled = StyledText(text, defaultFont: font)
    #expect(styled.string == "one\ntwo\nthree")
    #expect(styled.runs.map(\.font.pointSize) == [20, 17])
    let metrics = TextMetrics(.device(scale: 2))
    let height = 2 * metrics.lineHeight(of: .systemFont(ofSize: 20)) + metrics.lineHeight(of: font) + 10
    #expect(metrics.layout(styled).size.height == metrics.ceilToPixel(height))
  }

  @Test(
    "A multiple, a minimum and a maximum change the height of a line",
    arguments: [(2.0, 0.0, 0.0, 20.0), (0, 30, 0, 30), (0, 0, 6, 6), (2, 0, 15, 15), (0, 0, 0, 10)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func lineSpacing(multiple: CGFloat, minimum: CGFloat, maximum: CGFloat, expected: CGFloat) {
    var spacing = LineSpacing()
    spacing.multiple = multiple
    spacing.minimum = minimum
    spacing.maximum = maximum
    #expect(spacing.height(of: 10) == expected)
  }

  @Test("Each paragraph has the line spacing of its own style") func paragraphStyles() {
    let metrics = TextMetrics(.device(scale: 2))
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 32
    style.paragraphSpacingBefore = 5
    let text = NSMutableAttributedString(string: "one\n", attributes: [.font: font])
    text.append(NSAttributedString(string: "two", attributes: [.font: font, .paragraphStyle: style]))
    let height = metrics.layout(StyledText(text, defaultFont: font)).size.height
    #expect(abs(height - (metrics.lineHeight(of: font) + 5 + 32)) < 0.5)
  }
}
