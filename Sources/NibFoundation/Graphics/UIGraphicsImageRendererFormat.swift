import Foundation

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
