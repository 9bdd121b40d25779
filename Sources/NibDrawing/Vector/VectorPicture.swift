import NibCore

/// A drawing of views in points: shapes, texts and images from back to front. `VectorSVG` and `VectorRaster` write it.
package struct VectorPicture: Equatable {
  /// The size in points. Everything outside is cut off.
  package var size: CGSize
  /// The items, back to front, in coordinates that begin in the top left corner.
  package var items: [VectorItem]

  package init(size: CGSize, items: [VectorItem]) {
    self.size = size
    self.items = items
  }
}

/// An image that fills a rectangle.
package struct VectorImage: Equatable {
  package var pixels: PixelImage
  package var frame: CGRect
  package var opacity: Double
}
