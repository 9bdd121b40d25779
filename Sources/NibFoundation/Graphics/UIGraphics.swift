// Functions and constants have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The drawings that a program has begun on the current thread, the innermost one last.
enum GraphicsStack {
  private static let key = "NibTerm.GraphicsStack"

  private static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static var last: CGContext? { contexts.last }
  static func push(_ context: CGContext) { contexts.append(context) }
  static func pop() { _ = contexts.popLast() }
}

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

/// The properties of the images that a renderer makes.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point. Stored, but has no effect.
  open var scale: CGFloat = 1
  /// Whether the images have no transparent parts. Stored, but has no effect.
  open var opaque = false
  /// Whether the images have colors that screens cannot show. Stored, but has no effect.
  open var prefersExtendedRange = false
  /// Creates the properties for the traits of a screen.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
  /// The default properties.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The properties for the main screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

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

/// Makes images of a size. An image contains the image that is drawn into it, or nothing.
open class UIGraphicsImageRenderer: NSObject {
  /// The properties of the images.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  /// Creates a renderer for images with the size of a rectangle.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  /// Creates a renderer for images with the size of a rectangle.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }
  /// Creates a renderer for images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (self.size, self.format) = (size, format)
  }

  /// Makes an image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: size)
    GraphicsStack.push(context)
    actions(UIGraphicsImageRendererContext(context, format))
    GraphicsStack.pop()
    return context.image
  }

  /// Makes an image and returns its bytes, which are empty if no image was drawn.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Makes an image and returns its bytes, which are empty if no image was drawn.
  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: quality) ?? Data() }
}

extension UIImage {
  /// Draws the image: it becomes the image of the current drawing (`UIGraphicsGetCurrentContext()`).
  public func draw(in rect: CGRect) { GraphicsStack.last?.draw(self) }
  /// Draws the image: it becomes the image of the current drawing (`UIGraphicsGetCurrentContext()`).
  public func draw(at point: CGPoint) { GraphicsStack.last?.draw(self) }
  /// Draws the image: it becomes the image of the current drawing (`UIGraphicsGetCurrentContext()`).
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }
  /// Draws the image: it becomes the image of the current drawing (`UIGraphicsGetCurrentContext()`).
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(at: point) }
}
