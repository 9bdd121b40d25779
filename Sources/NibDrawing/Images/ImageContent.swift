import NibCore

/// What the file of an image contains.
enum ImageContent: Equatable, Sendable {
  case pixels(PixelImage)
  case graphic(VectorGraphic)

  /// About the number of bytes in memory.
  var byteCount: Int {
    switch self {
    case .pixels(let image): image.bytes.count
    case .graphic(let graphic): graphic.byteCount
    }
  }

  /// The kinds of small parts of the file that are not drawn.
  var leftOut: Set<GraphicBuilder.LeftOut> {
    if case .graphic(let graphic) = self { graphic.leftOut } else { [] }
  }

  /// The size in points if the file has the given number of pixels per point.
  func size(scale: Double) -> CGSize {
    switch self {
    case .pixels(let image): CGSize(width: Double(image.width) / scale, height: Double(image.height) / scale)
    case .graphic(let graphic): graphic.size
    }
  }

  /// The pixels of the image; those of a drawing in the given size.
  ///
  /// - Parameters:
  ///   - size: the size in points in which the image is shown.
  ///   - pixelsPerPoint: the resolution of a drawing.
  func pixels(size: CGSize, pixelsPerPoint: Double) -> PixelImage {
    switch self {
    case .pixels(let image): image
    case .graphic(let graphic): graphic.image(size: size, pixelsPerPoint: pixelsPerPoint)
    }
  }
}

extension VectorGraphic {
  /// About the number of bytes in memory.
  fileprivate var byteCount: Int { Self.byteCount(of: items) }

  private static func byteCount(of items: [GraphicItem]) -> Int {
    items.reduce(0) { sum, item in
      switch item {
      case .path(let path): sum + 400 + 56 * path.shape.outline.parts.count
      case .pixels(let image, _): sum + image.bytes.count
      case .group(let group):
        sum + 400 + byteCount(of: group.items) + byteCount(of: group.mask?.items ?? [])
          + group.clips.reduce(0) { $0 + 200 + 56 * $1.outline.parts.count }
      }
    }
  }
}
