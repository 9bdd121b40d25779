import Testing

@testable import NibResources

@Suite struct UIFontTests {
  @Test("System fonts have UIKit's names, weights and default size") func systemFonts() {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(font.nibFace == .system(.semibold))
    #expect(font.fontName == ".SFUI-Semibold")
    #expect(font.familyName == ".AppleSystemUIFont")
    #expect(UIFont.boldSystemFont(ofSize: 12).nibFace == .system(.bold))
    #expect(UIFont.italicSystemFont(ofSize: 12).nibFace.isItalic)
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
  }

  @Test("The system font has the line height, ascender and descender of San Francisco") func lineMetrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(font.ascender - 16.1865234375) < 1e-9)
    #expect(abs(font.descender + 4.1005859375) < 1e-9)
  }

  @Test(
    "A font of the operating system has its family name",
    arguments: [
      ("HelveticaNeue-Light", "Helvetica Neue"), ("ArialMT", "Arial"), ("Menlo-Bold", "Menlo"),
    ])
  func installedFonts(name: String, family: String) {
    #expect(UIFont(name: name, size: 10)?.familyName == family)
  }

  @Test("An unknown font is nil in code, but a font from a nib keeps its name") func unknownFonts() {
    #expect(UIFont(name: "Roboto-Regular", size: 10) == nil)
    #expect(UIFont(name: "Helvetica Neue", size: 10)?.fontName == "HelveticaNeue")
    #expect(UIFont(name: "Avenir", size: 10)?.familyName == "Avenir")
    let kept = UIFont(nibName: "Roboto-Bold", size: 10)
    #expect(kept.fontName == "Roboto-Bold")
    #expect(kept.familyName == "Roboto")
    #expect(kept.nibFace.isBold)
  }

  @Test("Private names in a nib stand for the system font") func privateNames() {
    #expect(UIFont(nibName: ".AppleSystemUIFont", size: 10) == .systemFont(ofSize: 10))
    #expect(UIFont(nibName: ".SFUI-Bold", size: 10) == .boldSystemFont(ofSize: 10))
    #expect(UIFont(nibName: ".SFUIText-Italic", size: 10) == .italicSystemFont(ofSize: 10))
  }

  @Test("A font of a text style loses the style when its size is fixed") func textStyles() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.nibTextStyle == .body)
    #expect(body.pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .headline).nibFace == .system(.semibold))
    #expect(body.withSize(17).nibTextStyle == nil)
    #expect(body != body.withSize(17))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let fixed = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    #expect(fixed == .systemFont(ofSize: 33))
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil) == body)
  }

  @Test("A font weight is found by the nearest number or by its name") func nearestWeight() {
    #expect(FontWeight(nearest: UIFont.Weight(0.25)) == .medium)
    #expect(FontWeight(nearest: UIFont.Weight(9)) == .black)
    #expect(FontWeight(name: "ultraLight") == .ultraLight)
    #expect(FontWeight(name: "fat") == nil)
  }
}
