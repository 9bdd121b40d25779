extension UIView {
  /// The area of the view's glyphs in its bounds, in points; `nil` if the view shows no text.
  package var nibGlyphArea: CGRect? { nibTextFit.flatMap { nibGlyphArea(of: $0) } }

  /// The area of the view's glyphs for its `nibTextFit`, which measures the text.
  package func nibGlyphArea(of fit: TextFit) -> CGRect? {
    guard let text = nibText else { return nil }
    let area = bounds.inset(by: text.insets)
    let size = CGSize(width: min(fit.needed.width, area.width), height: min(fit.needed.height, area.height))
    return CGRect(
      x: text.alignment.start(of: size.width, from: area.minX, to: area.maxX),
      y: text.vertical.start(of: size.height, from: area.minY, to: area.maxY), width: size.width,
      height: size.height)
  }
}
