import NibCore

/// Images for tests.
enum ImageSamples {
  /// An image whose pixels all have different colors, as far as there are enough.
  static func gradient(width: Int, height: Int, seed: Int = 0) -> PixelImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        bytes += [
          UInt8((x * 7 + seed) & 0xFF), UInt8((y * 5 + seed) & 0xFF), UInt8((x * y + seed) & 0xFF), 255,
        ]
      }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  /// Four areas of one color each, like a simple screen. The components are those that sixels can describe exactly.
  static func areas(width: Int, height: Int) -> PixelImage {
    let colors: [[UInt8]] = [
      [255, 255, 255, 255], [0, 0, 0, 255], [51, 102, 204, 255], [204, 0, 51, 255],
    ]
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += colors[(x < width / 2 ? 0 : 1) + (y < height / 2 ? 0 : 2)] }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  /// The four areas with a black rectangle of 2 x 3 pixels over them.
  static func marked(_ place: (x: Int, y: Int), width: Int, height: Int) -> PixelImage {
    var bytes = areas(width: width, height: height).bytes
    for y in place.y..<place.y + 3 {
      for x in place.x..<place.x + 2 {
        let start = 4 * (y * width + x)
        bytes.replaceSubrange(start..<start + 4, with: [102, 51, 0, 255])
      }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  /// Seven red columns; the others are transparent.
  static func stripe(width: Int, height: Int) -> PixelImage {
    PixelImage(
      width: width, height: height,
      bytes: (0..<width * height).flatMap { $0 % width < 7 ? [255, 0, 0, 255] : [0, 0, 0, 0] as [UInt8] })
  }

  static func canvasImage(
    _ columns: Int, _ rows: Int, previous: CanvasImage? = nil,
    _ draw: @escaping (_ width: Int, _ height: Int) -> PixelImage
  ) -> CanvasImage {
    CanvasImage(size: CellSize(columns: columns, rows: rows), previous: previous) { cell in
      draw(columns * cell.width, rows * cell.height)
    }
  }

  /// The pixels as `0xRRGGBBAA`.
  static func values(_ image: PixelImage) -> [UInt32] {
    stride(from: 0, to: image.bytes.count, by: 4).map { place in
      image.bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
