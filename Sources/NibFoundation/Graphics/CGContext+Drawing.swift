// Functions and constants have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions that draw, and the functions that change the style of drawing. They have no effect.

extension CGContext {
  public func strokePath() { end() }
  public func fillPath(using rule: CGPathFillRule = .winding) { end() }
  public func drawPath(using mode: CGPathDrawingMode) { end() }
  public func clip(using rule: CGPathFillRule = .winding) { end() }
  public func clip(to rect: CGRect) {}
  public func clip(to rects: [CGRect]) {}
  public func clip(to rect: CGRect, mask: CGImage) {}
  public func resetClip() {}
  public func clear(_ rect: CGRect) {}
  public func fill(_ rect: CGRect) { EffectlessFeature.drawing.report() }
  public func fill(_ rects: [CGRect]) { EffectlessFeature.drawing.report() }
  public func fillEllipse(in rect: CGRect) { EffectlessFeature.drawing.report() }
  public func stroke(_ rect: CGRect, width: CGFloat = 1) { EffectlessFeature.drawing.report() }
  public func strokeEllipse(in rect: CGRect) { EffectlessFeature.drawing.report() }
  public func strokeLineSegments(between points: [CGPoint]) { EffectlessFeature.drawing.report() }
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) { EffectlessFeature.drawing.report() }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) { EffectlessFeature.drawing.report() }
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  public func endTransparencyLayer() {}
  public func flush() {}
  public func synchronize() {}

  public func setFillColor(_ color: CGColor) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = .black) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
}
