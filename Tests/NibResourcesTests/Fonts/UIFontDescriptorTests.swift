import Testing

@testable import NibResources

/// Fonts that are made from the descriptions of other fonts.
@Suite struct UIFontDescriptorTests {
  @Test(
    "The bold and the slanted font of a family",
    arguments: [
      ("HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-BoldItalic"),
      ("AvenirNext-Regular", "AvenirNext-Bold", "AvenirNext-Italic", "AvenirNext-BoldItalic"),
      ("Menlo-Regular", "Menlo-Bold", "Menlo-Italic", "Menlo-BoldItalic"),
    ])
  func traits(regular: String, bold: String, italic: String, both: String) throws {
    let font = try #require(UIFont(name: regular, size: 20))
    func name(_ traits: UIFontDescriptor.SymbolicTraits) -> String? {
      font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0).fontName }
    }
    #expect([name([]), name(.traitBold), name(.traitItalic)] == [regular, bold, italic])
    #expect(name([.traitBold, .traitItalic]) == both)
    let strong = try #require(UIFont(name: both, size: 20)).fontDescriptor
    #expect(strong.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    #expect(strong.withSymbolicTraits([])?.postscriptName == regular)
  }

  @Test("A family without a bold font has none") func missingStyle() throws {
    let font = try #require(UIFont(name: "Zapfino", size: 20))
    #expect(font.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
  }

  @Test("The system font keeps its text style, unless another size is set") func textStyles() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(bold.symbolicTraits == .traitBold && bold.pointSize == body.pointSize)
    #expect(UIFont(descriptor: bold, size: 0).nibTextStyle == .body)
    #expect(UIFont(descriptor: bold, size: 30) == .systemFont(ofSize: 30, weight: .bold))
    #expect(UIFont(descriptor: body.fontDescriptor, size: 0) == body)
  }

  @Test("Attributes describe a font") func attributes() {
    func font(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
      UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
    }
    #expect(font([.family: "Helvetica Neue", .size: 12]) == UIFont(name: "HelveticaNeue", size: 12))
    #expect(font([.name: "Menlo-Bold", .size: 9.5]) == UIFont(name: "Menlo-Bold", size: 9.5))
    #expect(font([:]) == .systemFont(ofSize: UIFont.systemFontSize))
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.heavy]
    let heavy = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([.traits: traits])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 15, weight: .heavy))
    #expect(heavy.object(forKey: .size) as? CGFloat == 15)
  }

  @Test("The system font has a variant for code") func designs() {
    let system = UIFont.systemFont(ofSize: 15, weight: .medium).fontDescriptor
    let code = system.withDesign(.monospaced)
    #expect(
      code.map { UIFont(descriptor: $0, size: 0) } == .monospacedSystemFont(ofSize: 15, weight: .medium))
    #expect(code?.symbolicTraits == .traitMonoSpace && system.withDesign(.rounded) == system)
    #expect(UIFontDescriptor(name: "Menlo-Regular", size: 9).withDesign(.serif) == nil)
  }
}
