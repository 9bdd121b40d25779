import NibSupport

/// An image in memory: red, green, blue and opacity, one byte each, with the colors multiplied by the
/// opacity.
package struct PixelImage: Hashable, Sendable {
  /// The number of pixels in a row; greater than 0.
  package let width: Int
  /// The number of rows; greater than 0.
  package let height: Int
  /// The pixels, 4 bytes each: the rows from the top, and each row from the left.
  package let bytes: [UInt8]

  /// An image of the given size, which must be that of the pixels.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The mean color and opacity of a group of pixels.
  package struct Mean: Hashable {
    /// The components of the color, 0...255, not multiplied by the opacity.
    package var red: Double
    package var green: Double
    package var blue: Double
    /// The opacity, 0...1.
    package var alpha: Double
  }

  /// The mean of the given area, in pixels. A pixel at the edge of the area counts in proportion to the part of it
  /// that is inside the area. Space outside the image counts as transparent.
  package func mean(_ columns: Range<Double>, _ rows: Range<Double>) -> Mean {
    let across = columns.clamped(to: 0..<Double(width))
    let down = rows.clamped(to: 0..<Double(height))
    let covered = PixelImage.pixels(coveredBy: across, count: width)
    var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    for y in PixelImage.pixels(coveredBy: down, count: height) {
      let tall = PixelImage.coverage(of: y, by: down)
      for x in covered {
        let place = 4 * (y * width + x)
        let weight = tall * PixelImage.coverage(of: x, by: across)
        sums.red += weight * Double(bytes[place])
        sums.green += weight * Double(bytes[place + 1])
        sums.blue += weight * Double(bytes[place + 2])
        sums.alpha += weight * Double(bytes[place + 3])
      }
    }
    let area = (columns.upperBound - columns.lowerBound) * (rows.upperBound - rows.lowerBound)
    guard sums.alpha > 0, area > 0 else { return Mean(red: 0, green: 0, blue: 0, alpha: 0) }
    let scale = 255 / sums.alpha
    return Mean(
      red: min(255, sums.red * scale), green: min(255, sums.green * scale), blue: min(255, sums.blue * scale),
      alpha: min(1, sums.alpha / (255 * area)))
  }

  /// The indices of the pixels that a range inside the image covers, completely or in part. Computed for each pixel of a
  /// drawing, so it makes no list.
  private static func pixels(coveredBy range: Range<Double>, count: Int) -> Range<Int> {
    if range.isEmpty { return 0..<0 }
    return Int(bounded: range.lowerBound)..<min(count, Int(bounded: range.upperBound) + 1)
  }

  /// The part of a pixel that a range covers (0...1).
  private static func coverage(of index: Int, by range: Range<Double>) -> Double {
    max(0, min(range.upperBound, Double(index + 1)) - max(range.lowerBound, Double(index)))
  }
}

extension PixelImage {
  /// An image from pixels whose colors are not multiplied by the opacity; `nil` if the number of bytes does
  /// not match the size.
  package init?(width: Int, height: Int, straight bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == 4 * width * height else { return nil }
    var multiplied = bytes
    for place in stride(from: 0, to: bytes.count, by: 4) where bytes[place + 3] < 255 {
      let alpha = Int(bytes[place + 3])
      for part in place..<place + 3 { multiplied[part] = UInt8((Int(bytes[part]) * alpha + 127) / 255) }
    }
    self.init(width: width, height: height, bytes: multiplied)
  }

  /// An image from pixels whose colors are multiplied by the opacity; `nil` if the number of bytes does not match the
  /// size. A color that is brighter than the opacity allows is as bright as possible.
  package init?(width: Int, height: Int, multiplied bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == 4 * width * height else { return nil }
    var bounded = bytes
    for place in stride(from: 0, to: bytes.count, by: 4) where bytes[place + 3] < 255 {
      for part in place..<place + 3 { bounded[part] = min(bytes[part], bytes[place + 3]) }
    }
    self.init(width: width, height: height, bytes: bounded)
  }

  /// Whether any pixel of the image is less than half opaque.
  package var hasTransparentPixels: Bool {
    stride(from: 3, to: bytes.count, by: 4).contains { bytes[$0] < 128 }
  }

  /// The image, halved until no side is longer than the given number of pixels.
  package func reduced(to longest: Int) -> PixelImage {
    var image = self
    while max(image.width, image.height) > max(1, longest) { image = image.halfSized }
    return image
  }

  private var halfSized: PixelImage {
    let size = (width: max(1, width / 2), height: max(1, height / 2))
    var half = [UInt8](repeating: 0, count: 4 * size.width * size.height)
    // An image that is one pixel wide has no neighbor on the right.
    let right = width > 1 ? 4 : 0
    let below = height > 1 ? 4 * width : 0
    for y in 0..<size.height {
      for x in 0..<size.width {
        let from = 4 * ((height > 1 ? 2 * y : y) * width + (width > 1 ? 2 * x : x))
        for part in from..<from + 4 {
          let sum = Int(bytes[part]) + Int(bytes[part + right]) + Int(bytes[part + below])
          half[4 * (y * size.width + x) + part - from] = UInt8((sum + Int(bytes[part + right + below])) / 4)
        }
      }
    }
    return PixelImage(width: size.width, height: size.height, bytes: half)
  }
}

extension PixelImage {
  /// The bytes of the pixels with colors that are not multiplied by the opacity.
  package var straightBytes: [UInt8] {
    var straight = bytes
    for place in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = bytes[place + 3]
      guard alpha > 0, alpha < 255 else { continue }
      for part in place..<place + 3 { straight[part] = PixelImage.straight(bytes[part], alpha: alpha) }
    }
    return straight
  }

  /// A component of a color that was multiplied by the opacity, divided by it again. The opacity must not be 0.
  package static func straight(_ part: UInt8, alpha: UInt8) -> UInt8 {
    let alpha = Int(alpha)
    return UInt8(min(255, (Int(part) * 255 + alpha / 2) / alpha))
  }
}

extension PixelImage {
  /// A part of the image, in pixels. It must not be empty and must be inside the image.
  package func part(x: Int, y: Int, width: Int, height: Int) -> PixelImage {
    if x == 0, y == 0, width == self.width, height == self.height { return self }
    var part: [UInt8] = []
    part.reserveCapacity(4 * width * height)
    for row in y..<y + height {
      let start = 4 * (row * self.width + x)
      part += bytes[start..<start + 4 * width]
    }
    return PixelImage(width: width, height: height, bytes: part)
  }
}
