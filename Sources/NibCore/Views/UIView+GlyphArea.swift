extension UIView {
  /// The area of the view's glyphs in its bounds, in points; `nil` if the view shows no text.
  package var nibGlyphArea: CGRect? { nibTextFit.flatMap { nibGlyphArea(of: $0) } }

  /// The area of the view's glyphs for its `nibTextFit`, which measures the text.
  package func nibGlyphArea(of fit: TextFit) -> CGRect? {
    guard let text = nibText else { return nil }
    let area = bounds.inset(by: text.insets)
    let size = CGSize(width: min(fit.needed.width, area.width), height: min(fit.needed.height, area.height))
    let x =
      switch text.alignment {
      case .left: area.minX
      case .center: area.midX - size.width / 2
      case .right: area.maxX - size.width
      }
    let y =
      switch text.vertical {
      case .top: area.minY
      case .center: area.midY - size.height / 2
      case .bottom: area.maxY - size.height
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
