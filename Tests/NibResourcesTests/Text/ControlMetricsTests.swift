import Testing

@testable import NibResources

@Suite struct ControlMetricsTests {
  private func canvas(_ toolsVersion: Int, scale: Int = 2) -> TextMetrics {
    TextMetrics(.canvas(toolsVersion: toolsVersion, scale: scale))
  }

  @Test(
    "The font size determines the height of a button",
    arguments: [
      (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (22, 39), (23, 40),
      (28, 46), (30, 48),
    ] as [(CGFloat, CGFloat)])
  func buttonHeights(size: CGFloat, expected: CGFloat) {
    let button = canvas(21507).buttonSize(title: "Button", font: .systemFont(ofSize: size))
    #expect(button.height == expected)
  }

  @Test("A button is as wide as its title and insets, and at least 30 points wide") func buttonWidths() {
    let font = UIFont.systemFont(ofSize: 15)
    #expect(canvas(14490).buttonSize(title: "Button", font: font) == CGSize(width: 46, height: 30))
    #expect(canvas(14490).buttonSize(title: "i", font: font).width == 30)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      canvas(14490).buttonSize(title: "Button", font: font, insets: .content(insets))
        == CGSize(width: 52, height: 22))
    #expect(
      canvas(14490).buttonSize(title: "Button", font: font, insets: .content(.zero))
        == CGSize(width: 46, height: 30))
  }

  @Test("A button configuration adds padding around the title") func buttonConfiguration() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let metrics = canvas(21507)
    let title = metrics.pixelWidth(of: "Button", font: font)
    #expect(
      metrics.buttonSize(title: "Button", font: font, insets: .configuration)
        == CGSize(width: title + 24, height: 34.5))
    #expect(canvas(20037).buttonSize(title: "Button", font: font, insets: .configuration).height == 31)
  }

  @Test("An image widens a button with a title, and makes it taller if necessary") func imageButtons() {
    let font = UIFont.systemFont(ofSize: 15)
    let metrics = canvas(14490)
    let image = CGSize(width: 22, height: 40)
    #expect(metrics.buttonSize(title: "", font: font, imageSize: image) == image)
    #expect(
      metrics.buttonSize(title: "Button", font: font, imageSize: image) == CGSize(width: 68, height: 40))
    #expect(metrics.buttonSize(title: nil, font: .systemFont(ofSize: 18)) == CGSize(width: 30, height: 34))
  }

  @Test("The baseline of a button follows its vertically centered title") func buttonBaselines() {
    let font = UIFont.systemFont(ofSize: 15)
    #expect(canvas(14490).buttonBaseline(of: font, height: 30) == 20)
    #expect(canvas(14490).buttonBaseline(of: font, height: 40) == 25)
  }

  @Test(
    "Font, border and Interface Builder version determine the height of a text field",
    arguments: [
      (14490, 2, 14.0, true, 30.0), (14460, 2, 20, true, 30), (14460, 2, 25, true, 34),
      (14460, 2, 28, true, 38), (14460, 3, 30, true, 40), (15400, 3, 26, true, 34), (21507, 2, 14, true, 34),
      (14490, 2, 14, false, 17),
      (14490, 2, 18, false, 22), (21507, 2, 17, false, 22), (21507, 2, 20, false, 25.5),
      (21507, 2, 28, false, 35), (21507, 3, 14, false, 56.0 / 3), (24412, 3, 14, false, 56.0 / 3),
      (24765, 3, 14, false, 22), (24765, 3, 28, false, 34),
    ] as [(Int, Int, CGFloat, Bool, CGFloat)])
  func textFieldHeights(tools: Int, scale: Int, size: CGFloat, rounded: Bool, expected: CGFloat) {
    let field = canvas(tools, scale: scale).textFieldSize(
      text: "", placeholder: "Name", font: .systemFont(ofSize: size), isRounded: rounded)
    #expect(abs(field.height - expected) < 1e-9)
  }

  @Test(
    "A secure text field without a border is as high as its line in whole points",
    arguments: [
      (11542, 16, 20), (23504, 18, 22), (24412, 14, 17), (24506, 17, 21),
    ] as [(Int, CGFloat, CGFloat)])
  func secureFieldHeights(tools: Int, size: CGFloat, expected: CGFloat) {
    let field = canvas(tools, scale: 2).textFieldSize(
      text: "", placeholder: "Password", font: .systemFont(ofSize: size), isRounded: false, isSecure: true)
    #expect(field.height == expected)
  }

  @Test(
    "A text field without a border but with a clear button is at least 19 points high in older versions",
    arguments: [(12120, 14.0, 19.0), (14460, 17, 21), (24412, 14, 18.5)] as [(Int, CGFloat, CGFloat)])
  func clearButtonHeights(tools: Int, size: CGFloat, expected: CGFloat) {
    let field = canvas(tools, scale: 2).textFieldSize(
      text: "", placeholder: "Name", font: .systemFont(ofSize: size), isRounded: false, hasClearButton: true)
    #expect(field.height == expected)
  }

  @Test("A text field is as wide as its text, or else its placeholder, plus the insets of its border")
  func textFieldWidths() {
    let metrics = TextMetrics(.cells)
    let font = UIFont.systemFont(ofSize: 14)
    let size = metrics.textFieldSize(text: nil, placeholder: "Name", font: font, isRounded: false)
    #expect(size == CGSize(width: 32, height: 16))
    #expect(
      metrics.textFieldSize(text: "A", placeholder: "Name", font: font, isRounded: true).width == 22)
    #expect(canvas(21507).textFieldBaseline(of: font, height: 34) == 22)
  }

  @Test("Titles and fixed widths determine the size of a segmented control") func segmentedControls() {
    let titles = [TextMetrics.Segment(title: "First"), .init(title: "Second")]
    let old = canvas(14490).segmentedControlSize(titles)
    #expect(old == CGSize(width: 121, height: 29))
    let new = canvas(22155).segmentedControlSize([.init(title: "Flat"), .init(title: "Native")])
    #expect(new == CGSize(width: 117, height: 32))
    let three = ["Light", "Dark", "Auto"].map { TextMetrics.Segment(title: $0) }
    #expect(canvas(22155).segmentedControlSize(three) == CGSize(width: 152, height: 32))
    let metrics = TextMetrics(.cells)
    #expect(metrics.segmentWidths([.init(title: "ab"), .init(title: "a", width: 50)]) == [35, 50])
    #expect(
      metrics.segmentWidths([.init(title: "ab"), .init(title: "a")], isProportional: true) == [35, 27])
    #expect(metrics.segmentedControlSize([]) == CGSize(width: 0, height: 32))
  }
}
