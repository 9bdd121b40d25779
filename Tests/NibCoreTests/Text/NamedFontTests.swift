import Testing

@testable import NibCore
@testable import NibResources

/// Sizes of labels that Interface Builder saved, in fonts other than the system's.
@Suite struct NamedFontTests {
  private func size(
    _ text: String, _ font: String, _ size: CGFloat, _ toolsVersion: Int,
    _ appFonts: TextMetrics.AppFonts? = nil
  ) -> CGSize {
    var metrics = TextMetrics(.canvas(toolsVersion: toolsVersion, scale: 2))
    if let appFonts { metrics.appFonts = appFonts }
    return metrics.size(of: text, font: UIFont(nibName: font, size: size), numberOfLines: 1)
  }

  @Test(
    "Interface Builder of Xcode 11 can measure an app's own fonts as Helvetica Neue",
    arguments: [
      ("WEIGHT", 10, 39, 12), ("PLEDGE", 10, 39, 12), ("REQUESTS", 10, 53, 12),
      ("SENDER", 10, 40, 12), ("TODAY", 10, 33, 12), ("06:30 PM", 13, 56, 15.5), ("$150", 18, 40.5, 21),
      ("#25", 24, 40.5, 28),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func appFonts(
    text: String, points: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let expected = CGSize(width: width, height: height)
    #expect(size(text, "OpenSans-Semibold", points, 15400, .replaced) == expected)
    #expect(size(text, "SomeFont-Semibold", points, 15400) == expected)
    #expect(size(text, "HelveticaNeue", points, 15400, .own) == expected)
  }

  @Test("Fonts whose measurements are known, and unknown ones in other versions, are measured as they are")
  func appFontsElsewhere() {
    for version in [14460, 16096, 18122, 21701] {
      #expect(size("light", "Montserrat-Medium", 18, version).height == 22)
    }
    #expect([14460, 17701, 18122].map { size("light", "SomeFont-Medium", 20, $0).height } == [24, 23.5, 24])
    let device = TextMetrics(.device(scale: 2))
    #expect(device.pixelLineHeight(of: UIFont(nibName: "Montserrat-Medium", size: 18)) == 22)
  }

  @Test(
    "Open fonts and Avenir have the sizes that Interface Builder saved",
    arguments: [
      ("Enter pin code", "PublicSans-Regular", 20, 23504, 133.5, 23.5),
      ("US Dollars, $", "PublicSans-SemiBold", 15, 21507, 92.5, 18),
      ("CONNECTION FAILED", "Figtree-Bold", 18, 24093, 188, 22),
      ("Scanning for accounts:", "Figtree-SemiBold", 16, 24093, 168, 19.5),
      ("AMOUNT", "Avenir-Heavy", 12, 14460, 55, 16.5), ("BUY", "Avenir-Heavy", 14, 14460, 28, 19.5),
      ("UPLOAD", "Avenir-Medium", 16, 13771, 65.5, 22), ("Share", "Avenir-Medium", 14, 14490, 36, 19.5),
    ] as [(String, String, CGFloat, Int, CGFloat, CGFloat)])
  func openFonts(
    text: String, font: String, points: CGFloat, toolsVersion: Int, width: CGFloat, height: CGFloat
  ) {
    #expect(size(text, font, points, toolsVersion) == CGSize(width: width, height: height))
  }

  /// The metrics of a document with labels in a font that is not known: their texts, point sizes, widths and heights.
  private func metrics(ofLabels labels: [(String, Int, Double, Double)]) throws -> TextMetrics {
    let elements = labels.map { text, points, width, height in
      """
      <label text="\(text)"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\
      <fontDescription key="fontDescription" name="SomeFont-Bold" pointSize="\(points)"/></label>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23727">
      <customFonts key="customFonts"/><objects>\(elements.joined())</objects></document>
      """
    let document = try NibReader.read(Array(text.utf8), file: "Labels.xib")
    return NibEnvironment(canvasOf: document, options: LayoutOptions()).textMetrics
  }

  @Test("Three different texts show the height of the lines of a font that is not known")
  func savedLineHeight() throws {
    let font = UIFont(nibName: "SomeFont-Bold", size: 30)
    let saved: [(String, Int, Double, Double)] = [
      ("Send", 10, 90.0, 10.0), ("Amount", 14, 90, 14), ("Direction", 22, 90, 22), ("Fees", 10, 90, 40),
    ]
    #expect(try metrics(ofLabels: saved).pixelLineHeight(of: font) == 30)
    #expect(try metrics(ofLabels: Array(saved.prefix(2))).pixelLineHeight(of: font) == 36)
    let equal = saved.map { ("Label", $0.1, $0.2, $0.3) }
    #expect(try metrics(ofLabels: equal).pixelLineHeight(of: font) == 36)
  }

  @Test("Three different texts show the widths of a font that is not known") func savedWidths() throws {
    let estimate = TextMetrics(.canvas(toolsVersion: 23727, scale: 2))
    let font = UIFont(nibName: "SomeFont-Bold", size: 20)
    let labels = ["Send", "Amount", "Direction"].map {
      ($0, 20, Double(estimate.width(of: $0, font: font)) * 1.1, 20.0)
    }
    let shown = try metrics(ofLabels: labels).width(of: "Balance", font: font)
    #expect(abs(shown / estimate.width(of: "Balance", font: font) - 1.1) < 0.001)
  }

  @Test(
    "The saved heights of three labels tell whether Interface Builder had the app's fonts",
    arguments: [
      (15400, [12, 12, 12], .replaced), (15400, [14, 14, 14], .own), (15400, [14, 14], .replacedIfUnknown),
      (15400, [14, 14, 14, 12], .replacedIfUnknown), (21507, [12, 12, 12], .replaced),
      (21507, [12, 12], .own),
      (21507, [24, 24, 24], .own), (21507, [], .own),
    ] as [(Int, [Int], TextMetrics.AppFonts)])
  func savedHeights(toolsVersion: Int, heights: [Int], appFonts: TextMetrics.AppFonts) throws {
    let labels = heights.map { height in
      """
      <label text="Title"><rect key="frame" x="0" y="0" width="9" height="\(height)"/>\
      <fontDescription key="fontDescription" name="OpenSans" pointSize="10"/></label>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)">
      <customFonts key="customFonts"/><objects>\(labels.joined())</objects></document>
      """
    let document = try NibReader.read(Array(text.utf8), file: "Labels.xib")
    let environment = NibEnvironment(canvasOf: document, options: LayoutOptions())
    #expect(environment.textMetrics.appFonts == appFonts)
  }

  @Test(
    "Fonts of the operating system are never replaced",
    arguments: [
      "Menlo-Regular", "AvenirNext-MediumItalic", ".SFUI-Regular", "SFProText-Bold", "DINAlternate",
    ])
  func installedFonts(name: String) {
    var metrics = TextMetrics(.canvas(toolsVersion: 16097, scale: 2))
    metrics.appFonts = .replaced
    let font = UIFont(nibName: name, size: 10)
    #expect(metrics.face(of: font) == font.nibFace)
  }

  @Test(
    "Each face of Helvetica Neue has the sizes that Interface Builder saved",
    arguments: [
      ("HelveticaNeue", "Content", 17, 61, 20), ("HelveticaNeue", "Title", 17, 32, 20),
      ("HelveticaNeue-Italic", "NOUN", 22, 65, 26), ("HelveticaNeue-Thin", "steps", 80, 183, 95),
      ("HelveticaNeue-Thin", "alt", 80, 75, 95), ("HelveticaNeue-Thin", "distance", 30, 106, 36),
    ] as [(String, String, CGFloat, CGFloat, CGFloat)])
  func helveticaNeueFaces(
    name: String, text: String, points: CGFloat, width: CGFloat, height: CGFloat
  ) {
    #expect(size(text, name, points, 7531) == CGSize(width: width, height: height))
  }

  @Test("Helvetica Neue Light has the sizes that Interface Builder saved") func helveticaNeueLight() {
    #expect(size("Labelize", "HelveticaNeue-Light", 17, 22154) == CGSize(width: 60, height: 20.5))
    #expect(size("MarqueeLabel", "HelveticaNeue-Light", 22, 15705) == CGSize(width: 135.5, height: 26))
  }

  @Test(
    "Open fonts and fonts with published widths have the sizes that Interface Builder saved",
    arguments: [
      ("NunitoSans-Light", "Datefqsfsqfqsfsq", 12, 21507, 91, 16.5),
      ("NunitoSans-Light", "Facultatif (200 caractères max)", 13, 20037, 177, 18),
      ("NunitoSans-Bold", "Oui", 15, 22155, 24.5, 20.5), ("NunitoSans-Regular", "xxx/200", 10, 20037, 37, 14),
      ("sora-rc004-0417-Regular", "Schnorrkel", 16, 18122, 88.5, 20.5),
      ("sora-rc004-0417-Regular", "US Dollars, $", 14, 18122, 90, 18),
      ("OpenSans-Semibold", "Wi-fi only download", 15, 13771, 143, 20.5),
      ("Arial-BoldMT", "PROV_14", 18, 14490, 81.5, 20.5), ("Avenir-Medium", "UPLOAD", 16, 13771, 65.5, 22),
      ("AvenirNext-Regular", "AWAKE", 30, 11762, 108, 41),
      ("AvenirNext-Medium", "CANADA", 36, 11762, 157, 49.5),
      ("AvenirNext-Regular", "Temp", 90, 14460, 231.5, 123),
      ("AvenirNext-UltraLight", "Country", 15, 14460, 52.5, 20.5),
    ] as [(String, String, CGFloat, Int, CGFloat, CGFloat)])
  func tables(
    name: String, text: String, points: CGFloat, toolsVersion: Int, width: CGFloat, height: CGFloat
  ) {
    #expect(size(text, name, points, toolsVersion) == CGSize(width: width, height: height))
  }

  @Test(
    "The line height of a font is its ascender and its descender, without its line gap",
    arguments: [
      ("Sora-Regular", 1.26), ("Roboto-Medium", 1.172), ("ArialMT", 1.117), ("Helvetica", 1.15),
      ("CourierNewPSMT", 1.133),
      ("Georgia-Bold", 1.136), ("Gotham-Book", 1), ("GothamPro", 0.9), ("AtlasGrotesk-Bold", 1),
    ] as [(String, CGFloat)])
  func lineHeights(name: String, em: CGFloat) {
    let metrics = TextMetrics(.device(scale: 2))
    let height = metrics.lineHeight(of: UIFont(nibName: name, size: 1000)) / 1000
    #expect(abs(height - em) < 0.0006)
    let font = UIFont(nibName: name, size: 1000)
    #expect(abs((font.ascender - font.descender) / 1000 - em) < 0.0006)
  }

  @Test("Letters with diacritics are as wide as the font says, or as their base letters") func diacritics() {
    let metrics = TextMetrics(.device(scale: 2))
    for name in ["Lato-Regular", "Georgia", "OpenSans"] {
      let font = UIFont(nibName: name, size: 100)
      let plain = metrics.width(of: "e", font: font)
      #expect(metrics.width(of: "é", font: font) == plain)
      #expect(metrics.width(of: "e\u{301}", font: font) == plain)
    }
  }

  @Test("The system's symbol of a triangle is wider before iOS 11") func triangle() {
    func width(_ toolsVersion: Int) -> CGFloat {
      TextMetrics(.canvas(toolsVersion: toolsVersion, scale: 2))
        .width(of: "\u{25B6}", font: .systemFont(ofSize: 150)).rounded(.up)
    }
    #expect([10116, 12121, 14490, 21507].map(width) == [150, 150, 121, 121])
  }

  @Test("Helvetica Neue is kerned after capitals such as T and Y") func helveticaNeueKerning() {
    let metrics = TextMetrics(.canvas(toolsVersion: 21507, scale: 2))
    let font = UIFont(nibName: "HelveticaNeue", size: 100)
    func kern(_ pair: String) -> CGFloat {
      let whole = metrics.width(of: pair, font: font)
      return (whole - pair.reduce(0) { $0 + metrics.width(of: String($1), font: font) }).rounded()
    }
    #expect(["To", "Yo", "AV", "TA", "oT", "fi", "T."].map(kern) == [-11, -10, -5, -5, 0, 0, 0])
  }

  @Test(
    "The system font before San Francisco is within a point of the widths that Interface Builder saved",
    arguments: [
      ("Search", 15, false, 48), ("Share Sample", 15, false, 96), ("Toggle Label2", 17, false, 107),
      ("Label1", 17, false, 52), ("Headline", 16, true, 66), ("Label", 48, true, 122),
    ] as [(String, CGFloat, Bool, CGFloat)])
  func oldSystemFont(text: String, points: CGFloat, isBold: Bool, width: CGFloat) {
    let metrics = TextMetrics(.canvas(toolsVersion: 7531, scale: 2))
    let font = isBold ? UIFont.boldSystemFont(ofSize: points) : .systemFont(ofSize: points)
    #expect(abs(metrics.pixelWidth(of: text, font: font) - width) <= 1)
  }
}
