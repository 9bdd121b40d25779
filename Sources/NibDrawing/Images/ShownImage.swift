import NibCore

/// An image that a view shows, with the content of its file.
struct ShownImage {
  let content: ImageContent
  /// The frame of the whole image, in points from the view's top left corner.
  let frame: CGRect
  /// The color of a template image; `nil` if the image is drawn in its own colors.
  let tint: UIColor?
}

extension ShownImage {
  /// The images of a view, back to front; empty if it shows none, or if the file of any of them cannot be read.
  ///
  /// - Parameter pixelsPerPoint: the resolution of the drawing, used to choose among the files of an image.
  static func all(of view: UIView, pixelsPerPoint: Double, store: ImageStore = .shared) -> [ShownImage] {
    var images: [ShownImage] = []
    for image in ImageReference.all(of: view) {
      guard let content = image.content(in: view, pixelsPerPoint, store: store) else { return [] }
      images.append(ShownImage(image, content, in: view, pixelsPerPoint))
    }
    return images
  }

  private init(_ reference: ImageReference, _ image: ReadImage, in view: UIView, _ pixelsPerPoint: Double) {
    frame = reference.place(reference.image.nibSize ?? image.size)
    content = image.content(filling: frame.size, pixelsPerPoint: pixelsPerPoint)
    let isTemplate = reference.image.nibIsTemplate(reference.set, standard: reference.isTemplateByDefault)
    tint = isTemplate ? view.tintColor : reference.image.nibTintColor
  }
}

extension CellGrid {
  /// The resolution of images, which are drawn in half blocks: the number of pixels per point.
  var pixelsPerPoint: Double { max(1 / cellWidth, 2 / cellHeight) }
}
