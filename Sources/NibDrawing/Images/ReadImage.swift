import NibCore

/// The content of an image's file or bytes, with the size and the slices of the image.
struct ReadImage {
  /// The whole image. The pixels can be those of a reduced image.
  private let content: ImageContent
  /// The size of the whole image in points.
  private let wholeSize: CGSize
  private let slices: ImageSlices?

  /// The natural size of the image in points, without the parts that slices leave out.
  var size: CGSize { slices?.size(of: wholeSize) ?? wholeSize }

  /// - Parameter size: the size of the whole image in points; `nil` for that of its pixels.
  init(_ content: ImageContent, of image: UIImage, size: CGSize?) {
    self.content = content
    wholeSize = size ?? content.size(scale: 1)
    slices = image.nibSlices
  }

  /// Reads the file of an image of the project; `nil` if it cannot be read.
  init?(_ file: ImageSet.File, of image: UIImage, in view: UIView, store: ImageStore) {
    guard let content = try? store.image(at: file.path) else { return nil }
    self.content = content
    wholeSize = view.nibEnvironment.catalogs?.size(of: file) ?? content.size(scale: file.scale)
    slices = image.nibSlices ?? file.slices
  }

  /// The content of the image for a drawing: the whole image, or the parts of its slices in the places that they have in
  /// that size.
  ///
  /// - Parameters:
  ///   - size: the size in points in which the image is drawn.
  ///   - pixelsPerPoint: the resolution of the drawing.
  func content(filling size: CGSize, pixelsPerPoint: Double) -> ImageContent {
    let lengths = [size.width, size.height, wholeSize.width, wholeSize.height]
    guard let slices, lengths.allSatisfy({ $0 > 0 && $0.isFinite }),
      size != wholeSize || self.size != wholeSize
    else { return content }
    // In cells, a pixel per point shows the edges exactly enough.
    let pixelsPerPoint = max(1, pixelsPerPoint)
    let sliced = SlicedImage(
      pixels: content.pixels(size: wholeSize, pixelsPerPoint: pixelsPerPoint),
      columns: SlicedAxis(slices.horizontal, whole: wholeSize.width, length: size.width, slices.isTiled),
      rows: SlicedAxis(slices.vertical, whole: wholeSize.height, length: size.height, slices.isTiled))
    return .pixels(sliced.drawn(pixelsPerPoint: pixelsPerPoint))
  }
}
