import Testing

@testable import NibCore

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
    #expect(UIImageView(image: UIImage(named: "unknown")).intrinsicContentSize == none)
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

  @Test("An image is drawn as its name in a frame, and a symbol as a glyph") func drawing() {
    let named = UIImageView(image: UIImage(named: "cat"))
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

  @Test("Every glyph of a symbol is one column wide") func glyphWidths() {
    #expect(SymbolGlyphs.glyphs.values.filter { CellText.columns(of: $0) != 1 } == [])
  }
}
