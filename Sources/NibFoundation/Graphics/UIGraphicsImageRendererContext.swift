import Foundation

/// The drawing of an image renderer.
open class UIGraphicsImageRendererContext: NSObject {
  /// The drawing of Core Graphics.
  public let cgContext: CGContext
  /// The properties of the image.
  public let format: UIGraphicsImageRendererFormat
  /// The image drawn so far.
  public var currentImage: UIImage { cgContext.image }

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// Has no effect: nothing is drawn.
  open func fill(_ rect: CGRect) { EffectlessFeature.drawing.report() }
  /// Has no effect: nothing is drawn.
  open func stroke(_ rect: CGRect) { EffectlessFeature.drawing.report() }
  /// Has no effect: nothing is drawn.
  open func clip(to rect: CGRect) {}
  /// Has no effect: nothing is drawn.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { EffectlessFeature.drawing.report() }
}
