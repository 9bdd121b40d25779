import Testing

@testable import NibResources

/// Widths and heights of texts, compared with measured values.
@Suite struct TextMetricsWidthTests {
  private static func canvas(_ toolsVersion: Int, scale: Int = 2) -> TextMetrics {
    TextMetrics(.canvas(toolsVersion: toolsVersion, scale: scale))
  }

  @Test(
    "Widths before rounding equal the measured ones",
    arguments: [
      ("Label", 17, 21507, 41.302),
      ("Title", 17, 21507, 32.881),
      ("Button", 15, 14490, 45.682),
      ("Sign in with your Apple ID to get started.", 17, 14490, 308.161),
      ("Sign in with your Apple ID to get started.", 17, 20037, 306.383),
    ] as [(String, CGFloat, Int, CGFloat)])
  func unroundedWidth(text: String, size: CGFloat, toolsVersion: Int, expected: CGFloat) {
    let width = Self.canvas(toolsVersion).width(of: text, font: .systemFont(ofSize: size))
    #expect((width * 1000).rounded() / 1000 == expected)
  }

  @Test("The underscore of the system font is narrower before Xcode 12 and wider since Xcode 14")
  func underscore() {
    func width(_ toolsVersion: Int) -> CGFloat {
      Self.canvas(toolsVersion).width(of: "_", font: .systemFont(ofSize: 17))
    }
    let difference = { (old: Int, new: Int) in ((width(new) - width(old)) / 17 * 1000).rounded() / 1000 }
    #expect(difference(17156, 22505) == 0.097)
    #expect(difference(17156, 17701) == 0)
    #expect(difference(17156, 18122) == 0.097)
    #expect(difference(14490, 16097) == 0)
    #expect(width(14490) < width(17156))
    // As saved in a document of 24128 at scale 3.
    #expect(
      Self.canvas(24128, scale: 3).pixelWidth(of: "lbl_sum_fee_value", font: .systemFont(ofSize: 14)) == 362.0
        / 3)
  }

  @Test(
    "Signs and large letters of the system font have the widths that Interface Builder saved",
    arguments: [
      // Percent signs are wider since Xcode 14.
      ("100%", 17, 15705, 2, 42.5), ("77%", 12, 24765, 3, 76.0 / 3),
      ("0.86%", 14, 24765, 3, 127.0 / 3), ("12.06%", 14, 24765, 2, 48.5),
      ("<fiat-value>", 14, 19529, 2, 78.5), ("<title>", 17, 19529, 2, 49), ("<dex>", 14, 19529, 2, 41),
      ("Invalid token!", 17, 20037, 2, 101), ("Follow us below!", 14, 12118, 2, 107),
      ("by @AnnDeLune", 17, 16097, 2, 127.5), ("mail@customer.io", 15, 24506, 3, 365.0 / 3),
      // The tracking above 35 points is the published one.
      ("0 USDT", 40, 24765, 2, 135), ("Label", 35, 24412, 3, 248.0 / 3),
      // Ideographs are exactly one em wide before Xcode 8.3.
      ("正在加载更多", 17, 10116, 2, 102), ("年费会员", 17, 10116, 2, 68), ("获奖经历:", 16, 13529, 2, 70),
      ("你的背景条件符合", 18, 13529, 2, 147),
    ] as [(String, CGFloat, Int, Int, CGFloat)])
  func savedWidths(text: String, size: CGFloat, toolsVersion: Int, scale: Int, width: CGFloat) {
    let metrics = Self.canvas(toolsVersion, scale: scale)
    #expect(metrics.pixelWidth(of: text, font: .systemFont(ofSize: size)) == width)
  }

  @Test(
    "Texts in the weight ultraLight are wider below 20 points before Xcode 12",
    arguments: [(14460, 14, 0.014), (9531, 11, 0.014), (14460, 20, 0), (17701, 14, 0)]
      as [(Int, CGFloat, CGFloat)])
  func ultraLight(toolsVersion: Int, size: CGFloat, em: CGFloat) {
    let font = UIFont.systemFont(ofSize: size, weight: .ultraLight)
    let thin = FontMeasure(
      system: .ultraLight, isItalic: false, size: Double(size), era: FontEra(toolsVersion: toolsVersion),
      emojiEm: 1)
    let surplus = Self.canvas(toolsVersion).width(of: "Protocol", font: font) - thin.width(of: "Protocol")
    #expect(abs(surplus - 8 * em * size) < 1e-6)
  }

  @Test("A period between digits moves closer only below 20 points, and a horn widens a letter") func pairs()
  {
    func surplus(_ size: CGFloat) -> CGFloat {
      let metrics = Self.canvas(14109)
      let font = UIFont.systemFont(ofSize: size)
      return
        (metrics.width(of: "5.0", font: font)
        - ["5", ".", "0"].reduce(0) { $0 + metrics.width(of: $1, font: font) }) / size
    }
    #expect(surplus(17) < -0.05)
    #expect(abs(surplus(22)) < 1e-9)
    // A period at the end moves closer to the digit before it at all sizes, as saved at 15400.
    let medium = UIFont.systemFont(ofSize: 31, weight: .semibold)
    #expect(abs(Self.canvas(15400, scale: 3).pixelWidth(of: "This is 7.", font: medium) - 359.0 / 3) < 0.4)
    let font = UIFont.systemFont(ofSize: 10)
    let letters = Self.canvas(11762)
    #expect(abs(letters.width(of: "ờ", font: font) - letters.width(of: "o", font: font) - 0.28) < 1e-9)
    #expect(letters.width(of: "ô", font: font) == letters.width(of: "o", font: font))
  }

  @Test(
    "Text styles of tvOS are medium, and texts up to 38 points are wider from Xcode 9 to 11",
    arguments: [
      ("Mensa", UIFont.TextStyle.title2, 9531, 172), ("Staff Search", .title2, 9531, 314),
      ("System Themes", .headline, 14109, 276), ("Log In", .headline, 14109, 104),
      ("Signed in: (UID)", .headline, 13529, 269), ("Title", .body, 11542, 58),
      ("Memory Wall", .title3, 14109, 273),
    ] as [(String, UIFont.TextStyle, Int, CGFloat)])
  func television(text: String, style: UIFont.TextStyle, toolsVersion: Int, width: CGFloat) {
    let metrics = TextMetrics(.canvas(toolsVersion: toolsVersion, scale: 1), isTelevision: true)
    #expect(abs(metrics.pixelWidth(of: text, font: .preferredFont(forTextStyle: style)) - width) <= 1)
  }

  @Test("Ideographs are one em wide in fonts with a name")
  func ideographsOfOtherFonts() {
    func width(_ toolsVersion: Int) -> CGFloat {
      Self.canvas(toolsVersion).width(of: "消费，", font: UIFont(nibName: "Lato-Regular", size: 10))
    }
    #expect(width(10116) == 30)
    #expect(width(11542) == 30)
  }

  @Test("Sizes are rounded up to pixels, as in the documents that Interface Builder saved")
  func storedSizes() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(Self.canvas(21507).size(of: "Label", font: font) == CGSize(width: 41.5, height: 20.5))
    #expect(
      Self.canvas(21507, scale: 3).size(of: "Label", font: font)
        == CGSize(width: 124.0 / 3, height: 61.0 / 3))
    #expect(
      Self.canvas(11542).size(of: "Label", font: .systemFont(ofSize: 69))
        == CGSize(width: 163.5, height: 82.5))
  }

  @Test(
    "The font size determines the height of a line",
    arguments: [
      (8, 10), (10, 12), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5),
      (18, 21.5), (20, 24), (24, 29), (25, 30), (30, 36), (34, 41), (36, 43), (120, 143.5),
    ] as [(CGFloat, CGFloat)])
  func lineHeights(size: CGFloat, expected: CGFloat) {
    #expect(Self.canvas(21507).pixelLineHeight(of: .systemFont(ofSize: size)) == expected)
  }

  @Test("Texts of documents from before iOS 9 are measured in Helvetica Neue, in whole points")
  func oldDocuments() {
    let metrics = Self.canvas(7531)
    let size = metrics.size(of: "Label", font: .systemFont(ofSize: 17))
    #expect(size == CGSize(width: 42, height: 21))
    // L a b e l = 556 + 537 + 593 + 537 + 222 thousandths of an em, and 5 x 0.00425 em of tracking.
    let width = metrics.width(of: "Label", font: .systemFont(ofSize: 17))
    #expect(abs(width - 17 * (2.445 + 5 * 0.00425)) < 0.001)
  }

  @Test("Before iOS 14, a size just below 20 points has the letterforms and tracking of 19 points")
  func fontCuts() {
    let before = Self.canvas(14490)
    let justBelow = before.width(of: "Label", font: .systemFont(ofSize: 19.9)) / 19.9
    let atNineteen = before.width(of: "Label", font: .systemFont(ofSize: 19)) / 19
    #expect(abs(justBelow - atNineteen) < 1e-9)
    let tiny = before.width(of: "Label", font: .systemFont(ofSize: 3)) / 3
    #expect(abs(tiny - before.width(of: "Label", font: .systemFont(ofSize: 6)) / 6) < 1e-9)
  }

  @Test(
    "Accented letters are as wide as plain ones, and control characters have no width",
    arguments: [
      ("caf\u{E9}", "cafe"), ("cafe\u{301}", "cafe"), ("Dörr", "Dorr"), ("\u{1EBF}", "e"),
      ("a\u{A0}b", "a b"), ("a\u{1}b\n", "ab"), ("\u{200B}", ""),
    ] as [(String, String)])
  func equivalentCharacters(text: String, same: String) {
    let metrics = Self.canvas(21507)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(metrics.width(of: text, font: font) == metrics.width(of: same, font: font))
  }

  @Test(
    "Ideographs, syllables and emoji have the measured widths, without tracking",
    arguments: [
      ("\u{5143}\u{7D20}", 17, 34.663), ("\u{D55C}", 20, 17.31), ("\u{1F600}", 17, 22.78),
      ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 17, 22.78), ("\u{1F1E9}\u{1F1EA}", 17, 22.78),
      ("\u{1F44D}\u{1F3FD}", 17, 22.78), ("\u{1F600}", 32, 35.787), ("\u{1F600}", 45, 50.175),
    ] as [(String, CGFloat, CGFloat)])
  func ideographsAndEmoji(text: String, size: CGFloat, expected: CGFloat) {
    let width = Self.canvas(21507).width(of: text, font: .systemFont(ofSize: size))
    #expect(abs(width - expected) < 0.001)
  }

  @Test("Bold text is wider than regular text, and italic text is slightly wider") func weightAndSlant() {
    let metrics = TextMetrics(.device(scale: 2))
    let regular = metrics.width(of: "Total", font: .systemFont(ofSize: 17))
    let bold = metrics.width(of: "Total", font: .boldSystemFont(ofSize: 17))
    let italic = metrics.width(of: "Total", font: .italicSystemFont(ofSize: 17))
    #expect(bold > regular)
    #expect(abs(italic - regular * 1.002) < 1e-9)
  }

  @Test("In cells, the size of a text does not depend on the font") func cells() {
    let metrics = TextMetrics(.cells)
    for size in [8.0, 17, 40] {
      let font = UIFont.systemFont(ofSize: size)
      #expect(metrics.size(of: "Dörr", font: font) == CGSize(width: 32, height: 16))
      #expect(metrics.width(of: "\u{5143}\u{7D20}", font: font) == 32)
    }
  }

  @Test("Layout and width measurement agree for ASCII and composed characters") func measurementPaths() {
    let metrics = TextMetrics(.device(scale: 3))
    let font = UIFont.systemFont(ofSize: 17)
    for text in ["AVATAR To. 7/11", "We\u{301}", "Weé"] {
      let layout = metrics.layout(text, font: font)
      #expect(abs(layout.lines[0].width - metrics.width(of: text, font: font)) < 1e-9)
    }
  }
}
