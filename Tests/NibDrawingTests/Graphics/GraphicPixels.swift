import NibCells

@testable import NibDrawing

/// A drawing in one pixel per point, for comparisons of single pixels.
struct GraphicPixels {
  private let image: PixelImage

  /// - Parameter scale: the number of pixels per point.
  init(pdf bytes: [UInt8], scale: Double = 1) throws { self.init(try PDFContentReader.graphic(bytes), scale) }

  init(svg text: String, scale: Double = 1) throws {
    self.init(try SVGReader.graphic(Array(text.utf8)), scale)
  }

  private init(_ graphic: VectorGraphic, _ scale: Double) {
    image = graphic.image(size: graphic.size, pixelsPerPoint: scale)
  }

  var size: [Int] { [image.width, image.height] }

  /// The color and opacity of a pixel, multiplied, as `0xRRGGBBAA`.
  subscript(_ x: Int, _ y: Int) -> UInt32 {
    let place = 4 * (y * image.width + x)
    return image.bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The letters of the pixels of a row: `.` for transparent ones, `#` for opaque ones, `+` for others.
  func row(_ y: Int) -> String {
    String(
      (0..<image.width).map { x in
        let alpha = self[x, y] & 0xFF
        return alpha == 0 ? "." : alpha == 255 ? "#" : "+"
      })
  }
}
