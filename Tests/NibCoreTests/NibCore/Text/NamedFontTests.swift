import Testing

@testable import NibCore

/// Sizes of labels that Interface Builder saved, in fonts other than the system's.
@Suite struct NamedFontTests {
  private func size(_ text: String, _ font: String, _ size: CGFloat, _ toolsVersion: Int) -> CGSize {
    TextMetrics(.canvas(toolsVersion: toolsVersion, scale: 2))
      .size(of: text, font: UIFont(nibName: font, size: size), numberOfLines: 1)
  }

  @Test(
    "Interface Builder of Xcode 11 measured an app's own fonts as Helvetica Neue",
    arguments: [
      ("WEIGHT", 10, 39, 12), ("PLEDGE", 10, 39, 12), ("REQUESTS", 10, 53, 12),
      ("SENDER", 10, 40, 12), ("TODAY", 10, 33, 12), ("06:30 PM", 13, 56, 15.5), ("$150", 18, 40.5, 21),
      ("#25", 24, 40.5, 28),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func appFonts(
    text: String, points: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let expected = CGSize(width: width, height: height)
    #expect(size(text, "OpenSans-Semibold", points, 15400) == expected)
    #expect(size(text, "HelveticaNeue", points, 15400) == expected)
  }

  @Test("Versions before Xcode 11 and after Xcode 12, and devices, measure an app's own fonts as they are")
  func appFontsElsewhere() {
    #expect(size("light", "Montserrat-Medium", 18, 14460).height == 22)
    #expect(size("light", "Montserrat-Medium", 18, 16096).height == 21)
    #expect(size("light", "Montserrat-Medium", 18, 21701).height == 22)
    let device = TextMetrics(.device(scale: 2))
    #expect(device.pixelLineHeight(of: UIFont(nibName: "Montserrat-Medium", size: 18)) == 22)
  }

  @Test(
    "Fonts of the operating system are never replaced",
    arguments: [
      "Menlo-Regular", "AvenirNext-MediumItalic", ".SFUI-Regular", "SFProText-Bold", "DINAlternate",
    ])
  func installedFonts(name: String) {
    let metrics = TextMetrics(.canvas(toolsVersion: 16097, scale: 2))
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
