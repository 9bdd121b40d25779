// Functions and constants have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Begins an image of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { GraphicsStack.push(CGContext(size: size)) }

/// Begins an image of a size in points.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsBeginImageContext(size)
}

/// The drawing that was begun last; `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.last }

/// The image of the drawing that was begun last: the image that was drawn into it, resized, or an empty image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsStack.last?.image }

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

/// Makes a drawing the current drawing.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Makes the previous drawing the current drawing.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Has no effect: nothing is drawn.
public func UIRectFill(_ rect: CGRect) { EffectlessFeature.drawing.report() }
/// Has no effect: nothing is drawn.
public func UIRectFrame(_ rect: CGRect) { EffectlessFeature.drawing.report() }
/// Has no effect: nothing is drawn.
public func UIRectClip(_ rect: CGRect) { EffectlessFeature.drawing.report() }

extension UIImage {
  /// Draws the image: it becomes the image of the current drawing (`UIGraphicsGetCurrentContext()`).
  public func draw(in rect: CGRect, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1) {
    GraphicsStack.last?.draw(self)
  }
  /// Draws the image: it becomes the image of the current drawing (`UIGraphicsGetCurrentContext()`).
  public func draw(at point: CGPoint, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1) {
    GraphicsStack.last?.draw(self)
  }
}
