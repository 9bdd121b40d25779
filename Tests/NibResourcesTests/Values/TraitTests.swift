import Testing

@testable import NibResources

@Suite struct TraitTests {
  @Test("Later trait collections override earlier ones when they are merged") func mergedTraits() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 3),
    ])
    #expect(merged == UITraitCollection(style: .dark, horizontal: .regular, displayScale: 3))
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!merged.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(
      merged.hashValue == UITraitCollection(style: .dark, horizontal: .regular, displayScale: 3).hashValue)
    #expect(merged.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("Content size categories are ordered, and the last five are accessibility sizes")
  func contentSizes() {
    let categories = UIContentSizeCategory.nibOrdered
    #expect(categories == categories.sorted())
    #expect(categories.map(\.isAccessibilityCategory) == (0..<12).map { $0 >= 7 })
    #expect(UIContentSizeCategory.nibShortNames.compactMap(UIContentSizeCategory.init) == categories)
    #expect(UIContentSizeCategory(nibShortName: "AX6") == nil)
    #expect(UIContentSizeCategory.extraLarge.rawValue == "UICTContentSizeCategoryXL")
  }

  @Test("A copy of a paragraph style does not change with the original") func paragraphStyles() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    style.lineSpacing = 5
    #expect(copy.lineSpacing == 4)
    #expect(copy != style)
    #expect(NSParagraphStyle.default.alignment == .natural)
    #expect((copy.mutableCopy() as? NSMutableParagraphStyle)?.alignment == .center)
  }

  @Test("An image has a name, a size and a rendering mode") func images() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.isSymbolImage && star.nibName == "star.fill" && star.size == .zero)
    let sized = UIImage(nibSource: .named("Icon"), size: CGSize(width: 22, height: 24))
    #expect(sized.size == CGSize(width: 22, height: 24))
    #expect(sized.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(sized.withRenderingMode(.automatic) == sized)
    #expect(sized != UIImage(nibSource: .named("Icon")))
    #expect(UIImage().nibName == nil)
  }
}
