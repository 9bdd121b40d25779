import Testing

@testable import NibCore
@testable import NibResources

@Suite struct UIImageViewTests {
  @Test("An image view has the size that the document's resources give its image")
  func resourceSize() throws {
    let (view, problems) = try ViewSamples.load(
      "<imageView contentMode=\"scaleAspectFit\" image=\"cat\" highlightedImage=\"dog\" id=\"i\"/>",
      as: UIImageView.self,
      resources:
        "<image name=\"cat\" width=\"30\" height=\"20\"/><image name=\"dog\" width=\"5\" height=\"6\"/>")
    #expect(problems == [])
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 5, height: 6))
  }

  @Test("Replacing the highlighted image that is shown makes the layout measure the view again")
  func highlightedImageChange() {
    let cat = UIImage(nibSource: .named("cat"), size: CGSize(width: 30, height: 20))
    let dog = UIImage(nibSource: .named("dog"), size: CGSize(width: 5, height: 6))
    let view = UIImageView(image: cat, highlightedImage: cat)
    view.isHighlighted = true
    view.layoutState.needsLayout = false
    view.highlightedImage = cat
    #expect(!view.layoutState.needsLayout)
    view.highlightedImage = dog
    #expect(view.layoutState.needsLayout)
  }

  @Test("An image view without an image of known size has no intrinsic size") func noImage() {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    #expect(UIImageView(frame: .zero).intrinsicContentSize == none)
    #expect(UIImageView(image: UIImage(nibSource: .named("unknown"))).intrinsicContentSize == none)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
  }

  /// Sizes that Interface Builder stored for symbols (attributes, proportions, width and height).
  @Test(
    "Configuration and proportions determine the size of a symbol",
    arguments: [
      ("", 128.0, 123.0, CGSize(width: 19.5, height: 19)),
      ("configurationType=\"pointSize\" pointSize=\"12\"", 128, 128, CGSize(width: 13.5, height: 13.5)),
      ("scale=\"large\"", 100, 50, CGSize(width: 35, height: 17.5)),
    ])
  func symbols(configuration: String, width: Double, height: Double, expected: CGSize) throws {
    let child =
      configuration.isEmpty
      ? "" : "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(configuration)/>"
    let (view, problems) = try ViewSamples.load(
      "<imageView image=\"info.circle\" catalog=\"system\" id=\"i\">\(child)</imageView>",
      as: UIImageView.self,
      resources: "<image name=\"info.circle\" catalog=\"system\" width=\"\(width)\" height=\"\(height)\"/>")
    #expect(problems == [])
    #expect(view.intrinsicContentSize == expected)
  }

  @Test(
    "The weight of a symbol in a document, or else that of its font, makes it bold",
    arguments: [
      ("", "", UIImage.SymbolWeight.unspecified), ("weight=\"thin\"", "", .thin),
      ("weight=\"bold\"", "", .bold),
      ("configurationType=\"pointSize\" pointSize=\"30\" weight=\"semibold\"", "", .semibold),
      ("configurationType=\"font\"", "style=\"UICTFontTextStyleHeadline\"", .semibold),
      ("configurationType=\"font\" weight=\"light\"", "style=\"UICTFontTextStyleHeadline\"", .light),
    ])
  func weights(configuration: String, font: String, weight: UIImage.SymbolWeight) throws {
    let description = font.isEmpty ? "" : "<fontDescription key=\"fontDescription\" \(font)/>"
    let (view, problems) = try ViewSamples.load(
      """
      <imageView image="star" catalog="system" id="i">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(configuration)>\(description)
      </preferredSymbolConfiguration></imageView>
      """, as: UIImageView.self,
      resources: "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"128\"/>")
    #expect(problems == [])
    #expect(view.nibConfiguredImage?.nibConfiguration.nibWeight == weight)
  }

  /// Saved image views of 100 points, whose constraints make their alignment rectangles that high.
  @Test(
    "The alignment rectangle of a symbol is as high as a line of text, whatever the symbol's own height is",
    arguments: [
      ("info.circle", 128.0, 121.0, "", -1.0), ("chevron.right", 96, 128, "", -3.5),
      ("chevron.right.circle.fill", 128, 121, "", -1), ("checkmark", 128, 114, "", -3.5),
      ("plus", 128, 113, "", -4), ("bell.badge", 117, 128, "", 0.5),
      ("exclamationmark.triangle.fill", 128, 109, "scale=\"small\"", -5.5),
    ])
  func alignment(name: String, width: Double, height: Double, configuration: String, change: Double) throws {
    let symbol = """
      <imageView image="\(name)" catalog="system" id="i">\
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(configuration)/></imageView>
      """
    let (view, problems) = try ViewSamples.load(
      symbol, as: UIImageView.self,
      resources: "<image name=\"\(name)\" catalog=\"system\" width=\"\(width)\" height=\"\(height)\"/>")
    #expect(problems == [])
    let insets = view.alignmentRectInsets
    #expect(insets.top == insets.bottom && insets.left == 0 && insets.right == 0)
    #expect(abs(Double(insets.top + insets.bottom) - change) <= 0.5)
    #expect(view.nibSymbolTolerance == 5)
  }

  @Test("The alignment rectangle of other images, and of symbols in a terminal, is the frame") func noInsets()
  {
    let image = UIImageView(image: UIImage(nibSource: .named("cat")))
    #expect(image.alignmentRectInsets == .zero && image.nibSymbolTolerance == 0)
    let symbol = UIImageView(image: UIImage(systemName: "plus"))
    #expect(symbol.alignmentRectInsets == .zero && symbol.nibSymbolTolerance == 0)
  }

  @Test("An image is drawn as its name in a frame, and a symbol as a glyph") func drawing() {
    let named = UIImageView(image: UIImage(nibSource: .named("cat")))
    #expect(ViewSamples.drawing(of: named, columns: 7, rows: 3) == ["┌┄┄┄┄┄┐", "┆ cat ┆", "└┄┄┄┄┄┘"])
    #expect(ViewSamples.drawing(of: named, columns: 7, rows: 3, style: .boxes) == ["", "  cat", ""])
    #expect(ViewSamples.drawing(of: named, columns: 5, rows: 1) == ["[cat]"])
    let symbol = UIImageView(image: UIImage(systemName: "star.fill"))
    #expect(ViewSamples.drawing(of: symbol, columns: 5, rows: 3) == ["", "  ★", ""])
    symbol.contentMode = .bottomRight
    #expect(ViewSamples.drawing(of: symbol, columns: 5, rows: 2) == ["", "    ★"])
    #expect(ViewSamples.drawing(of: UIImageView(frame: .zero), columns: 3, rows: 1) == [""])
  }

  @Test(
    "A symbol has the glyph of the longest known beginning of its name",
    arguments: [
      ("star", "☆"), ("star.fill", "★"), ("star.circle.fill", "☆"), ("chevron.right.circle", "›"),
      ("person.crop.circle", "☺"), ("nothing.like.it", nil), ("", nil),
    ])
  func glyphs(name: String, glyph: String?) { #expect(SymbolGlyphs.glyph(of: name) == glyph) }

  @Test(
    "Only symbols that are named by the reading direction are mirrored",
    arguments: [
      ("chevron.forward", "‹"), ("chevron.backward.circle", "›"), ("arrow.forward", "←"),
      ("chevron.right", "›"),
    ])
  func mirroredGlyphs(name: String, glyph: String) {
    #expect(SymbolGlyphs.glyph(of: name, isRightToLeft: true) == glyph)
  }

  @Test("Every glyph of a symbol is one column wide") func glyphWidths() {
    #expect(SymbolGlyphs.glyphs.values.filter { CellText.columns(of: $0) != 1 } == [])
  }
}
