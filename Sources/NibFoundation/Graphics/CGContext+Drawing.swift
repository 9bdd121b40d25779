// Functions and constants have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions of a drawing that draw, and those that set how. They are accepted, but draw nothing.

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
  public func stroke(_ rect: CGRect) { EffectlessFeature.drawing.report() }
  public func stroke(_ rect: CGRect, width: CGFloat) { EffectlessFeature.drawing.report() }
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
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The combination of a color with the one behind it.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
    destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// The quality with which images are resized.
public enum CGInterpolationQuality: Int32, Hashable, Sendable { case `default`, none, low, high, medium }

/// The areas beyond the ends of a gradient that are filled.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A set of colors. NibTerm computes all colors in extended sRGB.
public final class CGColorSpace: NSObject, Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Creates a set of colors by its name.
  public init?(name: String) { super.init() }
  fileprivate override init() { super.init() }
}

/// The colors of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// The grays of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// A gradient, which is not drawn.
public final class CGGradient: NSObject {
  /// Creates a gradient from colors.
  public init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) { super.init() }
  /// Creates a gradient from the components of colors.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) { super.init() }
}

/// The place of the opacity in a pixel.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The layout of pixels.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
