import Foundation

/// Makes images of a size. An image contains the image that is drawn into it, or nothing.
open class UIGraphicsImageRenderer: NSObject {
  /// The properties of the images.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  /// Creates a renderer for images with the size of a rectangle.
  public convenience init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.init(size: bounds.size, format: format)
  }
  /// Creates a renderer for images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
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
